"""Where scripts/lab could not install PyTorch, it has said so; under CI these tests fail."""

import os
from importlib.util import find_spec

collect_ignore_glob = [] if "CI" in os.environ or find_spec("torch") else ["test_*.py"]

"""What every game must hold to, as tests: `entrepot test GAME` runs them over any game that is installed.

For tests of a game's own there are `proves`, which names the rules of the ledger that a test proves, and `Arranged`, a
position that is arranged and looked at by names. `scenes` has what a face is drawn from, `breaking` component files and
positions that are broken on purpose.
"""

from .arranged import Arranged
from .proves import proves

__all__ = ["Arranged", "proves"]

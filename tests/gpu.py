"""Whether there is a GPU: what needs one is not a test without it."""

from entrepot.engine.errors import EntrepotError


def has_gpu():
    try:
        from entrepot.engine.backends.cuda import gpu_name

        return bool(gpu_name())
    except (EntrepotError, ImportError):
        return False

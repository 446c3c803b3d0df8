"""Who may see what: everything but what the bag and the stack of the Automa will bring."""

from entrepot.engine.language.rule import rule


@rule
def hide(s, viewer):
    """Which worker or action token comes next is in nobody's hands but the key's."""
    s.key[0] = 0
    s.key[1] = 0


@rule
def guess(s, viewer):
    """Nothing is covered; the new key draws the rest."""

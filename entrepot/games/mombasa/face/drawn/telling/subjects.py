"""What each place is about, in terms of the ledger's glossary: a rule that answers there has to name one of them.

Under "" are rules that answer anywhere.
"""

SUBJECTS: dict[str, tuple[str, ...]] = {
    "": ("MB-509",),  # the cards that an action requires
    "region": ("region", "double border"),
    "company": ("company", "expansion card", "action tile"),
    "base": ("base", "post"),
    "track": ("company track", "track marker"),
    "display": ("card display", "purchase price"),
    "book": ("book display", "book tile"),
    "shelf": ("bookkeeping track", "book tile", "ink jar"),
    "taken": ("book tile",),
    "slot": ("action slot", "extra slot", "action area", "active", "used", "goods card"),
    "recovery": ("recovery area", "recovery stack"),
    "hand": ("hand",),
    "space": ("bonus space", "bonus marker"),
    "bonus": ("bonus tile", "action tile"),
    "diamonds": ("diamond track", "diamond marker"),
    "purse": ("pound", "£", "share"),
    "rounds": ("round", "round track"),
    "panel": ("money",),
}

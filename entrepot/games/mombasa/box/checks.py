"""Small checks that several component files share."""

from entrepot.engine.language.components import Components

Words = tuple[str, ...]


def different(c: Components, file: str, path: str, allowed: Words) -> list[str]:
    """Some words, each once."""
    found = [c.choice(file, entry, allowed) for entry in c.each(file, path)]
    for word in found:
        if found.count(word) > 1:
            c.fail(file, path, f"names {word} twice; name each once")
    return found


def rising(c: Components, file: str, path: str, low: int, high: int) -> list[int]:
    """Numbers of which each is higher than the one before."""
    found = [c.integer(file, entry, low, high) for entry in c.each(file, path)]
    if found != sorted(set(found)):
        c.fail(file, path, f"is {found}; let each be higher than the one before")
    return found


def pairs(c: Components, file: str, path: str, found: int, spaces: int) -> None:
    """As many numbers as there are spaces they stand on."""
    if found != spaces:
        c.fail(file, path, f"has {found} numbers, needs {spaces}, one for each space; change them")

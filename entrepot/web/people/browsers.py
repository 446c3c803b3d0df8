"""A browser in a few words: enough for its owner to know it again."""

from __future__ import annotations

# A browser says the names of others too, for the sake of old pages: the first that fits is the one it is.
PROGRAMS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("curl/", "curl"),
    ("python", "Python"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def browser(agent: str) -> str:
    """Program and system, as in `Firefox · Linux`; "" where nothing is known. Nothing else of it is kept."""
    agent = agent[:500]
    found = (next((name for mark, name in known if mark in agent), "") for known in (PROGRAMS, SYSTEMS))
    return " · ".join(filter(None, found))

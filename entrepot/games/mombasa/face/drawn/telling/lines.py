"""A line of the log: the sentence, then what it brought or cost as icons; then what happened by itself.

While all plan at once, others see that a player is ready and nothing else; the last one to be ready shows it all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import lines
from entrepot.paper.lines import MARK, with_name
from entrepot.paper.phrases import MINUS, from_to
from entrepot.paper.svg import Markup, joined
from entrepot.paper.words import Words

from ....actions import BOOK_SPACES, CARDS, DISPLAY, REGIONS, SLOTS
from ....box.tables import TILE_BOOKKEEPER, TILE_MERCHANT
from ....record import NOBODY
from ....rules.expansion import entry_cost
from .. import facts
from ..reading import plain
from . import changes, events, inline, labels

SECRET = frozenset({"tile", "rest", "lay", "leave"})  # known to their player until all are ready
QUIET = frozenset({"stop", "collect", "book"})  # said only where something comes of it
# Verbs whose object is drawn: what they do in a word.
DRAWN = {
    **dict.fromkeys(("goods", "bookkeeper", "merchant"), "face-line-uses"),
    **dict.fromkeys(("buy", "buy_cheaper"), "face-line-buys"),
    "take": "face-line-takes",
    "sell": "face-line-sells",
}
MEANS = {"bookkeeper": TILE_BOOKKEEPER, "merchant": TILE_MERCHANT}


def line(before: View, after: View, player: int, action: str, words: Words) -> Markup:
    """What one action looked like to who reads it; nothing where nothing came of it."""
    return _line(before.record, after.record, player, action, before.viewer == player, words)


@lru_cache(maxsize=512)
def _line(before: bytes, after: bytes, player: int, action: str, own: bool, words: Words) -> Markup:
    """Told once for all who see the same."""
    a, b = plain(before), plain(after)
    verb = action.partition(":")[0]
    if verb in SECRET and not own:
        if not changes.became_ready(a, b, player):
            return Markup("")
        action = verb = "ready"
    done = changes.change(a, b, player)
    together = facts.asked(a) in facts.TOGETHER
    details = list(_answered(a, b, player, verb, words) if together else _details(a, b, player, action, done, words))
    also = [*events.shown(a, b, words), *events.events(a, b, player, verb, done, words)]
    if verb in QUIET and not details and not also:
        return Markup("")
    return lines.line(_sentence(a, player, action, words), details, also)


def _sentence(a: Any, player: int, action: str, words: Words) -> Markup:
    """The sentence with the name in bold, and its object as it is drawn."""
    verb, _, noun = action.partition(":")
    said = words.text(DRAWN[verb], player=MARK) if verb in DRAWN else words.log(MARK, action)
    told = with_name(said, labels.player(player, words))
    thing = _object(a, player, verb, noun, words)
    return Markup("{} {}").format(told, thing) if thing else told


def _object(a: Any, player: int, verb: str, noun: str, words: Words) -> Markup:
    """The card or book that an action is about."""
    if verb in MEANS and noun == "tile":
        return inline.tile(MEANS[verb], words)
    if verb in ("goods", *MEANS):
        return inline.card(int(a.slot[player, SLOTS.index(noun)]), words)
    if verb in ("buy", "buy_cheaper"):
        return inline.card(int(a.display[DISPLAY.index(noun)]), words)
    if verb == "take":
        return inline.book(int(a.books[BOOK_SPACES.index(noun)]), words)
    if verb == "sell":
        return inline.card(CARDS.index(noun), words)
    return Markup("")


def _answered(a: Any, b: Any, player: int, verb: str, words: Words) -> Iterator[Markup]:
    """Of a secret answer its player knows where the card goes."""
    if verb in ("lay", "leave") and a.planned[player] < len(SLOTS):
        yield Markup.escape(words.noun(facts.slot_place(int(a.planned[player]))))
    elif verb == "rest" and not changes.shown(a, b):
        yield Markup.escape(words.noun(f"recovery-{SLOTS[a.planned[player] + 1]}"))


def _details(a: Any, b: Any, player: int, action: str, done: changes.Change, words: Words) -> Iterator[Markup]:
    """What the player paid and got, as far as the sentence does not say it."""
    verb, _, noun = action.partition(":")
    if verb == "enter":
        yield from _entry(a, REGIONS.index(noun), words)
    if verb == "shelve":
        yield joined([inline.book(book, words) for _, book in done.shelved], " ")
    if verb != "take" and done.books:
        yield joined([inline.book(book, words) for book in done.books], " ")
    if done.tolls:
        yield joined((words.text("face-line-toll"), inline.amount("money", done.tolls, words, MINUS)), " ")
    rest = done.money + done.tolls - sum(pays for _, _, pays in done.fields)  # special fields are told apart
    if rest and verb != "cash":
        sign = "+" if rest > 0 else MINUS
        yield inline.amount("money", abs(rest), words, sign)
    yield from _moves(verb, done, words)
    if verb not in ("buy", "buy_cheaper") and done.bought:
        yield inline.cards(done.bought, words)
    if verb in ("end", "recover") and done.recovered:
        yield inline.cards(done.recovered, words)


def _entry(a: Any, region: int, words: Words) -> Iterator[Markup]:
    """The points that an entry costs, and whose post must go."""
    yield joined(
        (inline.emblem(a.expanded, words), inline.amount("points", int(entry_cost(a, region)), words, MINUS)), " "
    )
    if a.region[region] != NOBODY:
        yield joined((words.text("face-line-against"), inline.emblem(a.region[region], words)), " ")


def _moves(verb: str, done: changes.Change, words: Words) -> Iterator[Markup]:
    """Markers, the diamond marker, the ink jar, shares and their value."""
    for company, (before, after) in done.tracks.items():
        if verb != "step" or after - before > 1 or len(done.tracks) > 1:
            yield inline.steps(company, after - before, words)
    if done.diamond:
        yield inline.amount("diamonds", done.diamond[1] - done.diamond[0], words, "+")
    if done.jar:
        yield joined((inline.sign("mb-inkjar"), words.noun(facts.jar_place(done.jar[1]))), " ")
    for company, (before, after) in done.shares.items():
        said = words.text("label-shares")
        share = inline.sign("mb-share", 13, said)
        yield joined((inline.emblem(company, words), share, from_to(before, after)), " ")
    for company, (before, after) in done.values.items():
        yield joined((inline.emblem(company, words), f"£{from_to(before, after)}"), " ")

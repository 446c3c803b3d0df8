"""The right column above the log: achievements with the viewer's progress, what ends the game, the supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Drawing, Scene
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....actions import COUNTRIES, REWARD_TOKENS
from ....box.tables import (
    ACHIEVEMENT_FIRST,
    ACHIEVEMENT_LATER,
    ACHIEVEMENT_NEEDS,
    ALL_SHOPS,
    ALL_TRADING_HOUSES,
    CHURCH_END,
    CUSTOMS_END,
    NEEDS,
)
from ....meta import META
from ....record import NOBODY
from .. import facts
from ..parts import FLAGS
from ..telling.inline import does, offered, seat_icon, spot
from ..telling.labels import achievement as achievement_in_words

NEED_ICON = {
    "copper": "yk-copper",
    "silk": "yk-silk",
    "tea": "yk-tea",
    "fish": "yk-fish",
    "yen": "c-yen",
    "tokens": "yk-five-power",
    "orders": "yk-order",
    "technologies": "yk-technology",
    "production": "yk-production-area",
    "commercial": "yk-commercial-area",
}
STACKS = "abc"
TARGETS = (*(f"achievement-{stack}" for stack in STACKS), *(f"reward-{token}" for token in REWARD_TOKENS))


class Goals(NamedTuple):
    """Everything the achievements show."""

    players: int
    numbers: tuple[int, ...]
    achieved: tuple[int, ...]
    progress: tuple[tuple[int, int], ...]  # of the viewer; empty for a spectator
    viewer: int
    rewards: int  # reward tokens on display as bits, NOBODY without that module
    acts: tuple[tuple[str, str], ...]
    asked: str
    drafted: frozenset[str]


class Ending(NamedTuple):
    """Everything about the end and the supply."""

    church: tuple[int, int]
    customs: tuple[int, int]
    shops: tuple[int, int]
    houses: tuple[int, int]
    orders: int
    technologies: int
    agents: tuple[int, ...]
    last: str  # the words about the last rounds


def goals(s: Any, scene: Scene) -> Goals:
    viewer = NOBODY if scene.viewer is None else scene.viewer
    numbers = tuple(s.achievement[n] for n in range(3))
    acts = offered(scene.acts, TARGETS)
    return Goals(
        players=s.players,
        numbers=numbers,
        achieved=tuple(s.achieved[n] for n in range(3)),
        progress=tuple(facts.progress(s, viewer, n) for n in numbers) if viewer != NOBODY else (),
        viewer=viewer,
        rewards=s.rewards_left if s.option_rewards else NOBODY,
        acts=acts,
        asked=scene.view.asked if acts else "",
        drafted=frozenset(place for place in TARGETS if place in scene.drafted),
    )


def ending(s: Any) -> Ending:
    last = ""
    if s.last_round and not s.over:
        last = "event-final_round" if s.round == s.last_round else "event-one_more_round"
    seats = range(s.players)
    return Ending(
        church=(sum(s.church[n] != NOBODY for n in range(8)), int(CHURCH_END[s.option_edition, s.players])),
        customs=(sum(s.customs[n] != NOBODY for n in range(8)), int(CUSTOMS_END[s.option_edition, s.players])),
        shops=(max(facts.shops_built(s, p) for p in seats), int(ALL_SHOPS)),
        houses=(max(facts.houses_built(s, p) for p in seats), int(ALL_TRADING_HOUSES)),
        orders=s.orders_left,
        technologies=s.technologies_left,
        agents=tuple(s.agents_left[n] for n in range(5)),
        last=last,
    )


def side(scene: Scene) -> Drawing:
    """The right column."""
    s = facts.position(scene.view)
    parts = {
        "part-achievements": achievements(goals(s, scene), scene.words),
        "part-ending": until_the_end(ending(s), scene.words),
    }
    return Drawing(FRAME, parts)


FRAME = Markup(
    '<section id="part-achievements"><!--part-achievements--></section>'
    '<section id="part-ending"><!--part-ending--></section>'
)


@lru_cache(maxsize=2048)
def achievements(g: Goals, words: Words) -> Markup:
    """A line each: what it asks for, its spaces in order, how far the viewer is."""
    you = el("span", words.text("face-role-you", level="")) if g.viewer != NOBODY else ""
    heading = el("h3", icon("yk-achievement", 15), words.text("face-achievements"), you)
    lines = [_achievement(g, n, words) for n in range(3)]
    return el("div", heading, *lines, _rewards(g, words), class_="box ach")


def needs(number: int, words: Words) -> Markup:
    """What an achievement asks for, as icons."""
    asked = [(need, int(n)) for need, n in zip(NEEDS, ACHIEVEMENT_NEEDS[number], strict=True) if n]
    shown = [Markup(f"{n} {icon(NEED_ICON[need], 15)}") for need, n in asked]
    if any(need == "tokens" for need, _ in asked):
        shown.append(icon("yk-agent", 15))
    return joined(shown, " ")


def _achievement(g: Goals, n: int, words: Words) -> Markup:
    place = f"achievement-{STACKS[n]}"
    acts = dict(g.acts).get(place, "")
    name = f"{words.noun(f'stack-{STACKS[n]}')}: {achievement_in_words(g.numbers[n], words)}"
    label = f"{name}. {does(acts, words, g.asked)}" if acts else name
    classes = "arow drafted" if place in g.drafted else "arow"
    cond = el("span", needs(g.numbers[n], words), class_="cond", title=name)
    body = joined((el("span", name, class_="vh"), cond, _spaces(g, n, words), _progress(g, n, words)))
    return Markup(f"<div{spot(place, label, acts, classes)}>{body}</div>")


def _spaces(g: Goals, n: int, words: Words) -> Markup:
    """Who has completed it, then what the next ones gain."""
    done = [p for p in range(g.players) if (g.achieved[n] >> p) & 1]
    shown = [el("span", seat_icon(p, 14, words.noun(f"player-{META.colours[p]}")), class_="sp on") for p in done]
    for place in range(len(done), g.players):
        prize = ACHIEVEMENT_LATER if place else ACHIEVEMENT_FIRST
        shown.append(el("span", int(prize[g.numbers[n]]), class_="sp"))
    return el("span", *shown, class_="sps")


def _progress(g: Goals, n: int, words: Words) -> Markup:
    if not g.progress:
        return el("span", class_="prog")
    if (g.achieved[n] >> g.viewer) & 1:
        return el("span", words.text("face-done"), class_="prog ok")
    have, need = g.progress[n]
    return el("span", words.text("face-of", have=have, need=need), class_="prog ok" if have == need else "prog")


def _rewards(g: Goals, words: Words) -> Markup:
    """The reward tokens on display, when they are played with."""
    if g.rewards == NOBODY:
        return Markup("")
    shown = []
    for n, token in enumerate(REWARD_TOKENS):
        if (g.rewards >> n) & 1:
            place = f"reward-{token}"
            acts = dict(g.acts).get(place, "")
            name = words.noun(place)
            label = f"{name}. {does(acts, words, g.asked)}" if acts else name
            sign = icon("yk-agent" if token == "free_agent" else FLAGS[n], 18, name)
            shown.append(Markup(f"<span{spot(place, label, acts, 'rw')}>{sign}</span>"))
    title = el("span", words.noun("token-reward"), class_="cap")
    return el("div", title, el("span", *shown, class_="rws"), class_="rrow")


@lru_cache(maxsize=2048)
def until_the_end(e: Ending, words: Words) -> Markup:
    """The meters of what ends the game, the decks and the supply of agents."""
    heading = el("h3", icon("c-end", 14), words.text("face-ending"))
    meters = (
        ("church", "yk-church", e.church),
        ("customs", "yk-customs", e.customs),
        ("shops", "yk-shop", e.shops),
        ("houses", "yk-house", e.houses),
    )
    shown = [_meter(name, sign, *count, words) for name, sign, count in meters]
    orders = el("span", icon("c-deck", 16), el("i", words.text("label-orders")), el("b", e.orders))
    technologies = el("span", el("i", words.text("label-technologies")), el("b", e.technologies))
    decks = [_place("meter-orders", orders, words.text("label-order_deck"))]
    decks.append(_place("meter-technologies", technologies, words.text("label-technology_deck")))
    agents = [el("li", icon("yk-agent", 15, words.text("label-agents")))]
    for n, country in enumerate(COUNTRIES):
        name = words.noun(f"agent-{country}")
        inner = joined((icon(FLAGS[n], 16, name), el("b", e.agents[n])))
        agents.append(Markup(f"<li{spot(f'supply-{country}', name, '', '' if e.agents[n] else 'zero')}>{inner}</li>"))
    last = el("p", words.text(e.last), class_="last") if e.last else ""
    lists = (
        el("ul", *shown, class_="meters"),
        el("ul", *decks, class_="meters"),
        el("ul", *agents, class_="flags sup"),
    )
    return el("div", heading, *lists, last, class_="box sup")


def _place(place: str, inner: Markup, title: str) -> Markup:
    return Markup(f'<li{spot(place, title)} title="{Markup.escape(title)}">{inner}</li>')


def _meter(name: str, sign: str, now: int, end: int, words: Words) -> Markup:
    title = words.text(f"face-meter-{name}")
    inner = joined((icon(sign, 16, title, "vig"), el("b", now), el("i", f"/{end}")))
    return _place(f"meter-{name}", el("span", inner), title)

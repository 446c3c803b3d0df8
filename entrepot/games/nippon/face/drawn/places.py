"""Where on the table an action is done, and the icons of the prompt bar."""

from __future__ import annotations

from entrepot.engine.match.view import View

from ...actions import REGIONS, TRACKS, TYPES
from ...box.tables import A_MINING, FACTORY_CELLS, HIRING_CELL, TILE_COAL, TYPE_OF
from ...record import NOBODY
from ...rules.modifiers import modifies
from .reading import asked, asked_of, position

# Where the noun of a verb is: an element's id around it.
BY_NOUN = {
    "pair": "pair-{}",
    "recruit": "bag-{}",
    "act": "action-{}",
    "build": "factory-{}",
    "machine": "machine-{}",
    **dict.fromkeys(("produce", "modify"), "slot-{}"),
    **dict.fromkeys(("ship", "ship_for_money"), "destination-{}"),
    **dict.fromkeys(("train", "train_for_money"), "station-{}"),
    **dict.fromkeys(("supply_1", "supply_2", "supply_3", "evict"), "cell-{}"),
    **dict.fromkeys(("take_from", "stock"), "goods-{}"),
    "contract": "contract-{}",
    "region": "region-{}",
    "department": "department-{}",
    "piece": "fleet-{}",
}
# A factory that modifies nothing is told so only by these; by others it is what it is at any other time.
MODIFIED = frozenset({"machines", "investment", "modifier"})
FIXED = {"consolidate": "consolidate", "silk": "supply-silk", "kept": "tile-coal", "invest": "track-finance"}

SEALS = {
    "draft": "nz-goods",
    "old_factory": "nz-factory",
    "recruit": "nz-bag",
    "turn": "nz-worker",
    "hiring": "nz-worker",
    "science": "nz-act-science",
    "mining": "nz-act-mining",
    "factory": "nz-act-factory",
    "first_factory": "nz-act-factory",
    "machines": "nz-act-machines",
    "production": "nz-act-production",
    "ships": "nz-act-ships",
    "trains": "nz-act-trains",
    "markets": "nz-act-markets",
    "source": "nz-goods",
    "evicting": "nz-influence",
    "supplied": "nz-act-markets",
    "investment": "nz-act-invest",
    "fulfilling": "nz-contract",
    "modifier": "nz-class-modifier",
    "region_bonus": "nz-act-markets",
    "research": "nz-dept-white",
    "department": "nz-dept-any",
    "free_ship": "nz-act-ships",
    "free_train": "nz-act-trains",
    "free_machine": "nz-act-machines",
    "piece": "nz-class-immediate",
    "another": "c-plus",
    "stocking": "nz-goods",
    "favor": "nz-favour-3",
    "keeping": "nz-coal",
    "salary": "nz-money",
    "leftover": "nz-silk",
    "reward": "c-vp",
    "end": "c-confirm",
    "over": "c-end",
}
# By the whole action, or by its verb.
BUTTONS = {
    "old:cotton": "nz-cotton",
    "old:paper": "nz-paper-good",
    "first:ability": "nz-class-immediate",
    "first:tile": "nz-goods",
    "gain:vp": "c-vp",
    "research:both": "nz-dept-white",
    "another": "c-plus",
    "keep": "nz-coal",
    "pay": "nz-money",
    "reward:vp": "c-vp",
    "reward:iron": "nz-iron",
    "reward:silk": "nz-silk",
    **{f"reward:{track}": f"nz-step-{track}" for track in TRACKS},
    "stop": "c-confirm",
    "done": "c-confirm",
    "skip": "c-forward",
}


def place(view: View, action: str) -> str | None:
    """The id of the place where an action is done, or None for a button of the prompt bar."""
    verb, _, noun = action.partition(":")
    if (verb == "modify" and not _modifies(view, int(noun) - 1)) or (verb == "kept" and not _keeps(view)):
        return None
    if verb in BY_NOUN:
        return BY_NOUN[verb].format(noun)
    if verb in FIXED:
        return FIXED[verb]
    if verb == "hire":
        return f"worker-{HIRING_CELL[max(0, position(view).action)] + 1}-{noun}"
    if verb == "steps":
        return f"track-{'mining' if position(view).action == A_MINING else 'science'}"
    if verb == "research" and noun in TRACKS:
        return f"track-{noun}"
    if verb == "favor":
        return f"goal-{noun.rpartition('_')[0]}"
    if verb == "spend":
        return goods_place(view, TYPES.index(noun))
    if action == "gain:region":
        s = position(view)
        return f"region-{REGIONS[s.agenda[s.depth - 1, 1] % len(REGIONS)]}"
    return None


def _modifies(view: View, slot: int) -> bool:
    """Whether a click on a factory may mean its modifier."""
    s = position(view)
    if s.action == NOBODY or modifies(s, s.actor, slot):
        return True
    return asked(s) in MODIFIED and s.factory[s.actor, slot] != NOBODY


def _keeps(view: View) -> bool:
    """Whether a click on the starting tile may mean its coal."""
    s = position(view)
    return bool(s.action == NOBODY or s.kept_coal[s.actor] or s.tile_a[s.actor] == TILE_COAL)


def goods_place(view: View, type: int) -> str | None:
    """The first factory of who is asked with goods of that type."""
    s = position(view)
    factories, goods = s.factory.tolist()[s.actor], s.goods.tolist()[s.actor]
    for slot in range(FACTORY_CELLS):
        if factories[slot] != NOBODY and goods[slot] and TYPE_OF[factories[slot]] == type:
            return f"goods-{slot + 1}"
    return None


def seal(view: View) -> str:
    """The icon of the thing asked about."""
    return SEALS[asked_of(view)]


def button(action: str) -> str:
    """The icon of an action in the prompt bar, or nothing."""
    return BUTTONS.get(action, BUTTONS.get(action.partition(":")[0], ""))

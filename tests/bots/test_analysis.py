"""An analysis: every moment and every costly decision of a finished game, by what could be seen then."""

import random
from dataclasses import replace

import pytest

import entrepot
from entrepot.bots import analysis
from entrepot.bots.advice import weigh
from entrepot.bots.analysis import COSTLIEST, SLIGHT, analyse, judge, put_together
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from tests.toy.test_wharf import wharf  # noqa: F401

from .making import random_network
from .test_mcts import last_load, names


def played(game, players=2, seed=1):
    """A finished match, played at random."""
    match = Match.begin(game, players, {}, Deal.seeded(seed))
    dice = random.Random(seed)
    while match.actors:
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match


def test_it_has_every_moment_and_ends_with_the_result(wharf, tmp_path):  # noqa: F811
    match, done = played(wharf, 3), []
    path = random_network(wharf, tmp_path)
    found = analyse(match, simulations=16, path=path, progress=lambda n, of: done.append((n, of)))
    assert [one.move for one in found.moments] == list(range(match.count + 1))
    assert done == [(n, match.count) for n in range(1, match.count + 1)]
    for moment in found.moments:
        assert sum(one.wins for one in moment.seats) == pytest.approx(1) and len(moment.seats) == 3
    assert [one.wins > 0 for one in found.moments[-1].seats] == [rank == 1 for rank in match.result.ranks]
    assert found == analyse(match, simulations=16, path=path)
    for one in found.decisions:
        assert one.cost > 0 and one.better != one.action
        assert (one.seat, one.action) == (match.moves[one.move].player, match.moves[one.move].action)
        assert one.better in match.at(one.move).legal(one.seat)
    for seat in range(3):
        costs = sorted((one.cost for one in found.decisions if one.seat == seat), reverse=True)
        assert [one.cost for one in found.costliest(seat)] == [one for one in costs if one >= SLIGHT][:COSTLIEST]


def test_what_costs_next_to_nothing_is_not_told(wharf, tmp_path):  # noqa: F811
    match = played(wharf, 3)
    found = analyse(match, simulations=16, path=random_network(wharf, tmp_path))
    some = [replace(one, cost=cost) for one in found.decisions[:1] for cost in (0.019, 0.021, 0.02, 0.03, 0.04)]
    told = replace(found, decisions=tuple(some)).costliest(some[0].seat)
    assert [one.cost for one in told] == [0.04, 0.03, 0.021]
    assert not replace(found, decisions=tuple(some[:1])).costliest(some[0].seat)


def test_moves_looked_at_one_by_one_make_the_same_analysis(wharf, tmp_path):  # noqa: F811
    match, path = played(wharf, 3), random_network(wharf, tmp_path)
    how = dict(simulations=16, seed=4, path=path)
    backwards = [judge(match, move, **how) for move in reversed(range(match.count))]
    found = put_together(match, backwards[::-1])
    assert found == analyse(match, **how) and found.decisions != analyse(match, simulations=16, path=path).decisions


def test_what_throws_a_win_away_costs_it(wharf, tmp_path):  # noqa: F811
    position, player = last_load(wharf)
    load, stop = position.legal(player)
    assert names(position) == ["load", "stop"]
    how = dict(simulations=40, seed=1, path=random_network(wharf, tmp_path))
    thrown = weigh(position.view(player), player, stop, **how)
    assert (thrown.better, thrown.change.wins) == ("load", 1) and thrown.cost > 1.9
    taken = weigh(position.view(player), player, load, **how)
    assert (taken.better, taken.cost, taken.change.wins) == ("load", 0, 0)


def test_luck_is_what_reveals_changed(wharf, tmp_path, monkeypatch):  # noqa: F811
    match = played(wharf)
    found = analyse(match, simulations=8, path=random_network(wharf, tmp_path))
    shown = [wharf.layout.value(match.record(n), "revealed") for n in range(match.count + 1)]
    costs = {one.move: one.change.wins for one in found.decisions}
    luck = [0.0, 0.0]
    for n in range(match.count):
        if shown[n] != shown[n + 1]:
            for seat in (0, 1):
                luck[seat] += found.moments[n + 1].seats[seat].wins - found.moments[n].seats[seat].wins
            luck[match.moves[n].player] += costs.get(n, 0)
    assert found.luck == pytest.approx(luck) and any(luck)


def test_what_was_hidden_then_is_not_used(wharf, tmp_path, monkeypatch):  # noqa: F811
    """Each decision is judged from the view of its player, and from nothing else."""
    match, seen = played(wharf), []
    path = random_network(wharf, tmp_path)
    monkeypatch.setattr(
        analysis, "weigh", lambda view, seat, *_, **how: seen.append((bytes(view.record), seat)) or nothing()
    )
    analyse(match, path=path)
    asked = [n for n in range(match.count) if len(match.at(n).legal(match.moves[n].player)) > 1]
    assert seen == [(bytes(match.bot_view(match.moves[n].player, n).record), match.moves[n].player) for n in asked]


def nothing():
    from entrepot.bots.advice import Expected, Weighed

    return Weighed("", 0.0, Expected(0.0, {}), ())


def test_what_cannot_be_analysed_gets_one_sentence(wharf, tmp_path):  # noqa: F811
    path = random_network(wharf, tmp_path)
    match = played(wharf)
    with pytest.raises(EntrepotError, match="not over, and only finished games are analysed; ask for a hint"):
        analyse(match.at(3), path=path)
    with pytest.raises(EntrepotError, match="was stopped; ask for it again"):
        analyse(match, path=path, stopped=lambda: True)
    with pytest.raises(EntrepotError, match="There is no network for Wharf"):
        analyse(match, path=tmp_path / "none.safetensors")


@pytest.mark.slow
def test_alone_the_chance_is_that_of_winning_at_all(tmp_path):
    match = entrepot.new("nippon", players=1, level="easy", seed=3)
    dice = random.Random(1)
    while match.actors:
        match.take(0, dice.choice(match.legal(0)))
    found = analyse(match, simulations=8, path=random_network(match.game, tmp_path))
    assert found.moments[-1].seats[0].wins == (match.result.winner == 0)
    assert all(0 < one.seats[0].wins < 1 for one in found.moments[:-1])

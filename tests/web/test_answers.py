"""Everything on a table answers: what it is, and why nothing can be done there now."""

from __future__ import annotations

from dataclasses import replace

import pytest
from markupsafe import escape

from entrepot import games
from entrepot.engine.language.record import NOBODY
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import drawn_places
from entrepot.web.pages.ledger import statement
from entrepot.web.pages.table import end, log, prompt, tips
from entrepot.web.people.settings import Settings
from entrepot.web.people.viewer import Viewer
from entrepot.web.seen.log import log_lines
from entrepot.web.seen.points import origins
from entrepot.web.seen.reasons import reason
from entrepot.web.seen.table import table_as_seen
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN

pytestmark = pytest.mark.slow  # whole games at tables

every_game = pytest.mark.parametrize("game", KNOWN)


def places(seen):
    return drawn_places(seen.face, seen.scene)


def asked(room, game, players, kinds=None):
    """Tables at which each kind of question is asked, as who is asked sees them, a language after the other."""
    for n, (kind, (record, options)) in enumerate(rooms.every_question(players, game=game).items()):
        if kinds and kind not in kinds:
            continue
        table = room.seated(*[ANN] * players, start=record, game=game, options=options)
        seat = table.match.actors[0]
        viewer = Viewer(ANN, seat, Settings(lang=LANGUAGES[n % len(LANGUAGES)]))
        yield kind, table, viewer, table_as_seen(room.site.house.library, table.inside, viewer)


@every_game
@pytest.mark.slow
def test_every_place_says_what_it_is_and_why_not_now(tmp_path, game):
    checked = 0
    with rooms.opened(tmp_path) as room:
        for kind, table, viewer, seen in asked(room, game, max(games.meta(game).players)):
            view, words = seen.scene.view, seen.scene.words
            considered = {
                seen.face.place(view, f"{verb}:{noun}" if noun else verb)
                for verb in table.match.game.asks[kind]
                for noun in table.match.game.catalogue.nouns[verb] or ("",)
            }
            possible = {name.partition(":")[0] for name in table.match.legal(viewer.seat)}
            for place in places(seen):
                told = seen.face.help(view, place, words)
                assert told.title and told.title != place, place
                assert told.text and all(told.text), place
                assert told.text[0] != words.text("help-table"), place
                for number in told.rules:
                    said, lang = statement(seen.meta, f"{seen.meta.prefix}-{number}", words.lang)
                    assert said and lang == words.lang, (place, number)
                assert place in seen.scene.acts or seen.face.here(view, place, words), place
                rule, sentence = reason(table.inside, viewer, seen, place)
                assert sentence, place
                assert bool(rule) != (place in seen.scene.acts), place
                if place not in considered and rule:
                    leaves = view.game.agenda.decisions[kind].leaves
                    assert words.asked(kind, possible, leaves) in sentence, (kind, place, sentence)
                html = tips.why(seen, place, rule, sentence)
                assert str(escape(told.title)) in html and "<p></p>" not in html, place
                checked += 1
    assert checked > 500


def test_a_click_is_told_when_something_is_done_there(tmp_path):
    with rooms.opened(tmp_path) as room:
        record, _ = rooms.moment_of("moving", 3, game="yokohama")
        table = room.seated(ANN, ANN, ANN, start=record, game="yokohama")
        viewer = Viewer(ANN, table.match.actors[0], Settings())
        seen = table_as_seen(room.site.house.library, table.inside, viewer)
        free = list(table.match.position.s.church).index(NOBODY) + 1
        possible = {name.partition(":")[0] for name in table.match.legal(viewer.seat)}
        rule, sentence = reason(table.inside, viewer, seen, f"church-{free}")
        assert rule == "YK-1251" and sentence.startswith(f"{seen.scene.words.question('moving', possible)} ")
        assert sentence.endswith(" You put an assistant here in step 3, when you act in the Church.")


def test_a_walk_is_told_why_it_cannot_end_where_it_leads_through(tmp_path):
    from tests.games.yokohama.position import position  # its rules are needed only here

    made = position(players=4).layout("bank", "canal", "church").president(0, "bank").to_move(0, at="moving")
    made.assistants(0, "bank").assistants(0, "church").yen(0, 3)
    assert "step:canal" in made.legal
    with rooms.opened(tmp_path) as room:
        table = room.seated(*[ANN] * 4, start=bytes(made.inner.record), game="yokohama")
        viewer = Viewer(ANN, 0, Settings())
        seen = table_as_seen(room.site.house.library, table.inside, viewer)
        assert "area-canal" not in seen.scene.acts
        rule, sentence = reason(table.inside, viewer, seen, "area-canal")
        assert rule == "YK-514" and sentence.endswith(" Your president would have to move on from there.")


@every_game
def test_who_waits_is_told_for_whom(tmp_path, game):
    with rooms.opened(tmp_path) as room:
        table = room.seated(rooms.ANN, rooms.BOB, start=rooms.moment_of(KNOWN[game].sample[1][1], 2, game=game)[0],
                            game=game)  # fmt: skip
        seat = table.match.actors[0]
        other = Viewer((rooms.ANN, rooms.BOB)[1 - seat], 1 - seat, Settings())
        seen = table_as_seen(room.site.house.library, table.inside, other)
        rule, sentence = reason(table.inside, other, seen, places(seen)[0])
        assert rule == table.match.game.rule_name(table.match.game.out_of_turn)
        assert seen.scene.seats[seat].name in sentence


@every_game
@pytest.mark.slow
def test_every_preview_says_what_the_act_is_for(tmp_path, game):
    ends = 0
    with rooms.opened(tmp_path) as room:
        for kind, table, viewer, seen in asked(room, game, max(games.meta(game).players)):
            seat, words = viewer.seat, seen.scene.words
            for action in table.match.legal(seat):
                before, after, stopped = table.match.trial(seat, [action])
                rows = seen.face.rows(before, after, (action,), words)
                assert rows or stopped, (kind, action)
                done = table.match.copy()
                done.take(seat, [action])
                over = done.over or seat not in done.actors or done.position.s.turns != before.turns
                said = {words.text("then-ends"), words.text("then-over"), words.text("then-waits")}
                noted = bool(said & {str(row.label) for row in rows})
                if len(table.match.actors) == 1:
                    assert noted == over, (kind, action)
                    ends += over
    assert ends > 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_confirm_says_what_it_ends_and_what_it_leaves(tmp_path, lang):
    """Phase C with an order that is ready: ending the turn would pass over it."""
    from tests.games.yokohama.position import position  # its rules are needed only here

    made = position(players=2).orders(0, 29).goods(0, fish=4).to_move(0, at="phase_c")
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, rooms.BOB, start=bytes(made.inner.record))
        viewer = Viewer(ANN, 0, Settings(lang=lang))
        seen = table_as_seen(room.site.house.library, table.inside, viewer)
        assert seen.confirm and seen.scene.words.text("face-left-order", number=1) in prompt.bar(seen)
        assert seen.scene.words.text("face-left-order", number=1) in prompt.go(replace(seen, form="phone"))
        before, after, _ = table.match.trial(0, ["order:order_29"])
        rows = seen.face.rows(before, after, ("order:order_29",), seen.scene.words)
        assert rows[-1].kind == "ends"  # nothing is left after it, and what it shows cannot be taken back


@every_game
@pytest.mark.slow
def test_nothing_is_asked_for_that_cannot_be_done(tmp_path, game):
    """Who cannot stop, recall or consolidate now is not told to; who can has no second button for what Confirm does."""
    spoken = set()
    with rooms.opened(tmp_path) as room:
        for kind, table, viewer, seen in asked(room, game, max(games.meta(game).players)):
            verbs = {action.partition(":")[0] for action in table.match.legal(viewer.seat)}
            text = prompt.ask(seen).text
            if seen.likely:
                continue  # the question after it is shown
            for other in (id for id in seen.scene.words.ids if id.startswith(f"prompt-{kind}-without-")):
                lacking = other.rpartition("-")[2] not in verbs
                spoken.add(lacking)
                assert (text == seen.scene.words.text(other)) == lacking, (kind, text)
            assert (seen.closes,) not in [button.act.actions for button in seen.buttons]
            assert not seen.closes or seen.closing in prompt.bar(seen)
    assert spoken


@pytest.mark.parametrize(
    ("choice", "said"), [("free", "Expansion: enter a region, or stop."), ("all", "Expansion: enter a region.")]
)
def test_who_must_go_on_expanding_is_not_told_to_stop(tmp_path, choice, said):
    from tests.games.mombasa.position import position  # its rules are needed only here

    made = position(players=2, entries=choice).slots(0, "expansion_2a").take("expand:cairo")
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, rooms.BOB, start=bytes(made.inner.record), game="mombasa")
        seen = table_as_seen(room.site.house.library, table.inside, Viewer(ANN, 0, Settings(lang="en")))
        assert prompt.ask(seen).text == said


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_round_and_what_ended_the_game_are_announced(tmp_path, game, lang):
    match = rooms.walked(2, 2, game)
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, rooms.BOB, start=match.record(match.count - 1), game=game)
        viewer = Viewer(ANN, 0, Settings(lang=lang))
        seen = table_as_seen(room.site.house.library, table.inside, viewer)
        near, _ = seen.face.ending(seen.scene.view, seen.scene.words)
        assert near and near in prompt.bar(seen) and near in prompt.brief(seen)
        table.move(*match_move(match))
        seen = table_as_seen(room.site.house.library, table.inside, viewer)
        near, why = seen.face.ending(seen.scene.view, seen.scene.words)
        assert not near and why and str(escape(seen.words.text("end-because", why=why))) in end.sheet(seen)
        early = match.at(match.count // 4)
        assert seen.face.ending(early.view(0), seen.scene.words) == ("", "")


def match_move(match):
    last = match.moves[-1]
    return last.player, last.action


@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_the_sources_of_points_add_up_to_what_was_gained(tmp_path, game, players):
    match = rooms.walked(players, 2, game)
    face = games.find(game).faces.drawn()
    found = origins(match, face)
    s = match.position.s
    assert [sum(gained.values()) for gained in found] == [face.points(s, seat) for seat in range(players)]
    assert len({source for gained in found for source in gained}) >= 3
    for lang in LANGUAGES:
        assert all(face.words(lang).noun(source) for gained in found for source in gained)


@every_game
def test_runs_of_the_log_are_told_together(tmp_path, game):
    """Of every run the sentence of each line was plain, so that nothing is lost."""
    match = rooms.walked(3, 2, game)
    with rooms.opened(tmp_path) as room:
        table = room.seated(ANN, rooms.BOB, rooms.CAT, game=game)
        table.inside.match = match
        face = room.site.house.library.face(game)
        lines = log_lines(table.inside, 0, face, face.words("en"), match)
    together = [run for run in log.runs(line for line in lines if line.text) if len(run) > 1]
    assert together and all(len({(line.seat, line.run) for line in run}) == 1 for run in together)

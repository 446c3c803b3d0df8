"""What the benchmark makes of its rounds; the timings themselves are never tested."""

from entrepot.engine.proof import bench
from entrepot.games.yokohama.game import GAME


def one_round(plain, compiled, loop):
    return {
        "plain_loop_per_s": 1.0,
        "compiled_loop_per_s": loop,
        "plain_moves_per_s": plain,
        "compiled_moves_per_s": compiled,
        "games_per_s": 1.0,
        "batch_moves_per_s": 2 * compiled,
        "copy_us": 0.5,
    }


def test_medians_and_ratios_are_taken_within_each_round():
    measured = [one_round(10, 1000, 100), one_round(20, 1000, 200), one_round(10, 4000, 400)]
    found = bench.summary(GAME, measured)
    assert (found["plain_moves_per_s"], found["compiled_moves_per_s"]) == (10, 1000)
    assert (found["compiled_over_plain"], found["compiled_over_loop"]) == (100, 10)
    assert found["batch_over_compiled"] == 2 and found["rounds"] == 3
    assert found["record_bytes"] == GAME.layout.size <= 2048


def test_the_fixed_loop_is_fixed():
    assert bench.fixed_loop(10) == bench.fixed_loop(10) != bench.fixed_loop(11)

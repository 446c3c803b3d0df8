"""The GPU tells the same bytes as the processor. Without a GPU there is nothing here to test but the sentence."""

import numpy as np
import pytest

from entrepot import games, lab
from entrepot.engine.errors import EntrepotError
from entrepot.lab.vector import Vector
from entrepot.observing.features import features_of
from tests.gpu import has_gpu

NAMES = ("yokohama", "nippon", "mombasa")
KEPT = ("records", "episode", "decisions", "errors", "gains", "points", "sampled")


def same(told, other):
    """The names of what differs. What is told of games that ended is compared for those."""
    ended = told.terminated | told.truncated
    different = []
    for name, array in told._asdict().items():
        twin = getattr(other, name)
        twin = twin.numpy() if hasattr(twin, "numpy") else twin
        if name == "final_sheet":
            twin = twin[:, :, : array.shape[2]]
        kept = ended if name.startswith("final_") else slice(None)
        if not np.array_equal(array[kept], twin[kept]):
            different.append(name)
    return different


if has_gpu():
    torch = pytest.importorskip("torch")
    from entrepot.lab.cuda.vector import Vector as OnGpu

    pytestmark = pytest.mark.full

    def on_gpu(actions):
        return torch.as_tensor(actions, device="cuda")

    @pytest.fixture(params=NAMES, scope="module")
    def game(request):
        return games.find(request.param)

    @pytest.mark.parametrize(("count", "steps"), [(10_000, 1_000)])
    def test_ten_thousand_games_are_the_same_after_a_thousand_decisions(game, count, steps):
        """Of every number of players, with wrong actions among the others."""
        chance = np.random.default_rng(1)
        made = dict(players=game.meta.players, seed=3, reward="points")
        cpu, gpu = Vector(game, count, **made), OnGpu(game, count, **made)
        assert same(cpu.reset(), gpu.reset()) == []
        for step in range(steps):
            actions = cpu.sample(5)
            if step % 50 == 0:
                assert np.array_equal(gpu.sample(5).numpy(), actions)
            else:
                gpu.sample(5)
            if step % 7 == 3:
                wrong = chance.integers(0, count, count // 20)
                actions[wrong] = chance.integers(-3, len(game.catalogue) + 2, len(wrong))
            told, on_it = cpu.step(actions), gpu.step(on_gpu(actions))
            if step % 50 == 0 or step == steps - 1:
                assert same(told, on_it) == []
        pairs = zip(cpu.records, gpu.records, strict=True)
        hashes = [tuple(game.layout.hash(record.tobytes()) for record in pair) for pair in pairs]
        assert sum(one == other for one, other in hashes) == count
        assert told.errors.sum() > 0 and told.episode.sum() > 0

    @pytest.mark.parametrize("recall", [False, True])
    def test_a_state_goes_on_on_the_other_device(game, recall):
        """With half of the episodes from given positions."""
        first = Vector(game, 200, players=2, seed=8)
        first.reset()
        for _ in range(100):
            first.step(first.sample())
        positions = first.records[first.records["over"] == 0][:50]
        made = dict(reward="points", share=0.5, positions=positions, recall=recall)
        cpu = Vector(game, 500, players=game.meta.players, seed=8, **made)
        cpu.reset()
        for _ in range(100):
            cpu.step(cpu.sample(2))
        gpu = OnGpu(game, 500, players=2, recall=recall)
        assert same(cpu.told, gpu.load_state_dict(cpu.state_dict())) == []
        for _ in range(200):
            actions = cpu.sample(2)
            assert np.array_equal(actions, gpu.sample(2).numpy())
            told, on_it = cpu.step(actions), gpu.step(on_gpu(actions))
        assert same(told, on_it) == []
        saved, other = cpu.state_dict(), gpu.state_dict()
        assert all(np.array_equal(saved[name], other[name]) for name in KEPT)
        back = Vector(game, 500, players=2, recall=recall)
        back.load_state_dict(other)
        for _ in range(50):
            actions = cpu.sample(2)
            assert np.array_equal(actions, back.sample(2))
            assert same(cpu.step(actions), back.step(actions)) == []

    def test_a_step_can_be_recorded_in_a_graph_of_the_caller(game):
        mine, twin = (OnGpu(game, 4096, players=2, seed=5) for _ in range(2))
        for one in (mine, twin):
            one.reset()
            for _ in range(4):
                one.step(one.sample())
        stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.graph(graph, stream=stream):
            mine.step(mine.sample())
            mine.step(mine.sample())
        for _ in range(30):
            graph.replay()
        torch.cuda.synchronize()
        for _ in range(60):
            twin.step(twin.sample())
        torch.cuda.synchronize()
        assert mine.records.tobytes() == twin.records.tobytes()

    def test_masks_are_ready_on_the_callers_stream(game):
        gpu = OnGpu(game, 4096, players=2, seed=6)
        gpu.reset()
        torch.cuda.synchronize()
        with torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(100):
                mask = gpu.told.mask.torch()
                gpu.step((torch.rand(mask.shape, device="cuda") * mask).argmax(1).int())
            assert int(gpu.told.errors.torch().sum()) == 0

    @pytest.mark.parametrize("recall", [False, True])
    def test_views_and_features_are_the_same(game, recall):
        made = dict(players=game.meta.players, seed=4, recall=recall)
        cpu, gpu = Vector(game, 300, **made), OnGpu(game, 300, **made)
        cpu.reset(), gpu.reset()
        for _ in range(150):
            actions = cpu.sample()
            told, on_it = cpu.step(actions), gpu.step(on_gpu(actions))
        assert same(told, on_it) == []
        for viewer in (0, -1):
            assert np.array_equal(cpu.view(viewer), gpu.view(viewer).numpy())
        wanted = torch.tensor(features_of(game, recall).expand(told.obs)).to(torch.bfloat16)
        assert torch.equal(gpu.expand().torch().cpu(), wanted)
        some = gpu.told.obs.torch()[100:150]
        assert torch.equal(gpu.expander(60)(some).cpu(), wanted[100:150])

    def test_other_libraries_read_without_a_copy(game):
        gpu = OnGpu(game, 100, players=2)
        told = gpu.reset()
        actor = torch.as_tensor(told.actor, device="cuda")
        assert actor.data_ptr() == told.actor.address
        cupy, jax = pytest.importorskip("cupy"), pytest.importorskip("jax")
        assert cupy.asarray(told.actor).data.ptr == told.actor.address
        assert np.array_equal(np.asarray(jax.dlpack.from_dlpack(told.obs)), told.obs.numpy())

    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            (lambda: np.zeros(100, np.int32), "give an array on the GPU"),
            (lambda: torch.zeros(100, dtype=torch.int32), "give an array on the GPU"),
            (lambda: torch.zeros(100, dtype=torch.int64, device="cuda"), "Actions are int64; give int32"),
            (lambda: torch.zeros(3, dtype=torch.int32, device="cuda"), "give one for each of the 100 games"),
            (lambda: torch.zeros(200, dtype=torch.int32, device="cuda")[::2], "make them contiguous"),
        ],
    )
    def test_wrong_actions_get_one_sentence_and_change_nothing(wrong, said):
        gpu = OnGpu("yokohama", 100, players=2)
        gpu.reset()
        before = gpu.records.tobytes()
        with pytest.raises(EntrepotError, match=said):
            gpu.step(wrong())
        assert gpu.records.tobytes() == before

    def test_too_many_games_get_one_sentence():
        with pytest.raises(EntrepotError, match="too little free memory"):
            OnGpu("yokohama", 200_000_000, players=2)

else:

    def test_without_a_gpu_there_is_one_sentence():
        with pytest.raises(EntrepotError, match=r"^A GPU needs numba-cuda|^There is no NVIDIA GPU"):
            lab.make("yokohama", 10, device="cuda")

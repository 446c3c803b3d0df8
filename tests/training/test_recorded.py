"""On a GPU a round of play is recorded once and launched as a whole. Without a GPU there is nothing here to test."""

import torch

from entrepot import lab
from entrepot.lab.compiling import headings_of
from entrepot.observing.features import features_of
from entrepot.training.learning import Learner, Recipe, judge, rewards
from entrepot.training.network import Network, Shape, frozen, masked
from entrepot.training.rollout import Opponents, Player, expander, of_seat
from tests.gpu import has_gpu

GAMES, THEIRS, STEPS = 2048, 512, 4


def one_that_takes(network, first):
    """A network that always takes the first action offered, or the last. Even 16 bits tell its numbers apart."""
    made = frozen(network)
    order = 2000 * 1.02 ** torch.arange(made.shape.actions, device="cuda")
    with torch.no_grad():
        made.leave.weight.zero_()
        made.leave.bias[: made.shape.actions] = -order if first else order
    return made


def chances(player, network, taken):
    """Of what was taken, as the network says today."""
    found = []
    with torch.no_grad():
        for t in range(STEPS):
            said = network.said(player.expand(taken.obs[t]), of_seat(taken.style[t], taken.actor[t]))
            logits = masked(said.policy, taken.mask[t]).log_softmax(1)
            found.append(logits.gather(1, taken.action[t].long()[:, None])[:, 0])
    return torch.stack(found)


def begun():
    torch.manual_seed(3)
    env = lab.make("yokohama", GAMES, players=[2, 3, 4], device="cuda", reward="points", seed=5)
    game, headings = env.game, headings_of(env.game)
    network = Network(Shape(len(features_of(game)), len(game.catalogue), headings, 64, 1)).to("cuda")
    return network, Player(env, expander(env), STEPS, headings, "cuda")


if has_gpu():

    def test_a_recorded_round_plays_on_with_the_weights_of_now():
        network, player = begun()
        before = None
        for round in range(8):
            first = round % 2 == 0
            taken = player.play(network, Opponents(one_that_takes(network, first), THEIRS) if round < 6 else None)
            own, theirs = taken.mine, ~taken.mine
            assert torch.allclose(chances(player, network, taken)[own], taken.chance[own], atol=0.05)
            assert bool(taken.mask.gather(2, taken.action.long()[:, :, None]).all())
            order = torch.arange(taken.mask.shape[2], device="cuda")
            offered = torch.where(taken.mask, order, 10_000).amin(2) if first else (taken.mask * order).amax(2)
            assert torch.equal(taken.action[theirs].long(), offered[theirs])
            assert bool(theirs.any()) == (round < 6) and not bool(theirs[:, THEIRS:].any())
            assert before is None or not torch.equal(before, taken.obs)
            assert int(player.env.told.errors.torch().sum()) == 0
            before = taken.obs.clone()
            with torch.no_grad():  # it learns in place
                for weight in network.parameters():
                    weight.add_(0.02 * torch.randn_like(weight))
        assert len(player._recorded) == 2

    def test_a_recorded_batch_teaches_as_one_that_is_not():
        network, player = begun()
        recipe = Recipe(batch=1024, most_change=10.0)
        recorded, plain = Learner(network, recipe), Learner(frozen(network).requires_grad_(True), recipe)
        plain.cuda = False
        rates = []
        for progress in (0.0, 0.5, 1.0):
            taken = player.play(network, None)
            judged = judge(taken, rewards(taken, 1.0, 0.1, 0.1), recipe)
            told = []
            for learner in (recorded, plain):
                before = [weight.detach().clone() for weight in learner.network.parameters()]
                torch.manual_seed(7)  # the order of decisions
                told.append(learner.learn(player, taken, judged, progress))
                moved = [
                    (weight - old).abs().mean()
                    for weight, old in zip(learner.network.parameters(), before, strict=True)
                ]
            rates.append(float(sum(moved)))
            assert told[0].keys() == told[1].keys()
            for name, value in told[0].items():
                assert abs(value - told[1][name]) < 0.02 + 0.02 * abs(value), name
            for one, other in zip(recorded.network.parameters(), plain.network.parameters(), strict=True):
                assert torch.allclose(one, other, atol=2e-3)
        assert rates[0] > 2 * rates[2] > 0  # it learns more slowly in the end
        assert recorded._recorded is not None and plain._recorded is None

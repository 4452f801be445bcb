"""Training of the compact verifier: the mean of two models."""

from __future__ import annotations

import pytest

from claimver_core.training.train_verifier import mean_weights

torch = pytest.importorskip("torch")


def test_the_mean_of_two_models_lies_between_them_by_the_share_of_the_first() -> None:
    mine = {"weight": torch.tensor([[1.0, 2.0]]), "bias": torch.tensor([4.0])}
    others = {"weight": torch.tensor([[3.0, 2.0]]), "bias": torch.tensor([0.0])}
    mean = mean_weights(mine, others, 0.75)
    assert mean["weight"].tolist() == [[1.5, 2.0]]
    assert mean["bias"].tolist() == [3.0]


def test_models_of_other_shapes_have_no_mean() -> None:
    with pytest.raises(ValueError, match="not of one shape"):
        mean_weights({"bias": torch.zeros(2)}, {"bias": torch.zeros(3)}, 0.5)

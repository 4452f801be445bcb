"""The picture of the evidence: what it shows, where it puts it, how it is used and saved."""

from __future__ import annotations

import dataclasses
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.results.picture.evidence_graph import Edge, EvidenceGraph, Node, evidence_graph
from app.results.picture.layered_layout import layered_layout
from app.results.picture.picture_page import PictureDialog, PicturePage
from app.results.picture.picture_scene import PictureScene
from app.style.theme import DARK, LIGHT
from app.window import MainWindow
from claimver_core.types import Entity, Label, Property, Triplet, Verdict
from tests.app.scripted import TEXT, ScriptedChecker, script_results

RESULT = script_results(TEXT)[1]
EVIL = '<script>alert("&")</script>'


def entity(number: int) -> Entity:
    return Entity(f"Q{number}", f"Thing {number}")


def fact(one: int, other: int, name: str = "part of") -> Triplet:
    return Triplet(entity(one), Property("P361", name), entity(other))


def graph_of(pairs: list[tuple[int, int]], name: str = "a property of some length") -> EvidenceGraph:
    keys = dict.fromkeys(number for pair in pairs for number in pair)
    nodes = tuple(Node(f"Q{n}", f"Thing number {n} of many", f"Q{n}", named=n < 2) for n in keys)
    edges = dict.fromkeys((one, other) for one, other in pairs if one != other)
    return EvidenceGraph(
        nodes, tuple(Edge(f"Q{one}", f"Q{other}", (f"{name} {one}",), one == 0) for one, other in edges)
    )


# What is shown


def test_the_claims_entities_and_what_decided_are_shown() -> None:
    graph = evidence_graph(RESULT)
    assert [node.id for node in graph.nodes if node.named] == ["Q937"]
    assert [edge.label for edge in graph.edges if edge.deciding] == ["award received"]
    assert {node.label for node in graph.nodes} == {"Albert Einstein", "Nobel Prize in Physics", "Ulm"}
    first, second = graph.text().splitlines()
    assert first == "Albert Einstein (Q937) → award received → Nobel Prize in Physics (Q38104) (decides)"
    assert "place of birth" in second


def test_paths_join_what_is_named_and_several_statements_of_two_are_one_edge() -> None:
    ties = (fact(937, 5), fact(937, 5, "member of"), fact(5, 64))
    graph = evidence_graph(RESULT, ties)
    assert "part of, member of" in [edge.label for edge in graph.edges]
    assert {"Q5", "Q64"} <= {node.id for node in graph.nodes}
    assert sum(edge.deciding for edge in graph.edges) == 1


def test_many_facts_do_not_crowd_the_picture_and_a_statement_on_itself_is_left_out() -> None:
    triplets = tuple(fact(937, number, f"property {number}") for number in range(100, 140))
    many = dataclasses.replace(
        RESULT, triplets=(*triplets, fact(937, 937)), verdict=Verdict(Label.ATTRIBUTABLE, 1.0, {}, (30, 40))
    )
    graph = evidence_graph(many)
    assert len(graph.nodes) == 11
    assert [edge.target for edge in graph.edges if edge.deciding] == ["Q130"]
    assert all(edge.source != edge.target for edge in graph.edges)


def test_equal_dates_do_not_join_two_things() -> None:
    results = script_results(TEXT)
    value = results[3].triplets[0].object
    twice = dataclasses.replace(
        RESULT,
        triplets=(
            fact(937, 5),
            *(Triplet(entity(n), Property("P1082", "population"), value) for n in (937, 5)),
        ),
    )
    assert sum(node.value for node in evidence_graph(twice).nodes) == 2


# Where it is


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=16))
def test_nodes_never_overlap(pairs: list[tuple[int, int]]) -> None:
    keys = dict.fromkeys(str(number) for pair in pairs for number in pair)
    sizes = {key: (60.0 + 20 * int(key), 30.0 + int(key)) for key in keys}
    edges = [(str(one), str(other)) for one, other in pairs]
    places = layered_layout(sizes, edges, [90.0] * len(edges))
    assert set(places) == set(sizes)
    for one, other in combinations(sizes, 2):
        apart = [abs(places[one][axis] - places[other][axis]) for axis in (0, 1)]
        needed = [(sizes[one][axis] + sizes[other][axis]) / 2 for axis in (0, 1)]
        assert apart[0] >= needed[0] or apart[1] >= needed[1]


@pytest.mark.parametrize(
    "pairs",
    [
        [(0, 1)],
        [(0, 1), (1, 0)],
        [(0, n) for n in range(1, 12)],
        [(n, 0) for n in range(1, 12)],
        [(0, 2), (2, 1), (0, 3), (3, 1), (0, 4), (4, 1), (0, 1)],
        [(0, 1), (2, 3), (3, 4), (4, 2)],
        [(0, n) for n in range(2, 7)] + [(1, n) for n in range(2, 7)],
        [(0, 2), (0, 3), (2, 3), (3, 4), (2, 4), (4, 1)],
    ],
)
def test_labels_cover_no_node_and_no_other_label(qtbot: QtBot, pairs: list[tuple[int, int]]) -> None:
    scene = PictureScene()
    scene.show_graph(graph_of(pairs), Label.CONTRADICTORY)
    nodes, edges = scene.node_items(), scene.edge_items()
    assert (len(nodes), len(edges)) == (len(scene.graph.nodes), len(scene.graph.edges))
    for edge in edges:
        assert not [node for node in nodes if node.area.intersects(edge.label_area)]
    for one, other in combinations(edges, 2):
        assert not one.label_area.intersects(other.label_area)


def test_long_labels_are_elided_and_whole_in_the_tooltip(qtbot: QtBot) -> None:
    long = "a very long name " * 12 + EVIL
    nodes = Node("Q1", long, "Q1", long), Node("Q2", "short", "Q2")
    scene = PictureScene()
    scene.show_graph(EvidenceGraph(nodes, (Edge("Q1", "Q2", (long,)),)), None)
    node, edge = scene.node_items()[0], scene.edge_items()[0]
    assert node.is_elided
    assert node.size[0] < 230
    assert edge.text.endswith("…")
    for tip in (node.toolTip(), edge.toolTip()):
        assert "&lt;script&gt;" in tip
        assert "<script" not in tip


def test_the_deciding_edge_has_the_verdicts_colour_in_both_themes(qtbot: QtBot) -> None:
    scene = PictureScene()
    scene.show_graph(graph_of([(0, 1), (2, 1)]), Label.CONTRADICTORY)
    for theme in (LIGHT, DARK):
        before = [item.pos() for item in scene.node_items()]
        scene.set_theme(theme)
        assert [item.pos() for item in scene.node_items()] == before
        image = QImage(800, 400, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        colours = {image.pixelColor(x, y).name() for x in range(0, 800, 2) for y in range(0, 400, 2)}
        assert theme.contradictory.tint in colours
        assert theme.contradictory.mark in colours


# How it is used


@pytest.fixture
def page(qtbot: QtBot, checked: MainWindow) -> PicturePage:
    """The page with the picture of the second claim, its paths looked up."""
    checked.panel.details.show_page(2)
    found = checked.panel.details.picture
    qtbot.waitUntil(lambda: bool(found.scene.node_items()) and found.isVisible())
    return found


def test_the_wheel_and_the_keys_zoom(qtbot: QtBot, page: PicturePage) -> None:
    view = page.view
    view.setFocus()
    start = view.scale_factor
    at = QPointF(view.viewport().rect().center())
    wheel = QWheelEvent(
        at, view.viewport().mapToGlobal(at), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), wheel)
    assert view.scale_factor == pytest.approx(start * 1.25**2)
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.scale_factor == pytest.approx(start)
    for _ in range(40):
        qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.scale_factor == pytest.approx(4.0)
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.scale_factor == pytest.approx(start)
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    assert shown.contains(page.scene.itemsBoundingRect())


def test_arrow_keys_go_from_node_to_node_and_with_ctrl_move_them(qtbot: QtBot, page: PicturePage) -> None:
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_Right)
    first = page.view.focused_node()
    assert first is not None
    assert first.node.id == "Q937"
    qtbot.keyClick(page.view, Qt.Key.Key_Right)
    second = page.view.focused_node()
    assert second is not None
    assert second is not first
    before = second.pos()
    qtbot.keyClick(page.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert second.pos().y() > before.y()
    qtbot.keyClick(page.view, Qt.Key.Key_Left)
    assert page.view.focused_node() is first


def test_a_dragged_node_takes_its_edges_along(qtbot: QtBot, page: PicturePage) -> None:
    node = page.scene.node_items()[1]
    edge = node.edges[0]
    area, label = node.area, edge.label_area.center()
    view = page.view
    start = view.mapFromScene(node.pos())
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        qtbot.mouseMove(view.viewport(), start + QPoint(0, 12 * step))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(0, 60))
    assert node.area.center().y() > area.center().y() + 20
    assert edge.label_area.center() != label
    assert not any(other.area.intersects(edge.label_area) for other in page.scene.node_items())


def test_the_paths_between_several_entities_are_looked_up(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    item = checked.panel.results[0]
    berlin = checked.panel.results[3].claim.mentions
    claim = dataclasses.replace(item.claim, mentions=(*item.claim.mentions, *berlin))
    checked.panel.details.show_result(dataclasses.replace(item, claim=claim), False)
    checked.panel.details.show_page(2)
    scene = checked.panel.details.picture.scene
    qtbot.waitUntil(lambda: "Germany" in [node.label for node in scene.graph.nodes])
    assert checker.knowledge.asked == [("ties", "Q937", "Q64")]


def test_the_picture_can_be_read_as_text(qtbot: QtBot, page: PicturePage) -> None:
    qtbot.mouseClick(page.as_text, Qt.MouseButton.LeftButton)
    text = page.findChild(QPlainTextEdit)
    assert text.isVisible()
    assert "→ award received →" in text.toPlainText()
    assert page.view.accessibleDescription() == text.toPlainText()
    qtbot.mouseClick(page.as_text, Qt.MouseButton.LeftButton)
    assert page.view.isVisible()


def test_a_window_of_its_own_follows_the_selected_claim(
    qtbot: QtBot, checked: MainWindow, page: PicturePage
) -> None:
    page.enlarge()
    large = next(d for d in checked.findChildren(PictureDialog) if d.isVisible())
    assert large.page.scene.graph == page.scene.graph
    checked.panel.select(4)
    qtbot.waitUntil(lambda: "Berlin" in [node.label for node in large.page.scene.graph.nodes])
    qtbot.keyClick(large, Qt.Key.Key_Escape)
    QApplication.processEvents()
    checked.panel.select(1)
    page.enlarge()


def test_a_claim_without_entities_says_so(checked: MainWindow, page: PicturePage) -> None:
    item = checked.panel.results[2]
    bare = dataclasses.replace(item, claim=dataclasses.replace(item.claim, mentions=()))
    checked.panel.details.show_result(bare, False)
    assert not page.view.isVisible()
    assert page._empty.isVisible()


# Saving


def test_svg_is_well_formed_with_names_as_text(qtbot: QtBot, page: PicturePage, tmp_path: Path) -> None:
    assert page.result is not None
    claim = dataclasses.replace(page.result.claim, text=f"claim {EVIL}")
    page.result = dataclasses.replace(page.result, claim=claim)
    page.scene.show_graph(EvidenceGraph((Node("Q1", EVIL, "Q1"),)), None)
    page.save_to(tmp_path / "picture.svg")
    written = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert "<script" not in written
    root = ElementTree.fromstring(written)
    assert EVIL in "".join(root.itertext())
    assert "http" not in written.replace("http://www.w3.org/", "")


def test_png_has_twice_the_size(page: PicturePage, tmp_path: Path) -> None:
    page.save_to(tmp_path / "picture.png")
    image = QImage(str(tmp_path / "picture.png"))
    area = page.scene.content_rect()
    assert abs(image.width() - 2 * area.width()) <= 2
    assert abs(image.height() - 2 * area.height()) <= 2


@pytest.mark.parametrize("name", ["no folder/picture.svg", "picture.exe"])
def test_a_picture_that_cannot_be_saved_is_told_beside_it(
    page: PicturePage, tmp_path: Path, name: str
) -> None:
    page.save_to(tmp_path / name)
    assert page._problem.isVisible()
    assert "picture" in page._problem.text()
    assert not list(tmp_path.glob("picture*"))
    page.save_to(tmp_path / "picture.svg")
    assert not page._problem.isVisible()

"""Messages: the catalogues are complete and consistent, and every message can be said."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from herna.engine import messages
from herna.engine.messages import FALLBACK, LANGUAGES, Unsayable, catalogue_files, language_of, say, say_strictly
from herna.engine.scene import Message


def named(path):
    """Games may give their files the same names: fejag/advice.ftl, thebase/advice.ftl."""
    return f"{path.parents[2].name}/{path.name}"


FILES = [named(file) for file in catalogue_files(FALLBACK)]
languages = pytest.mark.parametrize("language", LANGUAGES)
files = pytest.mark.parametrize("file", FILES)


class _Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


class _Plurals(Visitor):
    """Collects the variants of every choice by a number that the variants contain."""

    def __init__(self):
        self.found = []

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        said = [variables(variant.value) for variant in node.variants]
        if "one" in keys and any(node.selector.id.name in names for names in said):
            self.found.append(keys)
        self.generic_visit(node)


def entries(language, file):
    (path,) = (path for path in catalogue_files(language) if named(path) == file)
    text = path.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{language}/{file} does not parse"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def variables(entry):
    visitor = _Variables()
    visitor.visit(entry)
    return visitor.found


def catalogue(language):
    return {entry.id.name: entry for file in FILES for entry in entries(language, file)}


# --- catalogues -------------------------------------------------------------------------------------------------------


@languages
def test_each_language_has_the_same_files(language):
    assert [named(file) for file in catalogue_files(language)] == FILES


@languages
@files
def test_ids_are_unique_and_carry_the_name_of_their_file(language, file):
    ids = [entry.id.name for entry in entries(language, file)]
    assert [name for name, n in Counter(ids).items() if n > 1] == []
    home, stem = file.removesuffix(".ftl").split("/")
    stem = stem if home == "herna" or stem.startswith(home) else home  # fejag/lessons.ftl: fejag-lesson-light
    starts = (f"{stem}-", f"client-{stem}-")  # a page of the client that is loaded separately has its own file
    assert [name for name in ids if not name.startswith(starts)] == []


@languages
@files
def test_no_language_lacks_a_message_or_an_argument(language, file):
    english = {entry.id.name: variables(entry) for entry in entries(FALLBACK, file)}
    theirs = {entry.id.name: variables(entry) for entry in entries(language, file)}
    assert theirs == english


@languages
def test_every_message_can_be_said_with_any_value(language):
    for name, entry in catalogue(language).items():
        for value in (0, 1, 2, 5, 21, "R", "G", "x"):
            text = say_strictly(Message(name, dict.fromkeys(variables(entry), value)), language)
            assert text.strip() == text != ""
            assert "{" not in text
            assert "  " not in text
            assert not re.search("[\u2066-\u2069]", text)


@languages
def test_choices_by_number_have_the_forms_of_the_language(language):
    """Czech and Slovak distinguish one, a few and many."""
    forms = {"one", "few", "other"} if language in {"cs", "sk"} else {"one", "other"}
    for name, entry in catalogue(language).items():
        plurals = _Plurals()
        plurals.visit(entry)
        assert all(keys == forms for keys in plurals.found), name


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {FALLBACK}))
def test_no_language_is_a_copy_of_english(language):
    """A forgotten translation is usually English left in place."""
    english, theirs = catalogue(FALLBACK), catalogue(language)
    same = [name for name, entry in english.items() if entry.value.equals(theirs[name].value)]
    assert len(same) < len(english) / 30


# --- saying -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def made_up(tmp_path, monkeypatch):
    """Catalogues in two languages, one of them incomplete."""
    one, few, many = "[one] { $n } kupa", "[few] { $n } kupy", "*[other] { $n } kup"
    for language, text in {
        "en": "greet = Hello, { $name }!\nbye = Bye\npiles = { $n ->\n [one] one pile\n *[other] { $n } piles\n }\n",
        "cs": f"greet = Ahoj, {{ $name }}!\nbye = {{ $who }}\npiles = {{ $n ->\n {one}\n {few}\n {many}\n }}\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(messages, "LOCALES", tmp_path)
    messages.catalogue.cache_clear()
    yield
    messages.catalogue.cache_clear()


@pytest.mark.usefixtures("made_up")
def test_messages_are_said_with_their_arguments():
    assert say(Message("greet", {"name": "Eva"}), "en") == "Hello, Eva!"
    assert say(Message("greet", {"name": "Eva"}), "cs") == "Ahoj, Eva!"
    assert [say(Message("piles", {"n": n}), "cs") for n in (1, 3, 5)] == ["1 kupa", "3 kupy", "5 kup"]


@pytest.mark.usefixtures("made_up")
def test_an_argument_may_be_a_message():
    piles = Message("piles", {"n": 3})
    assert say(Message("greet", {"name": piles}), "cs") == "Ahoj, 3 kupy!"
    assert say(Message("greet", {"name": piles}), "en") == "Hello, 3 piles!"


@pytest.mark.usefixtures("made_up")
def test_english_helps_out_and_at_worst_the_id_is_said():
    assert say(Message("greet", {"name": "Eva"}), "fr") == "Hello, Eva!"
    assert say(Message("bye"), "cs") == "Bye"
    assert say(Message("greet"), "cs") == "greet"
    assert say(Message("nonsense"), "cs") == "nonsense"
    for message in (Message("nonsense"), Message("bye"), Message("greet", {"name": Message("nonsense")})):
        with pytest.raises(Unsayable):
            say_strictly(message, "cs")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("cs", "cs"), ("cs-CZ", "cs"), ("de_AT", "de"), ("SK", "sk"), ("pl", "en"), ("", "en"), ("en-GB", "en")],
)
def test_a_language_tag_finds_its_language(wanted, language):
    assert language_of(wanted) == language


def test_fluent_is_loaded_with_the_first_message_only():
    import subprocess
    import sys

    code = "import sys, herna.engine.messages, herna.engine.svg; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0

"""FEJAG: the game master of a camp. What is on the desk, what may be corrected, what is judged. Rules 7.3, 8, 12."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from herna.engine.game import Options, Preset, State
from herna.engine.organiser import Desk, Moment, OpenTurn, Paper, PaperKind, Papers, Phase, Report, Task
from herna.engine.scene import Message

from . import handouts, map_option, notation, story
from .kernel import campaign, placement, rules
from .kernel import state as S
from .scene.words import FIGURES, Words, listed, question_words, team_words

# Rules 13.2: as the source has them, and for small camps
PRESETS: tuple[Preset, ...] = (
    Preset(
        "written",
        {"map": "41 normal", "chain": False, "order": "submission", "penalty": "gm", "late_egg": "honour"},
    ),
    Preset("small", {"map": "21 normal", "chain": True, "order": "rank", "penalty": "off", "late_egg": "honour"}),
)
# Points that a team wins before the last day, and the largest map for them: docs/bots.md says what was measured.
ENOUGH = {41: 110, 31: 80, 21: 50, 11: 0}
FORM = tuple(question_words(number) for number in range(S.QUESTIONS))  # rules 7.3
VERDICT_COUNT = len(notation.VERDICTS)
STEPS = ("fejag-camp-step-open", "fejag-camp-step-rank", "fejag-camp-step-clue", "fejag-camp-step-buy")
PLAN: tuple[PaperKind, ...] = ("title", "times", "legend", "notes")  # of a day
MOMENTS: dict[int, Moment] = {S.RANKING: "morning", S.CLUE_DUE: "ranked", S.BUYING: "turns", S.OVER: "over"}
AT = {S.OPENING: 0, S.RANKING: 1, S.CLUE_DUE: 2, S.BUYING: 3}


def fit(options: Options) -> Options:
    """Rules 13.2: a map, no larger than the one wished for, whose temple teams can reach in the days there are."""
    earned = sum(map(int, str(options["points"]).split())) / S.TEAM_COUNT * int(options["days"])
    found = map_option.GENERATED.fullmatch(str(options["map"]))
    if found is None:
        return {}
    size = max(size for size, least in ENOUGH.items() if earned >= least)
    return {"map": f"{size} {found[2]}"} if size < int(found[1]) else {}


def seat(state: State) -> int | None:
    """Rules 12: in the camp only."""
    return S.MASTER if state[0]["ranks"] == S.MANUAL and state[0]["campaign"] else None


def owner(state: State, action: int) -> int:
    """Rules 12: with `order=submission` several teams may act, and the master may punish in the turn of a team."""
    if action < S.DONE:
        return action // S.CELLS // S.TYPE_COUNT
    if action < S.CARD:
        return (action - S.DONE) % S.TEAM_COUNT
    if action < S.SHEET:
        return (action - S.CARD) // S.CARDS
    if action < S.OPEN:
        return (action - S.SHEET) // S.SHEETS
    is_masters = (action < S.DRAW or action >= S.BOOK) and state[0]["ranks"] == S.MANUAL
    return S.MASTER if is_masters else int(rules.actor(state[0]))


# --- the desk -----------------------------------------------------------------------------------------------------


def desk(state: State, papers: Papers) -> Desk:
    s = state[0]
    phase = int(s.phase)
    day = min(int(s.day) + (phase == S.OPENING), int(s.days))
    last = day == int(s.days)
    if phase == S.OVER:
        course = tuple(Phase(Message(name), "done") for name in STEPS[:3])
        return Desk(
            Message("fejag-camp-report-over"),
            Message("fejag-camp-desk-over"),
            course,
            (),
            papers=_shown(state, papers, day),
            day=day,
        )
    explain = {
        S.OPENING: Message("fejag-camp-desk-open", {"day": day, "last": "yes" if last else "no"}),
        S.RANKING: Message("fejag-camp-desk-rank", {"day": day}),
        S.CLUE_DUE: Message("fejag-camp-desk-clue", {"day": day}),
        S.BUYING: _who_buys(state),
    }
    return Desk(
        headline=_headline(state, day),
        explain=explain.get(phase, Message("fejag-camp-desk-wait")),
        course=tuple(_course(last, AT.get(phase, 0))),
        tasks=(*_tasks(state, papers, day), *_verdicts(state), *_penalties(state), *_bookings(state)),
        closing=Message("fejag-camp-close-buying") if phase == S.BUYING else None,
        papers=_shown(state, papers, day),
        day=day,
        turns=tuple(_open_turns(state)),
    )


def _headline(state: State, day: int) -> Message:
    team = int(state[0].day_team)
    if state[0].phase != S.OPENING and team != S.NONE:
        return Message("fejag-camp-report-day-of", {"day": day, "team": team_words(team)})
    return Message("fejag-camp-report-day", {"day": day})


def _who_buys(state: State) -> Message:
    buyers = [team for team in range(S.TEAM_COUNT) if rules.may_act(state[0], team)]
    if not buyers:
        return Message("fejag-camp-desk-wait")
    if len(buyers) == 1:
        return Message("fejag-camp-desk-buy", {"team": team_words(buyers[0])})
    return Message("fejag-camp-desk-buy-all", {"teams": listed([team_words(team) for team in buyers])})


def _course(last: bool, at: int) -> Iterator[Phase]:
    """Rules 8. The last day has no buying."""
    for number, name in enumerate(STEPS[: 3 if last else 4]):
        yield Phase(Message(name), "done" if number < at else "now" if number == at else "later")


def _tasks(state: State, papers: Papers, day: int) -> Iterator[Task]:
    phase = int(state[0].phase)
    if phase == S.OPENING:
        yield Task(
            "button", Message("fejag-camp-do-open", {"day": day}), f"open{day}", sure=Message("fejag-camp-sure-open")
        )
    elif phase == S.RANKING:
        yield Task("order", Message("fejag-camp-do-rank"), f"rank{day}=", seats=tuple(S.TEAMS))
    elif phase == S.CLUE_DUE:
        last = day == int(state[0].days)
        yield Task(
            "button",
            Message("fejag-camp-do-last-clue" if last else "fejag-camp-do-clue"),
            f"clue{day}",
            writes=True,
            note=papers.get("epilogue", "") if last else _clue(papers, day, int(state[0].days) - 1),
            sure=Message("fejag-camp-sure-end") if last else None,
        )


def _clue(papers: Papers, day: int, days: int) -> str:
    """All clues are posted in the days there are: on some days more than one."""
    clues = S.DAYS - 1
    first, last = clues * (day - 1) // days + 1, clues * day // days
    return "\n\n".join(filter(None, (papers.get(f"clue-{number}", "") for number in range(first, last + 1))))


def _verdicts(state: State) -> Iterator[Task]:
    """Rules 7.3. A right answer that comes later than another, or too late for points, is told from the first."""
    s = state[0]
    if not campaign.verdicts_open(s):
        return
    for_honour = s.day == s.days and s.late_egg == S.HONOUR
    right = "late" if for_honour or s.egg_team != S.NONE else "right"
    for team in range(S.TEAM_COUNT):
        if campaign.may_answer(s, team):
            for verdict in notation.VERDICTS:
                label = Message("fejag-camp-verdict", {"verdict": verdict})
                action = f"egg:{S.TEAMS[team]}={verdict}"
                words: Words = {"team": team_words(team), "verdict": right if verdict == "right" else verdict}
                sure = Message("fejag-camp-sure-verdict", words)
                yield Task("verdict", label, action, seat=team, writes=True, sure=sure)


def _penalties(state: State) -> Iterator[Task]:
    """Rules 6.4.4."""
    for team in range(S.TEAM_COUNT):
        if rules.may_be_fined(state[0], team):
            for kind in range(S.TYPE_COUNT):
                words: Words = {"team": team_words(team), "figure": Message(FIGURES[kind]), "price": S.PRICE[kind]}
                action = f"penalty:{S.TEAMS[team]}={S.TYPES[kind]}"
                label = Message("fejag-camp-do-penalty", words)
                sure = Message("fejag-camp-sure-penalty", words)
                yield Task("button", label, action, Message("fejag-camp-penalty-explain"), seat=team, sure=sure)


def _bookings(state: State) -> Iterator[Task]:
    """Rules 1.2."""
    s = state[0]
    if not campaign.may_book(s):
        return
    for team in range(S.TEAM_COUNT):
        words: Words = {"team": team_words(team)}
        yield Task("points", Message("fejag-camp-do-points", words), f"points:{S.TEAMS[team]}", seat=team, writes=True)
    if campaign.may_rank_again(s):
        places = s.place.tolist()
        line = notation.ranking_name(S.RANKINGS.tolist().index(places))
        label = Message("fejag-camp-do-rerank", {"day": int(s.day)})
        explain = Message("fejag-camp-rerank-explain")
        yield Task("again", label, f"rerank{int(s.day)}=", explain, note=line, writes=True)


def _shown(state: State, papers: Papers, day: int) -> tuple[Paper, ...]:
    """What is useful today: its plan, the story on the first and the last day, the right answers always."""
    over = state[0].phase == S.OVER
    texts = {**papers, f"legend-{day}": handouts.legend(state, papers) or papers.get(f"legend-{day}", "")}
    wanted = [] if over else [f"{kind}-{day}" for kind in PLAN]
    wanted += [*(["title", "intro"] if day == 1 else []), *(["epilogue"] if over else [])]
    wanted += [f"team-{code}" for code in S.TEAMS if day == 1 and not over]
    wanted += [f"answer-{number}" for number in range(1, S.QUESTIONS + 1)]
    known = {paper.name: paper for paper in _blank_papers()}
    return tuple(replace(known[name], text=texts[name]) for name in wanted if texts.get(name))


legend = handouts.legend


# --- the public state of things -----------------------------------------------------------------------------------


def report(state: State) -> Report:
    s = state[0]
    over, day = s.phase == S.OVER, int(s.day)
    if over:
        headline = Message("fejag-camp-report-over")
    elif day == 0:
        headline = Message("fejag-camp-report-before")
    elif s.day_team == S.NONE:
        headline = Message("fejag-camp-report-day", {"day": day})
    else:
        headline = Message("fejag-camp-report-day-of", {"day": day, "team": team_words(int(s.day_team))})
    lamps = s.team[: int(s.figures)].tolist()
    rows = tuple(
        (int(s.score[team]), int(s.purse[team]), lamps.count(team), int(placement.paths(s, team)))
        for team in range(S.TEAM_COUNT)
    )
    places = [0] * S.TEAM_COUNT
    above = 1
    for group in notation.ranking(state):
        for code in group:
            places[S.TEAMS.index(code)] = above
        above += len(group)
    columns = (
        "fejag-camp-column-score",
        "fejag-camp-column-purse",
        "fejag-camp-column-lamps",
        "fejag-camp-column-paths",
    )
    gains = _gains(state)
    scores = [int(s.score[team]) - gains[team] for team in range(S.TEAM_COUNT)] if gains else []
    return Report(
        headline,
        tuple(Message(name) for name in columns),
        rows,
        tuple(places),
        emblems=tuple(f"token-{code}" for code in S.TEAMS),
        moment=MOMENTS.get(int(s.phase), "quiet"),
        flag=int(s.day_team) if s.day_team != S.NONE and not over else None,
        gains=gains,
        before=tuple(1 + sum(other > score for other in scores) for score in scores),
        queue=tuple(_queue(state)),
        at_once=len(_shopping(s)),
    )


def _gains(state: State) -> tuple[int, ...]:
    """The points of today's ranking, once it is known."""
    s = state[0]
    if s.phase not in (S.CLUE_DUE, S.BUYING, S.OVER) or s.ranks != S.MANUAL:
        return ()
    return tuple(int(campaign.points_of(s, team)) for team in range(S.TEAM_COUNT))


def _shopping(s: np.record) -> list[int]:
    return [team for team in range(S.TEAM_COUNT) if s.phase == S.BUYING and rules.may_act(s, team)]


def _queue(state: State) -> Iterator[int]:
    """Those who buy now, then, if they take turns, those who will."""
    s = state[0]
    now = _shopping(s)
    yield from now
    if len(now) == 1:
        yield from s.order[int(s.turns_done) + 1 : S.TEAM_COUNT].tolist()


# --- on paper -----------------------------------------------------------------------------------------------------

handout = handouts.handout
overview = handouts.overview


# --- what the house asks ------------------------------------------------------------------------------------------


def closing(state: State, seat: int | None = None) -> str | None:
    """Rules 1.1: what may be kept is kept."""
    team = int(rules.actor(state[0])) if seat is None else seat
    if state[0].phase != S.BUYING or not (0 <= team < S.TEAM_COUNT and rules.may_act(state[0], team)):
        return None
    return f"{S.TEAMS[team]}:{'done' if campaign.may_close(state[0], team) else 'timeout'}"


def _open_turns(state: State) -> Iterator[OpenTurn]:
    """Rules 1.1: a surplus is lost, unless the turn may be closed."""
    s = state[0]
    for team in range(S.TEAM_COUNT):
        if s.phase == S.BUYING and rules.may_act(s, team):
            yield OpenTurn(team, 0 if campaign.may_close(s, team) else int(s.purse[team]) - S.CARRY)


def is_news(action: int) -> bool:
    return action == S.CLUE


def may_correct(action: int) -> bool:
    """Rules 8: a ranking or a clue."""
    return S.RANK <= action <= S.CLUE


def reader(action: int) -> int | None:
    """Only the team may read what is written with a verdict."""
    return answered(action)


def answered(action: int) -> int | None:
    return (action - S.VERDICT) // VERDICT_COUNT if S.VERDICT <= action < S.PENALTY else None


def may_write(state: State, seat: int) -> bool:
    """Rules 7.3: from day 1 until the buying of day 10 closes; with `late_egg` until the ranking of day 11."""
    s = state[0]
    day, phase = int(s.day), int(s.phase)
    if not 0 <= seat < S.TEAM_COUNT or day == 0 or phase == S.OVER or not campaign.may_answer(s, seat):
        return False
    if day == int(s.days):
        return bool(s.late_egg) and phase == S.RANKING
    return day < int(s.days) - 1 or phase != S.OPENING


# --- papers -------------------------------------------------------------------------------------------------------


def papers(language: str) -> tuple[Paper, ...]:
    texts = _texts(story.of_the_house(language))
    return tuple(replace(paper, text=texts.get(paper.name, "")) for paper in _blank_papers())


def read_papers(text: str) -> Papers:
    return _texts(story.read(text))


def _blank_papers() -> Iterator[Paper]:
    yield Paper("title", Message("fejag-camp-paper-title"), "")
    yield Paper("intro", Message("fejag-camp-paper-intro"), "")
    for team, code in enumerate(S.TEAMS):
        yield Paper(f"team-{code}", Message("fejag-camp-paper-team", {"team": team_words(team)}), "", "team")
        for i in range(1, story.DAYS_OF_A_TEAM + 1):
            label = Message("fejag-camp-paper-legend-team", {"team": team_words(team), "number": i})
            yield Paper(f"legend-{code}-{i}", label, "", "story")
    yield Paper(f"legend-{story.EGG}", Message("fejag-camp-paper-legend-egg"), "", "story")
    for day in range(1, S.DAYS + 1):
        for kind in PLAN:
            yield Paper(f"{kind}-{day}", Message(f"fejag-camp-paper-{kind}-of", {"day": day}), "", kind, day)
        if day < S.DAYS:
            yield Paper(f"clue-{day}", Message("fejag-camp-paper-clue", {"day": day}), "", "clue", day)
    for number in range(S.QUESTIONS):
        label = Message("fejag-camp-paper-answer", {"question": question_words(number)})
        yield Paper(f"answer-{number + 1}", label, "", "answer")
    yield Paper("epilogue", Message("fejag-camp-paper-epilogue"), "")


def _texts(told: story.Story) -> dict[str, str]:
    return {
        "title": told.title,
        "intro": told.intro,
        **{f"team-{code}": text for code, text in told.teams.items()},
        **{f"legend-{which}": text for which, text in told.legends.items()},
        **{f"clue-{day}": text for day, text in enumerate(told.clues, start=1)},
        **{f"answer-{number}": text for number, text in enumerate(told.answers, start=1)},
        "epilogue": told.epilogue,
    }

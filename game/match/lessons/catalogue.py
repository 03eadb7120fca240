"""The lessons of Scopone and of the other games, and the list of all lessons."""

from game.match.lessons.first import FIRST
from game.match.lessons.lesson import ANYTHING, Answer, Board, Lesson, Task, right

SCOPONE = (
    Lesson(
        "first_lead",
        (
            Task(
                Board(
                    (
                        "Ad As Ab 2c 3d 7s Jc Cc Cb Kc",
                        "2d 3c 4d 5s 6c 6s 7b Js Cd Kd",
                        "Ac 2s 3s 4c 5d 5b 6d 7c Jd Kb",
                        "2b 3b 4s 4b 5c 6b 7d Jb Cs Ks",
                    ),
                    dealer=3,
                    preset="scopone_scientifico",
                ),
                (
                    right("As"),
                    right("Ab"),
                    right("Ad", "coin"),
                    Answer("Cc", "pair"),
                    Answer("Cb", "pair"),
                    Answer(ANYTHING, "single"),
                ),
                ("Kd",),
            ),
        ),
        pages=2,
        principles=("lead_double",),
    ),
    Lesson(
        "answer_partner",
        (
            Task(
                Board(
                    (
                        "Ad 2d 3c 4d 4c 5c 6c 7s Jd Cb",
                        "Ac 2s 3s 4s 5d 6d 7d Jc Cc Ks",
                        "As 2c 3d 4b 5s 6b 7c Js Cd Kd",
                        "Ab 2b 3b 5b 6s 7b Jb Cs Kb Kc",
                    ),
                    dealer=3,
                    led=("4c", "4sx4c"),
                    preset="scopone_scientifico",
                ),
                (right("4b"), Answer(ANYTHING, "other")),
                ("Kb",),
            ),
        ),
        principles=("answer_partner", "lead_promises"),
    ),
    Lesson(
        "break_pairs",
        (
            Task(
                Board(
                    ("2s", "2d", "Cd Kb", "4c Kc"),
                    "4d 6c 7c",
                    (
                        "Ad 2c 2b 3c 3b 4s 5d 5c 5s 6b 7d 7s 7b Cs Kd Ks",
                        "Ac As Ab 3d 3s 4b 5b 6d 6s Jd Jc Js Jb Cc Cb",
                    ),
                    ("7d", ""),
                    taker=1,
                    dealer=3,
                    turn=2,
                    preset="scopone_scientifico",
                ),
                (right("Kbx4d6c"), Answer("Cd", "knight", "4cx4d")),
                ("4c", "2s", "2dx2s", "Cd", "Kc"),
            ),
        ),
        principles=("break_pairs",),
    ),
)

EXTRAS = (
    Lesson(
        "dealer_last",
        (
            Task(
                Board(
                    ("4d 7b", "7c Cs", "Cc Kd", "2d 5c 5s"),
                    "2c 4s Kc",
                    (
                        "7d 7s Jd Jc Js Jb",
                        "Ad Ac As Ab 2s 2b 3d 3c 3s 3b 4c 4b 5d 5b 6d 6c 6s 6b Cd Cb Ks Kb",
                    ),
                    taker=0,
                    dealer=3,
                    turn=3,
                    preset="scopone_scientifico",
                ),
                (right("2dx2c"), Answer("5c", "five", "7bx2c5c"), Answer("5s", "five", "7bx2c5s")),
                ("4dx4s", "Cs", "CcxCs", "5c", "7b", "7cx7b", "KdxKc", "5sx5c"),
            ),
        ),
        extra=True,
        principles=("keep_pairs", "dealer_last", "last_card"),
    ),
    Lesson(
        "leave_partner",
        (
            Task(
                Board(
                    (
                        "Ac 2c 3d 3b 5c 5s 6d 7c 7b Cs",
                        "Ab 2s 2b 4s 5d 7d Cb Kc Ks Kb",
                        "Ad 3c 4d 4c 4b 5b 6s Jd Cd Cc",
                        "As 2d 3s 6c 6b 7s Jc Js Jb Kd",
                    ),
                    dealer=3,
                    led=("3b", "Cb"),
                    preset="scopone_scientifico",
                ),
                (
                    right("4c"),
                    right("4b"),
                    right("4d", "coin"),
                    Answer("3c", "three"),
                    Answer("Cc", "knight"),
                    Answer("Cd", "knight"),
                    Answer(ANYTHING, "other"),
                ),
            ),
        ),
        extra=True,
        principles=("leave_partner",),
    ),
    Lesson(
        "escoba",
        (
            Task(
                Board(("5b Js 4c", "3b Ks 6d"), "7d 3s Kb 2c", preset="escoba_breve"),
                (right("Jsx7d"), Answer("5bx3s7d", "five"), Answer(ANYTHING, "other")),
            ),
        ),
        pages=1,
        extra=True,
        principles=("fifteen_window", "bare_low", "sevens_double", "hold_back"),
    ),
    Lesson(
        "ace",
        (
            Task(
                Board(("As Kb 2c", "7c Cb 4c"), "3d 5d 6s Cc", preset="scopa_assi_libera"),
                (right("Asx3d5d6sCc"), Answer("As", "laid"), Answer(ANYTHING, "other")),
            ),
        ),
        pages=1,
        extra=True,
        principles=("ace_many", "ace_not_laid", "ace_takes_all"),
    ),
    Lesson(
        "cirulla",
        (
            Task(
                Board(("7d Kb 3c", "4s Js 6c"), "5s 3d Jc Ks", preset="cirulla_genovese"),
                (right("7dx3d5s"), Answer("7dxJc", "knave"), Answer(ANYTHING, "other")),
            ),
        ),
        pages=1,
        extra=True,
        principles=("cirulla_window",),
    ),
)

LESSONS = (*FIRST, *SCOPONE, *EXTRAS)
"""All lessons, in the order in which they are taught."""

IDS = frozenset(lesson.id for lesson in LESSONS)
MAIN = tuple(lesson for lesson in LESSONS if not lesson.extra)
BY_PRINCIPLE = {principle: lesson.id for lesson in LESSONS for principle in lesson.principles}
"""The lesson that teaches a principle of the explanations."""


def lesson_on(principle: str) -> str | None:
    """The lesson about a reason of the explanations, given by its key, None if there is none."""
    return BY_PRINCIPLE.get(principle) or BY_PRINCIPLE.get(principle.partition(".")[0])

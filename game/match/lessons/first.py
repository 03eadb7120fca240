"""The lessons of Scopa for two, in the order in which they are taught."""

from game.match.lessons.lesson import ANYTHING, Answer, Board, Lesson, Task, right

FIRST = (
    Lesson(
        "equal",
        (
            Task(
                Board(("5s Kb 2c", "Ac 7b Jd"), "5d Jc 3s Cb"),
                (right("5sx5d"), Answer("Kb", "king", "JdxJc"), Answer("2c", "two", "7bx2c5d")),
            ),
        ),
        pages=2,
    ),
    Lesson(
        "sum",
        (
            Task(
                Board(("7s 2c Kb", "7c Jb As"), "4c 3d 6b Cs"),
                (
                    right("7sx3d4c"),
                    Answer("Kb", "king", "As", fair=True),
                    Answer("2c", "two", "7cx3d4c"),
                ),
            ),
        ),
        pages=1,
    ),
    Lesson(
        "match_first",
        (
            Task(
                Board(("5s 6b Cc", "5b Js 4d"), "5d 3c 2s Kb"),
                (right("5sx5d"), Answer("6b", "nothing", "Jsx2s6b"), Answer("Cc", "nothing", "Jsx5d3c")),
                ("5bx2s3c",),
            ),
        ),
    ),
    Lesson(
        "sweep",
        (
            Task(
                Board(("Cb As", "Cd 4s Kc"), "2c 3s 4b", ("6c 6s", ""), taker=0, turn=1),
                (right("Cdx2c3s4b"), Answer("4s", "four"), Answer("Kc", "king", "Cbx2c3s4b")),
            ),
        ),
        pages=1,
        principles=("sweep_now",),
    ),
    Lesson(
        "above_ten",
        (
            Task(
                Board(
                    ("Kc 2b Ab", "7b 4c Jb"),
                    "4s 2c",
                    ("Jd Js 5c 5s Ks Kd", "3d 3b Cc Cs 6b 6d 7s 7c"),
                    taker=1,
                ),
                (right("Kc"), Answer("2b", "two", "4cx4s"), Answer("Ab", "ace", "7bxAb4s2c")),
                ("4cx4s",),
            ),
        ),
        principles=("above_ten", "low_total", "lone_card", "threat_price", "court_breaks", "open_table"),
    ),
    Lesson(
        "twin",
        (
            Task(
                Board(
                    ("6s 3d", "2c 2b 6b"),
                    "",
                    ("Ac 2s 4s 5d 5c 7d Jb Cc Cs", "Ks Kb"),
                    ("7d", "Ks"),
                    taker=0,
                    turn=1,
                ),
                (right("2c"), right("2b"), Answer("6b", "six", "6sx6b")),
            ),
        ),
        principles=("twin", "fewest_out", "dead_rank", "keep_courts"),
    ),
    Lesson(
        "settebello",
        (
            Task(
                Board(("7c Cs 4b", "7b As Jc"), "7d Cb Kc 2s"),
                (right("7cx7d"), Answer("Cs", "knight", "7bx7d"), Answer("4b", "four", "7bx7d")),
            ),
        ),
        pages=1,
        principles=("take_settebello", "settebello_by_sum", "hold_settebello", "he_has_no_seven"),
    ),
    Lesson(
        "coins",
        (
            Task(
                Board(("3c 7c", "2d Cs Kb"), "4d 5d 6b", ("Cd Cb", ""), taker=0, turn=1),
                (right("Csx4d5d"), Answer("Kb", "king"), Answer("2d", "two", "7cx2d5d")),
            ),
            Task(
                Board(("2s", "6d 6b"), "6c Cb Kd", ("Ad Ab 4c 4s", ""), taker=0, turn=1),
                (right("6dx6c", "home"), Answer("6b", "stays")),
            ),
        ),
        pages=1,
        principles=("coins_to_six", "coin_choice", "coin_home", "coin_back"),
    ),
    Lesson(
        "long_count",
        (
            Task(
                Board(("4s Js Kc", "6s Jc Cd"), "2c 3s 6b Kb"),
                (right("Jsx2c6b"), Answer("Kc", "king", "Cdx3s6b"), Answer("4s", "four", "Cdx2c3s4s")),
            ),
        ),
        principles=("cards_to_21",),
    ),
    Lesson(
        "primiera",
        (
            Task(
                Board(
                    ("3c 7c Js", "6c 7b Kd"),
                    "Ad 7s Cs Kc",
                    (
                        "Ac As Ab 2c 2s 5d 5c 5s 5b 7d Jb",
                        "2d 2b 3d 3s 3b 4d 4c 4s 4b 6d 6s 6b Jd Jc Cd Cc Cb Ks Kb",
                    ),
                    ("7d", ""),
                    taker=1,
                ),
                (right("7cx7s"), Answer("Js", "knave"), Answer("3c", "three", "7bx7s")),
            ),
        ),
        pages=1,
        principles=("sevens_primiera", "six_and_ace", "missing_suit"),
    ),
    Lesson(
        "sevens",
        (
            Task(
                Board(
                    ("4d", "6s 7d"),
                    "As",
                    ("Ad Ac 2c 3b 4s 7c 7s 7b Jb Cd Cc Kd", "2d 2b 2s 3s 5d 5c 5s 6d 6b Kc Ks Kb"),
                    ("", "2d 3s 5d"),
                    taker=1,
                    turn=1,
                ),
                (right("6s"), Answer("7d", "seven")),
                ("4d", "7dxAs6s"),
            ),
        ),
        principles=("count_rank", "no_seven_out", "no_total_seven"),
    ),
    Lesson(
        "known_hand",
        (
            Task(
                Board(
                    ("3b 7b Kd", "2c 5d Cd"),
                    "4b Js",
                    (
                        "As 2b 4d 4c 4s 5s 5b 6d 6c 7c Cc Cb Kc Kb",
                        "Ad Ac Ab 2d 2s 3d 3c 3s 5c 6s 6b 7d 7s Jd Jc Jb Cs Ks",
                    ),
                    ("4d", ""),
                    taker=1,
                ),
                (right("3b"), Answer(ANYTHING, "other", "2c")),
                ("2c", "7bx3b4b", "5d", "Kdx2cJs", "Cd"),
                ranks=(2, 5, 9),
            ),
        ),
        pages=1,
        principles=("last_hand_known", "solve_end"),
    ),
    Lesson(
        "last_capture",
        (
            Task(
                Board(
                    ("Kb", "5b Ks"),
                    "7b",
                    (
                        "As Ab 3c 4b 5d 5c 5s 6b 7c 7s Jd Jc Js Jb Cd Cc Kd Kc",
                        "Ad Ac 2d 2c 2s 2b 3d 3s 3b 4d 4c 4s 6d 6c 6s 7d Cs Cb",
                    ),
                    ("5d", ""),
                    taker=0,
                    turn=1,
                ),
                (right("5b"), Answer("Ks", "king", "KbxKs")),
                ("Kb", "KsxKb"),
            ),
        ),
        principles=("last_capture", "keep_taker"),
    ),
)

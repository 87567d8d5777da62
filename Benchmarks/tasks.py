"""Tasks as people have them, the same ones for the same seed.

Sixty of a hundred titles are English, fifteen Japanese, fifteen Korean, ten begin with an emoji; half
have a priority, six of ten a due date within a month behind and eleven ahead, three of ten are done. Three of
ten have notes of a few lines, four of ten a tag or two.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

TODAY = date(2026, 11, 30)

VERBS = (
    "Ask Answer Bake Book Borrow Bring Buy Call Cancel Carry Change Check Clean Cook Count Cut "
    "Draw Dry Fetch Fill Find Finish Fix Fold Learn Lend Mend Move Order Paint Pay Plan Post "
    "Practise Print Read Renew Return Sell Send Sew Sort Sweep Tidy Visit Wash Water Wrap Write"
).split()
OBJECTS = [
    "the landlord about the heating", "the curtains", "a cake for Saturday", "the ferry to Busan",
    "flat {n}", "the photos of the walk", "bread, cheese and pears", "the swimming lesson",
    "part {n} of the puzzle", "the neighbour's ladder", "the tomato plants", "a birthday card",
    "the report on room {n}", "the winter coats", "the radiator", "two tickets for the concert",
    "the «old» bicycle", "letter {n}", "the notes of the meeting", "the spare key",
]  # fmt: skip
ENDINGS = ["", "", "", "", " this week", " with Yuna", " (ask first)", " by noon", " & say so"]
JAPANESE_OBJECTS = ["洗濯物", "図書館の本", "手紙{n}", "夕食の材料", "庭の花", "会議の資料", "自転車"]
JAPANESE_VERBS = ["を片付ける", "を返す", "を送る", "を買う", "に水をやる", "を確認する", "を直す"]
KOREAN_OBJECTS = ["빨래", "도서관 책", "편지 {n}", "저녁 재료", "꽃", "회의 자료", "자전거"]
KOREAN_VERBS = ["정리하기", "돌려주기", "보내기", "사기", "물 주기", "확인하기", "고치기"]
TAGS = (
    "home work errands garden 집 회사 家事 仕事 books bills music travel waiting someday people health"
).split()
EMOJI = ["🍞", "🧺", "📮", "🚲", "🎻", "🌱", "👩‍🍳", "🏊🏽", "🇯🇵", "🇰🇷"]


@dataclass(frozen=True)
class Task:
    title: str
    priority: str | None
    due: date | None
    is_done: bool
    notes: str
    tags: tuple[str, ...]


def tasks(count: int, seed: int = 1) -> Iterator[Task]:
    chance = random.Random(seed)
    for _ in range(count):
        yield Task(
            title=title(chance),
            priority=chance.choice(["high", "medium", "low"]) if chance.random() < 0.5 else None,
            due=(
                TODAY + timedelta(days=chance.randrange(-30, 331))
                if chance.random() < 0.6
                else None
            ),
            is_done=chance.random() < 0.3,
            notes=(
                "\n".join(title(chance) for _ in range(chance.randint(1, 4)))
                if chance.random() < 0.3
                else ""
            ),
            tags=tuple(chance.sample(TAGS, chance.choice([1, 1, 2]))) if chance.random() < 0.4 else (),
        )


def title(chance: random.Random) -> str:
    kind = chance.random()
    number = chance.randrange(1000, 9999)

    def one(of: list[str]) -> str:
        return chance.choice(of).format(n=number)

    english = f"{one(VERBS)} {one(OBJECTS)}"
    if kind < 0.60:
        return english + one(ENDINGS)
    if kind < 0.75:
        return one(JAPANESE_OBJECTS) + one(JAPANESE_VERBS)
    if kind < 0.90:
        return f"{one(KOREAN_OBJECTS)} {one(KOREAN_VERBS)}"
    return f"{one(EMOJI)} {english}"

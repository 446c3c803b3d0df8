"""The guided first game: about ten prompts, each shown the first time its decision comes up."""

from __future__ import annotations

from entrepot.paper.face import Lesson

LESSONS = (
    Lesson("draft", "lesson-draft"),
    Lesson("turn", "lesson-turn"),
    Lesson("turn", "lesson-consolidate", "consolidate"),
    Lesson("hiring", "lesson-hiring"),
    Lesson("science", "lesson-track", "track-science"),
    Lesson("mining", "lesson-track", "track-mining"),
    Lesson("factory", "lesson-factory"),
    Lesson("production", "lesson-production"),
    Lesson("ships", "lesson-ships"),
    Lesson("trains", "lesson-trains"),
    Lesson("markets", "lesson-markets"),
    Lesson("investment", "lesson-investment"),
    Lesson("favor", "lesson-favor"),
)

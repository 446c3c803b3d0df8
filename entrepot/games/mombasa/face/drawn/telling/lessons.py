"""The guided first game: about ten prompts, each shown the first time its decision comes up."""

from __future__ import annotations

from entrepot.paper.face import Lesson

LESSONS = (
    Lesson("tile", "lesson-tile"),
    Lesson("resting", "lesson-resting"),
    Lesson("planning", "lesson-planning"),
    Lesson("turn", "lesson-turn"),
    Lesson("goods", "lesson-goods"),
    Lesson("steps", "lesson-steps"),
    Lesson("expanding", "lesson-expanding"),
    Lesson("column", "lesson-column"),
    Lesson("walking", "lesson-walking"),
    Lesson("books", "lesson-books"),
    Lesson("shelving", "lesson-shelving"),
    Lesson("tier", "lesson-tier"),
    Lesson("recovering", "lesson-recovering"),
)

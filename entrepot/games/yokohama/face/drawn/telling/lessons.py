"""The guided first game: about ten prompts, each shown the first time its decision comes up."""

from __future__ import annotations

from entrepot.paper.face import Lesson

LESSONS = (
    Lesson("keep", "lesson-keep"),
    Lesson("placing", "lesson-placing"),
    Lesson("placing", "lesson-power", "piece-assistant"),
    Lesson("moving", "lesson-moving"),
    Lesson("walking", "lesson-walking"),
    Lesson("port", "lesson-port"),
    Lesson("laboratory", "lesson-laboratory"),
    Lesson("church", "lesson-boards"),
    Lesson("token", "lesson-token"),
    Lesson("building", "lesson-building"),
    Lesson("phase_c", "lesson-extra"),
    Lesson("phase_a", "lesson-ending", "meter-church"),
)

"""The record of Yokohama as its faces read it."""

from __future__ import annotations

from entrepot.paper.reading import Reader

from ...decisions import KINDS
from ...record import LAYOUT

READ = Reader(LAYOUT, KINDS)
position, agenda = READ.position, READ.agenda

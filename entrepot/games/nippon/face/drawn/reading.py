"""The record of Nippon as its faces read it."""

from __future__ import annotations

from entrepot.paper.reading import Reader

from ...decisions import KINDS
from ...record import LAYOUT

READ = Reader(LAYOUT, KINDS)
plain, position, only = READ.plain, READ.position, READ.only
agenda, kinds, asked, asked_of = READ.agenda, READ.kinds, READ.asked, READ.asked_of

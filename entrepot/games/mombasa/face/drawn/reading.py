"""The record of Mombasa as its faces read it."""

from __future__ import annotations

from entrepot.paper.reading import Reader

from ...decisions import KINDS
from ...record import LAYOUT

READ = Reader(LAYOUT, KINDS)
plain, position, only, follows = READ.plain, READ.position, READ.only, READ.follows
agenda, kinds, top, asked, asked_of = READ.agenda, READ.kinds, READ.top, READ.asked, READ.asked_of

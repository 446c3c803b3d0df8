"""Processes that think: neither Ctrl-C at the server's prompt nor a busy table is any of their business."""

import asyncio
import os

import pytest

from entrepot.web.workers.analyst import Advise, adviser_pool, analyst_pool
from entrepot.web.workers.bot_worker import Question, bot_pool

LINUX = hasattr(os, "SCHED_IDLE")  # elsewhere there is no idle priority
POOLS = {
    "bots": (lambda: bot_pool(1), Question("nothing", "random", "", b"", 0, 1)),
    "adviser": (adviser_pool, Advise("nothing", b"", 0)),
    "analyst": (analyst_pool, Advise("nothing", b"", 0)),
}


@pytest.mark.parametrize("name", POOLS)
def test_a_process_is_in_the_session_of_its_server_but_not_in_its_group(name):
    """A session of its own would have a full share of the processor, whatever its priority."""

    async def ask(pool, question):
        found = pool()
        assert await found.ask(question) is None and found.failed == 1  # there is no such game: it has answered
        pid = found._all[0]._process.pid
        idle = LINUX and os.sched_getscheduler(pid) == os.SCHED_IDLE
        at = os.getsid(pid), os.getpgid(pid), os.getpriority(os.PRIO_PROCESS, pid), idle
        await found.close()
        return pid, at

    pid, (session, group, nice, idle) = asyncio.run(ask(*POOLS[name]))
    assert session == os.getsid(0) and group == pid
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert nice == min(19, here + {"bots": 0, "adviser": 5, "analyst": 19}[name])
    assert idle is (LINUX and name == "analyst")  # who waits for a hint gets time on a busy machine too

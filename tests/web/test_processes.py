"""Processes that think: neither Ctrl-C at the server's prompt nor a busy table is any of their business."""

import asyncio
import os

import pytest

from entrepot.web.workers.analyst import Advise, analyst_pool
from entrepot.web.workers.bot_worker import Question, bot_pool

POOLS = {
    "bots": (bot_pool, Question("nothing", "random", "", b"", 0, 1)),
    "analyst": (analyst_pool, Advise("nothing", b"", 0)),
}


@pytest.mark.parametrize("name", POOLS)
def test_a_process_is_in_the_session_of_its_server_but_not_in_its_group(name):
    """A session of its own would have a full share of the processor, whatever its priority."""

    async def ask(pool, question):
        found = pool(1)
        assert await found.ask(question) is None and found.failed == 1  # there is no such game: it has answered
        pid = found._all[0]._process.pid
        at = os.getsid(pid), os.getpgid(pid), os.getpriority(os.PRIO_PROCESS, pid)
        await found.close()
        return pid, at

    pid, (session, group, nice) = asyncio.run(ask(*POOLS[name]))
    assert session == os.getsid(0) and group == pid
    assert name != "analyst" or nice == 19

"""What is asked of Numba beyond its documented interface, so that another version is taken on with open eyes."""

import inspect
import os
import subprocess
import sys
from importlib.metadata import requires, version
from threading import Event, Thread

import numba
import numpy as np
import pytest
from numba.np import arrayobj
from packaging.requirements import Requirement

from entrepot.engine.backends.compiled import counting_from_zero

PURSE = np.dtype([("before", np.int64), ("hand", np.int64, (2, 3)), ("after", np.int64)])


def remedy(installed):
    """One sentence when a version of Numba is outside the range of the package, else nothing."""
    wanted = next(one for one in map(Requirement, requires("entrepot")) if one.name == "numba")
    if wanted.specifier.contains(installed):
        return ""
    return (
        f"Numba {installed} is installed and {wanted.specifier} is supported; run scripts/prepare or, to take on "
        "another version, change the range in pyproject.toml, make the lock anew and run ./test full."
    )


def test_numba_is_one_that_was_tried():
    assert remedy(version("numba")) == ""


@pytest.mark.parametrize("other", ["0.67.2", "0.69.0", "1.0"])
def test_another_numba_gets_one_sentence(other):
    assert remedy(other).startswith(f"Numba {other} is installed and ")


def test_the_patched_function_is_there_and_takes_what_it_took():
    assert len(inspect.signature(arrayobj.fix_integer_index).parameters) == 5  # context, builder, kind, index, size


def test_indices_are_compiled_as_they_are_inside_alone():
    """An index of -1 reads what lies before an array when it is compiled as it is, and its last item when not."""

    def item(array, index):
        return array[index]

    def own(purses, row, column):
        return purses[0].hand[row, column]

    signed = [(numba.int64[:], numba.int64)]
    record = [(numba.from_dtype(PURSE)[:], numba.int64, numba.int64)]
    with counting_from_zero():
        inside, inside_record = numba.njit(signed)(item), numba.njit(record)(own)
        unsigned = numba.njit([(numba.int64[:], numba.uint8)])(item)
    outside = numba.njit(signed)(item)

    numbers = np.arange(10, 14)
    assert (outside(numbers[1:], -1), inside(numbers[1:], -1)) == (13, 10)
    assert [inside(numbers, 2), unsigned(numbers, 2)] == [12, 12]
    purse = np.zeros(1, PURSE)
    purse["before"], purse["hand"] = 7, [[1, 2, 3], [4, 5, 6]]
    assert [inside_record(purse, 1, 2), inside_record(purse, 0, -1)] == [6, 7]


def last():
    """Compiled now: the item with the index -1 of a part of an array; 13 is the last, 10 lies before it."""

    def item(array, index):
        return array[index]

    return int(numba.njit([(numba.int64[:], numba.int64)])(item)(np.arange(10, 14)[1:], -1))


def test_the_check_is_back_after_an_error():
    with pytest.raises(ZeroDivisionError), counting_from_zero():
        raise ZeroDivisionError
    assert last() == 13


def test_threads_that_overlap_do_not_change_what_others_compile():
    entered, left = Event(), Event()

    def overlap():
        with counting_from_zero():
            entered.set()
            left.wait(60)
            found.append(last())
        found.append(last())

    found = []
    other = Thread(target=overlap)
    with counting_from_zero():
        other.start()
        assert entered.wait(60)
    found.append(last())  # while the other is inside
    left.set()
    other.join()
    assert found == [13, 10, 13] and last() == 13


LOADS = """
import sys
import numba
import numpy as np
from entrepot.engine.backends.compiled import with_globals

def amount(numbers):
    total = MORE
    # and so on
    return total

def told(numbers):
    return inner(numbers) + inner(numbers[1:])

for more in map(int, sys.argv[2:]):
    numba.config.CACHE_DIR = f"{sys.argv[1]}/{more}"
    inner = numba.njit(with_globals(amount, {"MORE": more}))
    outer = numba.njit(cache=True)(with_globals(told, {"inner": inner}))
    outer.compile((numba.int64[::1],))
    print(outer(np.zeros(2, int)))
"""
# So long that the compiler calls it and does not put it in where it is called.
AND_SO_ON = (
    30
    * """
    for number in numbers:
        total += number // (number + 1)
"""
)


@pytest.mark.slow
def test_what_two_processes_compiled_can_be_loaded_by_a_third(tmp_path):
    """The same function around different rules has the same name in both. If it had the same number too, the third
    process would call the first one's in place of the second one's."""
    program = tmp_path / "loads.py"
    program.write_text(LOADS.replace("    # and so on\n", AND_SO_ON))
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}

    def printed(*more):
        command = [sys.executable, program, tmp_path / "cache", *more]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=paths).stdout.split()

    assert printed("1") == ["2"]
    assert printed("2") == ["4"]
    assert printed("1", "2") == ["2", "4"]

"""The thread that alone uses the store: its jobs in order, and an answer to each."""

from __future__ import annotations

import queue
from pathlib import Path

from companion.storage.store import Store
from companion.storage.store_file import NoGame, StoreBusy, StoreFailed
from companion.storage.store_thread import Writer
from tests.stored import standing


def begun(store: Store) -> int:
    return store.begin("chess", b'{"seats":2}', b'["Ann","Ben"]')


def test_jobs_are_done_in_order_and_all_of_them_before_the_writer_closes(path: Path) -> None:
    answers: queue.SimpleQueue[object] = queue.SimpleQueue()
    writer = Writer(lambda: Store.open(path), answers.put)
    writer.submit(begun, answers.put)
    for _ in range(20):
        writer.submit(lambda store: store.append(1, b"{}", b"[]"), answers.put)
    writer.close()
    writer.close()
    assert isinstance(answers.get_nowait(), Store)
    assert [answers.get_nowait() for _ in range(21)] == [1, *range(1, 21)]
    with Store.open(path) as store:
        assert len(standing(store, 1)) == 20


def test_a_job_that_fails_is_answered_with_its_failure_and_the_next_is_done(path: Path) -> None:
    answers: queue.SimpleQueue[object] = queue.SimpleQueue()
    writer = Writer(lambda: Store.open(path), lambda _: None)
    writer.submit(lambda store: store.append(9, b"{}", b"[]"), answers.put)
    writer.submit(begun, answers.put)
    writer.close()
    assert isinstance(answers.get_nowait(), NoGame)
    assert answers.get_nowait() == 1


def test_without_a_store_every_job_is_answered_with_the_reason(path: Path, store: Store) -> None:
    answers: queue.SimpleQueue[object] = queue.SimpleQueue()
    writer = Writer(lambda: Store.open(path), answers.put)
    writer.submit(begun, answers.put)
    writer.close()
    writer.submit(begun, answers.put)
    assert [type(answers.get_nowait()) for _ in range(3)] == [StoreBusy, StoreBusy, StoreFailed]

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from './entry.ts';
import { createSender, type Outcome } from './send.ts';
import type { OutboxStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // There is one page, and locks are granted by other timers.
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = (sequence: number): OutboxEntry => ({
  id: `id-${sequence}`,
  sequence,
  jobId: 'a',
  title: 'On board',
  path: '/api/jobs/scan-events/scan-event',
  body: {},
  at: '2026-11-18T00:00:00.000Z',
  state: { kind: 'waiting', attempts: 0 },
});

/** Sends entries over a line that answers as listed, then not at all; notes when. */
function sending(
  count: number,
  line: Outcome<unknown>['kind'][],
  onIdle: (add: () => void) => void = () => undefined,
) {
  let entries = Array.from({ length: count }, (_, at) => entry(at + 1));
  const add = () => {
    entries = [...entries, entry(entries.length + 1)];
    void run();
  };
  const store = {
    name: 'test',
    entriesInOrder: async () => {
      const read = entries;
      if (read.length === 0) onIdle(add);
      return read;
    },
    replaceEntry: async (next: OutboxEntry) => {
      entries = entries.map((each) => (each.id === next.id ? next : each));
    },
    removeEntry: async (id: string) => {
      entries = entries.filter((each) => each.id !== id);
    },
  } as unknown as OutboxStore;
  const sentAt: [string, number][] = [];
  const settled: string[][] = [];
  const begun = Date.now();
  const { run } = createSender({
    store,
    call: async ({ id }) => {
      sentAt.push([id, (Date.now() - begun) / 1000]);
      const kind = line.shift() ?? 'later';
      return kind === 'done' ? { kind, result: null } : { kind: 'later' };
    },
    onState: () => undefined,
    onChange: () => undefined,
    onSettled: (all) => settled.push(all.map(({ id }) => id)),
  });
  return { run, add, sentAt, answered: settled };
}

it('reports what was answered at the end of an attempt, also of its own retry', async () => {
  const { run, answered } = sending(3, ['done', 'later', 'done', 'done']);
  void run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).toEqual([['id-1'], ['id-2', 'id-3']]);
});

it('waits longer after each failure, and briefly again once something was sent', async () => {
  const { run, sentAt } = sending(3, ['later', 'later', 'done', 'later', 'done', 'done']);
  void run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentAt).toEqual([
    ['id-1', 0],
    ['id-1', 2],
    ['id-1', 6],
    ['id-2', 6],
    ['id-2', 8],
    ['id-3', 8],
  ]);
});

it('does not wait longer because of entries that are added without a server', async () => {
  const { add, sentAt } = sending(
    0,
    Array.from({ length: 10 }, () => 'later'),
  );
  for (let scan = 0; scan < 10; scan += 1) {
    add();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2000);
  const [last] = sentAt.slice(-1);
  expect(last).toEqual(['id-1', 2.9]);
});

it('sends an entry that is added between the last read and the end', async () => {
  let added = 0;
  const { run, sentAt } = sending(0, ['done'], (add) => {
    added += 1;
    if (added === 1) add();
  });
  void run();
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([['id-1', 0]]);
});

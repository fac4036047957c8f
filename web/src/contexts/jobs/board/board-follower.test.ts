import { aBoard, aBoardJob, aBoardLane } from '@waybill/contract/jobs/board/examples';
import type { Board, BoardChanges } from '@waybill/contract/jobs/board/shapes';
import { expect, it, vi } from 'vitest';
import { boardFollower } from './board-follower.ts';

type Query = { readonly jobids: string[]; readonly driverids: string[] };

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function followed(first: Board | undefined, isReading = false) {
  let current = first;
  const responses: ((changes: BoardChanges) => void)[] = [];
  const read = vi.fn<(query: Query) => Promise<BoardChanges>>(
    (query) =>
      new Promise<BoardChanges>((resolve, reject) => {
        if (query.jobids.includes('fails')) reject(new Error('down'));
        responses.push(resolve);
      }),
  );
  const reload = vi.fn<() => void>();
  const onStale = boardFollower({
    board: () => current,
    isReading: () => isReading,
    read,
    save: (board) => {
      current = board;
    },
    reload,
  });
  return { onStale, read, reload, responses, shown: () => current };
}

it('reads the jobs of events that arrive together in one request, with their holders', async () => {
  const [one, two] = [aBoardJob(), aBoardJob()];
  const lane = aBoardLane({ jobs: [two] });
  const board = aBoard({ waiting: [one], lanes: [lane] });
  const { onStale, read, responses, shown } = followed(board);
  expect([one, two].map(({ id }) => onStale({ topic: 'jobs', id }))).toEqual([true, true]);
  await settle();
  expect(read.mock.calls).toEqual([[{ jobids: [one.id, two.id], driverids: [lane.driverid] }]]);
  responses[0]?.({ now: board.now, waiting: [two], lanes: [{ ...lane, jobs: [one] }] });
  await settle();
  expect(shown()?.waiting).toEqual([two]);
  expect(shown()?.lanes.map(({ jobs }) => jobs)).toEqual([[one]]);
});

it('reads again after the first response what changes meanwhile', async () => {
  const job = aBoardJob();
  const board = aBoard({ waiting: [job], lanes: [] });
  const { onStale, read, responses } = followed(board);
  onStale({ topic: 'jobs', id: job.id });
  await settle();
  onStale({ topic: 'jobs', id: job.id });
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
  responses[0]?.({ now: board.now, waiting: [], lanes: [] });
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

it('leaves to a whole read what it cannot follow', async () => {
  const board = aBoard();
  const [lane] = board.lanes;
  const id = lane?.driverid ?? '';
  expect(followed(board).onStale({ topic: 'fleet', id })).toBe(true);
  expect(followed(board).onStale({ topic: 'fleet', id: 'a vehicle' })).toBe(false);
  expect(followed(board).onStale({ topic: 'jobs', id: null })).toBe(false);
  expect(followed(board).onStale({ topic: 'customers', id })).toBe(false);
  expect(followed(undefined).onStale({ topic: 'jobs', id })).toBe(false);
  expect(followed(board, true).onStale({ topic: 'jobs', id })).toBe(false);
  expect(followed({ ...board, waitingtotal: 9 }).onStale({ topic: 'jobs', id })).toBe(false);
});

it('reads the whole board if a request fails', async () => {
  const { onStale, reload } = followed(aBoard());
  onStale({ topic: 'jobs', id: 'fails' });
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

import { expect, it } from 'vitest';
import { boardWith, holdersAmong } from './changes.ts';
import { aBoard, aBoardJob, aBoardLane } from './examples.ts';

const now = '2026-11-17T22:05:00Z';

it('moves an allocated job to its driver, and keeps what it does not concern', () => {
  const [moved, other, own] = [aBoardJob(), aBoardJob(), aBoardJob()];
  const [taker, idle] = [aBoardLane({ jobs: [own] }), aBoardLane()];
  const board = aBoard({ waiting: [moved, other], lanes: [taker, idle] });
  const after = { ...taker, jobs: [moved, own] };
  const wanted = { jobids: [moved.id], driverids: [] };
  const next = boardWith(board, wanted, { now, waiting: [], lanes: [after] });
  expect(next).toEqual({ ...board, now, waiting: [other], waitingtotal: 1, lanes: [after, idle] });
  expect(next.lanes[1]).toBe(idle);
  expect(next.waiting[0]).toBe(other);
});

it('lets an unallocated job wait, and removes it where the response does not have the lane', () => {
  const [freed, deleted] = [aBoardJob(), aBoardJob()];
  const board = aBoard({ waiting: [deleted], lanes: [aBoardLane({ jobs: [freed] })] });
  const wanted = { jobids: [freed.id, deleted.id], driverids: [] };
  const next = boardWith(board, wanted, { now, waiting: [freed], lanes: [] });
  expect(next.waiting).toEqual([freed]);
  expect(next.waitingtotal).toBe(1);
  expect(next.lanes.map(({ jobs }) => jobs)).toEqual([[]]);
});

it('removes the lane of a driver who left, and adds that of one who joined', () => {
  const [left, joined] = [aBoardLane(), aBoardLane()];
  const wanted = { jobids: [], driverids: [left.driverid] };
  const changes = { now, waiting: [], lanes: [joined] };
  expect(boardWith(aBoard({ lanes: [left] }), wanted, changes).lanes).toEqual([joined]);
});

it('names the drivers who hold jobs', () => {
  const job = aBoardJob();
  const holder = aBoardLane({ jobs: [job] });
  const board = aBoard({ lanes: [aBoardLane(), holder] });
  expect(holdersAmong(board, new Set([job.id, 'elsewhere']))).toEqual([holder.driverid]);
});

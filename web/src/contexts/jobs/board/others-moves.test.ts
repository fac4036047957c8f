import { aBoard, aBoardJob, aBoardLane } from '@waybill/contract/jobs/board/examples';
import { expect, it } from 'vitest';
import { othersMoves } from './others-moves.ts';

const job = aBoardJob();
const lane = aBoardLane({ name: 'Ravi Patel' });
const waiting = aBoard({ waiting: [job], lanes: [lane] });
const given = (by: string) =>
  aBoard({
    waiting: [],
    lanes: [{ ...lane, jobs: [{ ...job, movedby: by, movedat: '2026-11-17T22:05:00Z' }] }],
  });

it('shows which jobs another dispatcher allocated to whom, and removed', () => {
  expect(othersMoves(waiting, given('Ada Osei'), 'Kim Tran')).toEqual([
    { by: 'Ada Osei', driver: 'Ravi Patel', jobIds: [job.id] },
  ]);
  const back = { ...job, movedby: 'Ada Osei', movedat: '2026-11-17T22:06:00Z' };
  const freed = aBoard({ waiting: [back], lanes: [lane] });
  expect(othersMoves(given('Kim Tran'), freed, 'Kim Tran')).toEqual([
    { by: 'Ada Osei', driver: null, jobIds: [job.id] },
  ]);
});

it('shows nothing for own moves, and nothing for jobs that only appear', () => {
  expect(othersMoves(waiting, given('Kim Tran'), 'Kim Tran')).toEqual([]);
  expect(othersMoves(aBoard({ waiting: [] }), given('Ada Osei'), 'Kim Tran')).toEqual([]);
});

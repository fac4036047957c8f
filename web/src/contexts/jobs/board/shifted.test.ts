import { aBoardJob } from '@waybill/contract/jobs/board/examples';
import { expect, it } from 'vitest';
import { commonHolder, shifted } from './shifted.ts';

const lane = ['a', 'b', 'c', 'd'].map((id) => aBoardJob({ id }));
const move = (selected: string, step: -1 | 1) => shifted(lane, new Set(selected), step);

it('places jobs before the one ahead of them, or behind the next one', () => {
  expect([move('b', -1), move('b', 1), move('c', 1)]).toEqual([
    { beforeId: 'a' },
    { beforeId: 'd' },
    { beforeId: null },
  ]);
});

it('moves several together, and none beyond the ends of the day', () => {
  expect([move('bc', -1), move('bc', 1), move('ac', 1)]).toEqual([
    { beforeId: 'a' },
    { beforeId: null },
    { beforeId: null },
  ]);
  expect([move('ab', -1), move('d', 1)]).toEqual([null, null]);
});

it('finds the driver who has all jobs', () => {
  const holders = new Map([
    ['a', 'ravi'],
    ['b', 'ravi'],
    ['c', 'zoe'],
  ]);
  const of = (ids: string) =>
    commonHolder(
      lane.filter(({ id }) => ids.includes(id)),
      holders,
    );
  expect([of('ab'), of('bc'), of('ad'), of('d'), of('')]).toEqual(['ravi', null, null, null, null]);
});

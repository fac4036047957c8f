import type { Job } from '@waybill/contract/jobs/shapes';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const job = (id: string, status = 'Allocated') => ({ id, jobno: id, status }) as unknown as Job;
const kinds = (before: readonly Job[], after: readonly Job[]) =>
  changesOf(before, after).map(({ kind, job: { id }, stop }) => [kind, id, stop]);

describe('changes of a run', () => {
  it('name what was added and taken away, with its place', () => {
    expect(kinds([job('a'), job('b')], [job('b'), job('c')])).toEqual([
      ['removed', 'a', 1],
      ['added', 'c', 2],
    ]);
  });

  it('name a new order by the first stop that moved', () => {
    expect(kinds([job('a'), job('b'), job('c')], [job('a'), job('c'), job('b')])).toEqual([
      ['reordered', 'c', 2],
    ]);
  });

  it('are none where stops were delivered and left, or came back with another status', () => {
    expect(kinds([job('a', 'Delivered'), job('b')], [job('b', 'PickedUp')])).toEqual([]);
    expect(kinds([job('a'), job('b')], [job('b'), job('a', 'Delivered')])).toEqual([]);
  });
});

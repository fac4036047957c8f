import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { stopNumbers } from './stop-numbers.ts';

const job = (id: string, status: Job['status'] = 'OutForDelivery') => ({ id, status }) as Job;
const isDone = ({ status }: Job) => status === 'Delivered';

it('the number of an open stop stays the same while stops before it are delivered', () => {
  const before = [job('a'), job('b'), job('c'), job('d')];
  // The server lists what is delivered last.
  const after = [job('c'), job('d'), job('a', 'Delivered'), job('b', 'Delivered')];
  for (const id of ['c', 'd']) {
    expect(stopNumbers(after, isDone).get(id)).toBe(stopNumbers(before, isDone).get(id));
  }
  expect([...stopNumbers(after, isDone).values()]).toEqual([1, 2, 3, 4]);
});

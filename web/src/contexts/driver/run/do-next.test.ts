import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { withFirst } from './do-next.ts';

const jobs = ['a', 'b', 'c'].map((id) => ({ id }) as Job);
const idsOf = (chosen: string | null) => withFirst(jobs, chosen).map(({ id }) => id);

it('puts the chosen stop first, and leaves the order of all others', () => {
  expect(idsOf('c')).toEqual(['c', 'a', 'b']);
  expect(idsOf('gone')).toEqual(['a', 'b', 'c']);
  expect(idsOf(null)).toEqual(['a', 'b', 'c']);
});

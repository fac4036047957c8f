import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { loadProgress } from './loading.ts';

const job = (jobno: string, articlenumbers: readonly string[], status = 'Allocated') =>
  ({ jobno, status, items: [{ articlenumbers }] }) as unknown as Job;
const jobs = [job('J1', ['A1', 'A2']), job('J2', ['B1']), job('J3', ['C1'], 'Delivered')];

it('counts pieces of open jobs, and names those that are missing of jobs that were begun', () => {
  expect(loadProgress(jobs, new Set())).toMatchObject({ scanned: 0, total: 3, partial: [] });
  const some = loadProgress(jobs, new Set(['A1']));
  expect(some.scanned).toBe(1);
  expect(some.partial.map(({ job: { jobno }, missing }) => [jobno, missing])).toEqual([
    ['J1', ['A2']],
  ]);
});

it('counts all pieces of a job whose own number was scanned', () => {
  expect(loadProgress(jobs, new Set(['J1', 'B1']))).toMatchObject({ scanned: 3, partial: [] });
});

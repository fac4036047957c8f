import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { loadProgress, notedTogether } from './loading.ts';

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

it('keeps no number of an earlier day, whichever is known first', () => {
  const yesterday = { date: '2026-11-17', numbers: ['A1'] };
  const today = { date: '2026-11-18', numbers: ['B1'] };
  expect(notedTogether(yesterday, today)).toEqual(today);
  expect(notedTogether(today, yesterday)).toEqual(today);
  expect(notedTogether(yesterday, { date: '2026-11-18', numbers: [] }).numbers).toEqual([]);
});

it('adds the numbers of one day to each other', () => {
  const date = '2026-11-18';
  const one = { date, numbers: ['A1', 'A2'] };
  const both = notedTogether(one, { date, numbers: ['A2', 'B1'] });
  expect(both).toEqual({ date, numbers: ['A1', 'A2', 'B1'] });
});

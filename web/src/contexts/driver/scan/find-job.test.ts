import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { findJob } from './find-job.ts';

const job = (jobno: string, articlenumbers: readonly string[]) =>
  ({ id: jobno, jobno, connoteno: `C-${jobno}`, items: [{ articlenumbers }] }) as unknown as Job;
const jobs = [job('J1', ['A1001', 'A1002']), job('J2', ['A2001'])];

it.each([
  ['a2001', 'J2', 'A2001'],
  [' J1 ', 'J1', null],
  ['C-J2', 'J2', null],
])('finds the job of the barcode %s', (barcode, jobno, article) => {
  expect(findJob(jobs, barcode)).toMatchObject({ job: { jobno }, article });
});

it('finds nothing for a parcel of another run', () => {
  expect(findJob(jobs, 'A9999')).toBeNull();
});

import type { Job } from '@waybill/contract/jobs/shapes';
import { codesIn } from './codes.ts';

export type ScanHit = {
  readonly job: Job;
  /** The scanned article; null for the number of the job or consignment. */
  readonly article: string | null;
};

/** Finds a run's job by a barcode: its article, job or consignment number. */
export function findJob(jobs: readonly Job[], barcode: string): ScanHit | null {
  for (const code of codesIn(barcode)) {
    const hit = jobOf(jobs, code);
    if (hit !== null) return hit;
  }
  return null;
}

function jobOf(jobs: readonly Job[], code: string): ScanHit | null {
  const is = (number: string | null) => number?.toUpperCase() === code;
  for (const job of jobs) {
    const article = articlesOf(job).find(is);
    if (article !== undefined) return { job, article };
    if (is(job.jobno) || is(job.connoteno)) return { job, article: null };
  }
  return null;
}

/** Returns the numbers on a job's labels, one per piece. */
export const articlesOf = (job: Job): readonly string[] =>
  job.items.flatMap(({ articlenumbers }) => articlenumbers);

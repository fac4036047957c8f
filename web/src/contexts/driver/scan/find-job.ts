import type { Job } from '@waybill/contract/jobs/shapes';

export type ScanHit = {
  readonly job: Job;
  /** The article whose label it was; null for the number of the job or consignment. */
  readonly article: string | null;
};

/** The job of a run that a barcode belongs to, by article, job or consignment number. */
export function findJob(jobs: readonly Job[], barcode: string): ScanHit | null {
  const code = barcode.trim().toUpperCase();
  const is = (number: string | null) => number?.toUpperCase() === code;
  for (const job of jobs) {
    const article = job.items.flatMap(({ articlenumbers }) => articlenumbers).find(is);
    if (article !== undefined) return { job, article };
    if (is(job.jobno) || is(job.connoteno)) return { job, article: null };
  }
  return null;
}

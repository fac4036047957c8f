import type { Job } from '@waybill/contract/jobs/shapes';
import { articlesOf } from './find-job.ts';

/** The numbers scanned on this phone: of articles, and of jobs that were scanned as a whole. */
export type LoadedNumbers = ReadonlySet<string>;

/** The numbers scanned on a day. */
export type NotedNumbers = { readonly date: string; readonly numbers: readonly string[] };

/** Returns the numbers of both for one day; of two days, only those of the later one. */
export function notedTogether(one: NotedNumbers, other: NotedNumbers): NotedNumbers {
  if (one.date !== other.date) return one.date > other.date ? one : other;
  return { date: one.date, numbers: [...new Set([...one.numbers, ...other.numbers])] };
}

export type LoadProgress = {
  /** Pieces. */
  readonly scanned: number;
  readonly total: number;
  /** Jobs of which only some pieces were scanned, with the missing ones. */
  readonly partial: readonly { readonly job: Job; readonly missing: readonly string[] }[];
};

const isOpen = ({ status }: Job): boolean => status !== 'Delivered';

export function loadProgress(jobs: readonly Job[], loaded: LoadedNumbers): LoadProgress {
  const open = jobs.filter(isOpen).map((job) => ({ job, missing: missingOf(job, loaded) }));
  const total = open.reduce((sum, { job }) => sum + articlesOf(job).length, 0);
  const left = open.reduce((sum, { missing }) => sum + missing.length, 0);
  return {
    scanned: total - left,
    total,
    partial: open.filter(
      ({ job, missing }) => missing.length > 0 && missing.length < articlesOf(job).length,
    ),
  };
}

const missingOf = (job: Job, loaded: LoadedNumbers): readonly string[] =>
  loaded.has(job.jobno) ? [] : articlesOf(job).filter((number) => !loaded.has(number));

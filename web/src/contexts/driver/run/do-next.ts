import type { Job } from '@waybill/contract/jobs/shapes';

/** Returns a run with the stop first that the driver has chosen; dispatch's order otherwise. */
export const withFirst = (jobs: readonly Job[], chosen: string | null): readonly Job[] => [
  ...jobs.filter(({ id }) => id === chosen),
  ...jobs.filter(({ id }) => id !== chosen),
];

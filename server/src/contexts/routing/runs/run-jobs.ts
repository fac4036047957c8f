import type { RunStatus } from '@waybill/contract/routing/runs/lifecycle';
import { whyNot } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { jobsOfIds } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { RunRow } from './sql.ts';

type Reader = { readonly db: TenantDb; readonly actor: Pick<Actor, 'tenantId'> };

/** Returns the jobs of the stops of some runs, each once. */
export async function jobsOfRuns(
  { db, actor }: Reader,
  ...runs: readonly RunRow[]
): Promise<Job[]> {
  const ids = [...new Set(runs.flatMap(idsOf))];
  if (ids.length === 0) return [];
  const page = { ids, skipCount: 0, maxResultCount: ids.length };
  return (await jobsOfIds(db, actor, page)).items;
}

/** Returns the ids of the jobs at which a run stops; a job has a step for each of its stops. */
export const idsOf = ({ steps }: RunRow): string[] => steps.flatMap(({ jobid }) => jobid ?? []);

/** Returns the day of a run, and its jobs in the order of their deliveries. */
export function dayOfRun({ run_date: date, steps }: RunRow) {
  const delivered = steps.filter(({ type }) => type !== 'pickup');
  const ids = [...delivered, ...steps].flatMap(({ jobid }) => jobid ?? []);
  return { date, order: [...new Set(ids)] };
}

/** Returns whether a driver has begun with a job. */
export const isBegun = ({ status }: Job): boolean => whyNot('pickup', status) !== null;

/** Returns whether a job has no stop to make any more. */
export const isClosed = ({ status }: Job): boolean => status === 'Delivered' || status === 'Failed';

/** Returns the status of a run: a released one is in progress once a job has begun. */
export const statusNow = ({ status }: RunRow, jobs: readonly Job[]): RunStatus =>
  status === 'Released' && jobs.some(isBegun) ? 'InProgress' : status;

/** Adds jobs for tests as staff would. */
import { aJob, aScan } from '@waybill/contract/jobs/examples';
import { confirmJob, createJob, createScanEvent, getJob } from '@waybill/contract/jobs/endpoints';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { sql } from 'kysely';
import { Refused, type TestTenant } from '#testing/test-app.ts';

type Sent = ArgsOf<typeof createJob>['job'];
type Scan = ArgsOf<typeof createScanEvent>['scanevent'];
export type TestJob = ResultOf<typeof getJob>['job'];

/** Returns the uuid of a customer by its company's name. */
export async function customerGuid(tenant: TestTenant, name = 'Cedar & Co'): Promise<string> {
  const [row] = await tenant.rows<{ guid: string }>(
    sql`select guid from customers_public.customer_card where company_name = ${name}`,
  );
  if (row === undefined) throw new Error(`No customer is called ${name}`);
  return row.guid;
}

/** Returns the uuid of a user. */
export async function userGuid(tenant: TestTenant, userName: string): Promise<string> {
  const [row] = await tenant.rows<{ guid: string }>(
    sql`select guid from identity."user" where user_name = ${userName}`,
  );
  if (row === undefined) throw new Error(`Nobody is called ${userName}`);
  return row.guid;
}

/** Adds a confirmed job of Cedar & Co as Kim. */
export async function aConfirmedJob(
  tenant: TestTenant,
  some: Partial<Sent> = {},
): Promise<TestJob> {
  const kim = await tenant.as('kim');
  const customerid = await customerGuid(tenant);
  const { id } = await kim.call(createJob, { job: aJob({ customerid, ...some }) });
  await kim.call(confirmJob, { id });
  return (await kim.call(getJob, { jobId: id })).job;
}

/** Scans a job as Kim; returns its new state. */
export async function scanned(tenant: TestTenant, jobid: string, some: Partial<Scan>) {
  const kim = await tenant.as('kim');
  const { results } = await kim.call(createScanEvent, { jobid, scanevent: aScan(some) });
  return results[0];
}

export const jobNow = async (tenant: TestTenant, jobId: string): Promise<TestJob> =>
  (await (await tenant.as('kim')).call(getJob, { jobId })).job;

/** Takes all jobs that are not delivered from their drivers, whatever their status. */
export const takeJobsFromDrivers = (tenant: TestTenant): Promise<number> =>
  tenant.inTransaction((db) =>
    db.run(sql`
      update jobs.job set driver_id = null, driver_guid = null, lane_position = null,
        allocated_for = null
      where status <> 'Delivered'
    `),
  );

/** Returns status, message and members of a refusal; null if the work succeeded. */
export const refusalOf = (
  work: Promise<unknown>,
): Promise<readonly [number, string, readonly string[]] | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      const members = (error.error.validationErrors ?? []).flatMap(({ members }) => members ?? []);
      return [error.status, error.error.message, members] as const;
    },
  );

import type { JobPlace } from '@waybill/contract/jobs/jobs/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ListField, List } from '#platform/lists/declaration.ts';
import { alsoByOwner } from '#platform/lists/filtering.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { customersWith, jobColumns, type JobRow, jobTables, locationOf, seenBy } from './sql.ts';

export const text = (column: string): ListField => ({ sql: column, type: 'text' });
export const moment = (column: string): ListField => ({ sql: column, type: 'timestamptz' });
const flag = (column: string): ListField => ({ sql: column, type: 'boolean' });
export const uuid = (column: string): ListField => ({ sql: column, type: 'uuid' });

const jobs: List = {
  fields: {
    id: uuid('j.id'),
    jobno: text('j.number'),
    connoteno: text('j.connote_number'),
    manifestno: text('j.manifest_number'),
    routecode: text('j.route_code'),
    customerid: uuid('c.guid'),
    customername: text('c.display_name'),
    status: text('j.status'),
    jobtype: text('j.job_type'),
    servicecode: text('j.service_code'),
    servicename: text('j.service_name'),
    servicetype: text('j.service_type'),
    accountcode: text('j.account_code'),
    parentid: uuid('j.parent_id'),
    driverid: uuid('j.driver_guid'),
    bookingid: { sql: 'j.booking_id', type: 'bigint' },
    isallocatedtodeliveryagent: flag('(j.driver_id is not null)'),
    islinehaul: flag('j.is_line_haul'),
    ispickupready: flag('j.is_pickup_ready'),
    isconfirmed: flag('j.is_confirmed'),
    pickupreadydatetime: moment('j.pickup_ready_at'),
    pickupdate: moment('j.pickup_at'),
    deadline: moment('j.deadline_at'),
    timeslot: text('j.time_slot'),
    creationtime: moment('j.created_at'),
    'fromzone.code': text('fz.code'),
    'fromzone.id': uuid('j.from_zone_id'),
    'fromzone.headportcode': text('fz.head_port_code'),
    'tozone.code': text('tz.code'),
    'tozone.id': uuid('j.to_zone_id'),
    'tozone.headportcode': text('tz.head_port_code'),
    'leg.linehaulid': uuid('j.line_haul_id'),
    multistopjobid: uuid('j.multi_stop_id'),
    multistopno: text('m.number'),
    stop: { sql: 'j.multi_stop_position', type: 'integer' },
    'lastscanevent.code': text('j.last_scan_code'),
    'lastscanevent.datetime': moment('j.last_scan_at'),
    'fromaddress.suburb': text("(j.from_address ->> 'suburb')"),
    'fromaddress.postCode': text("(j.from_address ->> 'postCode')"),
    'fromaddress.companyName': text("(j.from_address ->> 'companyName')"),
    'toaddress.suburb': text("(j.to_address ->> 'suburb')"),
    'toaddress.postCode': text("(j.to_address ->> 'postCode')"),
    'toaddress.companyName': text("(j.to_address ->> 'companyName')"),
    words: text('j.words'),
  },
  searched: ['words'],
  sorting: 'creationtime desc',
  tieBreak: 'id',
};

export const noLegs = sql`j.parent_id is null`;

/** Returns the list for a query: text also finds the jobs of customers whose name contains it. */
const listFor = (db: TenantDb, { filter }: ListQuery): Promise<List> =>
  alsoByOwner(jobs, filter, {
    text: sql`c.display_name`,
    find: (matches, most) => customersWith(db, matches, most),
    owned: (ids) => sql`j.customer_id = any (${ids})`,
  });

type WantedJobs = { readonly driverId: number | null; readonly where?: RawBuilder<unknown> };

/** Returns a page of the jobs visible to `driverId`, or to any other user if null. */
export const jobsPage = async (
  db: TenantDb,
  query: ListQuery,
  { driverId, where = sql`true` }: WantedJobs,
): Promise<RowPage<JobRow>> =>
  listPage(db, await listFor(db, query), {
    query,
    select: jobColumns,
    from: jobTables,
    where: sql`j.deleted_at is null and ${seenBy(driverId)} and ${where}`,
  });

export type JobPlaceRow = Omit<JobPlace, 'deadline'> & { readonly deadline: Date | null };

/** Returns the delivery places of the jobs on such a page. */
export const jobPlacesPage = async (
  db: TenantDb,
  query: ListQuery,
  driverId: number | null,
): Promise<RowPage<JobPlaceRow>> =>
  listPage(db, await listFor(db, query), {
    query,
    select: sql<JobPlaceRow>`
      j.id, j.number as jobno, j.status, j.connote_number as connoteno, c.guid as customerid,
      c.display_name as customername, j.is_line_haul as islinehaul,
      j.driver_guid is not null as isallocatedtodeliveryagent, j.multi_stop_id as multistopjobid,
      coalesce(j.to_address ->> 'suburb', '') as suburb, l.latitude, l.longitude,
      j.deadline_at as deadline,
      identity_public.name_of_user(j.driver_id) as drivername
    `,
    from: sql`${jobTables} left join lateral (${locationOf('j.to_address')}) l on true`,
    where: sql`j.deleted_at is null and ${seenBy(driverId)}`,
  });

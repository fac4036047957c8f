import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ChargeLine } from '../domain/terms.ts';
import type { ChargeSide } from './charges.ts';

export type ClosedChargeRow = {
  readonly id: string;
  readonly job_id: string;
  readonly job_number: string;
  readonly customer_id: number | null;
  readonly driver_guid: string | null;
  readonly service_code: string;
  readonly from_suburb: string;
  readonly to_suburb: string;
  readonly cost_centre: Readonly<Record<string, string>>;
  readonly reference: Readonly<Record<string, string>>;
  readonly rate_minor: Minor;
  readonly charged_min: number;
  readonly hours_minor: Minor;
  readonly lines: readonly ChargeLine[];
  readonly supplied_at: Date;
};

/** The customers or drivers whose closed charges are selected; all if none is given. */
export type ChargesWanted = {
  readonly side: ChargeSide;
  readonly customerIds?: readonly number[] | undefined;
  readonly driverGuids?: readonly string[] | undefined;
};

/** Locks closed charges without a document, in the order of their ids. */
export const lockClosedCharges = (
  db: TenantDb,
  { side, customerIds, driverGuids }: ChargesWanted,
): Promise<ClosedChargeRow[]> =>
  db.many(sql<ClosedChargeRow>`
    select c.id, c.job_id, j.number as job_number, c.customer_id, c.driver_guid, c.service_code,
           coalesce(j.from_address ->> 'suburb', '') as from_suburb,
           coalesce(j.to_address ->> 'suburb', '') as to_suburb, j.cost_centre, j.reference,
           c.rate_minor, c.charged_min, c.hours_minor, c.lines,
           coalesce(j.delivered_at, c.closed_at) as supplied_at
    from jobs.charge c
    join jobs.job j on j.tenant_id = c.tenant_id and j.id = c.job_id
    where c.side = ${side} and c.is_closed and c.document_id is null
      and (${customerIds ?? null}::bigint[] is null
        or c.customer_id = any (${customerIds ?? null}::bigint[]))
      and (${driverGuids ?? null}::uuid[] is null
        or c.driver_guid = any (${driverGuids ?? null}::uuid[]))
    order by c.id for update of c
  `);

/** A charge and its new document. */
export type ChargeHanded = {
  readonly charge_id: string;
  readonly document_id: number;
  readonly document_number: string;
};

/** Puts closed charges on documents; returns how many had none before. */
export const putOnDocuments = (db: TenantDb, handed: readonly ChargeHanded[]): Promise<number> =>
  db.run(sql`
    update jobs.charge c set document_id = h.document_id, document_number = h.document_number
    from jsonb_to_recordset(${JSON.stringify(handed)}::jsonb)
      as h (charge_id uuid, document_id bigint, document_number text)
    where c.id = h.charge_id and c.is_closed and c.document_id is null
  `);

export const takeOffDocuments = (
  db: TenantDb,
  side: ChargeSide,
  documentIds: readonly number[],
): Promise<number> =>
  db.run(sql`
    update jobs.charge set document_id = null, document_number = null
    where side = ${side} and document_id = any (${documentIds}::bigint[])
  `);

/** Counts how many of these charges belong to one side. */
export const countCharges = async (
  db: TenantDb,
  side: ChargeSide,
  ids: readonly string[],
): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(*)::int as count from jobs.charge
      where side = ${side} and id = any (${ids}::uuid[])
    `)
  ).count;

type WaitingRow = { readonly customer_id: number; readonly charges: number };

/** Returns the closed, uninvoiced charges of each customer. */
export const waitingOfCustomers = (db: TenantDb): Promise<WaitingRow[]> =>
  db.many(sql<WaitingRow>`
    select customer_id, count(*)::int as charges from jobs.charge
    where side = 'Customer' and is_closed and document_id is null
    group by customer_id order by customer_id
  `);

import type { RctiStatus } from '@waybill/contract/finance/rcti/lifecycle';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import type { Party } from '../invoices/domain/party.ts';
import type { RctiLine } from './domain.ts';

export type ContractorToWrite = {
  readonly driver_guid: string;
  readonly name: string;
  readonly abn: string;
  readonly address: string;
  readonly email: string;
  readonly payment_details: string;
  readonly is_gst_registered: boolean;
  readonly agreed_on: LocalDate | null;
  readonly terms_days: number;
};

/**
 * A driver with the recorded business details; the driver's name replaces a missing business name.
 */
export type DriverToPayRow = {
  readonly driver_guid: string;
  readonly driver_name: string;
  readonly details: ContractorToWrite | null;
};

/** Returns these drivers of the tenant, ordered by name. */
export const driversToPay = (db: TenantDb, guids: readonly string[]): Promise<DriverToPayRow[]> =>
  db.many(sql<DriverToPayRow>`
    select d.id as driver_guid, d.name as driver_name,
           case when c.driver_guid is not null then to_jsonb(c) end as details
    from fleet_public.paid_driver d
    left join finance.contractor c on c.tenant_id = d.tenant_id and c.driver_guid = d.id
    where d.id = any (${guids}::uuid[])
    order by d.name, d.id
  `);

export const writeContractor = (
  db: TenantDb,
  contractor: ContractorToWrite,
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into finance.contractor (
      tenant_id, driver_guid, name, abn, address, email, payment_details, is_gst_registered,
      agreed_on, terms_days, updated_at, updated_by
    ) values (
      ${db.scope.tenantId}, ${contractor.driver_guid}, ${contractor.name}, ${contractor.abn},
      ${contractor.address}, ${contractor.email}, ${contractor.payment_details},
      ${contractor.is_gst_registered}, ${contractor.agreed_on}, ${contractor.terms_days}, ${now},
      ${db.scope.userId}
    )
    on conflict (tenant_id, driver_guid) do update set
      name = excluded.name, abn = excluded.abn, address = excluded.address,
      email = excluded.email, payment_details = excluded.payment_details,
      is_gst_registered = excluded.is_gst_registered, agreed_on = excluded.agreed_on,
      terms_days = excluded.terms_days, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by
  `);

export type NewRcti = {
  readonly number: string;
  readonly driver_guid: string;
  readonly supplier: Party;
  readonly recipient: Party;
  readonly payment_details: string;
  readonly is_gst_registered: boolean;
  readonly agreed_on: LocalDate;
  readonly invoice_date: LocalDate;
  readonly due_date: LocalDate;
  readonly tax_exclusive_minor: number;
  readonly tax_minor: number;
  readonly amount_minor: number;
};

/** Adds RCTIs in the order of their numbers; returns their ids by number. */
export const addRctis = async (
  db: TenantDb,
  rctis: readonly NewRcti[],
  by: { readonly now: Date; readonly userName: string },
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.many(sql<{ id: number; number: string }>`
    insert into finance.rcti (
      tenant_id, number, driver_guid, supplier, recipient, payment_details, is_gst_registered,
      agreed_on, invoice_date, due_date, tax_exclusive_minor, tax_minor, amount_minor, created_at,
      created_by_name
    )
    select ${db.scope.tenantId}, r.*, ${by.now}, ${by.userName}
    from jsonb_to_recordset(${JSON.stringify(rctis)}::jsonb) as r (
      number text, driver_guid uuid, supplier jsonb, recipient jsonb, payment_details text,
      is_gst_registered boolean, agreed_on date, invoice_date date, due_date date,
      tax_exclusive_minor bigint, tax_minor bigint, amount_minor bigint
    )
    order by r.number
    returning id, number
  `);
  return new Map(rows.map(({ id, number }) => [number, id]));
};

export const addRctiLines = (
  db: TenantDb,
  lines: readonly (RctiLine & { readonly rcti_id: number })[],
): Promise<number> =>
  db.run(sql`
    insert into finance.rcti_line (
      tenant_id, rcti_id, charge_id, job_id, job_number, service, description, supplied_on,
      tax_exclusive_minor, tax_minor, amount_minor
    )
    select ${db.scope.tenantId}, l.*
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      rcti_id bigint, charge_id uuid, job_id uuid, job_number text, service text,
      description text, supplied_on date, tax_exclusive_minor bigint, tax_minor bigint,
      amount_minor bigint
    )
  `);

type BoundCharge = { readonly charge_id: string; readonly rcti_id: number };

/** Assigns charges to RCTIs; a charge that is on one already violates the key. */
export const bindCharges = (db: TenantDb, bound: readonly BoundCharge[]): Promise<number> =>
  db.run(sql`
    insert into finance.rcti_charge (tenant_id, charge_id, rcti_id)
    select ${db.scope.tenantId}, charge_id, rcti_id
    from jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) as b (charge_id uuid, rcti_id bigint)
  `);

export const freeCharges = (db: TenantDb, rctiId: number): Promise<number> =>
  db.run(sql`delete from finance.rcti_charge where rcti_id = ${rctiId}`);

export type LockedRcti = {
  readonly id: number;
  readonly number: string;
  readonly status: RctiStatus;
  readonly supplier: Party;
  readonly driver_guid: string;
  readonly amount_minor: Minor;
};

/** Locks RCTIs in the order of their ids. */
export const lockRctis = (db: TenantDb, ids: readonly number[]): Promise<LockedRcti[]> =>
  db.many(sql<LockedRcti>`
    select id, number, status, supplier, driver_guid, amount_minor from finance.rcti
    where id = any (${ids}::bigint[]) order by id for update
  `);

type Sending = { readonly sentTo: string; readonly now: Date };

export const markSent = (db: TenantDb, id: number, { sentTo, now }: Sending): Promise<number> =>
  db.run(sql`update finance.rcti set sent_at = ${now}, sent_to = ${sentTo} where id = ${id}`);

type Payment = {
  readonly paidOn: LocalDate;
  readonly reference: string;
  readonly userName: string;
};

export const markPaid = (
  db: TenantDb,
  ids: readonly number[],
  { paidOn, reference, userName }: Payment,
): Promise<number> =>
  db.run(sql`
    update finance.rcti
    set paid_on = ${paidOn}, payment_reference = ${reference}, paid_by_name = ${userName}
    where id = any (${ids}::bigint[]) and status = 'Issued'
  `);

type Voiding = FinanceCommand & { readonly note: string };

export const markVoid = (
  db: TenantDb,
  id: number,
  { note, now, userName }: Voiding,
): Promise<number> =>
  db.run(sql`
    update finance.rcti
    set voided_at = ${now}, voided_by_name = ${userName}, void_note = ${note}
    where id = ${id} and status = 'Issued'
  `);

import type { RemittanceStatus } from '@waybill/contract/finance/lifecycle';
import type { LocalDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type NewRemittance = {
  readonly customerId: number;
  readonly number: string;
  readonly paymentDate: LocalDate;
  readonly note: string | null;
  readonly userName: string;
};

export async function addRemittance(db: TenantDb, one: NewRemittance, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into finance.remittance (
      tenant_id, customer_id, number, payment_date, note, user_name, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${one.customerId}, ${one.number}, ${one.paymentDate}, ${one.note},
      ${one.userName}, ${now}, ${db.scope.userId}
    ) returning id
  `);
  return id;
}

export type NewRemittanceLine = {
  readonly invoice_id: number;
  readonly amount_minor: number;
  readonly note: string | null;
};

export const addRemittanceLines = (
  db: TenantDb,
  remittance: { readonly id: number; readonly customerId: number },
  lines: readonly NewRemittanceLine[],
): Promise<number> =>
  db.run(sql`
    insert into finance.remittance_line (
      tenant_id, remittance_id, customer_id, invoice_id, amount_minor, note
    )
    select ${db.scope.tenantId}, ${remittance.id}, ${remittance.customerId}, l.invoice_id,
           l.amount_minor, l.note
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (invoice_id bigint, amount_minor bigint, note text)
  `);

export type LockedRemittance = {
  readonly id: number;
  readonly customer_id: number;
  readonly status: RemittanceStatus;
};

/** Locks the remittance advice before reading it, so that concurrent payments are seen. */
export async function lockRemittance(
  db: TenantDb,
  number: string,
): Promise<LockedRemittance | undefined> {
  await db.run(sql`select from finance.remittance where number = ${number} for update`);
  return db.maybeOne(sql<LockedRemittance>`
    select id, customer_id, status from finance.remittance_card where number = ${number}
  `);
}

type Cancellation = { readonly id: number; readonly note: string; readonly userName: string };

export const markCancelled = (db: TenantDb, one: Cancellation, now: Date): Promise<number> =>
  db.run(sql`
    update finance.remittance
    set cancelled_at = ${now}, cancelled_by_name = ${one.userName}, cancel_note = ${one.note}
    where id = ${one.id} and cancelled_at is null
  `);

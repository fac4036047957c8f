import { sql } from 'kysely';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { TenantDb } from '#platform/db/database.ts';

export type NewPayment = {
  readonly customerId: number;
  readonly reference: string;
  readonly type: string;
  readonly paymentDate: LocalDate;
  readonly paid: number;
  readonly unallocated: number;
  readonly note: string | null;
  readonly remittanceNumber: string | null;
  readonly bankReference: string | null;
};

export async function addPayment(db: TenantDb, payment: NewPayment, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into finance.payment (
      tenant_id, customer_id, reference, type, payment_date, paid_minor, unallocated_minor, note,
      remittance_number, bank_reference, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${payment.customerId}, ${payment.reference}, ${payment.type},
      ${payment.paymentDate}, ${payment.paid}, ${payment.unallocated}, ${payment.note},
      ${payment.remittanceNumber}, ${payment.bankReference}, ${now}, ${db.scope.userId}
    ) returning id
  `);
  return id;
}

type NewAllocation = {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly amount_minor: number;
};

export const addAllocations = (
  db: TenantDb,
  paymentId: number,
  allocations: readonly NewAllocation[],
): Promise<number> =>
  db.run(sql`
    insert into finance.allocation (tenant_id, payment_id, invoice_id, customer_id, amount_minor)
    select ${db.scope.tenantId}, ${paymentId}, a.invoice_id, a.customer_id, a.amount_minor
    from jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb)
      as a (invoice_id bigint, customer_id bigint, amount_minor bigint)
  `);

export async function isReferenceTaken(db: TenantDb, reference: string): Promise<boolean> {
  const { taken } = await db.one(sql<{ taken: boolean }>`
    select exists (select from finance.payment where reference = ${reference}) as taken
  `);
  return taken;
}

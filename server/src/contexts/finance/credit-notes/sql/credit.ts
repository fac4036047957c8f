import type { CreditNoteStatus } from '@waybill/contract/finance/lifecycle';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { FinanceCommand } from '../../invoices/issue.ts';

export type CreditableLineRow = {
  readonly id: number;
  readonly amount: Minor;
  readonly tax: Minor;
  readonly credited: Minor;
  readonly creditedTax: Minor;
};

/** Returns the lines of an invoice with the amount credited of each; lock the invoice first. */
export const creditableLines = (db: TenantDb, invoiceId: number): Promise<CreditableLineRow[]> =>
  db.many(sql<CreditableLineRow>`
    select l.id, l.amount_minor as amount, l.tax_minor as tax, coalesce(c.minor, 0) as credited,
           coalesce(c.tax_minor, 0) as "creditedTax"
    from finance.invoice_line l
    left join finance.credited_line c on c.tenant_id = l.tenant_id
      and c.invoice_id = l.invoice_id and c.invoice_line_id = l.id
    where l.invoice_id = ${invoiceId} order by l.id
  `);

export type NewCreditNote = {
  readonly customerId: number;
  readonly invoiceId: number;
  readonly number: string;
  readonly amount: Minor;
  readonly userName: string;
};

export async function addCreditNote(db: TenantDb, one: NewCreditNote, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into finance.credit_note (
      tenant_id, customer_id, number, invoice_id, amount_minor, status, user_id, user_name,
      created_at
    ) values (
      ${db.scope.tenantId}, ${one.customerId}, ${one.number}, ${one.invoiceId}, ${one.amount},
      'Requested', ${db.scope.userId}, ${one.userName}, ${now}
    ) returning id
  `);
  return id;
}

type OfCreditNote = {
  readonly id: number;
  readonly customerId: number;
  readonly invoiceId: number;
};

export type NewCreditLine = {
  readonly invoice_line_id: number;
  readonly amount_minor: number;
  readonly note: string | null;
};

export const addCreditLines = (
  db: TenantDb,
  { id, customerId, invoiceId }: OfCreditNote,
  lines: readonly NewCreditLine[],
): Promise<number> =>
  db.run(sql`
    insert into finance.credit_note_line (
      tenant_id, credit_note_id, customer_id, invoice_id, invoice_line_id, amount_minor, note
    )
    select ${db.scope.tenantId}, ${id}, ${customerId}, ${invoiceId}, l.invoice_line_id,
           l.amount_minor, l.note
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (invoice_line_id bigint, amount_minor bigint, note text)
  `);

type Notes = Pick<OfCreditNote, 'id' | 'customerId'> & {
  readonly notes: readonly string[];
  readonly userName: string;
};

export const addCreditNotes = (
  db: TenantDb,
  { id, customerId, notes, userName }: Notes,
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into finance.credit_note_note (
      tenant_id, credit_note_id, customer_id, note, user_id, user_name, at
    )
    select ${db.scope.tenantId}, ${id}, ${customerId}, n.note, ${db.scope.userId}::bigint,
           ${userName}, ${now}
    from unnest(${notes}::text[]) with ordinality as n (note, position) order by n.position
  `);

export type LockedCreditNote = {
  readonly id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly invoice_id: number;
  readonly amount_minor: Minor;
  readonly status: CreditNoteStatus;
  readonly settlement: 'Open' | 'Refunded' | 'KeptAsCredit' | null;
  readonly payment_id: number | null;
};

/** Locks the credit note, so that deciding, withdrawing and settling exclude each other. */
export const lockCreditNote = (db: TenantDb, id: number): Promise<LockedCreditNote | undefined> =>
  db.maybeOne(sql<LockedCreditNote>`
    select id, customer_id, number, invoice_id, amount_minor, status, settlement, payment_id
    from finance.credit_note where id = ${id} and deleted_at is null for update
  `);

export type CreditLineRow = {
  readonly id: number;
  readonly invoice_line_id: number;
  readonly amount_minor: Minor;
};

export const creditLines = (db: TenantDb, id: number): Promise<CreditLineRow[]> =>
  db.many(sql<CreditLineRow>`
    select id, invoice_line_id, amount_minor from finance.credit_note_line
    where credit_note_id = ${id} order by id
  `);

export type ApprovedLine = {
  readonly id: number;
  readonly approved_minor: number;
  readonly approved_tax_minor: number;
};

export const approveLines = (
  db: TenantDb,
  id: number,
  lines: readonly ApprovedLine[],
): Promise<number> =>
  db.run(sql`
    update finance.credit_note_line x
    set approved_minor = l.approved_minor, approved_tax_minor = l.approved_tax_minor
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (id bigint, approved_minor bigint, approved_tax_minor bigint)
    where x.credit_note_id = ${id} and x.id = l.id
  `);

type Approval = FinanceCommand & {
  readonly status: 'Approved' | 'PartiallyApproved';
  readonly approved: Minor;
  readonly tax: Minor;
  readonly paymentId: number;
};

export const markApproved = (
  db: TenantDb,
  id: number,
  { status, approved, tax, paymentId, now, userName }: Approval,
): Promise<number> =>
  db.run(sql`
    update finance.credit_note
    set status = ${status}, approved_minor = ${approved}, approved_tax_minor = ${tax},
        settlement = 'Open', payment_id = ${paymentId}, decided_at = ${now},
        decided_by_name = ${userName}
    where id = ${id} and status = 'Requested'
  `);

export const markRejected = (
  db: TenantDb,
  id: number,
  { now, userName }: FinanceCommand,
): Promise<number> =>
  db.run(sql`
    update finance.credit_note
    set status = 'Rejected', decided_at = ${now}, decided_by_name = ${userName}
    where id = ${id} and status = 'Requested'
  `);

export const markWithdrawn = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update finance.credit_note set deleted_at = ${now}
    where id = ${id} and status = 'Requested'
  `);

export const setSettlement = (
  db: TenantDb,
  id: number,
  settlement: 'Open' | 'Refunded' | 'KeptAsCredit',
): Promise<number> =>
  db.run(sql`update finance.credit_note set settlement = ${settlement} where id = ${id}`);

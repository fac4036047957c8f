import type { InvoiceDetailType } from '@waybill/contract/finance/shapes';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** An issued invoice, or an approved credit note with amounts above 0. */
export type DocumentToSend = {
  readonly id: number;
  readonly number: string;
  readonly customer_id: number;
  readonly is_void: boolean;
  readonly date: LocalDate;
  readonly due_date: LocalDate;
  readonly reference: string | null;
  readonly amount_minor: Minor;
};

export const invoiceToSend = (db: TenantDb, id: number): Promise<DocumentToSend | undefined> =>
  db.maybeOne(sql<DocumentToSend>`
    select id, number, customer_id, is_void, invoice_date as date, due_date, reference,
      amount_minor
    from finance_public.books_invoice where id = ${id}
  `);

/** A credit note is dated on the tenant's day of its approval. */
export const creditNoteToSend = (
  db: TenantDb,
  id: number,
  timezone: string,
): Promise<DocumentToSend | undefined> =>
  db.maybeOne(sql<DocumentToSend>`
    select id, number, customer_id, false as is_void,
      (decided_at at time zone ${timezone})::date as date,
      (decided_at at time zone ${timezone})::date as due_date, invoice_number as reference,
      amount_minor
    from finance_public.books_credit_note where id = ${id}
  `);

export type LineToSend = {
  readonly type: InvoiceDetailType;
  readonly reference_no: string;
  readonly description: string | null;
  readonly is_taxed: boolean;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
};

export const invoiceLines = (db: TenantDb, invoiceId: number): Promise<LineToSend[]> =>
  db.many(sql<LineToSend>`
    select type, reference_no, description, is_taxed, tax_exclusive_minor, tax_minor
    from finance_public.books_invoice_line where invoice_id = ${invoiceId} order by id
  `);

export const creditLines = (db: TenantDb, creditNoteId: number): Promise<LineToSend[]> =>
  db.many(sql<LineToSend>`
    select type, reference_no, description, is_taxed, tax_exclusive_minor, tax_minor
    from finance_public.books_credit_line where credit_note_id = ${creditNoteId} order by id
  `);

export type AllocationRow = {
  readonly id: number;
  readonly payment_id: number;
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly amount_minor: Minor;
  readonly allocated_on: LocalDate;
  readonly is_released: boolean;
  readonly is_credit: boolean;
  readonly reference: string;
  readonly bank_reference: string | null;
  /** The credit note that the credit is of. */
  readonly credit_note_id: number | null;
  /** Whether the program was to have it before. */
  readonly is_known: boolean;
};

const allocationColumns = sql`
  a.id, a.payment_id, a.invoice_id, a.customer_id, a.amount_minor, a.allocated_on,
  a.released_on is not null as is_released, a.is_credit, a.reference, a.bank_reference,
  n.id as credit_note_id, exists (
    select from books.transfer k
    where k.tenant_id = a.tenant_id and k.kind = 'Payment' and k.our_id = a.id
  ) as is_known
`;
const allocationTables = sql`
  finance_public.books_allocation a
  left join finance_public.books_credit_note n on n.tenant_id = a.tenant_id
    and n.payment_id = a.payment_id
`;

export const allocation = (db: TenantDb, id: number): Promise<AllocationRow | undefined> =>
  db.maybeOne(sql<AllocationRow>`
    select ${allocationColumns} from ${allocationTables} where a.id = ${id}
  `);

/** The allocations of a payment to invoices that are to be in the program. */
export const allocationsOfPayment = (db: TenantDb, paymentId: number): Promise<AllocationRow[]> =>
  db.many(sql<AllocationRow>`
    select ${allocationColumns} from ${allocationTables}
    join books.transfer t on t.tenant_id = a.tenant_id and t.kind = 'Invoice'
      and t.our_id = a.invoice_id
    where a.payment_id = ${paymentId} order by a.id
  `);

export type DatedRow = { readonly id: number; readonly number: string };

/** Invoices since a day that the program should have and that are not queued; void ones are not. */
export const invoicesToGather = (db: TenantDb, from: LocalDate): Promise<DatedRow[]> =>
  db.many(sql<DatedRow>`
    select i.id, i.number from finance_public.books_invoice i
    where i.invoice_date >= ${from} and not i.is_void and not exists (
      select from books.transfer t
      where t.tenant_id = i.tenant_id and t.kind = 'Invoice' and t.our_id = i.id
    )
    order by i.id limit 5000
  `);

export const creditNotesToGather = (
  db: TenantDb,
  from: LocalDate,
  timezone: string,
): Promise<DatedRow[]> =>
  db.many(sql<DatedRow>`
    select n.id, n.number from finance_public.books_credit_note n
    join books.transfer i on i.tenant_id = n.tenant_id and i.kind = 'Invoice'
      and i.our_id = n.invoice_id
    where (n.decided_at at time zone ${timezone})::date >= ${from} and not exists (
      select from books.transfer t
      where t.tenant_id = n.tenant_id and t.kind = 'CreditNote' and t.our_id = n.id
    )
    order by n.id limit 5000
  `);

export const allocationsToGather = (db: TenantDb): Promise<AllocationRow[]> =>
  db.many(sql<AllocationRow>`
    select ${allocationColumns} from ${allocationTables}
    join books.transfer i on i.tenant_id = a.tenant_id and i.kind = 'Invoice'
      and i.our_id = a.invoice_id
    where a.released_on is null and not exists (
      select from books.transfer t
      where t.tenant_id = a.tenant_id and t.kind = 'Payment' and t.our_id = a.id
    )
    order by a.id limit 5000
  `);

/** The credit that an approved credit note is posted as. */
export const creditNotePayment = async (db: TenantDb, id: number): Promise<number | undefined> =>
  (
    await db.maybeOne(sql<{ payment_id: number }>`
      select payment_id from finance_public.books_credit_note where id = ${id}
    `)
  )?.payment_id;

export type RefundRow = {
  /** The number of the credit's payment in the database. */
  readonly id: number;
  readonly customer_id: number;
  readonly credit_note_id: number;
  readonly number: string;
  readonly amount_minor: Minor;
  readonly date: LocalDate;
};

const refundColumns = sql`r.id, r.customer_id, r.credit_note_id, r.number, r.amount_minor, r.date`;

export const refund = (db: TenantDb, id: number): Promise<RefundRow | undefined> =>
  db.maybeOne(sql<RefundRow>`
    select ${refundColumns} from finance_public.books_refund r where r.id = ${id}
  `);

/** The refund of a credit note: one, or none. */
export const refundsOf = (db: TenantDb, creditNoteId: number): Promise<RefundRow[]> =>
  db.many(sql<RefundRow>`
    select ${refundColumns} from finance_public.books_refund r
    where r.credit_note_id = ${creditNoteId}
  `);

/** Refunds of credit notes that are sent, and that are not queued. */
export const refundsToGather = (db: TenantDb): Promise<RefundRow[]> =>
  db.many(sql<RefundRow>`
    select ${refundColumns} from finance_public.books_refund r
    join books.transfer n on n.tenant_id = r.tenant_id and n.kind = 'CreditNote'
      and n.our_id = r.credit_note_id
    where not exists (
      select from books.transfer t
      where t.tenant_id = r.tenant_id and t.kind = 'Refund' and t.our_id = r.id
    )
    order by r.id limit 5000
  `);

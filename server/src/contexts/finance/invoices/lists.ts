import { type Sentence } from '@waybill/contract/sentence';
import type { StoredInvoiceStatus } from '@waybill/contract/finance/lifecycle';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listBatches, listPage, type RowPage } from '#platform/lists/list.ts';
import type { CreditNoteRow } from '../credit-notes/sql/credit-list.ts';
import type { Party } from './domain/party.ts';

/** The billed customer in lists. */
export type FinanceCustomerRow = {
  readonly id: number;
  readonly code: string;
  readonly displayName: string;
  readonly customerName: string | null;
  readonly companyName: string | null;
  readonly contactName: string | null;
  readonly email: string | null;
};

export type InvoiceRow = {
  readonly id: number;
  /** Null until it is issued. */
  readonly number: string | null;
  readonly batch_id: string | null;
  readonly customer_id: number;
  readonly type: string;
  readonly status: StoredInvoiceStatus;
  readonly invoice_date: LocalDate;
  readonly due_date: LocalDate;
  readonly terms_days: number;
  readonly reference: string | null;
  readonly note: string | null;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
  readonly amount_minor: Minor;
  readonly outstanding_minor: Minor;
  readonly buyer: Party;
  readonly seller: Party;
  readonly created_at: Date;
  readonly customer: FinanceCustomerRow;
  readonly lines: readonly InvoiceLineRow[];
  readonly payments: readonly InvoicePaymentRow[];
  readonly events: readonly EventRow[];
  readonly notes: readonly NoteRow[];
  readonly credit_notes: readonly CreditNoteRow[];
};

export type InvoiceLineRow = {
  readonly id: number;
  readonly type: string;
  readonly reference_no: string;
  readonly description: string | null;
  readonly service: string | null;
  readonly supplied_on: LocalDate | null;
  readonly quantity: number | null;
  readonly booking_id: number | null;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
  readonly amount_minor: Minor;
};
type InvoicePaymentRow = {
  readonly id: number;
  readonly reference: string;
  readonly payment_date: LocalDate;
  readonly type: string;
  readonly amount_minor: Minor;
};
type EventRow = {
  readonly action: string;
  readonly status: string;
  readonly amount_minor: Minor;
  readonly user_name: string;
  readonly note: string | null;
  readonly note_sentence: Sentence | null;
  readonly at: string;
};
type NoteRow = {
  readonly note: string;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly at: string;
};

const status = `(case when i.status in ('Issued', 'PartiallyPaid') and i.due_date < clock.today
  then 'Overdue' else i.status end)`;

const invoices: List = {
  fields: {
    id: { sql: 'i.id', type: 'bigint' },
    invoiceNumber: { sql: 'i.number', type: 'text' },
    invoiceBatchId: { sql: 'i.batch_id', type: 'uuid' },
    customerId: { sql: 'i.customer_id', type: 'bigint' },
    taxExclusiveAmount: { sql: 'i.tax_exclusive_minor', type: 'money' },
    tax: { sql: 'i.tax_minor', type: 'money' },
    amount: { sql: 'i.amount_minor', type: 'money' },
    outstandingAmount: { sql: 'i.outstanding_minor', type: 'money' },
    invoiceDate: { sql: 'i.invoice_date', type: 'date' },
    dueDate: { sql: 'i.due_date', type: 'date' },
    status: { sql: status, type: 'text' },
    invoiceType: { sql: 'i.type', type: 'text' },
    reference: { sql: 'i.reference', type: 'text' },
    creationTime: { sql: 'i.created_at', type: 'timestamptz' },
    'customer.code': { sql: 'c.code', type: 'text' },
    'customer.displayName': { sql: 'c.display_name', type: 'text' },
    'customer.companyName': { sql: 'c.company_name', type: 'text' },
    'customer.email': { sql: 'c.email', type: 'text' },
  },
  searched: ['invoiceNumber', 'reference', 'customer.displayName', 'customer.code'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

/** The customer `c` of a row as one JSON column. */
export const customerColumn = sql`json_build_object(
  'id', c.id, 'code', c.code, 'displayName', c.display_name, 'customerName', c.customer_name,
  'companyName', c.company_name, 'contactName', c.contact_name, 'email', c.email
) as customer`;

const ofInvoice = sql`x.tenant_id = i.tenant_id and x.invoice_id = i.id`;

const invoiceColumns = sql<InvoiceRow>`
  i.id, i.number, i.batch_id, i.customer_id, i.type, i.status, i.invoice_date, i.due_date,
  i.terms_days, i.reference, i.note, i.tax_exclusive_minor, i.tax_minor, i.amount_minor,
  i.outstanding_minor, i.buyer, i.seller, i.created_at, ${customerColumn},
  coalesce((
    select json_agg(x order by x.id) from finance.invoice_line x where ${ofInvoice}
  ), '[]') as lines,
  coalesce((
    select json_agg(json_build_object(
      'id', p.id, 'reference', p.reference, 'payment_date', p.payment_date, 'type', p.type,
      'amount_minor', x.amount_minor
    ) order by p.payment_date, p.id)
    from finance.allocation_in_force x
    join finance.payment p on p.tenant_id = x.tenant_id and p.id = x.payment_id
    where ${ofInvoice}
  ), '[]') as payments,
  coalesce((
    select json_agg(x order by x.id) from finance.invoice_event x where ${ofInvoice}
  ), '[]') as events,
  coalesce((
    select json_agg(x order by x.id desc) from finance.invoice_note x where ${ofInvoice}
  ), '[]') as notes,
  coalesce((
    select json_agg(x order by x.id) from finance.credit_note_card x where ${ofInvoice}
  ), '[]') as credit_notes`;

export type OfCustomer = { readonly customerId?: number | undefined };
export type FinanceQuery = ListQuery & OfCustomer;
/** The query of a whole list, without paging. */
export type AllQuery = Omit<FinanceQuery, 'skipCount' | 'maxResultCount'>;
/** All rows of a list, in batches. */
export type Batches<Row> = AsyncGenerator<readonly Row[]>;

/** Invoices as of a day, which decides which are overdue. */
const invoicesOn = (today: LocalDate, { customerId }: OfCustomer) => ({
  from: sql`finance.invoice i
    join customers_public.customer_card c on c.tenant_id = i.tenant_id and c.id = i.customer_id
    cross join (select ${today}::date as today) clock`,
  where: customerId === undefined ? sql`true` : sql`i.customer_id = ${customerId}`,
});

/** Returns one page of invoices; `today` decides which are overdue. */
export const invoicesPage = (
  db: TenantDb,
  query: FinanceQuery,
  today: LocalDate,
): Promise<RowPage<InvoiceRow>> =>
  listPage(db, invoices, { query, select: invoiceColumns, ...invoicesOn(today, query) });

/** The columns of an invoice in exports. */
export type ListedInvoiceRow = Pick<
  InvoiceRow,
  | 'number'
  | 'type'
  | 'status'
  | 'invoice_date'
  | 'due_date'
  | 'reference'
  | 'tax_exclusive_minor'
  | 'tax_minor'
  | 'amount_minor'
  | 'outstanding_minor'
  | 'customer'
>;

/** Streams all invoices of a list in batches. */
export const invoiceBatches = (
  db: TenantDb,
  query: AllQuery,
  today: LocalDate,
): Batches<ListedInvoiceRow> =>
  listBatches(db, invoices, {
    query,
    select: sql<ListedInvoiceRow>`
      i.number, i.type, i.status, i.invoice_date, i.due_date, i.reference, i.tax_exclusive_minor,
      i.tax_minor, i.amount_minor, i.outstanding_minor, ${customerColumn}`,
    ...invoicesOn(today, query),
  });

/** An invoice with the freight of its bookings, by their ids. */
export type PrintedInvoiceRow = InvoiceRow & {
  readonly freight: Readonly<Record<number, FreightRow | undefined>>;
};
export type FreightRow = {
  readonly order_number: string | null;
  readonly pieces: number;
  readonly grams: number;
};

const freightColumn = sql`
  coalesce((
    select json_object_agg(b.id, json_build_object(
      'order_number', b.order_number, 'pieces', b.pieces, 'grams', b.grams
    ))
    from booking_public.booking_card b
    where b.tenant_id = i.tenant_id and b.id in (
      select x.booking_id from finance.invoice_line x where ${ofInvoice}
    )
  ), '{}') as freight`;

export const invoiceById = async (
  db: TenantDb,
  id: number,
): Promise<PrintedInvoiceRow | undefined> => (await invoicesByIds(db, [id]))[0];

/** Returns several invoices, in the order of their numbers. */
export const invoicesByIds = (db: TenantDb, ids: readonly number[]): Promise<PrintedInvoiceRow[]> =>
  db.many(sql<PrintedInvoiceRow>`
    select ${invoiceColumns}, ${freightColumn} from finance.invoice i
    join customers_public.customer_card c on c.tenant_id = i.tenant_id and c.id = i.customer_id
    where i.id = any (${ids}::bigint[]) order by i.id
  `);

export type PaymentRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly reference: string;
  readonly type: string;
  readonly payment_date: LocalDate;
  readonly paid_minor: Minor;
  readonly unallocated_minor: Minor;
  readonly note: string | null;
  readonly note_sentence: Sentence | null;
  readonly remittance_number: string | null;
  readonly bank_reference: string | null;
  readonly created_at: Date;
  readonly refunded_minor: Minor;
  readonly reversed_on: LocalDate | null;
  readonly reversed_by_name: string | null;
  readonly reversal_note: string | null;
  readonly reversal_note_sentence: Sentence | null;
  readonly customer: FinanceCustomerRow;
  readonly invoices: readonly {
    readonly id: number;
    readonly number: string;
    readonly amount_minor: Minor;
  }[];
};

import type { StoredInvoiceStatus } from '@waybill/contract/finance/lifecycle';
import type { Sentence } from '@waybill/contract/sentence';
import { sql } from 'kysely';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { TenantDb } from '#platform/db/database.ts';
import type { Party } from '../domain/party.ts';

export type NewInvoice = {
  readonly number: string;
  readonly batch_id: string | null;
  readonly customer_id: number;
  readonly type: string;
  readonly invoice_date: LocalDate;
  readonly due_date: LocalDate;
  readonly terms_days: number;
  readonly reference: string | null;
  readonly note: string | null;
  readonly tax_exclusive_minor: number;
  readonly tax_minor: number;
  readonly amount_minor: number;
  readonly buyer: Party;
  readonly seller: Party;
  readonly adhoc: unknown;
};

/** Reserves ids for new invoices. */
export async function invoiceIds(db: TenantDb, count: number): Promise<readonly number[]> {
  const rows = await db.many(sql<{ id: number }>`
    select nextval('finance.invoice_id_seq') as id from generate_series(1, ${count}::integer)
  `);
  return rows.map(({ id }) => id);
}

export const addInvoices = (
  db: TenantDb,
  invoices: readonly (NewInvoice & { readonly id: number })[],
  now: Date,
): void =>
  db.later(sql`
    insert into finance.invoice (
      tenant_id, id, number, batch_id, customer_id, type, status, invoice_date, due_date,
      terms_days, reference, note, tax_exclusive_minor, tax_minor, amount_minor,
      outstanding_minor, buyer, seller, adhoc, created_at, created_by
    )
    select ${db.scope.tenantId}, id, number, batch_id, customer_id, type, 'Issued', invoice_date,
           due_date, terms_days, reference, note, tax_exclusive_minor, tax_minor, amount_minor,
           amount_minor, buyer, seller, adhoc, ${now}, ${db.scope.userId}
    from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as i (
      id bigint, number text, batch_id uuid, customer_id bigint, type text, invoice_date date,
      due_date date, terms_days integer, reference text, note text,
      tax_exclusive_minor bigint, tax_minor bigint, amount_minor bigint, buyer jsonb,
      seller jsonb, adhoc jsonb
    )
    order by number
  `);

export type NewInvoiceLine = {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly type: string;
  readonly reference_no: string;
  readonly description: string | null;
  readonly service: string | null;
  readonly supplied_on: LocalDate | null;
  readonly quantity: number | null;
  readonly booking_id: number | null;
  readonly is_taxed: boolean;
  readonly tax_exclusive_minor: number;
  readonly tax_minor: number;
  readonly amount_minor: number;
};

export const addLines = (db: TenantDb, lines: readonly NewInvoiceLine[]): void =>
  db.later(sql`
    insert into finance.invoice_line (
      tenant_id, invoice_id, customer_id, type, reference_no, description, service, supplied_on,
      quantity, booking_id, is_taxed, tax_exclusive_minor, tax_minor, amount_minor
    )
    select ${db.scope.tenantId}, l.*
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      invoice_id bigint, customer_id bigint, type text, reference_no text, description text,
      service text, supplied_on date, quantity integer, booking_id bigint, is_taxed boolean,
      tax_exclusive_minor bigint, tax_minor bigint, amount_minor bigint
    )
  `);

type InvoicedBooking = {
  readonly booking_id: number;
  readonly invoice_id: number;
  readonly customer_id: number;
};

export const addInvoicedBookings = (db: TenantDb, bookings: readonly InvoicedBooking[]): void =>
  db.later(sql`
    insert into finance.invoiced_booking (tenant_id, booking_id, invoice_id, customer_id)
    select ${db.scope.tenantId}, booking_id, invoice_id, customer_id
    from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb)
      as b (booking_id bigint, invoice_id bigint, customer_id bigint)
  `);

type InvoicedCharge = {
  readonly charge_id: string;
  readonly invoice_id: number;
  readonly customer_id: number;
};

export const addInvoicedCharges = (db: TenantDb, charges: readonly InvoicedCharge[]): void =>
  db.later(sql`
    insert into finance.invoiced_charge (tenant_id, charge_id, invoice_id, customer_id)
    select ${db.scope.tenantId}, charge_id, invoice_id, customer_id
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb)
      as c (charge_id uuid, invoice_id bigint, customer_id bigint)
  `);

/** Releases the job charges of invoices. */
export const freeCharges = (db: TenantDb, invoiceIds: readonly number[]): Promise<number> =>
  db.run(sql`
    delete from finance.invoiced_charge where invoice_id = any (${invoiceIds}::bigint[])
  `);

/** Releases the bookings of invoices. */
export const freeBookings = (db: TenantDb, invoiceIds: readonly number[]): Promise<number> =>
  db.run(sql`
    delete from finance.invoiced_booking where invoice_id = any (${invoiceIds}::bigint[])
  `);

export type InvoiceEvent = {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly action: string;
  readonly status: string;
  readonly amount_minor: number;
  readonly user_name: string;
  readonly note: string | null;
  /** The note that the server wrote, with its values. */
  readonly note_sentence?: Sentence;
};

export const addEvents = (db: TenantDb, events: readonly InvoiceEvent[], now: Date): void =>
  db.later(sql`
    insert into finance.invoice_event (
      tenant_id, invoice_id, customer_id, action, status, amount_minor, user_id, user_name, note,
      note_sentence, at
    )
    select ${db.scope.tenantId}, invoice_id, customer_id, action, status, amount_minor,
           ${db.scope.userId}, user_name, note, note_sentence, ${now}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (
      invoice_id bigint, customer_id bigint, action text, status text, amount_minor bigint,
      user_name text, note text, note_sentence jsonb
    )
  `);

export type NewInvoiceNote = {
  readonly invoiceId: number;
  readonly customerId: number;
  readonly note: string;
  readonly userName: string;
};

export const addNote = (db: TenantDb, note: NewInvoiceNote, now: Date): Promise<number> =>
  db.run(sql`
    insert into finance.invoice_note (
      tenant_id, invoice_id, customer_id, note, user_id, user_name, at
    ) values (
      ${db.scope.tenantId}, ${note.invoiceId}, ${note.customerId}, ${note.note},
      ${db.scope.userId}, ${note.userName}, ${now}
    )
  `);

export type LockedInvoice = {
  readonly id: number;
  readonly customer_id: number;
  /** Null until it is issued. */
  readonly number: string | null;
  readonly status: StoredInvoiceStatus;
  readonly invoice_date: LocalDate;
  readonly tax_exclusive_minor: number;
  readonly tax_minor: number;
  readonly amount_minor: number;
  readonly outstanding_minor: number;
};

/** Locks the invoices in the order of their ids. */
export const lockInvoices = (db: TenantDb, ids: readonly number[]): Promise<LockedInvoice[]> =>
  db.many(sql<LockedInvoice>`
    select id, customer_id, number, status, invoice_date, tax_exclusive_minor, tax_minor,
           amount_minor, outstanding_minor
    from finance.invoice where id = any (${ids}::bigint[]) order by id for update
  `);

type Standing = {
  readonly id: number;
  readonly status: StoredInvoiceStatus;
  readonly outstanding_minor: number;
};

export const setStandings = (db: TenantDb, standings: readonly Standing[]): void =>
  db.later(sql`
    update finance.invoice i set status = s.status, outstanding_minor = s.outstanding_minor
    from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb)
      as s (id bigint, status text, outstanding_minor bigint)
    where i.id = s.id
  `);

type NewDraft = Omit<NewInvoice, 'number' | 'batch_id'> & {
  readonly repeats_id: number;
  readonly repeat_no: number;
};

/** Adds a draft once; returns its id, or undefined if it exists. */
export async function addDraft(
  db: TenantDb,
  draft: NewDraft,
  now: Date,
): Promise<number | undefined> {
  const row = await db.maybeOne(sql<{ id: number }>`
    insert into finance.invoice (
      tenant_id, customer_id, type, status, invoice_date, due_date, terms_days, reference, note,
      tax_exclusive_minor, tax_minor, amount_minor, outstanding_minor, buyer, seller, adhoc,
      repeats_id, repeat_no, created_at
    ) values (
      ${db.scope.tenantId}, ${draft.customer_id}, ${draft.type}, 'Draft', ${draft.invoice_date},
      ${draft.due_date}, ${draft.terms_days}, ${draft.reference}, ${draft.note},
      ${draft.tax_exclusive_minor}, ${draft.tax_minor}, ${draft.amount_minor},
      ${draft.amount_minor}, ${JSON.stringify(draft.buyer)}::jsonb,
      ${JSON.stringify(draft.seller)}::jsonb, ${JSON.stringify(draft.adhoc)}::jsonb,
      ${draft.repeats_id}, ${draft.repeat_no}, ${now}
    )
    on conflict (tenant_id, repeats_id, repeat_no) where repeats_id is not null do nothing
    returning id
  `);
  return row?.id;
}

/** Turns a draft into an issued invoice. */
export const numberDraft = (db: TenantDb, id: number, number: string): Promise<number> =>
  db.run(sql`
    update finance.invoice set status = 'Issued', number = ${number}
    where id = ${id} and status = 'Draft'
  `);

export type AdhocOrigin = {
  readonly id: number;
  readonly customer_id: number;
  readonly status: StoredInvoiceStatus;
  readonly invoice_date: LocalDate;
  readonly terms_days: number;
  readonly adhoc: unknown;
};

/** Returns the recurring ad hoc invoice. */
export const adhocOrigin = (db: TenantDb, id: number): Promise<AdhocOrigin | undefined> =>
  db.maybeOne(sql<AdhocOrigin>`
    select id, customer_id, status, invoice_date, terms_days, adhoc
    from finance.invoice where id = ${id} and adhoc is not null
  `);

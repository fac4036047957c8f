import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { RecordOfOurs } from '../queue.ts';
import type { LineToSend } from './records.ts';

/** The supplier as an RCTI names it; the ABN has eleven digits. */
export type SupplierOfRcti = {
  readonly name: string;
  readonly abn: string;
  /** The address as it was entered: its parts are not known. */
  readonly lines: readonly string[];
  readonly email: string;
  readonly phone: string;
};

export type RctiToSend = {
  readonly id: number;
  readonly number: string;
  readonly supplier: SupplierOfRcti;
  readonly is_void: boolean;
  readonly invoice_date: LocalDate;
  readonly due_date: LocalDate;
  readonly amount_minor: Minor;
  readonly paid_on: LocalDate | null;
  readonly payment_reference: string | null;
};

const rctiColumns = sql`
  id, number, supplier, is_void, invoice_date, due_date, amount_minor, paid_on, payment_reference
`;

export const rcti = (db: TenantDb, id: number): Promise<RctiToSend | undefined> =>
  db.maybeOne(sql<RctiToSend>`
    select ${rctiColumns} from finance_public.books_rcti where id = ${id}
  `);

/** Suppliers are identified by their ABN, as two drivers may be one business. */
export const supplierRecord = ({ supplier }: Pick<RctiToSend, 'supplier'>): RecordOfOurs => ({
  kind: 'Supplier',
  ourId: Number(supplier.abn.replace(/\D/g, '')),
});

/** The supplier with an ABN, as its latest RCTI names it. */
export const latestSupplier = async (
  db: TenantDb,
  abn: number,
): Promise<SupplierOfRcti | undefined> =>
  (
    await db.maybeOne(sql<{ supplier: SupplierOfRcti }>`
      select supplier from finance_public.books_rcti
      where regexp_replace(supplier ->> 'abn', '\D', '', 'g') = ${String(abn)}
      order by id desc limit 1
    `)
  )?.supplier;

/** The lines of an RCTI; they have no type of their own. */
export const rctiLines = (db: TenantDb, rctiId: number): Promise<LineToSend[]> =>
  db.many(sql<LineToSend>`
    select 'Freight' as type, job_number as reference_no, description, tax_minor <> 0 as is_taxed,
      tax_exclusive_minor, tax_minor
    from finance_public.books_rcti_line where rcti_id = ${rctiId} order by id
  `);

/** RCTIs since a day that the program should have and that are not queued. */
export const rctisToGather = (db: TenantDb, from: LocalDate): Promise<RctiToSend[]> =>
  db.many(sql<RctiToSend>`
    select ${rctiColumns} from finance_public.books_rcti r
    where r.invoice_date >= ${from} and not r.is_void and not exists (
      select from books.transfer t
      where t.tenant_id = r.tenant_id and t.kind = 'Bill' and t.our_id = r.id
    )
    order by r.id limit 5000
  `);

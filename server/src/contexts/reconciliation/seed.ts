import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { bookingsByConsignment } from '#contexts/booking/public.ts';
import { guessedColumns } from '@waybill/contract/reconciliation/imports/columns';
import type { Seeding } from '../../demo/seed.ts';
import { approveLines, resolveLines } from './decisions/decisions.ts';
import { demoCharges } from './demo/charges.ts';
import { servicesOf } from './imports/domain/quoted.ts';
import { compareNext } from './imports/compare-charges.ts';
import { finishImport } from './imports/import-invoice.ts';
import { saveCharges } from './imports/read-charges.ts';
import { isItemised as isItemisedInvoice, takeUp } from './imports/sql/importing.ts';
import { addReconciliation } from './reconciliations/sql.ts';

const day_ms = 24 * 60 * 60 * 1000;

type DemoInvoice = {
  readonly carrierCode: string;
  readonly fileName: string;
  readonly invoiceNumber: string;
  readonly ago_days: number;
  /** The maximum number of bookings billed, the oldest first. */
  readonly most: number;
  /** The number of newest uninvoiced bookings billed additionally. */
  readonly newest: number;
  readonly unknown: readonly string[];
  readonly isDecided: boolean;
};

const acme: readonly DemoInvoice[] = [
  {
    carrierCode: 'TESTEXP',
    fileName: 'test-express-october.csv',
    invoiceNumber: 'TE-20531',
    ago_days: 9,
    most: 3,
    newest: 0,
    unknown: [],
    isDecided: true,
  },
  {
    carrierCode: 'OWN',
    fileName: 'subcontractors-november-1.csv',
    invoiceNumber: 'SUB-1107',
    ago_days: 1,
    most: 48,
    newest: 1,
    unknown: ['ACM000990012', 'ACM000990023', 'QFR4410078'],
    isDecided: false,
  },
];

/**
 * Seeds two carriers' invoices: one decided last week, one undecided with every type of
 * discrepancy.
 */
export async function seedReconciliation(seeding: Seeding): Promise<void> {
  if (seeding.tenant.key !== 'acme') return;
  for (const invoice of acme) await importDemo(seeding, invoice);
}

async function importDemo({ db, now }: Seeding, invoice: DemoInvoice): Promise<void> {
  const charges = await billOf(db, invoice);
  const at = new Date(now.getTime() - invoice.ago_days * day_ms);
  const id = await addReconciliation(
    db,
    {
      carrierCode: invoice.carrierCode,
      carrierName: charges.carrierName,
      invoiceNumber: invoice.invoiceNumber,
      fileId: null,
      fileName: invoice.fileName,
      fileKind: 'csv',
      fileHash: createHash('sha256').update(JSON.stringify(charges)).digest('hex'),
      columns: guessedColumns([]),
      rowCount: charges.rows.length,
      userName: 'Lena Novák',
    },
    at,
  );
  if (id === undefined) return;
  await takeUp(db, id);
  await saveCharges(db, id, charges.rows);
  const isItemised = await isItemisedInvoice(db, id);
  while (await compareNext(db, { id, isItemised }));
  await finishImport({ db, files: null, now: at }, id);
  if (invoice.isDecided) await decide(db, id, new Date(at.getTime() + day_ms));
}

async function decide(db: Seeding['db'], id: number, now: Date): Promise<void> {
  const lena = { name: 'Lena Novák', now };
  await approveLines(db, { id, services: [], allMatched: true }, lena);
  const byReason = { serviceIds: [], resolution: 'PassedOn' as const, note: null };
  await resolveLines(db, { ...byReason, allOf: { id, reason: 'Weight' } }, lena);
}

async function billOf(db: Seeding['db'], invoice: DemoInvoice) {
  const { carrierCode, most, newest, unknown } = invoice;
  const numbers = await db.many(sql<{ consignment_id: string; carrier_name: string }>`
    (select consignment_id, carrier_name from booking_public.booking_card
     where carrier_code = ${carrierCode} and status in ('Delivered', 'Cancelled', 'AtDepot')
       and consignment_id is not null
     order by created_at, id limit ${most})
    union all
    (select consignment_id, carrier_name from booking_public.booking_card
     where carrier_code = ${carrierCode} and status = 'Delivered' and invoice_id is null
     order by created_at desc, id desc limit ${newest})
  `);
  const cards = await bookingsByConsignment(
    db,
    numbers.map((row) => row.consignment_id),
  );
  const carried = cards.map((card) => ({
    consignmentId: card.consignmentId ?? '',
    grams: card.grams,
    cubicMillimetres: Number(card.cubicMillimetres),
    services: servicesOf(card.pricing),
  }));
  return {
    carrierName: numbers[0]?.carrier_name ?? carrierCode,
    rows: demoCharges(carried, unknown),
  };
}

import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { PrintedDocumentType } from '@waybill/contract/booking/operation-logs/operations';
import { pdfLogoOf, pdfTextsOf, settingsOf } from '#contexts/tenancy/public.ts';
import { customerCard } from '#contexts/customers/public.ts';
import { emergencyContact, goodsAmong, goodsOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { type BookingRow, subjectOf } from '../bookings/domain/booking-row.ts';
import {
  consignmentNoteOf,
  declarationOf,
  labelsOf,
  manifestOf,
  type Printing,
  proofPdfOf,
} from './pdf/print.ts';
import { carrierLabel, hasLabelOfItsOwn, labelSources } from './carrier-label.ts';
import type { bookingPdfs } from './pdf/index.ts';
import { labelsInZpl } from './pdf/zpl.ts';
import { proofOf } from '../bookings/sql/related-rows.ts';
import { bookings } from '../bookings/sql/booking.ts';
import { bookingIdsOf, manifest } from '../manifests/sql/manifest.ts';

export type PrintServices = ServicesWithPdfs<typeof bookingPdfs>;

/** The purpose of tokens for booking documents. */
export const documentPurpose = 'booking-document';
/** The purpose of tokens for guests, which work without a session. */
export const guestDocumentPurpose = 'guest-booking-document';

export type Printer = {
  readonly services: PrintServices;
  readonly db: TenantDb;
  readonly now: Date;
  /** Scheme and host of the caller, for the links on labels. */
  readonly origin: string;
  /** The purpose of the tokens; `documentPurpose` by default. */
  readonly purpose?: string;
};

/**
 * Returns tokens of a booking's documents; none for documents not yet available (decisions B-13).
 */
export async function documentsOf(
  printer: Printer,
  type: PrintedDocumentType,
  row: BookingRow,
): Promise<string[]> {
  if (row.consignment_id === null || row.booked_at === null) return [];
  if (movesFreight(type) && whyNot('printLabel', subjectOf(row)) !== null) return [];
  switch (type) {
    case 'Label':
      return [...(await printLabels(printer, [row])).tokens];
    case 'LabelZpl':
      return hasLabelOfItsOwn(row) ? [] : [await printZpl(printer, row)];
    case 'ConsignmentNote':
      return [await printConsignmentNote(printer, row)];
    case 'Manifest':
      return row.manifest_id === null ? [] : [await printManifest(printer, row.manifest_id)];
    case 'ProofOfDelivery':
      return printProof(printer, row);
    case 'DangerousGoodsDeclaration':
      return printDeclaration(printer, row);
    case 'CommercialInvoice':
    case 'Invoice':
      return [];
  }
}

/** Documents that travel with the freight exist once it is booked and its payment is certain. */
const movesFreight = (type: PrintedDocumentType): boolean =>
  type === 'Label' ||
  type === 'LabelZpl' ||
  type === 'ConsignmentNote' ||
  type === 'DangerousGoodsDeclaration';

type Labels = { readonly tokens: readonly string[]; readonly awaited: readonly BookingRow[] };

/**
 * Prints the labels of bookings in order: our labels in one file, and one file for each booking
 * whose carrier has its own label. If that label has not arrived yet, the booking is `awaited`.
 */
export async function printLabels(printer: Printer, rows: readonly BookingRow[]): Promise<Labels> {
  const { ours, carriers, awaited } = await labelSources(printer.db, rows);
  const tokens = ours.length === 0 ? [] : [await printOurLabels(printer, ours)];
  for (const { row, file } of carriers) {
    const place = { db: printer.db, files: printer.services.files };
    const bytes = await carrierLabel(place, file);
    const fileName = `Labels ${row.consignment_id}.pdf`;
    if (bytes !== null)
      tokens.push(await save(printer, { fileName, bytes, customerId: row.customer_id }));
  }
  return { tokens, awaited };
}

async function printOurLabels(printer: Printer, rows: readonly BookingRow[]): Promise<string> {
  const printing = await printingOf(printer, rows);
  const labels = rows.flatMap((row) => labelsOf(row, printing));
  const bytes = await printer.services.pdfs.renderPdf('labels', labels, printing.words);
  const [first] = rows;
  const name = rows.length === 1 ? (first?.consignment_id ?? 'booking') : `${rows.length} bookings`;
  return save(printer, {
    fileName: `Labels ${name}.pdf`,
    bytes,
    customerId: sharedCustomer(rows),
  });
}

async function printZpl(printer: Printer, row: BookingRow): Promise<string> {
  const printing = await printingOf(printer, [row]);
  const zpl = labelsInZpl(labelsOf(row, printing), printing.words);
  return save(printer, {
    fileName: `Labels ${row.consignment_id}.zpl`,
    bytes: Buffer.from(zpl),
    customerId: row.customer_id,
    fileType: 'application/zpl',
  });
}

async function printConsignmentNote(printer: Printer, row: BookingRow): Promise<string> {
  const payer =
    row.customer_id === null ? undefined : await customerCard(printer.db, row.customer_id);
  const printing = await printingOf(printer, [row]);
  const note = consignmentNoteOf(row, printing, payer?.displayName ?? '');
  const bytes = await printer.services.pdfs.renderPdf('consignment-note', note, printing.words);
  return save(printer, {
    fileName: `Consignment note ${row.consignment_id}.pdf`,
    bytes,
    customerId: row.customer_id,
  });
}

export async function printManifest(printer: Printer, manifestId: number): Promise<string> {
  const { db } = printer;
  const closed = await manifest(db, manifestId);
  if (closed === undefined) throw new Error(`Manifest ${manifestId} is gone`);
  const rows = await bookings(db, await bookingIdsOf(db, manifestId));
  const printing = await printingOf(printer);
  const data = manifestOf(closed, rows, printing);
  const bytes = await printer.services.pdfs.renderPdf('manifest', data, printing.words);
  return save(printer, {
    fileName: `Manifest ${closed.number}.pdf`,
    bytes,
    customerId: closed.customer_id,
  });
}

async function printProof(printer: Printer, row: BookingRow): Promise<string[]> {
  const { db, services } = printer;
  const proof = await proofOf(db, row.id);
  if (proof === undefined) return [];
  const fileOf = (id: string) => services.files.get(`${db.scope.tenantId}/${id}`);
  const photos = await Promise.all(proof.photo_files.map(fileOf));
  const files = {
    signature: proof.signature_file === null ? null : await fileOf(proof.signature_file),
    photos: photos.filter((photo) => photo !== null),
  };
  const printing = await printingOf(printer);
  const pdf = proofPdfOf(row, { proof, files }, printing);
  const bytes = await services.pdfs.renderPdf('proof-of-delivery', pdf, printing.words);
  const fileName = `Proof of delivery ${row.consignment_id}.pdf`;
  return [await save(printer, { fileName, bytes, customerId: row.customer_id })];
}

/** Prints the dangerous goods declaration; none without dangerous goods in the UN list. */
async function printDeclaration(printer: Printer, row: BookingRow): Promise<string[]> {
  const goods = row.is_dangerous ? await goodsOf(printer.db, row.dangerous_un_code) : undefined;
  if (goods === undefined) return [];
  const printing = await printingOf(printer, [row]);
  const data = declarationOf(row, goods, printing);
  const bytes = await printer.services.pdfs.renderPdf(
    'dangerous-goods-declaration',
    data,
    printing.words,
  );
  const fileName = `Dangerous goods declaration ${row.consignment_id}.pdf`;
  return [await save(printer, { fileName, bytes, customerId: row.customer_id })];
}

async function printingOf(
  { db, origin, services: { files } }: Printer,
  rows: readonly BookingRow[] = [],
): Promise<Printing> {
  const { legalName, timezone } = await settingsOf(db);
  const dangerous = rows.flatMap((row) => (row.is_dangerous ? [row.dangerous_un_code ?? ''] : []));
  const unCodes = dangerous.length === 0 ? [] : await goodsAmong(db, dangerous);
  const contact = dangerous.length === 0 ? undefined : await emergencyContact(db);
  const respond = contact === undefined ? '' : `${contact.name}, ${contact.telephone}`;
  const words = await pdfTextsOf(db);
  const logo = await pdfLogoOf({ db, files });
  const issuer = { issuer: legalName, logo };
  return { ...issuer, timezone, words, origin, unCodes, emergencyContact: respond };
}

/** Returns the common customer, who may download the file; null restricts it to staff. */
function sharedCustomer(rows: readonly BookingRow[]): number | null {
  const [first] = rows;
  const isShared = rows.every((row) => row.customer_id === first?.customer_id);
  return isShared ? (first?.customer_id ?? null) : null;
}

type PrintedDocument = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** The customer whose users may download it; null for staff only. */
  readonly customerId: number | null;
  readonly fileType?: string;
};

/** Saves a PDF for one hour; returns its token. */
export async function save(
  { services, db, now, purpose = documentPurpose }: Printer,
  { fileName, bytes, customerId, fileType = 'application/pdf' }: PrintedDocument,
): Promise<string> {
  const file = { fileName, fileType, bytes, customerId, purpose };
  return (await storeFile({ db, files: services.files, now }, file)).token;
}

import { allowedIn, type BookingAct, whyNot } from '@waybill/contract/booking/lifecycle';
import type { BookingOperation } from '@waybill/contract/booking/operation-logs/operations';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { z } from 'zod';
import { type BookingRow, subjectOf } from './domain/booking-row.ts';
import { bookings, lockBooking, lockBookings } from './sql/booking.ts';
import { cancel } from './cancel.ts';
import { retryConsigning } from '../consigning/consign.ts';
import { closeManifests, requestPickup } from '../manifests/close-manifest.ts';
import { queueLodging } from '../manifests/queue-lodging.ts';
import { notLodged } from '../manifests/sql/manifest.ts';
import type { PricingContext } from './command.ts';
import { type Printer, printLabels, printManifest } from '../documents/documents.ts';
import { eachAlone, type RowOutcome } from './each-alone.ts';
import { saveBooking, saveBookings } from './save-booking.ts';
import type { BulkOperationResult } from '@waybill/contract/booking/bookings/shapes';

export type BulkResponse = z.output<typeof BulkOperationResult>;
type Result = BulkResponse['results'][number];

type Bulk = {
  readonly command: PricingContext;
  readonly printer: Printer;
  readonly ids: readonly number[];
  readonly operations: readonly BookingOperation[];
};

const nothing = { label: [], manifest: [], results: [] };

/** Runs the operations in sequence and returns the result of each booking in each operation. */
export async function runBulk(bulk: Bulk): Promise<BulkResponse> {
  const parts: BulkResponse[] = [];
  // Locked once, in order. Bookings that do not exist or are not the caller's return not found.
  const rows = await lockBookings(bulk.command.db, bulk.ids);
  const there = rows.map((row) => row.id);
  const missing = bulk.ids.filter((id) => !there.includes(id));
  for (const operation of bulk.operations) {
    const found = { ...bulk, ids: there };
    const part = await runOne(found, operation);
    const absent = missing.map((id) =>
      failed(id, operation, bookingProblems.BookingNotFound.message),
    );
    parts.push({ ...part, results: [...part.results, ...absent] });
  }
  return {
    label: parts.flatMap((part) => part.label),
    manifest: parts.flatMap((part) => part.manifest),
    results: parts.flatMap((part) => part.results),
  };
}

async function runOne(bulk: Bulk, operation: BookingOperation): Promise<BulkResponse> {
  const { operations } = bulk;
  switch (operation) {
    case 'PrintLabel':
      return labels(bulk);
    case 'PrintManifest':
      return manifests(bulk, operations.includes('RequestPickup'));
    case 'RequestPickup':
      return operations.includes('PrintManifest') ? nothing : pickups(bulk);
    case 'Cancel':
      return { ...nothing, results: await cancelled(bulk) };
    case 'Book':
      return { ...nothing, results: await booked(bulk) };
    case 'CreateConsignment':
      return { ...nothing, results: await consigned(bulk) };
    case 'Save':
    case 'Quote':
    case 'SendEmail':
      return { ...nothing, results: bulk.ids.map((id) => skipped(id, operation)) };
  }
}

async function labels({ command, printer, ids }: Bulk): Promise<BulkResponse> {
  const { able, unable } = sorted(await bookings(command.db, ids), 'printLabel', 'PrintLabel');
  const { tokens, awaited } = await printLabels(printer, able);
  const late = awaited.map(({ id }) => failed(id, 'PrintLabel', 'No carrier label yet'));
  const printed = able.filter((row) => !awaited.includes(row));
  return {
    label: [...tokens],
    manifest: [],
    results: [...printed.map((row) => done(row, 'PrintLabel')), ...late, ...unable],
  };
}

/**
 * Manifests bookings that have no manifest yet, and reprints the manifests of the others. Those
 * that their carriers refused are sent to them again.
 */
async function manifests({ command, printer, ids }: Bulk, pickup: boolean): Promise<BulkResponse> {
  const rows = await bookings(command.db, ids);
  const onOne = rows.filter((row) => row.manifest_id !== null);
  const rest = rows.filter((row) => row.manifest_id === null);
  const { able, unable } = sorted(rest, 'manifest', 'PrintManifest');
  const closed = await closeManifests(command, able, pickup);
  const before = new Set(onOne.flatMap(({ manifest_id: id }) => (id === null ? [] : [id])));
  const refused = await notLodged(command.db, [...before]);
  for (const id of refused) await queueLodging(command.db, id);
  const printedIds = new Set([...closed.map(({ id }) => id), ...before]);
  const manifest: string[] = [];
  for (const id of printedIds) manifest.push(await printManifest(printer, id));
  const put = closed.flatMap(({ number, bookingIds }) =>
    bookingIds.map((id) => done({ id }, 'PrintManifest', number)),
  );
  const again = onOne.map((row) => done(row, 'PrintManifest', row.manifest_number));
  return { label: [], manifest, results: [...put, ...again, ...unable] };
}

async function pickups({ command, ids }: Bulk): Promise<BulkResponse> {
  const rows = await bookings(command.db, ids);
  const { able, unable } = sorted(rows, 'requestPickup', 'RequestPickup');
  const number = able.length === 0 ? null : await requestPickup(command, able);
  return {
    ...nothing,
    results: [...able.map((row) => done(row, 'RequestPickup', number)), ...unable],
  };
}

async function cancelled({ command, ids }: Bulk): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of ids) {
    const outcome = await eachAlone(command.db, async () => {
      const row = await lockBooking(command.db, id);
      if (row !== undefined) await cancel(command, row, null);
    });
    results.push(
      outcome.ok ? done({ id }, 'Cancel') : failed(id, 'Cancel', outcome.refusal.message),
    );
  }
  return results;
}

async function booked({ command, ids }: Bulk): Promise<Result[]> {
  const toSaves = ids.map((id) => ({ sent: { id }, operations: ['Book' as const] }));
  const outcomes = await saveBookings(command, toSaves);
  return resultsOf(await numbersOf(command, ids), 'Book', { ids, outcomes });
}

/** Books what is not booked yet, and resends bookings to carriers that did not respond. */
async function consigned({ command, ids }: Bulk): Promise<Result[]> {
  const outcomes: RowOutcome<unknown>[] = [];
  for (const id of ids) {
    const outcome = await eachAlone(command.db, async () => {
      const row = await lockBooking(command.db, id);
      if (row === undefined) return;
      if (!allowedIn.book.includes(row.status)) await retryConsigning(command.db, row, command.now);
      else await saveBooking(command, { sent: { id }, operations: ['Book'] });
    });
    outcomes.push(outcome);
  }
  return resultsOf(await numbersOf(command, ids), 'CreateConsignment', { ids, outcomes });
}

type Consignments = ReadonlyMap<number, string | null>;

const numbersOf = async ({ db }: PricingContext, ids: readonly number[]): Promise<Consignments> =>
  new Map((await bookings(db, ids)).map((row) => [row.id, row.consignment_id]));

/** The outcomes of bookings, in their order. */
type Tried = {
  readonly ids: readonly number[];
  readonly outcomes: readonly RowOutcome<unknown>[];
};

const resultsOf = (
  numbers: Consignments,
  operation: BookingOperation,
  { ids, outcomes }: Tried,
): Result[] =>
  ids.flatMap((id, at) => {
    const outcome = outcomes[at];
    if (outcome === undefined) return [];
    return outcome.ok
      ? done({ id }, operation, numbers.get(id) ?? null)
      : failed(id, operation, sentence(outcome));
  });

const sentence = ({ refusal }: { readonly refusal: Error & Refused }): string =>
  refusal.validationErrors?.map((error) => error.message).join('. ') ?? refusal.message;

type Refused = { readonly validationErrors: readonly { readonly message: string }[] | null };

function sorted(rows: readonly BookingRow[], act: BookingAct, operation: BookingOperation) {
  const judged = rows.map((row) => ({ row, why: whyNot(act, subjectOf(row)) }));
  return {
    able: judged.filter(({ why }) => why === null).map(({ row }) => row),
    unable: judged.flatMap(({ row, why }) =>
      why === null ? [] : [failed(row.id, operation, why)],
    ),
  };
}

const done = (
  row: { readonly id: number },
  operation: BookingOperation,
  value: string | null = null,
): Result => ({ bookingId: row.id, operation, status: 'Success', value, message: null });

const failed = (bookingId: number, operation: BookingOperation, message: string): Result => ({
  bookingId,
  operation,
  status: 'Failed',
  value: null,
  message,
});

const skipped = (bookingId: number, operation: BookingOperation): Result => ({
  bookingId,
  operation,
  status: 'Skipped',
  value: null,
  message: 'This is not available as a bulk action',
});

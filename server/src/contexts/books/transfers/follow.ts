import type { TenantDb } from '#platform/db/database.ts';
import type { EventCall } from '#platform/context.ts';
import { booksChanged } from '../connection/books-changed.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { connection } from '../connection/sql.ts';
import { queueSend } from './queue.ts';
import {
  type AllocationRow,
  allocationsOfPayment,
  creditNotePayment,
  creditNoteToSend,
  invoiceToSend,
  type RefundRow,
  refundsOf,
} from './sql/records.ts';
import { transferOf, type WantedTransfer, wantTransfers } from './sql/transfers.ts';

/** An issued invoice goes to the program, a void one is to be void there. */
export async function followInvoice({
  event,
  db,
  now,
}: EventCall<'invoice.issued' | 'invoice.voided'>): Promise<void> {
  const setUp = await setUpOf(db);
  const row = await invoiceToSend(db, event.payload.id);
  if (setUp === undefined || row === undefined || row.date < setUp.sendsFrom) return;
  const { id: ourId, number, is_void: isVoid } = row;
  await want(db, [{ kind: 'Invoice', ourId, number, isWanted: !isVoid }], { ...setUp, now });
}

/** Sends approved credit, with its allocations and refund, if its invoice is sent. */
export async function followCredit({
  event,
  db,
  now,
}: EventCall<'creditNote.changed'>): Promise<void> {
  const setUp = await setUpOf(db);
  if (setUp === undefined) return;
  const { timezone } = await settingsOf(db);
  const row = await creditNoteToSend(db, event.payload.id, timezone);
  if (row === undefined || row.date < setUp.sendsFrom) return;
  const { invoiceId } = event.payload;
  if ((await transferOf(db, { kind: 'Invoice', ourId: invoiceId })) === undefined) return;
  const note = { kind: 'CreditNote', ourId: row.id, number: row.number, isWanted: true } as const;
  const paymentId = await creditNotePayment(db, row.id);
  const applied = paymentId === undefined ? [] : await allocationsOfPayment(db, paymentId);
  const refunded = (await refundsOf(db, row.id)).map(wantedRefund);
  await want(db, [note, ...applied.map(wantedOf), ...refunded], { ...setUp, now });
}

export const wantedOf = (row: AllocationRow): WantedTransfer => ({
  kind: 'Payment',
  ourId: row.id,
  number: row.reference,
  isWanted: !row.is_released,
});

export const wantedRefund = ({ id, number }: RefundRow): WantedTransfer => ({
  kind: 'Refund',
  ourId: id,
  number,
  isWanted: true,
});

export type SetUp = {
  readonly organisationId: string;
  readonly sendsFrom: string;
  readonly sendsBills: boolean;
};

/** Where transfers go, and when they were wanted. */
export type Destination = SetUp & { readonly now: Date };

/** Where records go and since when; undefined while nothing is sent. */
export async function setUpOf(db: TenantDb): Promise<SetUp | undefined> {
  const row = await connection(db);
  return row === undefined || row.settings === null
    ? undefined
    : {
        organisationId: row.organisation_id,
        sendsFrom: row.settings.sendsFrom,
        sendsBills: row.settings.bills !== null,
      };
}

/** Records which documents are to be sent, and queues the changes. */
export async function want(
  db: TenantDb,
  wanted: readonly WantedTransfer[],
  to: { readonly organisationId: string; readonly now: Date },
): Promise<void> {
  if (wanted.length === 0) return;
  const changed = await wantTransfers(db, wanted, to);
  for (const record of changed) await queueSend(db, record);
  if (changed.length > 0) booksChanged(db);
}

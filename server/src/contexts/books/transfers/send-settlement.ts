import type { BooksSettlement, CreditSource, SoughtSettlement } from '@waybill/adapters/accounting';
import type { TenantDb } from '#platform/db/database.ts';
import { lostSettlement, readAgain, sourceOf } from './lost-settlement.ts';
import { type OurSettlement, ourSettlement } from './our-settlement.ts';
import type { RecordOfOurs } from './queue.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { settleDraws } from './settle-draws.ts';
import { type TransferRow, transferOf } from './sql/transfers.ts';
import { theirIdOf } from './their-id.ts';

/** What all parts of a settlement have in common. */
export type SettlementParts = Omit<BooksSettlement, 'amount' | 'from'>;

/**
 * Pays an invoice or RCTI, applies credit or a prepayment to an invoice, or refunds credit.
 * @throws {BooksRefusal} where the program does not have a document of it yet
 */
export async function sendSettlement(sending: OutgoingTransfer): Promise<Delivered> {
  const { books, settings, transfer, within } = sending;
  const { program, request } = books;
  const { ours, target, source, contact } = await within((db) => partsOf(db, transfer));
  const { amount, date, reference } = ours;
  const contactId = contact?.their_id ?? '';
  if (await isSettledThere(sending, { ours, target, contactId })) {
    return { outcome: 'Found', theirId: null, source: null };
  }
  const from =
    ours.source === null ? null : { kind: ours.source.kind, id: theirIdOf(source, reference) };
  const shared: SettlementParts = {
    target: { kind: ours.target.kind, id: theirIdOf(target, `#${ours.target.ourId}`) },
    contactId,
    date,
    reference,
  };
  await settleDraws(sending, shared);
  const settlement = {
    ...shared,
    amount,
    from: from ?? ({ kind: 'Bank', key: settings.bankAccountKey } as const),
  };
  const there = await paymentThere(sending, { settlement, from });
  if (there !== undefined) return { ...there, ...(await readAgain(books, target)) };
  const theirId = await program.settle(request, settlement, transfer.idempotency_key);
  const theirIds = [shared.target.id, ...(from === null ? [] : [from.id])];
  return { outcome: 'Created', theirId, source: from, settled: { theirIds, amount } };
}

/** A settlement, with the transfers of what it is between. */
export async function partsOf(db: TenantDb, transfer: TransferRow) {
  const ours = await ourSettlement(db, transfer);
  const transferred = (record: RecordOfOurs | null) =>
    record === null ? undefined : transferOf(db, record);
  return {
    ours,
    target: await transferred(ours.target),
    source: await transferred(ours.source),
    contact: await transferred(ours.contact),
  };
}

type Sought = { readonly settlement: SoughtSettlement; readonly from: CreditSource | null };

/** A payment that is sent again by hand may still be there, or that of a lost response. */
async function paymentThere(
  sending: OutgoingTransfer,
  { settlement, from }: Sought,
): Promise<Delivered | undefined> {
  const { books, transfer } = sending;
  const { kind, their_id: id, idempotency_key: key } = transfer;
  if (kind !== 'Payment') return undefined;
  const source = sourceOf(transfer);
  if (id !== null && (await books.program.isSettled(books.request, { id, from: source }))) {
    return { outcome: 'Found', theirId: id, source };
  }
  const theirId = await lostSettlement(sending, settlement, key);
  return theirId === undefined ? undefined : { outcome: 'Found', theirId, source: from };
}

type Parts = {
  readonly ours: OurSettlement;
  readonly target: TransferRow | undefined;
  readonly contactId: string;
};

/**
 * Refunds and payments of RCTIs settle all that is left: where nothing is left, the response to an
 * earlier attempt was lost, or a bookkeeper entered it. Payments of invoices are looked for.
 */
async function isSettledThere(
  { books, transfer }: OutgoingTransfer,
  { ours, target, contactId }: Parts,
): Promise<boolean> {
  if (transfer.kind === 'Payment' || target === undefined || target.their_id === null) return false;
  const sought = { kind: ours.target.kind, number: target.number, contactId };
  const there = await books.program.find(books.request, sought);
  return there?.id === target.their_id && there.open === 0;
}

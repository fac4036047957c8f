import { BooksRefusal } from '@waybill/adapters/accounting';
import { sentence } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { type OurSettlement, ourSettlement } from './our-settlement.ts';
import type { RecordOfOurs } from './queue.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { type TransferRow, transferOf } from './sql/transfers.ts';

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
  const settlement = {
    target: { kind: ours.target.kind, id: theirIdOf(target, `#${ours.target.ourId}`) },
    contactId,
    amount,
    date,
    reference,
    from: from ?? ({ kind: 'Bank', key: settings.bankAccountKey } as const),
  };
  const theirId = await program.settle(request, settlement, transfer.idempotency_key);
  return { outcome: 'Created', theirId, source: from };
}

async function partsOf(db: TenantDb, transfer: TransferRow) {
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

type Parts = {
  readonly ours: OurSettlement;
  readonly target: TransferRow | undefined;
  readonly contactId: string;
};

/**
 * Refunds and payments of RCTIs settle all that is left: where nothing is left, the response to an
 * earlier attempt was lost, or a bookkeeper entered it. Payments of invoices are read back instead.
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

function theirIdOf(transfer: TransferRow | undefined, name: string): string {
  const theirId = transfer?.their_id ?? null;
  if (theirId !== null) return theirId;
  const number = transfer?.number ?? name;
  throw new BooksRefusal(sentence('{number} is not in the accounting software yet.', { number }));
}

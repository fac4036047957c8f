import { negate } from '@waybill/kernel/money';
import { isDocument } from './domain.ts';
import { lostSettlement, readAgain, sourceOf } from './lost-settlement.ts';
import { ourDocument } from './our-document.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { partsOf } from './send-settlement.ts';
import { unsettleDraws } from './settle-draws.ts';
import { prepaymentReversal } from './sql/prepayments.ts';
import { transferOf } from './sql/transfers.ts';

/** Voids a document or removes a payment; does nothing if it never arrived. */
export async function remove(sending: OutgoingTransfer): Promise<Delivered> {
  const { program, request } = sending.books;
  const { transfer } = sending;
  const { kind, their_id: known } = transfer;
  if (kind === 'Prepayment') return refundPrepayment(sending);
  if (kind === 'Payment') return removePayment(sending);
  if (!isDocument(kind)) return { outcome: 'Removed', theirId: null, source: null };
  const sought = { kind, number: transfer.number, contactId: '' };
  const id = known ?? (await program.find(request, sought))?.id;
  if (id !== undefined) await program.void(request, kind, id);
  return { outcome: 'Removed', theirId: id ?? null, source: null };
}

async function removePayment(sending: OutgoingTransfer): Promise<Delivered> {
  const { books, transfer, within } = sending;
  const { ours, target, source } = await within((db) => partsOf(db, transfer));
  const { amount, reference } = ours;
  const shared = { target: { kind: ours.target.kind, id: target?.their_id ?? '' }, reference };
  const removed = { outcome: 'Removed', theirId: null, source: null } as const;
  if (transfer.their_id !== null) {
    const from = sourceOf(transfer);
    await books.program.unsettle(books.request, { id: transfer.their_id, from });
    await unsettleDraws(sending, shared);
    const theirIds = from === null ? [shared.target.id] : [shared.target.id, from.id];
    return { ...removed, settled: { theirIds, amount: negate(amount) } };
  }
  await unsettleDraws(sending, shared);
  const from = ours.source && { kind: ours.source.kind, id: source?.their_id ?? '' };
  const sought = { ...shared, amount, from: from ?? bankOf(sending) };
  const id = await lostSettlement(sending, sought, transfer.idempotency_key);
  if (id === undefined) return removed;
  await books.program.unsettle(books.request, { id, from });
  return { ...removed, ...(await readAgain(books, target)) };
}

const bankOf = ({ settings }: OutgoingTransfer) =>
  ({ kind: 'Bank', key: settings.bankAccountKey }) as const;

/** Neither program can void a prepayment: what is left of it is paid back. */
async function refundPrepayment(sending: OutgoingTransfer): Promise<Delivered> {
  const { books, settings, transfer, within, now } = sending;
  const { program, request } = books;
  const { contact, reversal } = await within(async (db) => {
    const ours = await ourDocument(db, { ...transfer, settings });
    return {
      contact: await transferOf(db, ours.contact),
      reversal: await prepaymentReversal(db, transfer.our_id, now),
    };
  });
  const contactId = contact?.their_id ?? '';
  const sought = { kind: 'Prepayment' as const, number: transfer.number, contactId };
  const there = await program.find(request, sought);
  if (there !== null && there.open > 0) {
    const settlement = {
      target: { kind: 'Prepayment' as const, id: there.id },
      contactId,
      amount: there.open,
      date: reversal,
      reference: transfer.number,
      from: bankOf(sending),
    };
    await program.settle(request, settlement, transfer.idempotency_key);
  }
  return { outcome: 'Removed', theirId: there?.id ?? null, source: null };
}

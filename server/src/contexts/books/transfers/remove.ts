import type { CreditSource } from '@waybill/adapters/accounting';
import { negate } from '@waybill/kernel/money';
import { isDocument } from './domain.ts';
import { ourDocument } from './our-document.ts';
import { ourSettlement } from './our-settlement.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';
import { unsettleDraws } from './settle-draws.ts';
import { prepaymentReversal } from './sql/prepayments.ts';
import { type TransferRow, transferOf } from './sql/transfers.ts';

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
  const from = sourceOf(transfer);
  const { amount, target } = await within(async (db) => {
    const ours = await ourSettlement(db, transfer);
    return { amount: ours.amount, target: await transferOf(db, ours.target) };
  });
  const targetIds = target?.their_id ? [target.their_id] : [];
  if (transfer.their_id !== null) {
    await books.program.unsettle(books.request, { id: transfer.their_id, from });
  }
  await unsettleDraws(sending, targetIds);
  const removed = { outcome: 'Removed', theirId: null, source: null } as const;
  if (transfer.their_id === null) return removed;
  const theirIds = from === null ? targetIds : [...targetIds, from.id];
  return { ...removed, settled: { theirIds, amount: negate(amount) } };
}

function sourceOf({
  their_credit_note_id: creditId,
  their_prepayment_id: prepaidId,
}: TransferRow): CreditSource | null {
  if (creditId !== null) return { kind: 'CreditNote', id: creditId };
  return prepaidId === null ? null : { kind: 'Prepayment', id: prepaidId };
}

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
      from: { kind: 'Bank' as const, key: settings.bankAccountKey },
    };
    await program.settle(request, settlement, transfer.idempotency_key);
  }
  return { outcome: 'Removed', theirId: there?.id ?? null, source: null };
}

import type { Delivered, OutgoingTransfer } from './send.ts';

/** Voids a document or removes a payment; does nothing if it never arrived. */
export async function remove({ books, transfer }: OutgoingTransfer): Promise<Delivered> {
  const { program, request } = books;
  const { kind, their_id: known, their_credit_note_id: creditNoteId } = transfer;
  const gone: Delivered = { outcome: 'Removed', theirId: null, theirCreditNoteId: null };
  if (kind === 'Payment') {
    if (known !== null) await program.unsettle(request, { id: known, creditNoteId });
    return gone;
  }
  if (kind === 'Contact') return gone;
  const id = known ?? (await program.find(request, kind, transfer.number))?.id;
  if (id !== undefined) await program.void(request, kind, id);
  return { ...gone, theirId: id ?? null };
}

import type { CreditSource, SoughtSettlement } from '@waybill/adapters/accounting';
import { isDocument } from './domain.ts';
import { settlementsOfOurs, type TransferRow } from './sql/transfers.ts';
import type { Delivered, OutgoingTransfer } from './send.ts';

/**
 * The program's id of a settlement that an earlier attempt made although we do not have its id: the
 * response was lost, or what it said. Programs keep idempotency keys for a while only, and a
 * settlement that is reversed has to be found to be removed.
 */
export async function lostSettlement(
  { books, within }: Pick<OutgoingTransfer, 'books' | 'within'>,
  sought: SoughtSettlement,
  key: string,
): Promise<string | undefined> {
  const { target, from } = sought;
  const isPossible = target.id !== '' && (from.kind === 'Bank' || from.id !== '');
  const found = !isPossible ? [] : await books.program.findSettlements(books.request, sought, key);
  if (found.length === 0) return undefined;
  const known = new Set(await within((db) => settlementsOfOurs(db, found)));
  return found.find((id) => !known.has(id));
}

/** What a settlement that we have the id of was taken from; null for the bank account. */
export function sourceOf({
  their_credit_note_id: creditId,
  their_prepayment_id: prepaidId,
}: TransferRow): CreditSource | null {
  if (creditId !== null) return { kind: 'CreditNote', id: creditId };
  return prepaidId === null ? null : { kind: 'Prepayment', id: prepaidId };
}

/** A document whose balance changed in a call that we did not see the end of. */
export async function readAgain(
  { program, request }: OutgoingTransfer['books'],
  target: TransferRow | undefined,
): Promise<Pick<Delivered, 'document'>> {
  if (target === undefined || !isDocument(target.kind)) return {};
  const { kind, number } = target;
  const there = await program.find(request, { kind, number, contactId: '' });
  return there === null ? {} : { document: there };
}

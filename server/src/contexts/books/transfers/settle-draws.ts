import { negate } from '@waybill/kernel/money';
import { noteSettledThere } from '../differences/sql.ts';
import type { OutgoingTransfer } from './send.ts';
import { theirIdOf } from './their-id.ts';
import { type DrawRow, drawsOf, noteDrawn } from './sql/draws.ts';
import { transferOf } from './sql/transfers.ts';
import type { SettlementParts } from './send-settlement.ts';

/**
 * Applies the prepayments that an allocation is drawn from besides the one of its transfer. Each is
 * noted before the next, so that a second attempt goes on where the first failed.
 * @throws {BooksRefusal} where the program does not have a prepayment yet
 */
export async function settleDraws(
  { books, transfer, within }: OutgoingTransfer,
  settlement: SettlementParts,
): Promise<void> {
  if (transfer.kind !== 'Payment') return;
  for (const draw of await within((db) => drawsOf(db, transfer.our_id))) {
    if (draw.their_id !== null) continue;
    const { prepayment_id: prepaymentId, number } = draw;
    const source = await within((db) =>
      transferOf(db, { kind: 'Prepayment', ourId: prepaymentId }),
    );
    const theirPrepaymentId = theirIdOf(source, number);
    const from = { kind: 'Prepayment', id: theirPrepaymentId } as const;
    const part = { ...settlement, amount: draw.amount_minor, from };
    const theirId = await books.program.settle(books.request, part, draw.idempotency_key);
    const which = { allocationId: transfer.our_id, prepaymentId };
    const theirIds = [settlement.target.id, theirPrepaymentId];
    await within(async (db) => {
      await noteDrawn(db, which, { theirId, theirPrepaymentId });
      await noteSettledThere(db, { theirIds, amount: part.amount });
    });
  }
}

/** Takes back what was drawn from prepayments besides the one of the transfer. */
export async function unsettleDraws(
  { books, transfer, within }: OutgoingTransfer,
  targetIds: readonly string[],
): Promise<void> {
  for (const draw of await within((db) => drawsOf(db, transfer.our_id))) {
    const settled = settledOf(draw);
    if (settled === null) continue;
    await books.program.unsettle(books.request, settled);
    const which = { allocationId: transfer.our_id, prepaymentId: draw.prepayment_id };
    const theirIds = [...targetIds, settled.from.id];
    await within(async (db) => {
      await noteDrawn(db, which, null);
      await noteSettledThere(db, { theirIds, amount: negate(draw.amount_minor) });
    });
  }
}

function settledOf({ their_id: id, their_prepayment_id: prepaidId }: DrawRow) {
  if (id === null || prepaidId === null) return null;
  return { id, from: { kind: 'Prepayment', id: prepaidId } as const };
}

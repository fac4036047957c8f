import { negate } from '@waybill/kernel/money';
import { noteSettledThere } from '../differences/sql.ts';
import { lostSettlement } from './lost-settlement.ts';
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
  sending: OutgoingTransfer,
  settlement: SettlementParts,
): Promise<void> {
  const { books, transfer, within } = sending;
  if (transfer.kind !== 'Payment') return;
  for (const draw of await within((db) => drawsOf(db, transfer.our_id))) {
    if (draw.their_id !== null) continue;
    const { prepayment_id: prepaymentId, number, idempotency_key: key } = draw;
    const source = await within((db) =>
      transferOf(db, { kind: 'Prepayment', ourId: prepaymentId }),
    );
    const theirPrepaymentId = theirIdOf(source, number);
    const from = { kind: 'Prepayment', id: theirPrepaymentId } as const;
    const part = { ...settlement, amount: draw.amount_minor, from };
    const theirId =
      (await lostSettlement(sending, part, key)) ??
      (await books.program.settle(books.request, part, key));
    const which = { allocationId: transfer.our_id, prepaymentId };
    const theirIds = [settlement.target.id, theirPrepaymentId];
    await within(async (db) => {
      await noteDrawn(db, which, { theirId, theirPrepaymentId });
      await noteSettledThere(db, { theirIds, amount: part.amount });
    });
  }
}

type Undone = Pick<SettlementParts, 'target' | 'reference'>;

/** Takes back what was drawn from prepayments besides the one of the transfer. */
export async function unsettleDraws(sending: OutgoingTransfer, settlement: Undone): Promise<void> {
  const { books, transfer, within } = sending;
  for (const draw of await within((db) => drawsOf(db, transfer.our_id))) {
    const settled = await drawnThere(sending, { draw, settlement });
    if (settled === undefined) continue;
    await books.program.unsettle(books.request, settled);
    const which = { allocationId: transfer.our_id, prepaymentId: draw.prepayment_id };
    const theirIds = [settlement.target.id, settled.from.id];
    await within(async (db) => {
      await noteDrawn(db, which, null);
      await noteSettledThere(db, { theirIds, amount: negate(draw.amount_minor) });
    });
  }
}

type Drawn = { readonly draw: DrawRow; readonly settlement: Undone };

/** What a draw is in the program, also where the response was lost. */
async function drawnThere(sending: OutgoingTransfer, { draw, settlement }: Drawn) {
  const { their_id: known, their_prepayment_id: knownSource, prepayment_id: ourId } = draw;
  if (known !== null && knownSource !== null) {
    return { id: known, from: { kind: 'Prepayment', id: knownSource } as const };
  }
  const source = await sending.within((db) => transferOf(db, { kind: 'Prepayment', ourId }));
  const from = { kind: 'Prepayment', id: source?.their_id ?? '' } as const;
  const sought = { ...settlement, amount: draw.amount_minor, from };
  const id = await lostSettlement(sending, sought, draw.idempotency_key);
  return id === undefined ? undefined : { id, from };
}

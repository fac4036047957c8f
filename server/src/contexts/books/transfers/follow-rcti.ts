import type { EventCall } from '#platform/context.ts';
import { setUpOf, want } from './follow.ts';
import { rcti, type RctiRow } from './sql/rctis.ts';
import type { WantedTransfer } from './sql/transfers.ts';

/** An RCTI is a bill of its supplier there, and is paid there once it is paid here. */
export async function followRcti({ event, db, now }: EventCall<'rcti.changed'>): Promise<void> {
  const setUp = await setUpOf(db);
  const row = await rcti(db, event.payload.id);
  if (setUp === undefined || !setUp.sendsBills || row === undefined) return;
  if (row.invoice_date >= setUp.sendsFrom) await want(db, wantedOfRcti(row), { ...setUp, now });
}

/** The bill, and its payment if it is paid. */
export const wantedOfRcti = ({
  id: ourId,
  number,
  is_void: isVoid,
  paid_on: paidOn,
}: RctiRow): readonly WantedTransfer[] => [
  { kind: 'Bill', ourId, number, isWanted: !isVoid },
  ...(paidOn === null ? [] : [{ kind: 'BillPayment' as const, ourId, number, isWanted: true }]),
];

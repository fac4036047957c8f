import { english, type Message, sentenceOf } from '@waybill/contract/sentence';
import type { ReplayOutcome } from '@waybill/contract/booking/replays/shapes';
import { toDecimal, type Minor, ZERO, add, subtract } from '@waybill/kernel/money';
import type { z } from 'zod';

/** A booking priced again: ex tax, null without a price. */
export type Replayed = {
  readonly bookingId: number;
  readonly consignmentId: string;
  readonly customerId: number;
  readonly customerName: string;
  readonly serviceCode: string;
  readonly lane: string;
  readonly current: Minor | null;
  readonly proposed: Minor | null;
  /** Why there is no proposed price. */
  readonly reason: Message;
};

const lanesMax = 100;
const lossesMax = 50;

/**
 * Compares what customers pay: sums over bookings that both cards price, in total, by customer and
 * by lane, the greatest differences first.
 * @param otherwise the number of bookings to which the card does not apply.
 */
export function replayOutcome(
  replayed: readonly Replayed[],
  otherwise: number,
): z.input<typeof ReplayOutcome> {
  const isLost = (each: Replayed) => each.current !== null && each.proposed === null;
  const priced = replayed.filter(({ current, proposed }) => current !== null || proposed !== null);
  return {
    ...compare(priced),
    gained: priced.filter(({ current }) => current === null).length,
    otherwise: otherwise + replayed.length - priced.length,
    customers: grouped(priced, ({ customerId }) => customerId).map(([customerId, rows]) => ({
      customerId,
      name: rows[0]?.customerName ?? '',
      ...compare(rows),
    })),
    lanes: grouped(priced, ({ lane }) => lane)
      .slice(0, lanesMax)
      .map(([lane, rows]) => ({ lane, ...compare(rows) })),
    losses: priced
      .filter(isLost)
      .slice(0, lossesMax)
      .map(({ bookingId, consignmentId, serviceCode, reason }) => ({
        bookingId,
        consignmentId,
        serviceCode,
        reason: english(reason),
        reasonSentence: sentenceOf(reason),
      })),
  };
}

/** Returns groups, those with the greatest change first. */
function grouped<Key>(
  rows: readonly Replayed[],
  key: (row: Replayed) => Key,
): readonly (readonly [Key, readonly Replayed[]])[] {
  const size = ([, within]: readonly [Key, readonly Replayed[]]) =>
    Math.abs(compare(within).difference);
  return [...Map.groupBy(rows, key)].toSorted((one, other) => size(other) - size(one));
}

function compare(rows: readonly Replayed[]) {
  const both = rows.flatMap(({ current, proposed }) =>
    current === null || proposed === null ? [] : [{ current, proposed }],
  );
  const current = add(ZERO, ...both.map((row) => row.current));
  const proposed = add(ZERO, ...both.map((row) => row.proposed));
  return {
    bookings: both.length,
    current: toDecimal(current),
    proposed: toDecimal(proposed),
    difference: toDecimal(subtract(proposed, current)),
    dearer: both.filter((row) => row.proposed > row.current).length,
    cheaper: both.filter((row) => row.proposed < row.current).length,
    lost: rows.filter((row) => row.current !== null && row.proposed === null).length,
  };
}

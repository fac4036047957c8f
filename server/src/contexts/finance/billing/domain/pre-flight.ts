import type { AcceptedReason, ReasonToDecide } from '@waybill/contract/finance/billing/generation';
import { add, type Minor } from '@waybill/kernel/money';

/** Reasons to doubt that freight can be invoiced. */
export type Doubted = {
  /** The carrier's quoted cost before tax; null if unknown. */
  readonly carrierCost: Minor | null;
  /** The tenant's own fleet delivered it without a proof. Other carriers store their own proofs. */
  readonly lacksProof: boolean;
  /** The carrier's invoice that has an undecided later charge for this freight. */
  readonly undecidedIn: number | null;
};

type Freight = Doubted & { readonly lines: readonly { readonly amount: Minor }[] };

/** True if a user invoices a booking in spite of a reason. */
export type IsAccepted = (bookingId: number, reason: ReasonToDecide) => boolean;

export const nothingAccepted: IsAccepted = () => false;

/** Indexes what a user accepted: each reason of each booking separately. */
export function acceptedOf(accepted: readonly AcceptedReason[]): IsAccepted {
  const keys = new Set(accepted.map(({ bookingId, reason }) => `${bookingId} ${reason}`));
  return (bookingId, reason) => keys.has(`${bookingId} ${reason}`);
}

/**
 * Returns why a user must decide before this is invoiced. Free freight has no price and no margin.
 */
export function doubtsOf({
  lines,
  carrierCost,
  lacksProof,
  undecidedIn,
}: Freight): readonly ReasonToDecide[] {
  const price = add(...lines.map(({ amount }) => amount));
  const doubts: readonly (readonly [ReasonToDecide, boolean])[] = [
    ['ProofMissing', lacksProof],
    ['ExtraUndecided', undecidedIn !== null],
    ['NegativeMargin', carrierCost !== null && price < carrierCost],
  ];
  return doubts.filter(([, applies]) => applies).map(([reason]) => reason);
}

const inSpiteOf: Readonly<Record<ReasonToDecide, string>> = {
  ProofMissing: 'Invoiced without proof of delivery',
  ExtraUndecided: 'Invoiced before a carrier adjustment was decided',
  NegativeMargin: 'Invoiced below cost',
};

/** Returns the history note on an invoice's accepted doubts, or null. */
export function acceptedNote(
  bookings: readonly (Freight & { readonly referenceNo: string })[],
): string | null {
  const byReason = Map.groupBy(
    bookings.flatMap((booking) =>
      doubtsOf(booking).map((reason) => ({ reason, referenceNo: booking.referenceNo })),
    ),
    ({ reason }) => reason,
  );
  if (byReason.size === 0) return null;
  return [...byReason]
    .map(([reason, of]) => `${inSpiteOf[reason]}: ${named(of.map((one) => one.referenceNo))}.`)
    .join(' ');
}

/** A note names at most this many bookings; beyond that it only counts them. */
const namedMost = 20;

const named = (references: readonly string[]): string => {
  const selected = references.slice(0, namedMost).join(', ');
  const more = references.length - namedMost;
  return more > 0 ? `${selected} and ${more} more` : selected;
};

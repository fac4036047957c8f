import type { AcceptedReason, ReasonToDecide } from '@waybill/contract/finance/billing/generation';
import { add, type Minor } from '@waybill/kernel/money';

/** What is doubtful about freight that could be invoiced. */
export type Doubted = {
  /** What the carrier was quoted to cost before tax; null where nobody knows. */
  readonly carrierCost: Minor | null;
  /** Our own fleet delivered it and kept no proof. Other carriers' proofs are theirs to keep. */
  readonly lacksProof: boolean;
  /** The carrier's invoice in which a later charge of it waits for a decision. */
  readonly undecidedIn: number | null;
};

type Freight = Doubted & { readonly lines: readonly { readonly amount: Minor }[] };

/** Whether somebody invoices a booking in spite of a reason. */
export type IsAccepted = (bookingId: number, reason: ReasonToDecide) => boolean;

export const nothingAccepted: IsAccepted = () => false;

/** What a person accepted: each reason of each booking by itself. */
export function acceptedOf(accepted: readonly AcceptedReason[]): IsAccepted {
  const keys = new Set(accepted.map(({ bookingId, reason }) => `${bookingId} ${reason}`));
  return (bookingId, reason) => keys.has(`${bookingId} ${reason}`);
}

/** Why a person is to decide before this is invoiced. Free freight has no price, so no margin. */
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

/** What an invoice's history says of the doubts that were accepted, or null. */
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

/** How many bookings a note names before it only counts. */
const namedMost = 20;

const named = (references: readonly string[]): string => {
  const selected = references.slice(0, namedMost).join(', ');
  const more = references.length - namedMost;
  return more > 0 ? `${selected} and ${more} more` : selected;
};

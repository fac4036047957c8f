import { kindOf, type Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { add, fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { LineView } from '@waybill/contract/reconciliation/shapes';
import type {
  ReconciliationForApproval,
  ReconciliationServiceLine,
  UnmatchedConsignment,
} from '@waybill/contract/reconciliation/reconciliations/shapes';

/** A line with its consignment. Kilograms; a line without a booking has no declared values. */
export type ReconciliationLineItem = ReconciliationServiceLine & {
  /** The consignment's own id, which the endpoints require. */
  readonly consignmentNo: number;
  readonly consignmentId: string;
  readonly bookingId: number | null;
  readonly customerName: string | null;
  readonly declaredWeight: number | null;
  readonly chargedWeight: number | null;
  readonly bookedElsewhere: UnmatchedConsignment['bookedElsewhere'];
  /** What the invoice says of a consignment without a booking; null for one with a booking. */
  readonly unbooked: UnbookedFreight | null;
};

/** The carrier's codes of all charges of a consignment, and their sum before tax. */
type UnbookedFreight = { readonly services: readonly string[]; readonly cost: number };

type DetailsView = Pick<ReconciliationForApproval, 'bookingReconciliations' | 'unmatched'>;

/** Returns a page's lines in a view, consignment by consignment. */
export function lineRows(visible: DetailsView, view: LineView): readonly ReconciliationLineItem[] {
  const booked = visible.bookingReconciliations.flatMap((booking) =>
    booking.bookingReconciliationServices.map((line) => ({
      ...line,
      consignmentNo: booking.id,
      consignmentId: booking.consignmentId,
      bookingId: booking.bookingId,
      customerName: booking.companyName ?? booking.customerName,
      declaredWeight: booking.declaredWeight,
      chargedWeight: booking.isWeightStated ? booking.chargedWeight : null,
      bookedElsewhere: null,
      unbooked: null,
    })),
  );
  const unmatched = visible.unmatched.flatMap((consignment) =>
    consignment.bookingReconciliationServices.map((line) => ({
      ...line,
      consignmentNo: consignment.id,
      consignmentId: consignment.consignmentId,
      bookingId: null,
      customerName: null,
      declaredWeight: null,
      chargedWeight: consignment.chargedWeight,
      bookedElsewhere: consignment.bookedElsewhere,
      unbooked: unbookedOf(consignment.bookingReconciliationServices),
    })),
  );
  return [...booked, ...unmatched].filter((line) => isInView(line, view));
}

const unbookedOf = (lines: readonly ReconciliationServiceLine[]): UnbookedFreight => ({
  services: lines.flatMap(({ carrierInvoiceServiceCode }) => carrierInvoiceServiceCode ?? []),
  cost: toDecimal(add(...lines.map((line) => fromDecimal(line.carrierInvoicedTaxExclusiveAmount)))),
});

function isInView(line: ReconciliationLineItem, view: LineView): boolean {
  if (view === 'all') return true;
  if (view === 'open') return line.status !== 'Matched' && kindOf(line) === 'open';
  if (view === 'Disputed') return kindOf(line) === 'disputed';
  return line.status === view || line.reason === view;
}

/** The expected effect of a decision on a line, until the server's data is refetched. */
export type LineOutcome = Pick<
  ReconciliationLineItem,
  'status' | 'resolution' | 'approvedAmount' | 'note'
>;

/** Returns the effect of approving an amount. */
export const approvedAs = (
  line: ReconciliationLineItem,
  amount: number,
  note: string | null,
): LineOutcome => ({
  status: 'Approved',
  approvedAmount: amount,
  resolution: amount > 0 ? 'PassedOn' : line.reason === null ? null : 'Absorbed',
  note,
});

/** Returns the effect of a resolution. */
export function resolvedAs(
  line: ReconciliationLineItem,
  resolution: Resolution,
  note: string,
): LineOutcome {
  const amounts: Partial<Record<Resolution, number>> = {
    Absorbed: 0,
    PassedOn: line.customerRechargeTaxExcluiveAmount,
  };
  const approvedAmount = amounts[resolution] ?? null;
  const status = approvedAmount === null ? line.status : 'Approved';
  return { status, resolution, approvedAmount, note: note === '' ? null : note };
}

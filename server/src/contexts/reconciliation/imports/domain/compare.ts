import { type Message, type Sentence } from '@waybill/contract/sentence';
import type { Discrepancy, LineStatus } from '@waybill/contract/reconciliation/lifecycle';
import { isNegative, type Minor, multiply, subtract, ZERO } from '@waybill/kernel/money';
import { type Ratio, ratio } from '@waybill/kernel/ratio';
import type { CarrierCharge } from './charge.ts';
import { explain } from './explain.ts';
import { basisOf } from './basis.ts';
import { type GatheredCharge, gather, most } from './gathering.ts';
import { isFuel, type QuotedBooking, type QuotedService, totalsOf } from './quoted.ts';
import { isWithin, type Tolerance } from '../../tolerances/domain.ts';

/** A charge compared with the quote; amounts are before tax unless they are tax. */
export type ComparedLine = {
  /** The service, normalised to compare it with later invoices. */
  readonly serviceKey: string;
  readonly invoiceServiceCode: string;
  readonly serviceCode: string | null;
  readonly serviceName: string;
  readonly isAdditional: boolean;
  /** Whether `carrierQuoted` is the whole quoted cost or that of one service. */
  readonly comparedWith: 'total' | 'charge';
  readonly isTaxed: boolean;
  readonly carrierQuoted: Minor;
  readonly carrierInvoiced: Minor;
  readonly carrierRecharge: Minor;
  readonly carrierRechargeTax: Minor;
  readonly quoted: Minor;
  readonly reQuoted: Minor;
  readonly customerRecharge: Minor;
  readonly customerRechargeTax: Minor;
  readonly status: Exclude<LineStatus, 'Approved'>;
  readonly reason: Discrepancy | null;
  readonly explanation: Message;
  readonly isRechargeable: boolean;
};

export type ComparedConsignment = {
  readonly consignmentId: string;
  readonly booking: QuotedBooking | null;
  /** Null if the carrier stated none; so with the volume. */
  readonly chargedGrams: number | null;
  readonly chargedCubicMillimetres: number | null;
  readonly lines: readonly ComparedLine[];
};

export type ComparisonInput = {
  readonly consignmentId: string;
  readonly charges: readonly CarrierCharge[];
  readonly booking: QuotedBooking | null;
  /** Why the consignment has no booking although one has its number. */
  readonly whyNone?: Sentence;
  /** Services of the consignment that earlier invoices of the carrier charged, with the invoice. */
  readonly earlier: ReadonlyMap<string, Sentence>;
  /** The earlier invoice that charged the whole consignment in one total. */
  readonly earlierTotal?: Sentence;
  /** The invoice lists several charges for some consignment. */
  readonly isItemised: boolean;
  readonly tolerance: Tolerance;
  /** Ten per cent is 1/10. */
  readonly taxRate: Ratio;
};

export type JudgedInput = ComparisonInput & {
  /** The charges in total match the quote, whatever the single ones are. */
  readonly isWholeAsQuoted: boolean;
};

/** Statuses of bookings that never moved: their carrier must not charge for them. */
const notMoved = ['Cancelled', 'Draft', 'Quoted', 'Failed'];

/**
 * Compares all charges of one consignment with its booking; the lines' amounts add up to the
 * charges.
 */
export function compareConsignment(input: ComparisonInput): ComparedConsignment {
  const { consignmentId, charges, booking } = input;
  const gathered = gather(charges);
  const { services, comparedWith, isWholeAsQuoted } = basisOf(gathered, input);
  return {
    consignmentId,
    booking,
    chargedGrams: most(charges.map(({ grams }) => grams)),
    chargedCubicMillimetres: most(charges.map((each) => each.cubicMillimetres)),
    lines: gathered.map((charge) => ({
      ...lineOf(charge, services.get(charge), { ...input, isWholeAsQuoted }),
      comparedWith,
    })),
  };
}

function lineOf(
  charge: GatheredCharge,
  paired: QuotedService | undefined,
  input: JudgedInput,
): Omit<ComparedLine, 'comparedWith'> {
  const { booking, taxRate } = input;
  const verdict = judge(charge, paired, input);
  const isCounted = verdict.service !== undefined;
  const carrierQuoted = verdict.service?.carrier ?? ZERO;
  const quoted = verdict.service?.customer ?? ZERO;
  const isRechargeable =
    booking !== null && booking.customerId !== null && verdict.reason !== 'Cancelled';
  const isTaxed = paired?.isTaxed ?? booking?.isTaxed ?? true;
  const reQuoted = reQuote(charge.amount, { ...verdict, carrierQuoted, quoted, booking });
  const customerRecharge =
    isRechargeable && verdict.isChargeable ? notBelowZero(subtract(reQuoted, quoted)) : ZERO;
  const carrierRecharge = subtract(charge.amount, carrierQuoted);
  const taxOn = (amount: Minor): Minor => (isTaxed ? multiply(amount, taxRate) : ZERO);
  return {
    serviceKey: charge.key,
    invoiceServiceCode: charge.serviceCode,
    serviceCode: isCounted ? (paired?.code ?? null) : null,
    serviceName: charge.serviceName || paired?.name || charge.serviceCode || 'Freight',
    isAdditional: paired?.isAdditional ?? charge.serviceCode !== '',
    isTaxed,
    carrierQuoted,
    carrierInvoiced: charge.amount,
    carrierRecharge,
    carrierRechargeTax: taxOn(carrierRecharge),
    quoted,
    reQuoted: verdict.isChargeable ? reQuoted : quoted,
    customerRecharge,
    customerRechargeTax: taxOn(customerRecharge),
    status: verdict.status,
    reason: verdict.reason,
    explanation: explain(verdict, charge, input),
    isRechargeable,
  };
}

export type LineVerdict = {
  readonly status: Exclude<LineStatus, 'Approved'>;
  readonly reason: Discrepancy | null;
  /** The quoted service that it is compared with. */
  readonly service: QuotedService | undefined;
  /** The carrier may charge more, because it did more than was quoted. */
  readonly isChargeable: boolean;
};

function judge(
  charge: GatheredCharge,
  paired: QuotedService | undefined,
  input: JudgedInput,
): LineVerdict {
  const { booking, earlier, tolerance } = input;
  const refused = { service: undefined, isChargeable: false };
  if (booking === null) return { status: 'NotBooked', reason: 'Unmatched', ...refused };
  if (notMoved.includes(booking.status)) {
    return { status: 'NotBooked', reason: 'Cancelled', ...refused };
  }
  const isInTotal = paired !== undefined && input.earlierTotal !== undefined;
  if (charge.isRepeat || isInTotal || earlier.has(charge.key)) {
    return { status: 'OverCharged', reason: 'Duplicate', ...refused };
  }
  const fuel = isFuel({ code: charge.serviceCode, name: charge.serviceName });
  if (paired === undefined) {
    if (charge.amount === 0) return { ...refused, status: 'Matched', reason: null };
    const reason = fuel ? 'Fuel' : 'Accessorial';
    return { status: 'NotQuoted', reason, service: undefined, isChargeable: true };
  }
  const amounts = { quoted: paired.carrier, invoiced: charge.amount };
  const asQuoted = { status: 'Matched', reason: null, service: paired } as const;
  if (input.isWholeAsQuoted) return { ...asQuoted, isChargeable: false };
  if (isWithin(tolerance, { ...amounts, isFuel: fuel || isFuel(paired) })) {
    return { ...asQuoted, isChargeable: false };
  }
  const isMore = charge.amount > paired.carrier;
  return {
    status: isMore ? 'OverCharged' : 'UnderCharged',
    reason: reasonOf(charge, paired, booking),
    service: paired,
    isChargeable: isMore,
  };
}

/** Freight of the declared weight at another price was carried at another zone's price. */
function reasonOf(
  charge: GatheredCharge,
  service: QuotedService,
  booking: QuotedBooking,
): Discrepancy {
  if (isFuel(service)) return 'Fuel';
  if (service.isAdditional) return 'Accessorial';
  return isOtherFreight(charge, booking, charge.amount > service.carrier) ? 'Weight' : 'Zone';
}

/** Carriers report the dead or the chargeable weight; both are accepted as declared. */
function isOtherFreight(charge: GatheredCharge, booking: QuotedBooking, isMore: boolean): boolean {
  const { grams, chargeableGrams, cubicMillimetres } = booking;
  const weight = charge.grams ?? grams;
  const volume = charge.cubicMillimetres ?? cubicMillimetres;
  const slack = cubicMillimetres / 100;
  return isMore
    ? weight > Math.max(grams, chargeableGrams) || volume > cubicMillimetres + slack
    : weight < Math.min(grams, chargeableGrams) || volume < cubicMillimetres - slack;
}

type Basis = LineVerdict & {
  readonly carrierQuoted: Minor;
  readonly quoted: Minor;
  readonly booking: QuotedBooking | null;
};

/** Returns the customer's quote for the invoiced charge with the same markup. */
function reQuote(invoiced: Minor, { carrierQuoted, quoted, booking }: Basis): Minor {
  if (carrierQuoted > 0) return multiply(quoted, ratio(invoiced).dividedBy(carrierQuoted));
  const totals = booking === null ? null : totalsOf(booking);
  if (totals === null || totals.carrier <= 0 || totals.customer <= 0) return invoiced;
  return multiply(invoiced, ratio(totals.customer).dividedBy(totals.carrier));
}

const notBelowZero = (amount: Minor): Minor => (isNegative(amount) ? ZERO : amount);

import { add, type Minor, subtract } from '@waybill/kernel/money';
import { isWithin, type Tolerance } from '../../tolerances/domain.ts';
import type { GatheredCharge } from './gathering.ts';
import { isSumOfAll, pair, type QuotedBooking, type QuotedService, totalsOf } from './quoted.ts';

/** The services that the charges of a consignment are compared with. */
export type Basis = {
  /** Whether the only charge is the consignment's total or one of its charges. */
  readonly comparedWith: 'total' | 'charge';
  readonly services: ReadonlyMap<GatheredCharge, QuotedService>;
  /**
   * Charges and quoted services match one to one, and their totals are equal within the tolerance.
   */
  readonly isWholeAsQuoted: boolean;
};

type Consignment = {
  readonly booking: QuotedBooking | null;
  /** Services that earlier invoices charged for the consignment. */
  readonly earlier: ReadonlyMap<string, unknown>;
  /** The invoice lists several charges for some consignment. */
  readonly isItemised: boolean;
  readonly tolerance: Tolerance;
};

/**
 * Determines what each charge is compared with. The only charge for a consignment is its total if
 * it is named so, or if the invoice is not itemised and the charge names no service, or names the
 * freight and is nearer to the whole quoted cost than to the freight alone. A total is compared
 * with the whole quote: freight, levies and additional services. Every other charge is compared
 * with its own quoted service. Once an earlier invoice has charged a part of the consignment, a
 * single charge is a part as well.
 */
export function basisOf(gathered: readonly GatheredCharge[], consignment: Consignment): Basis {
  const { booking, earlier, isItemised } = consignment;
  const services = pair(gathered, booking?.services ?? []);
  const counted = gathered.filter(({ isRepeat }) => !isRepeat);
  const [lone] = counted;
  if (lone === undefined || counted.length > 1 || booking === null || hasOther(earlier, lone)) {
    const isWholeAsQuoted = comesToTheQuote(counted, services, consignment);
    return { comparedWith: 'charge', services, isWholeAsQuoted };
  }
  const whole = wholeOf(booking);
  if (whole === null || !isTotal(lone, services.get(lone), { whole: whole.carrier, isItemised })) {
    return { comparedWith: 'charge', services, isWholeAsQuoted: false };
  }
  return {
    comparedWith: 'total',
    services: new Map([[lone, whole]]),
    isWholeAsQuoted: false,
  };
}

/**
 * A carrier that moves its price between freight and levy does not charge more. Therefore the total
 * is compared before single charges. Charges and quoted services must match one to one; otherwise
 * something was added, omitted or charged before.
 */
function comesToTheQuote(
  counted: readonly GatheredCharge[],
  services: ReadonlyMap<GatheredCharge, QuotedService>,
  { booking, earlier, tolerance }: Consignment,
): boolean {
  if (booking === null || counted.length < 2 || earlier.size > 0) return false;
  const isOneByOne =
    counted.length === booking.services.length && counted.every((charge) => services.has(charge));
  if (!isOneByOne) return false;
  const invoiced = add(...counted.map(({ amount }) => amount));
  return isWithin(tolerance, { quoted: totalsOf(booking).carrier, invoiced, isFuel: false });
}

/** True if another service was charged before; the same one again is a duplicate, not a part. */
const hasOther = (earlier: ReadonlyMap<string, unknown>, { key }: GatheredCharge): boolean =>
  [...earlier.keys()].some((each) => each !== key);

/** Returns the whole quote as one service; null if it has only one service. */
function wholeOf(booking: QuotedBooking): QuotedService | null {
  const [first, ...others] = booking.services.toSorted(
    (a, b) => Number(a.isAdditional) - Number(b.isAdditional),
  );
  if (first === undefined || others.length === 0) return null;
  return { ...first, ...totalsOf(booking) };
}

type Whole = { readonly whole: Minor } & Pick<Consignment, 'isItemised'>;

function isTotal(
  lone: GatheredCharge,
  paired: QuotedService | undefined,
  { whole, isItemised }: Whole,
): boolean {
  if (isSumOfAll(lone)) return true;
  if (isItemised || paired === undefined || paired.isAdditional) return false;
  const isNamed = lone.serviceCode !== '' || lone.serviceName !== '';
  const distanceTo = (amount: Minor) => Math.abs(subtract(lone.amount, amount));
  return !isNamed || distanceTo(whole) < distanceTo(paired.carrier);
}

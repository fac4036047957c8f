import { type Minor, subtract } from '@waybill/kernel/money';
import type { GatheredCharge } from './gathering.ts';
import { isSumOfAll, pair, type QuotedBooking, type QuotedService, totalsOf } from './quoted.ts';

/** What each charge of a consignment is compared with. */
export type Basis = {
  /** Whether the only charge is the total of the consignment or one of its charges. */
  readonly comparedWith: 'total' | 'charge';
  readonly services: ReadonlyMap<GatheredCharge, QuotedService>;
};

type Consignment = {
  readonly booking: QuotedBooking | null;
  /** Services that earlier invoices charged for the consignment. */
  readonly earlier: ReadonlyMap<string, unknown>;
  /** The invoice lists several charges for some consignment. */
  readonly isItemised: boolean;
};

/**
 * Compares like with like. The only charge for a consignment is its total when it is called so, or
 * when the invoice is not itemised and the charge names no service, or names the freight and is
 * nearer to the whole quoted cost than to the freight alone. A total is compared with everything
 * that was quoted: freight, levies and additional services. Every other charge is compared with
 * the quoted service of its own.
 *
 * Once an earlier invoice charged a part of the consignment, a lone charge is a part as well.
 */
export function basisOf(
  gathered: readonly GatheredCharge[],
  { booking, earlier, isItemised }: Consignment,
): Basis {
  const services = pair(gathered, booking?.services ?? []);
  const counted = gathered.filter(({ isRepeat }) => !isRepeat);
  const [lone] = counted;
  if (lone === undefined || counted.length > 1 || booking === null || hasOther(earlier, lone)) {
    return { comparedWith: 'charge', services };
  }
  const whole = wholeOf(booking);
  if (whole === null || !isTotal(lone, services.get(lone), { whole: whole.carrier, isItemised })) {
    return { comparedWith: 'charge', services };
  }
  return { comparedWith: 'total', services: new Map([[lone, whole]]) };
}

/** A charge of another service came before; the same one again is a duplicate, not a part. */
const hasOther = (earlier: ReadonlyMap<string, unknown>, { key }: GatheredCharge): boolean =>
  [...earlier.keys()].some((each) => each !== key);

/** Everything that was quoted, as one service; null where the quote is one service anyway. */
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

import { chargeableWeight, DEFAULT_CUBIC_FACTOR } from '@waybill/kernel/measures';
import {
  add,
  fromDecimal,
  isNegative,
  type Minor,
  subtract,
  taxWithin,
} from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import type {
  AccountWithCarrier,
  CarrierFreight,
  CarrierPrice,
  CarrierPriceLine,
} from '../carrier.ts';
import { taxPercentOf } from './attributes.ts';
import type { KarrioRate, Rates } from './schemas.ts';

type RequestOptions = {
  readonly freight: CarrierFreight;
  readonly serviceCodes: readonly string[];
  readonly account: AccountWithCarrier;
};

/**
 * Returns the price of each requested service, ex tax: the cheapest if several connections sell it.
 */
export function pricesOf(
  { rates, messages }: Rates,
  options: RequestOptions,
): readonly CarrierPrice[] {
  const message = [...new Set(messages.map(({ message }) => message ?? ''))].join(' ').trim();
  return options.serviceCodes.map((serviceCode) => {
    const rate = cheapest(rates, serviceCode);
    if (rate === undefined) return { serviceCode, reason: message || 'Karrio returned no price.' };
    return priceOf(rate, serviceCode, options);
  });
}

/** Returns a service's cheapest rate. */
export const cheapest = (
  rates: readonly KarrioRate[],
  serviceCode: string,
): KarrioRate | undefined =>
  rates
    .filter(({ service }) => service === serviceCode)
    .toSorted((one, other) => one.total_charge - other.total_charge)[0];

const taxWords = /\b(gst|vat|hst|pst|qst|tax)\b/i;
const fuelWords = /fuel/i;
const freightWords = /^(base|freight|transport|shipping)\b/i;

function priceOf(
  rate: KarrioRate,
  serviceCode: string,
  { freight, account }: RequestOptions,
): CarrierPrice {
  if (rate.currency && rate.currency !== freight.currency) {
    const reason = `Its price is in ${rate.currency}, ours are in ${freight.currency}.`;
    return { serviceCode, reason };
  }
  const lines = linesOf(rate, serviceCode, taxPercentOf(account));
  if (lines.some(({ amount }) => isNegative(amount))) {
    return { serviceCode, reason: 'The charges it names are more than its total.' };
  }
  const { chargeable } = chargeableWeight({ items: freight.items, factor: DEFAULT_CUBIC_FACTOR });
  return {
    serviceCode,
    lines,
    transitTime: rate.transit_days ? String(rate.transit_days) : '',
    cutOffTime: '',
    chargeableGrams: Math.round(chargeable.toDecimal(3) * 1000),
    cubicFactor: DEFAULT_CUBIC_FACTOR,
  };
}

/**
 * Returns the lines of a rate. The total is the full price; charges are parts of it. Tax is
 * subtracted: the charges marked as tax, otherwise the percentage configured in the account. The
 * remainder that is not itemised is the freight.
 */
function linesOf(rate: KarrioRate, serviceCode: string, taxPercent: number): CarrierPriceLine[] {
  const charges = (rate.extra_charges ?? [])
    .map(({ name, amount }) => ({ name: name ?? '', amount: fromDecimal(amount ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  const taxes = charges.filter(({ name }) => taxWords.test(name));
  const exTax = (amount: Minor): Minor =>
    taxes.length > 0 || taxPercent === 0
      ? amount
      : subtract(amount, taxWithin(amount, percent(taxPercent)));
  const parts = charges
    .filter(({ name }) => !taxWords.test(name) && !freightWords.test(name))
    .map(({ name, amount }): CarrierPriceLine => {
      const isFuel = fuelWords.test(name);
      return {
        kind: isFuel ? 'fuel' : 'surcharge',
        code: isFuel ? 'FUEL' : name.toUpperCase().replaceAll(/\W+/g, '_').slice(0, 32),
        name,
        amount: exTax(amount),
      };
    });
  const total = exTax(fromDecimal(rate.total_charge));
  const named = add(...taxes.map(({ amount }) => amount), ...parts.map(({ amount }) => amount));
  const base = subtract(total, named);
  return [{ kind: 'freight', code: serviceCode, name: serviceCode, amount: base }, ...parts];
}

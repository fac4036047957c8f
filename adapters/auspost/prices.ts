import { chargeableWeight, DEFAULT_CUBIC_FACTOR } from '@waybill/kernel/measures';
import { fromDecimal, isNegative, type Minor, subtract, ZERO } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { CarrierFreight, CarrierPrice, CarrierPriceLine } from '../carrier.ts';
import type { Prices } from './schemas.ts';

type Priced = z.output<typeof Prices>['shipments'][number];

/** The price of each product, ex tax, in the order in which they were asked for. */
export const pricesOf = (
  shipments: readonly Priced[],
  products: readonly string[],
  freight: CarrierFreight,
): readonly CarrierPrice[] =>
  products.map((serviceCode, at) => {
    const named = shipments.find(({ items }) => items[0]?.product_id === serviceCode);
    return priceOf(named ?? shipments[at], serviceCode, freight);
  });

function priceOf(
  priced: Priced | undefined,
  serviceCode: string,
  freight: CarrierFreight,
): CarrierPrice {
  const summary = priced?.shipment_summary ?? null;
  if (summary === null) {
    const reason = (priced?.errors ?? []).map(({ message }) => message ?? '').join(' ');
    return { serviceCode, reason: reason.trim() || 'Australia Post returned no price.' };
  }
  const total = fromDecimal(summary.total_cost);
  const fuel = fromDecimal(summary.fuel_surcharge ?? 0);
  const base = subtract(subtract(total, fromDecimal(summary.total_gst)), fuel);
  if (isNegative(base)) {
    return { serviceCode, reason: 'The charges it names are more than its total.' };
  }
  const { chargeable } = chargeableWeight({ items: freight.items, factor: DEFAULT_CUBIC_FACTOR });
  return {
    serviceCode,
    lines: linesOf(serviceCode, base, fuel),
    transitTime: '',
    cutOffTime: '',
    chargeableGrams: Math.round(chargeable.toDecimal(3) * 1000),
    cubicFactor: DEFAULT_CUBIC_FACTOR,
  };
}

const linesOf = (code: string, base: Minor, fuel: Minor): readonly CarrierPriceLine[] => [
  { kind: 'freight', code, name: 'Freight', amount: base },
  ...(fuel === ZERO
    ? []
    : [{ kind: 'fuel' as const, code: 'FUEL', name: 'Fuel surcharge', amount: fuel }]),
];

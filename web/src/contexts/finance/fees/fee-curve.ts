import { minimumOf, priceOf } from '@waybill/contract/finance/fees/tiers';
import { toDecimal } from '@waybill/kernel/money';
import { ratio } from '@waybill/kernel/ratio';
import type { FeeItem } from './fee-labels.ts';

type Curved = Pick<FeeItem, 'calcMethod' | 'feeRates' | 'isAccumulated' | 'minimum'>;

const steps = 20;

/** Computes a fee at some quantities, up to one and a half times its last break. */
export function curveOf({ calcMethod, feeRates, isAccumulated, minimum }: Curved) {
  const last = Math.max(...feeRates.map((rate) => rate.break), 0);
  const end = last === 0 ? 100 : last * 1.5;
  const tariff = {
    rates: feeRates,
    isPercentage: calcMethod === 'Percentage',
    isAccumulated,
    minimum: minimumOf(minimum),
  };
  return Array.from({ length: steps + 1 }, (_, at) => {
    const quantity = Number(((end * at) / steps).toFixed(2));
    return { x: String(quantity), fee: toDecimal(priceOf(tariff, ratio(quantity))) };
  });
}

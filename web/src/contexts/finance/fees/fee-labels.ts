import type { Formats } from '#shell/formats.ts';
import { unitPrice } from '#shell/unit-price.ts';
import type { FeeBase, FeeMethod, Fee } from '@waybill/contract/finance/fees/endpoints';
import type { z } from 'zod';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { Translate } from '#shell/texts/texts-context.ts';

export type FeeItem = z.output<typeof Fee>;

export const baseWords: Readonly<Record<FeeBase, PlatformText>> = {
  Invoice: 'The whole invoice',
  Booking: 'Each booking',
  Freight: 'Freight only',
  Total: 'The total',
};

export const methodWords: Readonly<Record<FeeMethod, PlatformText>> = {
  Flat: 'Flat amount',
  Percentage: 'Percentage',
  PerKg: 'Per kilogram',
  PerItem: 'Per item',
  PerCubic: 'Per cubic metre',
};

/** The unit of a method's tiers, for the head of their column. */
export const unitOf: Readonly<Record<FeeMethod, PlatformText>> = {
  Flat: 'times',
  Percentage: '$',
  PerKg: 'kg',
  PerItem: 'items',
  PerCubic: 'm³',
};

/** Returns the unit of a method's rates: money, or per cent. */
export const rateHead = (method: FeeMethod): string => (method === 'Percentage' ? '%' : '$');

type RateReader = {
  readonly method: FeeMethod;
  readonly formats: Pick<Formats, 'money' | 'percent'>;
  readonly t: Translate;
};

/** Describes a tier: “above 100 kg: $2.00 + $0.04”. */
export function rateText(
  { break: above, basic, rate }: FeeItem['feeRates'][number],
  { method, formats: { money, percent }, t }: RateReader,
): string {
  const each = method === 'Percentage' ? percent(rate) : unitPrice(rate, money);
  const sum = basic === 0 ? each : `${money(basic)} + ${each}`;
  return above === 0
    ? sum
    : t('above {above} {unit}: {sum}', { above, unit: t(unitOf[method]), sum });
}

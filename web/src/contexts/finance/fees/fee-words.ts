import type { FeeBase, FeeMethod, Fee } from '@waybill/contract/finance/fees';
import type { z } from 'zod';

export type FeeRow = z.output<typeof Fee>;

export const baseWords: Readonly<Record<FeeBase, string>> = {
  Invoice: 'The whole invoice',
  Booking: 'Each booking',
  Freight: 'The freight alone',
  Total: 'The total',
};

export const methodWords: Readonly<Record<FeeMethod, string>> = {
  Flat: 'Flat amount',
  Percentage: 'Percentage',
  PerKg: 'Per kilogram',
  PerItem: 'Per item',
  PerCubic: 'Per cubic metre',
};

/** What the tiers of a method count, for the head of their column. */
export const unitOf: Readonly<Record<FeeMethod, string>> = {
  Flat: 'times',
  Percentage: '$',
  PerKg: 'kg',
  PerItem: 'items',
  PerCubic: 'm³',
};

/** What a rate of a method is in: money each, or per cent. */
export const rateHead = (method: FeeMethod): string => (method === 'Percentage' ? '%' : '$');

import type { ArgsOf } from '../endpoint.ts';
import type { createQuote } from './endpoints.ts';

type QuoteInput = ArgsOf<typeof createQuote>;

/** Two cartons of 12 kg, 40 × 30 × 30 cm each. */
export const someCartons = [
  {
    packageType: 'Carton',
    length: { value: 40, unit: 'cm' },
    width: { value: 30, unit: 'cm' },
    height: { value: 30, unit: 'cm' },
    weight: { value: 12, unit: 'kg' },
    quantity: 2,
  },
] satisfies QuoteInput['items'];

/** Returns a request for cartons from Alexandria to Melbourne, with the given changes. */
export const aQuoteRequest = (change: Partial<QuoteInput> = {}): QuoteInput => ({
  fromAddress: { postCode: '2015', suburb: 'Alexandria' },
  toAddress: { postCode: '3000', suburb: 'Melbourne' },
  items: someCartons,
  ...change,
});

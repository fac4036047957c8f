import type { z } from 'zod';
import type { LineHaulToSave } from './line-hauls/shapes.ts';

type LineHaulArgs = z.input<typeof LineHaulToSave>;

/** Returns a trip from Sydney to Melbourne, as sent by the form. */
export const aLineHaul = (some: Partial<LineHaulArgs> = {}): LineHaulArgs => ({
  startheadport: 'SYD',
  destinationheadport: 'MEL',
  carriername: 'Night Freight',
  ...some,
});

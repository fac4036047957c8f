import type { Compose } from './values.ts';

/**
 * Returns a form for a consignment that a carrier charged although it was not booked: its number as
 * the order number, so that the booking can be found by it, and the charged weight, in kilograms,
 * as one piece.
 */
export function chargedCompose(
  blank: Compose,
  consignment: string,
  weight: number | null,
): Compose {
  const [first, ...others] = blank.items;
  const isKnown = weight !== null && weight > 0 && first !== undefined;
  const items = isKnown ? [{ ...first, quantity: 1, weight }, ...others] : blank.items;
  return { ...blank, orderNumber: consignment, items };
}

import type { Compose } from './values.ts';

/**
 * A form for a consignment that a carrier charged and nobody booked: its number as the order's, so
 * that the booking is found by it, and the charged weight, in kilograms, as one piece.
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

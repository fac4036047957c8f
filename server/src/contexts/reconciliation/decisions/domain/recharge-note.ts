import type { Discrepancy } from '@waybill/contract/reconciliation/lifecycle';

type Recharged = {
  readonly reason: Discrepancy | null;
  readonly declaredGrams: number;
  readonly chargedGrams: number | null;
};

/**
 * Returns the note on a recharge for the customer. It never contains the carrier's charge to us.
 */
export function rechargeNote({ reason, declaredGrams, chargedGrams }: Recharged): string {
  const kilograms = (grams: number): string => `${Number((grams / 1000).toFixed(3))} kg`;
  switch (reason) {
    case 'Weight':
      return chargedGrams !== null && chargedGrams > declaredGrams
        ? `Carried as ${kilograms(chargedGrams)}; declared ${kilograms(declaredGrams)}.`
        : 'Carried as more than was declared.';
    case 'Zone':
      return 'Carried to another zone than quoted.';
    case 'Fuel':
      return 'Fuel levy of the carrier.';
    case 'Accessorial':
      return 'Additional service of the carrier.';
    case 'Duplicate':
    case 'Cancelled':
    case 'Unmatched':
    case null:
      return 'Later charge of the carrier.';
  }
}

import { add } from '@waybill/kernel/money';
import type { CarrierCharge } from './charge.ts';

/** The charges of one service of one consignment, combined; repeats are separate. */
export type GatheredCharge = CarrierCharge & {
  readonly isRepeat: boolean;
  /** The service, normalised to compare it with later invoices. */
  readonly key: string;
};

/** Returns what identifies a service of an invoice: its code, otherwise its name. */
export const serviceKey = ({
  serviceCode,
  serviceName,
}: Pick<CarrierCharge, 'serviceCode' | 'serviceName'>): string =>
  normalised(serviceCode === '' ? serviceName : serviceCode);

export const normalised = (text: string): string => text.trim().toUpperCase();

/**
 * Groups the charges of one consignment by service. Rows of the same service are added as parts of
 * one charge; a row with the same values as an earlier one is a repeat.
 */
export function gather(charges: readonly CarrierCharge[]): readonly GatheredCharge[] {
  const inOrder = charges.toSorted((a, b) => a.rowNo - b.rowNo);
  return [...Map.groupBy(inOrder, serviceKey).values()].flatMap(ofOneService);
}

function ofOneService(charges: readonly CarrierCharge[]): readonly GatheredCharge[] {
  const [parts, repeats] = [[], []] as [CarrierCharge[], CarrierCharge[]];
  const seen = new Set<string>();
  for (const charge of charges) {
    const message = `${charge.amount} ${charge.grams} ${charge.cubicMillimetres}`;
    (seen.has(message) ? repeats : parts).push(charge);
    seen.add(message);
  }
  return [
    ...parts.slice(0, 1).map((first) => ({
      ...first,
      amount: add(...parts.map(({ amount }) => amount)),
      grams: most(parts.map(({ grams }) => grams)),
      cubicMillimetres: most(parts.map(({ cubicMillimetres }) => cubicMillimetres)),
      isRepeat: false,
      key: serviceKey(first),
    })),
    ...repeats.map((charge) => ({ ...charge, isRepeat: true, key: serviceKey(charge) })),
  ];
}

/** The largest of the given values; null if there is none. */
export function most(quantities: readonly (number | null)[]): number | null {
  const known = quantities.filter((quantity) => quantity !== null);
  return known.length === 0 ? null : Math.max(...known);
}

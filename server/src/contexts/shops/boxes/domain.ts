import type { BoxToSave } from '@waybill/contract/shops/boxes/shapes';
import type { Complaint } from '@waybill/contract/problem';
import { MeasureRefusal, toGrams, toMillimetres } from '@waybill/kernel/measures';

const sides = ['length', 'width', 'height'] as const;

/** Returns faults in the measures of a box, named as sent: sides must be above 0. */
export function boxFaults(box: BoxToSave): Complaint[] {
  const faults = sides.flatMap((side) =>
    faultsIn(`box.${side}`, () => toMillimetres(box[side]) > 0, 'A side must be above 0'),
  );
  const weight = faultsIn('box.weight', () => toGrams(box.weight) >= 0, '');
  const { maximumWeight: most } = box;
  const heaviest = most
    ? faultsIn('box.maximumWeight', () => toGrams(most) > 0, 'A maximum weight must be above 0')
    : [];
  return [...faults, ...weight, ...heaviest];
}

function faultsIn(member: string, isFine: () => boolean, message: string): Complaint[] {
  try {
    return isFine() ? [] : [{ message, members: [`${member}.value`] }];
  } catch (error) {
    if (!(error instanceof MeasureRefusal)) throw error;
    return [{ message: error.message, members: [`${member}.unit`] }];
  }
}

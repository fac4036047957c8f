import { exactKilograms } from '@waybill/kernel/measures';
import { type LoadedGoods } from '#contexts/dangerousGoods/carriers/domain/load.ts';
import type { UnCodeRow } from '#contexts/dangerousGoods/un-codes/domain/un-code.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';

/**
 * Returns the dangerous receptacles of a booking: the items marked `dangerous` (decisions B-12), or
 * all items if none is marked. The gross weight of each, packaging included, counts as its
 * contents.
 */
export function goodsOnBoard(
  { items }: Pick<BookingRow, 'items'>,
  { un_number, description, category, package_group, compatibility_group }: UnCodeRow,
): readonly LoadedGoods[] {
  const marked = items.filter(({ itemOptions }) => isYes(itemOptions['dangerous']));
  return (marked.length === 0 ? items : marked).map(({ quantity, weight }) => ({
    unNumber: un_number,
    description,
    category,
    packageGroup: package_group,
    compatibilityGroup: compatibility_group,
    receptacles: quantity,
    each: exactKilograms(weight).toDecimal(3),
  }));
}

const isYes = (text = ''): boolean => ['true', 'yes', '1'].includes(text.toLowerCase());

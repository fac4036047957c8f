import { exactKilograms } from '@waybill/kernel/measures';
import type { Receptacles } from '#contexts/dangerousGoods/carriers/domain/consignment.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';

/**
 * Returns the dangerous receptacles of a booking: the items marked `dangerous` (decisions B-12), or
 * all items if none is marked. The gross weight of each, packaging included, counts as its
 * contents.
 */
export function receptaclesOf({
  items,
  dangerous_package_type: packageType,
}: Pick<BookingRow, 'items' | 'dangerous_package_type'>): readonly Receptacles[] {
  const marked = items.filter(({ itemOptions }) => isYes(itemOptions['dangerous']));
  return (marked.length === 0 ? items : marked).map((item) => ({
    packageType: packageType ?? item.packageType,
    count: item.quantity,
    each: exactKilograms(item.weight).toDecimal(3),
  }));
}

const isYes = (text = ''): boolean => ['true', 'yes', '1'].includes(text.toLowerCase());

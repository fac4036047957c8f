import { allOf, anyContains, quoted } from '#shell/list-page.ts';

const searched = [
  'consignmentId',
  'orderNumber',
  'customer/displayName',
  'toAddress/suburb',
] as const;

/** Returns the filter of a carrier's bookings for an unknown consignment: all handed over. */
export const linkFilter = (carrierCode: string, text: string): string =>
  allOf([
    `carrier eq ${quoted(carrierCode)}`,
    'consignmentId ne null',
    "bookingStatus ne 'Cancelled'",
    anyContains(searched, text),
  ]);

import { allOf, anyContains, quoted } from '#shell/list-page.ts';

const searched = [
  'consignmentId',
  'orderNumber',
  'customer/displayName',
  'toAddress/suburb',
] as const;

/** The bookings of a carrier that an unknown consignment may be: any that was handed over. */
export const linkFilter = (carrierCode: string, text: string): string =>
  allOf([
    `carrier eq ${quoted(carrierCode)}`,
    'consignmentId ne null',
    "bookingStatus ne 'Cancelled'",
    anyContains(searched, text),
  ]);

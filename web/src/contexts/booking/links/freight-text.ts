import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import type { Translate } from '#shell/texts/texts-context.ts';
import { numberText } from '@waybill/kernel/formats';
import { toCubicMillimetres, toGrams } from '@waybill/kernel/measures';

type Measured = { readonly value: number; readonly unit: string };

/** Returns a weight in kilograms; 0 if its unit is unknown. */
export const kilograms = (weight: Measured): number => orNone(() => toGrams(weight) / 1000);

/** Returns a volume in cubic metres; 0 if its unit is unknown. */
export const cubicMetres = (volume: Measured): number =>
  orNone(() => Number(toCubicMillimetres(volume)) / 1_000_000_000);

/** Formats kilograms with one decimal if needed: `24`, `24.5`. */
export const kgText = (kg: number, language: string): string =>
  numberText(kg, language, { most: 1 });

/** Formats cubic metres with three decimals. */
export const m3Text = (m3: number, language: string): string =>
  numberText(m3, language, { least: 3 });

/** Returns a suburb in title case: `Port Botany`, as some address lists are in capitals. */
export const suburbText = (suburb: string): string =>
  suburb === suburb.toUpperCase()
    ? suburb.toLowerCase().replace(/(^|[\s\-'(])\p{L}/gu, (email) => email.toUpperCase())
    : suburb;

type ForWhom = Pick<ListedBooking, 'companyName' | 'customerContactName'> & {
  readonly customer: Pick<
    NonNullable<ListedBooking['customer']>,
    'companyName' | 'customerName' | 'contactName'
  > | null;
};

/** Returns the first available name of the booking's customer. */
export const customerText = ({ customer, companyName, customerContactName }: ForWhom): string =>
  [
    customer?.companyName,
    customer?.customerName,
    customer?.contactName,
    companyName,
    customerContactName,
  ].find((name) => name !== null && name !== undefined && name.trim() !== '') ?? '';

type Named = Pick<ListedBooking, 'consignmentId' | 'id'>;

/** Returns the name of a booking: its consignment number, or its id if it has none yet. */
export const bookingName = ({ consignmentId, id }: Named, t: Translate): string =>
  consignmentId ?? t('Booking {id}', { id });

type ByWhom = Pick<ListedBooking, 'carrier' | 'carrierAccountName' | 'carrierServiceName'>;

/** Returns the carrier and its service: `Test Express · Overnight`. */
export const serviceText = (booking: ByWhom): string =>
  [booking.carrierAccountName ?? booking.carrier, booking.carrierServiceName]
    .filter(Boolean)
    .join(' · ');

function orNone(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}

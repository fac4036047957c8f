import { type BookingFileColumn, bookingList } from '@waybill/contract/booking/imports/shapes';
import type { ImportedList } from '@waybill/contract/shared/imports';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { csvLines } from '@waybill/kernel/csv-text';
import { useCustomFields, withCustomColumns } from '#contexts/records/links/custom-fields.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

/** The labels of the columns in a file of bookings. */
const words: Readonly<Record<BookingFileColumn, readonly [PlatformText, PlatformText?]>> = {
  customer: ['Customer'],
  orderNumber: ['Order number'],
  reference: ['Reference'],
  fromCompany: ['From', 'Company'],
  fromContact: ['From', 'Contact'],
  fromTelephone: ['From', 'Phone'],
  fromAddressLine1: ['From', 'Street'],
  fromAddressLine2: ['From', 'Address line 2'],
  fromSuburb: ['From', 'Suburb'],
  fromPostCode: ['From', 'Postcode'],
  fromStateCode: ['From', 'State'],
  fromCountryCode: ['From', 'Country'],
  toCompany: ['To', 'Company'],
  toContact: ['To', 'Contact'],
  toTelephone: ['To', 'Phone'],
  toEmail: ['To', 'E-mail'],
  toAddressLine1: ['To', 'Street'],
  toAddressLine2: ['To', 'Address line 2'],
  toSuburb: ['To', 'Suburb'],
  toPostCode: ['To', 'Postcode'],
  toStateCode: ['To', 'State'],
  toCountryCode: ['To', 'Country'],
  toType: ['Business or residential'],
  packageType: ['Package type'],
  quantity: ['Pieces'],
  weight: ['Weight per piece'],
  length: ['Length'],
  width: ['Width'],
  height: ['Height'],
  units: ['Units, e.g. cm kg'],
  description: ['Description'],
  carrierAccount: ['Carrier'],
  service: ['Service'],
  pickupDate: ['Pickup date'],
  pickupInstructions: ['Pickup instructions'],
  deliveryInstructions: ['Delivery instructions'],
  authorityToLeave: ['Authority to leave allowed'],
  tailLift: ['Tail lift'],
  costCenter: ['Cost center'],
  insuredValue: ['Insured value'],
  isDangerousGood: ['Contains dangerous goods'],
  unNumber: ['UN number'],
};

/** Returns the import of bookings, with texts in the reader's language and the custom fields. */
export function useBookingKind() {
  const t = useTranslate();
  const fields = useCustomFields('booking-fields');
  const labels = Object.entries(words).map(([column, parts]) => [column, labelOf(t, parts)]);
  const { list, ownWords } = withCustomColumns<{ readonly list: ImportedList }>(
    { list: bookingList },
    fields,
  );
  return { list, words: { ...(Object.fromEntries(labels) as Words), ...ownWords } };
}

type Words = Readonly<Record<string, string>>;

const labelOf = (t: Translate, parts: readonly (PlatformText | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : [t(part)])).join(' · ');

/**
 * A file to begin with, headed in the reader's language and with the unit of each measure. Whoever
 * imports for themselves names no customer.
 */
export function useBookingTemplate(isCustomer: boolean): string {
  const { words } = useBookingKind();
  const cells = sample.split(',');
  const columns = sampled
    .split(',')
    .map((column, at) => ({ column, cell: cells[at] ?? '' }))
    .filter(({ column }) => !isCustomer || column !== 'customer');
  const heads = columns.map(({ column }) =>
    [words[column], unitOf[column]].filter(Boolean).join(' '),
  );
  // Spreadsheets read umlauts only behind a byte-order mark.
  return `\uFEFF${csvLines([heads, columns.map(({ cell }) => cell)])}`;
}

/** The units in which measures are read where a row names no other. */
const unitOf: Readonly<Record<string, string>> = {
  weight: '(kg)',
  length: '(cm)',
  width: '(cm)',
  height: '(cm)',
  pickupDate: '(YYYY-MM-DD)',
};

/** The columns of the template, and a row to copy. */
const sampled =
  'customer,orderNumber,toCompany,toContact,toTelephone,toAddressLine1,toSuburb,toPostCode,' +
  'toStateCode,packageType,quantity,weight,length,width,height,description,service,pickupDate,' +
  'deliveryInstructions';
const sample =
  'Cedar & Co,SO-1001,Petrov Homewares,Ana Petrov,03 5550 0100,220 Swan Street,Richmond,3121,' +
  'VIC,Carton,2,12,40,30,25,Crockery,,,Ring the bell';

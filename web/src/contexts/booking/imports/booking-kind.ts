import { type BookingFileColumn, bookingList } from '@waybill/contract/booking/imports/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { templateOf } from '#shell/imports/list-kind.ts';
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

/** Returns the import of bookings, with texts in the reader's language. */
export function useBookingKind() {
  const t = useTranslate();
  const labels = Object.entries(words).map(([column, parts]) => [column, labelOf(t, parts)]);
  return { list: bookingList, words: Object.fromEntries(labels) as Record<string, string> };
}

const labelOf = (t: Translate, parts: readonly (PlatformText | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : [t(part)])).join(' · ');

/**
 * Returns a template file. Customers need no customer column; the units are in the file, so that
 * users need not know the default units of dimensions and weight.
 */
export function bookingTemplate(isCustomer: boolean): string {
  const [head, row] = isCustomer ? ['', ''] : ['customer,', 'Cedar & Co,'];
  return templateOf(
    `${head}orderNumber,toCompany,toContact,toTelephone,toAddressLine1,toSuburb,toPostCode,` +
      'toStateCode,packageType,quantity,weight,length,width,height,units,description,service,' +
      'deliveryInstructions',
    `${row}SO-1001,Petrov Homewares,Ana Petrov,03 5550 0100,220 Swan Street,Richmond,3121,` +
      'VIC,Carton,2,12,40,30,25,cm kg,Crockery,,Ring the bell',
  );
}

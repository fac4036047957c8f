import type { Complaint } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import type { BookingFileColumn } from '@waybill/contract/booking/imports/shapes';
import {
  type BookingWrite,
  BookingWritePayload,
} from '@waybill/contract/booking/bookings/write-shapes';
import { isLocalDate, type LocalDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';

export type BookingCells = Readonly<Partial<Record<BookingFileColumn, string>>>;

/** The booking requested by a row of a file, in the names used in the file. */
export type WantedBooking = {
  readonly booking: BookingWrite;
  /** Code or company of the customer; empty for the default customer of the file. */
  readonly customer: string;
  /** Code or name of the account, and code of the service; empty accepts any. */
  readonly account: string;
  readonly service: string;
  readonly reference: string;
  /** True if the row gives the pickup address. */
  readonly hasSender: boolean;
};

/** The platform's parsers of numbers, units and booleans, injected for reading cells. */
export type CellReaders = {
  readonly text: (column: BookingFileColumn) => string;
  readonly number: (column: BookingFileColumn) => number | undefined;
  readonly truth: (column: BookingFileColumn) => boolean;
  readonly units: { readonly length: string; readonly weight: string };
  readonly complain: (complaint: Complaint) => void;
};

const startOfDay = '08:00';

/** Parses the booking of a row; complaints go to the reader and name columns of the file. */
export function bookingInCells(read: CellReaders, timezone: string): WantedBooking {
  const { text, number, truth, units } = read;
  const day = dayIn(read);
  const side = (column: 'length' | 'width' | 'height') => measureIn(read, column, units.length);
  const isDangerous = truth('isDangerousGood');
  return {
    customer: text('customer'),
    account: text('carrierAccount'),
    service: text('service'),
    reference: text('reference'),
    hasSender: senderColumns.some((column) => text(column) !== ''),
    booking: {
      orderNumber: text('orderNumber') || null,
      fromAddress: senderIn(read),
      toAddress: receiverIn(read),
      items: [
        {
          packageType: text('packageType') || null,
          description: text('description') || null,
          quantity: number('quantity') ?? 0,
          length: side('length'),
          width: side('width'),
          height: side('height'),
          weight: measureIn(read, 'weight', units.weight),
        },
      ],
      bookingDate: day === null ? null : fromWallTime(day, startOfDay, timezone).toISOString(),
      specialInstructions: text('pickupInstructions') || null,
      deliveryInstructions: text('deliveryInstructions') || null,
      deliveryOptions: {
        ...(truth('authorityToLeave') ? { authorityToLeave: 'true' } : {}),
        ...(truth('tailLift') ? { tailLift: 'true' } : {}),
      },
      costCenter: text('costCenter') || null,
      insuredValue: number('insuredValue') ?? null,
      isDangerousGood: isDangerous,
      dangerousGoodUNCode: text('unNumber') || null,
    },
  };
}

const senderIn = ({ text }: CellReaders): BookingWrite['fromAddress'] => ({
  companyName: text('fromCompany'),
  contactName: text('fromContact'),
  telephone: text('fromTelephone'),
  addressLine1: text('fromAddressLine1'),
  addressLine2: text('fromAddressLine2'),
  suburb: text('fromSuburb'),
  postCode: text('fromPostCode'),
  stateCode: text('fromStateCode'),
  countryCode: text('fromCountryCode'),
  type: 'Business',
});

const receiverIn = ({ text }: CellReaders): BookingWrite['toAddress'] => ({
  companyName: text('toCompany'),
  contactName: text('toContact'),
  telephone: text('toTelephone'),
  email: text('toEmail'),
  addressLine1: text('toAddressLine1'),
  addressLine2: text('toAddressLine2'),
  suburb: text('toSuburb'),
  postCode: text('toPostCode'),
  stateCode: text('toStateCode'),
  countryCode: text('toCountryCode'),
  type: /^res/i.test(text('toType')) ? 'Residential' : 'Business',
});

const measureIn = (
  { number }: CellReaders,
  column: 'length' | 'width' | 'height' | 'weight',
  unit: string,
) => ({ value: number(column) ?? 0, unit });

/** Parses `2026-11-23`, the same with a time as workbooks write it, or `23/11/2026`. */
function dayIn({ text, complain }: CellReaders): LocalDate | null {
  const message = text('pickupDate');
  if (message === '') return null;
  const [, d = '', m = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(message) ?? [];
  const day = y === '' ? message.slice(0, 10) : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  if (isLocalDate(day)) return day;
  complain({
    message: sentence('{field} must be a date such as 2026-11-23', { field: 'pickupDate' }),
    members: ['pickupDate'],
  });
  return null;
}

const senderColumns = [
  'fromCompany',
  'fromContact',
  'fromTelephone',
  'fromAddressLine1',
  'fromAddressLine2',
  'fromSuburb',
  'fromPostCode',
  'fromStateCode',
  'fromCountryCode',
] as const satisfies readonly BookingFileColumn[];

/** Returns the file column of a booking member, for complaints about the booking. */
export function columnOfMember(member: string): string {
  const plain = member.replace(/^items\[\d+\]\.?/, '').replace(/\.value$/, '');
  const [, place = '', field = ''] = /^(from|to)Address\.(\w+)$/.exec(plain) ?? [];
  if (field !== '') return `${place}${capital(field === 'companyName' ? 'company' : field)}`;
  return renamed[plain] ?? plain;
}

const renamed: Readonly<Record<string, BookingFileColumn>> = {
  'customer.id': 'customer',
  bookingDate: 'pickupDate',
  dangerousGoodUNCode: 'unNumber',
  carrierServiceCode: 'service',
  quoteId: 'service',
  carrierAccountId: 'carrierAccount',
  costCenterId: 'costCenter',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns faults in the texts of a booking, such as exceeding the maximum length. */
export function textFaults(booking: BookingWrite): readonly Complaint[] {
  const read = BookingWritePayload.safeParse(booking);
  if (read.success) return [];
  return read.error.issues.map(({ message, path }) => ({
    message,
    members: [columnOfMember(memberOf(path))],
  }));
}

const memberOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);

import { z } from 'zod';
import { MessageShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Guid, Moment, Money } from '../../shared/fields.ts';
import { type ImportedList, ListFile, ListImport } from '../../shared/imports.ts';
import { batchMax } from '../bookings/write-shapes.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

/**
 * A row is a booking of identical pieces, or one of its lines if rows are joined; the headings are
 * those that other systems export.
 */
export const bookingList = {
  columns: {
    customer: ['customer', 'Customer code', 'Account', 'Account code', 'Customer name'],
    orderNumber: ['orderNumber', 'Order', 'Order no', 'Order number', 'Consignment reference'],
    reference: ['reference', 'Ref', 'Customer reference', 'Your reference', 'PO number'],
    fromCompany: ['fromCompany', 'Sender', 'Sender company', 'Sender name', 'Pickup company'],
    fromContact: ['fromContact', 'Sender contact', 'Pickup contact'],
    fromTelephone: ['fromTelephone', 'Sender phone', 'Pickup phone'],
    fromAddressLine1: ['fromAddressLine1', 'Sender address', 'Sender street', 'Pickup address'],
    fromAddressLine2: ['fromAddressLine2', 'Sender address 2', 'Pickup address 2'],
    fromSuburb: ['fromSuburb', 'Sender suburb', 'Sender city', 'Pickup suburb'],
    fromPostCode: ['fromPostCode', 'Sender postcode', 'Sender zip', 'Pickup postcode'],
    fromStateCode: ['fromStateCode', 'Sender state', 'Pickup state'],
    fromCountryCode: ['fromCountryCode', 'Sender country', 'Pickup country'],
    toCompany: ['toCompany', 'Receiver', 'Receiver company', 'Receiver name', 'Company'],
    toContact: ['toContact', 'Receiver contact', 'Contact', 'Attention', 'Contact name'],
    toTelephone: ['toTelephone', 'Receiver phone', 'Telephone', 'Phone', 'Mobile'],
    toEmail: ['toEmail', 'Receiver email', 'Email', 'E-mail'],
    toAddressLine1: ['toAddressLine1', 'Receiver address', 'Address', 'Address 1', 'Street'],
    toAddressLine2: ['toAddressLine2', 'Receiver address 2', 'Address 2'],
    toSuburb: ['toSuburb', 'Receiver suburb', 'Receiver city', 'Suburb', 'City', 'Town'],
    toPostCode: ['toPostCode', 'Receiver postcode', 'Postcode', 'Post code', 'Zip', 'Zip code'],
    toStateCode: ['toStateCode', 'Receiver state', 'State', 'Region'],
    toCountryCode: ['toCountryCode', 'Receiver country', 'Country', 'Country code'],
    toType: ['toType', 'Receiver type', 'Address type'],
    packageType: ['packageType', 'Package', 'Packaging', 'Item type'],
    quantity: ['quantity', 'Qty', 'Items', 'Pieces', 'Cartons', 'Count'],
    weight: ['weight', 'Weight (kg)', 'Weight each', 'Kg'],
    length: ['length', 'Length cm', 'Depth'],
    width: ['width', 'Width cm'],
    height: ['height', 'Height cm'],
    units: ['units', 'Unit', 'UOM'],
    description: ['description', 'Goods', 'Contents', 'Item description'],
    carrierAccount: ['carrierAccount', 'Carrier', 'Carrier account'],
    service: ['service', 'Service code', 'Carrier service'],
    pickupDate: ['pickupDate', 'Despatch date', 'Dispatch date', 'Booking date', 'Date'],
    pickupInstructions: ['pickupInstructions', 'Special instructions', 'Sender instructions'],
    deliveryInstructions: ['deliveryInstructions', 'Instructions', 'Delivery notes', 'Notes'],
    authorityToLeave: ['authorityToLeave', 'ATL', 'Leave safe', 'Authority to leave'],
    tailLift: ['tailLift', 'Tail lift', 'Tailgate'],
    costCenter: ['costCenter', 'Cost centre', 'Cost center', 'Department'],
    insuredValue: ['insuredValue', 'Insurance', 'Insured value', 'Declared value'],
    isDangerousGood: ['isDangerousGood', 'Dangerous goods', 'Dangerous', 'DG', 'Hazardous'],
    unNumber: ['unNumber', 'UN', 'UN number', 'UN code'],
  },
  needed: [
    'toAddressLine1',
    'toSuburb',
    'toPostCode',
    'quantity',
    'weight',
    'length',
    'width',
    'height',
  ],
  mostRows: batchMax,
} as const satisfies ImportedList;
export type BookingFileColumn = keyof typeof bookingList.columns;

/** How the service is chosen for a row that does not name one. */
export const serviceChoices = ['Cheapest', 'Fastest'] as const;
export type ServiceChoice = (typeof serviceChoices)[number];

/** Which rows form one booking: each on its own, or those with the same value in this column. */
export const rowsJoinedBy = ['None', 'OrderNumber', 'Reference'] as const;
export type RowsJoinedBy = (typeof rowsJoinedBy)[number];

/** The operation on the valid rows. */
export const importOperations = ['Save', 'Book'] as const;
export type ImportOperation = (typeof importOperations)[number];

export const BookingsToImport = z.object({
  ...ListFile.shape,
  /** The customer of rows without one. */
  customerId: idOf('customer').optional(),
  serviceChoice: z.enum(serviceChoices).default('Cheapest'),
  operation: z.enum(importOperations).default('Book'),
  joinedBy: z.enum(rowsJoinedBy).default('None'),
  /** Whether carriers are a choice too, with what they replied to `requestCarrierPrices`. */
  asksCarriers: z.boolean().default(false),
});

/** A file whose carriers are to be asked for prices. */
export const ImportToPrice = BookingsToImport.omit({ dryRun: true, operation: true }).extend({
  /** When asking began, as the first response says; absent to begin. */
  since: Moment.optional(),
});

/** How far the carriers of a file have been asked: carriers times distinct freight. */
export const CarrierPriceProgress = z.object({
  since: Moment,
  total: z.number().int(),
  done: z.number().int(),
  /** Of those done, the ones that a carrier did not respond to. */
  unanswered: z.number().int(),
});

/** A row as it would be booked. */
export const BookingRowLook = z.object({
  /** Counts data rows from 1. */
  index: z.number().int(),
  line: z.number().int(),
  customer: z.string().nullable(),
  receiver: z.string(),
  destination: z.string(),
  pieces: z.number().int(),
  service: z.string().nullable(),
  /** The row whose booking this row is a line of; null if it is a booking of its own. */
  with: z.number().int().nullable(),
  /** Tax included; null if the row is not priced. */
  total: Money.nullable(),
  /** Why it would be rejected; empty if it would be accepted. */
  messages: z.array(z.string()),
  sentences: z.array(MessageShape),
});
export type BookingRowLook = z.output<typeof BookingRowLook>;

/** A preview of the import, or the import that was started. */
export const BookingImportResponse = z.object({
  ...ListImport.shape,
  /** The import that now books the valid rows; null after a dry run. */
  importId: Guid.nullable(),
  /** Every row as it would be booked; only returned by a dry run. */
  rows: z.array(BookingRowLook),
  /** Of the rows that would be booked, tax included. */
  totalAmount: Money,
  /** When a file with identical content was imported before. */
  importedBefore: Moment.nullable(),
});
export type BookingImportResponse = z.output<typeof BookingImportResponse>;

/** An import and its progress. Its id is the batch of its bookings. */
export const BookingImport = entity(
  'BookingImport',
  z.object({
    id: guidOf('bookingImport'),
    fileName: z.string(),
    operation: z.enum(importOperations),
    status: z.enum(['Running', 'Done']),
    creationTime: Moment,
    creatorName: z.string(),
    /** Rows of the file, rows processed so far, and their outcomes. */
    total: z.number().int(),
    done: z.number().int(),
    inserted: z.number().int(),
    failed: z.number().int(),
  }),
);
export type BookingImport = z.output<typeof BookingImport>;

/** An import with the rows rejected so far, for download as a file. */
export const BookingImportDetail = entity(
  'BookingImportDetail',
  BookingImport.extend({
    updated: z.number().int(),
    errors: ListImport.shape.errors,
    returned: ListImport.shape.returned,
    heads: ListImport.shape.heads,
  }),
);

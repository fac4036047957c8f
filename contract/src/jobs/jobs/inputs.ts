import { z } from 'zod';
import { CountryCode } from '../../shared/codes.ts';
import { checkPlace } from '../../shared/place-names.ts';
import { Guid, line, MeasureToSave, Moment, requiredLine } from '../../shared/fields.ts';
import { jobTypes, scanCodes } from './choices.ts';
import { guidOf, idOf, ownId } from '../../shared/ids.ts';

const text = (max: number) => line(max).nullish();
const words = z.record(line(100), line(1000)).nullish();

/** A customer by number or by uuid (decisions X-18). */
export const CustomerRef = z.union([idOf('customer'), guidOf('customer')]);

export const JobAddressToSave = z
  .object({
    type: text(50),
    contactName: text(256),
    companyName: text(256),
    email: text(256),
    telephone: text(50),
    addressLine1: requiredLine(256, 'Please enter the address'),
    addressLine2: text(256),
    addressLine3: text(256),
    postCode: requiredLine(20, 'Please enter the postcode'),
    suburb: requiredLine(100, 'Please enter the suburb'),
    state: text(100),
    stateCode: text(10),
    country: text(100),
    countryCode: CountryCode.min(2, 'Please enter the country').default('AU'),
  })
  .check(checkPlace);

export const JobItemToSave = z.object({
  packagetype: requiredLine(50, 'Please choose the packaging'),
  description: text(500),
  quantity: z.number().int().min(1, 'At least one piece').max(999),
  length: MeasureToSave.nullish(),
  width: MeasureToSave.nullish(),
  height: MeasureToSave.nullish(),
  weight: MeasureToSave.nullish(),
});

/** A job as sent by the form: without an id it is new; absent fields are cleared. */
export const JobToSave = z.object({
  id: guidOf('job').nullish(),
  customerid: CustomerRef,
  connoteno: text(50),
  manifestno: text(50),
  routecode: text(50),
  pickupreadydatetime: Moment.nullish(),
  fromaddress: JobAddressToSave,
  toaddress: JobAddressToSave,
  servicecode: requiredLine(50, 'Please choose a service'),
  servicename: text(256),
  servicetype: text(50),
  accountcode: text(50),
  parentid: guidOf('job').nullish(),
  jobtype: z.enum(jobTypes).default('Delivery'),
  items: z.array(JobItemToSave).max(200).default([]),
  reference: words,
  costcentre: words,
  pickupdate: Moment.nullish(),
  deadline: Moment.nullish(),
  timeslot: z
    .union([
      z.literal(['', 'AM', 'PM', 'AllDay']),
      z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'Please enter HH:mm-HH:mm'),
    ])
    .nullish(),
  /** A UN number, with its packing group if it has several: UN1263 II. */
  dangerousgoods: text(20),
  specialinstructions: text(2000),
  deliveryinstructions: text(2000),
});

/** A picture as sent by a device: `data:image/png;base64,…` or jpeg, at most 5 MB. */
export const PictureData = z
  .string()
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'Please send a PNG or JPEG');

/**
 * A scan as sent by a device. `id` is the device's own id of the scan event: sending it again saves
 * no duplicate. `details` of DELIVERED: `signedBy`, `comment`, and `signature` as a picture.
 */
export const ScanEventToSave = z.object({
  id: ownId(Guid).nullish(),
  code: z.enum(scanCodes, { error: 'This is not a valid scan code' }),
  warehousecode: text(50),
  locationcode: text(50),
  articlenumber: text(100),
  scannedeventdatetime: Moment.nullish(),
  details: z.record(line(100), z.string().max(7_000_000)).nullish(),
  images: z.array(PictureData).max(10).nullish(),
});

/** Articles or consignments that were scanned, each with its job as the device knows it. */
export const ItemsToScan = z
  .array(
    z.object({
      articlenumber: line(100).nullish(),
      connotenumber: line(100).nullish(),
      jobid: guidOf('job').nullish(),
    }),
  )
  .min(1, 'Please scan or enter a barcode')
  .max(500);

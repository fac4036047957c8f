import { z } from 'zod';
import { entity } from '../entity.ts';
import { Address } from '../shared/address.ts';
import { Guid, Id, Measure, Moment, TextMap } from '../shared/fields.ts';
import { jobStatuses } from './lifecycle.ts';
import { revision } from '../revision.ts';
import { guidOf } from '../shared/ids.ts';

const text = z.string().nullable();
const number = z.number().nullable();
const moment = Moment.nullable();

/** A line of freight with the numbers on its labels, one per piece. */
export const JobItem = z.object({
  id: Guid,
  packagetype: z.string(),
  description: text,
  quantity: z.number().int(),
  length: Measure.nullable(),
  width: Measure.nullable(),
  height: Measure.nullable(),
  /** Per piece. */
  weight: Measure.nullable(),
  articlenumbers: z.array(z.string()),
});

export const LastScanEvent = z.object({
  code: z.string(),
  datetime: Moment,
  locationcode: text,
  warehousecode: text,
});

/** The zone of a job's pickup or delivery. */
export const JobZone = z.object({
  id: Guid,
  code: z.string(),
  name: z.string(),
  headportid: Guid,
  headportcode: z.string(),
  isonforwarding: z.boolean(),
});

/** Own-fleet work; the price and hour fields are null until the job is priced by the hour. */
export const Job = entity(
  'Job',
  z.object({
    id: guidOf('job'),
    jobno: z.string(),
    connoteno: text,
    manifestno: text,
    routecode: text,
    tenantid: Id,
    /** The customer's uuid (decisions X-18). */
    customerid: Guid,
    pickupreadydatetime: moment,
    fromaddress: Address,
    toaddress: Address,
    /** Null for a local job (decisions J-11). */
    leg: z
      .object({
        sequence: z.number().int(),
        fromheadport: text,
        toheadport: text,
        linehaulid: Guid.nullable(),
      })
      .nullable(),
    isallocatedtodeliveryagent: z.boolean(),
    islinehaul: z.boolean(),
    ispickupready: z.boolean(),
    servicecode: z.string(),
    servicename: z.string(),
    parentid: Guid.nullable(),
    jobtype: z.string(),
    items: z.array(JobItem),
    creationtime: Moment,
    /** The driver's uuid. */
    driverid: Guid.nullable(),
    reference: TextMap,
    costcentre: TextMap,
    servicetype: text,
    accountcode: text,
    pickupdate: moment,
    deadline: moment,
    /** AM, PM, AllDay or HH:mm-HH:mm (decisions J-12). */
    timeslot: text,
    chargerate: number,
    starttime: text,
    endtime: text,
    hours: number,
    break: number,
    roundby: number,
    totalhours: number,
    subtotal: number,
    /** Its entry in the UN list, such as UN1263 II; null without dangerous goods. */
    dangerousgoods: text,
    specialinstructions: text,
    deliveryinstructions: text,
    lastscanevent: LastScanEvent.nullable(),
    /** Derived from the flags and the scans (decisions J-02). */
    status: z.enum(jobStatuses),
    isconfirmed: z.boolean(),
    customername: z.string(),
    drivername: text,
    /** The booking that the job was created for. */
    bookingid: Id.nullable(),
    /** The zones that serve its addresses; null if none does. */
    fromzone: JobZone.nullable(),
    tozone: JobZone.nullable(),
    /** The multi-stop that includes it. */
    multistopjobid: Guid.nullable(),
    multistopno: text,
    ...revision,
  }),
);
export type Job = z.output<typeof Job>;

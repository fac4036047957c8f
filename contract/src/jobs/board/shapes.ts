import { z } from 'zod';
import { Guid, Id, Moment, PlainDate } from '../../shared/fields.ts';
import { PackageGroup } from '../../dangerousGoods/shapes.ts';
import { fatigueRegions, fatigueSchemes } from '../../fleet/fatigue/choices.ts';
import { jobStatuses } from '../lifecycle.ts';
import { Job } from '../shapes.ts';

const text = z.string().nullable();
const degrees = z.number().nullable();

/** Where a job starts or ends; without coordinates if nobody knows the suburb's. */
export const BoardPlace = z.object({
  name: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  /** Degrees, WGS 84: the middle of the suburb. */
  latitude: degrees,
  longitude: degrees,
});
export type BoardPlace = z.output<typeof BoardPlace>;

/** What a dispatcher has to know of a job. */
export const BoardJob = z.object({
  id: Guid,
  jobno: z.string(),
  customername: z.string(),
  jobtype: z.string(),
  status: z.enum(jobStatuses),
  from: BoardPlace,
  to: BoardPlace,
  pieces: z.number().int(),
  pallets: z.number().int(),
  /** Kilograms. */
  weight: z.number(),
  /** Cubic metres. */
  cubic: z.number(),
  pickupreadydatetime: Moment.nullable(),
  deadline: Moment.nullable(),
  timeslot: text,
  /** When the time slot opens and closes at the delivery; null without one. */
  windowstart: Moment.nullable(),
  windowend: Moment.nullable(),
  /** What it is by the UN list; null if nothing in it is dangerous. */
  dangerousgoods: z
    .object({
      /** As people name it: `UN1263 II`. */
      code: z.string(),
      /** Class or division, such as 3 or 2.1; null where the UN list does not have it. */
      class: z.string().nullable(),
      packagegroup: PackageGroup.nullable(),
    })
    .nullable(),
  /** Who gave it to its driver or took it back last, and when. */
  movedby: text,
  movedat: Moment.nullable(),
  /** The zone of the delivery and its head port. */
  zonecode: text,
  headportcode: text,
  multistopno: text,
});
export type BoardJob = z.output<typeof BoardJob>;

/** Why a driver cannot, or can hardly, take work on the day; the refusing ones first. */
export const driverConcerns = [
  'NotActive',
  'LicenceExpired',
  'VehicleOutOfService',
  'RegistrationExpired',
  'PreStartFailed',
  'HoursUsedUp',
  'NotAvailable',
  'LicenceUnknown',
  'NoVehicle',
] as const;
export type DriverConcern = (typeof driverConcerns)[number];

/** A driver with the jobs of the day, in the order in which they are to be driven. */
export const BoardLane = z.object({
  /** The driver's uuid. */
  driverid: Guid,
  name: z.string(),
  isavailable: z.boolean(),
  concerns: z.array(z.enum(driverConcerns)),
  vehicle: z
    .object({
      registrationnumber: z.string(),
      /** Kilograms and cubic metres; null where nobody entered a capacity. */
      weight: z.number().nullable(),
      cubic: z.number().nullable(),
      /** Pallet spaces and pieces; null where nobody entered how many. */
      pallets: z.number().int().nullable(),
      pieces: z.number().int().nullable(),
    })
    .nullable(),
  shift: z.object({ starttime: Moment, plannedfinishtime: Moment.nullable() }).nullable(),
  /** Valid on the day; null without one. Of no class means of all classes. */
  dangerousgoodslicence: z.object({ classes: z.array(z.string()) }).nullable(),
  /** What decides about hours; null if the vehicle is not fatigue-regulated. */
  fatigue: z
    .object({
      region: z.enum(fatigueRegions),
      scheme: z.enum(fatigueSchemes),
      /** The driver's base: nights are counted by its clocks. */
      timezone: z.string(),
      /** Work of the last 28 days: start and end in minutes since 1970, in order. */
      work: z.array(z.tuple([z.number().int(), z.number().int()])),
    })
    .nullable(),
  /** Share of the hours that the rules allow, 1 = all; null if the vehicle is not regulated. */
  hoursused: z.number().nullable(),
  position: z
    .object({ latitude: z.number(), longitude: z.number(), time: Moment, isstale: z.boolean() })
    .nullable(),
  jobs: z.array(BoardJob),
});
export type BoardLane = z.output<typeof BoardLane>;

export const Board = z.object({
  date: PlainDate,
  timezone: z.string(),
  /** The server's clock, or the start of another day. */
  now: Moment,
  waiting: z.array(BoardJob),
  /** May be more than are listed. */
  waitingtotal: z.number().int(),
  lanes: z.array(BoardLane),
});
export type Board = z.output<typeof Board>;

/** Somebody who has the board open. */
export const BoardDispatcher = z.object({ userid: Id, name: z.string() });
export type BoardDispatcher = z.output<typeof BoardDispatcher>;

/** What speaks against a job where it is now, and what dispatchers confirmed all the same. */
export const JobWarnings = z.object({
  /** Sentences, those first that refuse an allocation. */
  warnings: z.array(z.object({ text: z.string(), isrefusing: z.boolean() })),
  overrides: z.array(
    z.object({ concerns: z.array(z.string()), reason: z.string(), by: text, at: Moment }),
  ),
});
export type JobWarnings = z.output<typeof JobWarnings>;

/** What a signed-in driver has to do, in order; delivered jobs of the day are at the end. */
export const DriverRun = z.object({
  date: PlainDate,
  timezone: z.string(),
  /** When the server read it. */
  asof: Moment,
  jobs: z.array(Job),
});
export type DriverRun = z.output<typeof DriverRun>;

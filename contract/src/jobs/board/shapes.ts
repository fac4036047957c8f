import { z } from 'zod';
import { Guid, Id, Moment, PlainDate } from '../../shared/fields.ts';
import { PackageGroup } from '../../dangerousGoods/shapes.ts';
import { fatigueRegions, fatigueSchemes } from '../../fleet/fatigue/choices.ts';
import { guidOf } from '../../shared/ids.ts';
import { jobStatuses } from '../lifecycle.ts';
import { SentenceShape } from '../../sentence-shape.ts';
import { Job } from '../shapes.ts';

const text = z.string().nullable();
const degrees = z.number().nullable();

/** The start or end of a job; without coordinates if the suburb's are unknown. */
export const BoardPlace = z.object({
  name: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  /** Degrees, WGS 84: the middle of the suburb. */
  latitude: degrees,
  longitude: degrees,
});
export type BoardPlace = z.output<typeof BoardPlace>;

/** A job as dispatchers see it. */
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
  /** When the time slot at the delivery opens and closes; null without one. */
  windowstart: Moment.nullable(),
  windowend: Moment.nullable(),
  /** The entry in the UN list; null without dangerous goods. */
  dangerousgoods: z
    .object({
      /** The usual notation: `UN1263 II`. */
      code: z.string(),
      /** Class or division, such as 3 or 2.1; null if it is not in the UN list. */
      class: z.string().nullable(),
      packagegroup: PackageGroup.nullable(),
      /** The compatibility group of explosives, the S of 1.4S; null if it is not known. */
      compatibilitygroup: z.string().nullable(),
    })
    .nullable(),
  /** Who last allocated or deallocated it, and when. */
  movedby: text,
  movedat: Moment.nullable(),
  /** The zone of the delivery and its head port. */
  zonecode: text,
  headportcode: text,
  multistopno: text,
});
export type BoardJob = z.output<typeof BoardJob>;

/** Reasons why a driver cannot or should not work on the day; the refusing ones first. */
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
      /** Kilograms and cubic metres; null if no capacity was entered. */
      weight: z.number().nullable(),
      cubic: z.number().nullable(),
      /** Pallet spaces and pieces; null if not entered. */
      pallets: z.number().int().nullable(),
      pieces: z.number().int().nullable(),
    })
    .nullable(),
  shift: z.object({ starttime: Moment, plannedfinishtime: Moment.nullable() }).nullable(),
  /** The licence valid on the day; null without one. Without classes it covers all of them. */
  dangerousgoodslicence: z.object({ classes: z.array(z.string()) }).nullable(),
  /** The basis of the rules of hours; null if the vehicle is not fatigue-regulated. */
  fatigue: z
    .object({
      region: z.enum(fatigueRegions),
      scheme: z.enum(fatigueSchemes),
      /** The time zone of the driver's base, in which nights are counted. */
      timezone: z.string(),
      /** Work of the last 28 days: start and end in minutes since 1970, in order. */
      work: z.array(z.tuple([z.number().int(), z.number().int()])),
    })
    .nullable(),
  /** The share of the allowed hours, 1 = all; null if the vehicle is not regulated. */
  hoursused: z.number().nullable(),
  /** The minutes of work left of the day, week and fortnight; null if not regulated. */
  hoursleft: z.number().int().nullable(),
  position: z
    .object({ latitude: z.number(), longitude: z.number(), time: Moment, isstale: z.boolean() })
    .nullable(),
  jobs: z.array(BoardJob),
});
export type BoardLane = z.output<typeof BoardLane>;

export const Board = z.object({
  date: PlainDate,
  /** The current day. */
  today: PlainDate,
  timezone: z.string(),
  /** The server's time, or the start of another day. */
  now: Moment,
  waiting: z.array(BoardJob),
  /** The total, which may exceed the number listed. */
  waitingtotal: z.number().int(),
  lanes: z.array(BoardLane),
});
export type Board = z.output<typeof Board>;

/** The current state of some jobs and drivers of a board. */
export const BoardChanges = Board.pick({ now: true, waiting: true, lanes: true });
export type BoardChanges = z.output<typeof BoardChanges>;

/** The driver who has a job as far as the caller knows; null if it is waiting. */
export const JobHolder = z.object({
  jobid: guidOf('job'),
  driverid: guidOf('driver').nullable(),
});
export type JobHolder = z.output<typeof JobHolder>;

/** A user who has the board open. */
export const BoardDispatcher = z.object({ userid: Id, name: z.string() });
export type BoardDispatcher = z.output<typeof BoardDispatcher>;

/** Reasons against a job's current allocation, and those that dispatchers confirmed. */
export const JobWarnings = z.object({
  /** The day on whose board an allocated job is; null without a driver, and once delivered. */
  date: PlainDate.nullable(),
  /** Sentences; those that refuse an allocation come first. */
  warnings: z.array(
    z.object({
      text: z.string(),
      /** The same sentence, as clients translate it; absent for a text by itself. */
      sentence: SentenceShape.optional(),
      isrefusing: z.boolean(),
    }),
  ),
  overrides: z.array(
    z.object({ concerns: z.array(z.string()), reason: z.string(), by: text, at: Moment }),
  ),
});
export type JobWarnings = z.output<typeof JobWarnings>;

const RunPlace = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .nullable();

/** The work of a signed-in driver, in order; delivered jobs of the day are at the end. */
export const DriverRun = z.object({
  date: PlainDate,
  timezone: z.string(),
  /** When the server read it. */
  asof: Moment,
  jobs: z.array(Job),
  /** The middles of the suburbs of each job, in degrees, WGS 84; null if they are unknown. */
  places: z.array(z.object({ jobid: Guid, from: RunPlace, to: RunPlace })),
});
export type DriverRun = z.output<typeof DriverRun>;

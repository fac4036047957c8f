import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { Driver } from '../drivers/shapes.ts';
import { FatigueStanding } from '../fatigue/shapes.ts';
import { preStartStatuses } from '../pre-start/choices.ts';
import { guidOf } from '../../shared/ids.ts';
import { ShiftFault } from './faults.ts';

/** A driver's time at work, from start to finish, with the breaks. */
export const Shift = entity(
  'Shift',
  z.object({
    id: guidOf('shift'),
    driverid: Guid,
    vehicleid: Guid.nullable(),
    registrationnumber: z.string().nullable(),
    starttime: Moment,
    /** Null while the shift is in progress. */
    finishtime: Moment.nullable(),
    /** When the driver plans to finish. */
    plannedfinishtime: Moment.nullable(),
    /** The last break has no end while it is in progress. */
    breaks: z.array(z.object({ starttime: Moment, endtime: Moment.nullable() })),
    /** Kilometres on the odometer. */
    startodometer: z.number().nullable(),
    finishodometer: z.number().nullable(),
    /** What was wrong with the vehicle after the shift. */
    finishfaults: z.array(ShiftFault),
  }),
);
export type Shift = z.output<typeof Shift>;

/** The data of the first page of the driver's app. */
export const DriverSelf = z.object({
  driver: Driver,
  /** The shift in progress. */
  shift: Shift.nullable(),
  /** The last pre-start check of today in the tenant's time zone. */
  prestart: z
    .object({ id: Guid, status: z.enum(preStartStatuses), creationtime: Moment })
    .nullable(),
  /** True if a shift cannot start now: the check is missing, or it failed and is not cleared. */
  needsprestart: z.boolean(),
  isblocked: z.boolean(),
  /** Work and rest hours; null unless the vehicle is fatigue-regulated. */
  fatigue: FatigueStanding.nullable(),
  timezone: z.string(),
});
export type DriverSelf = z.output<typeof DriverSelf>;

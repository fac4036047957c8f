import { z } from 'zod';
import { entity } from '../../entity.ts';
import {
  AmountToSave,
  Guid,
  Id,
  Moment,
  Money,
  amountMax,
  line,
  requiredLine,
} from '../../shared/fields.ts';
import { driverRateBases } from './driver-pay.ts';
import { chargeStatuses } from './lifecycle.ts';
import { guidOf, ownId } from '../../shared/ids.ts';
import { revision } from '../../revision.ts';

/** A time of day (HH:mm) or a moment. */
const ChargeTime = z.union([
  z.literal(''),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:mm'),
  Moment,
]);

/** A week, in the units of the fields. */
const week_h = 168;
const Minutes = z
  .number()
  .int('Enter whole minutes')
  .min(0)
  .max(week_h * 60);

/** A line of a charge, before tax; a discount is negative. */
export const ChargeLine = z.object({
  servicecode: requiredLine(50, 'Enter what the line is for'),
  isadditionalservice: z.boolean(),
  amount: z
    .number({ error: 'Enter an amount' })
    .min(-amountMax)
    .max(amountMax)
    .refine(
      (amount) => Number(amount.toFixed(2)) === amount,
      'An amount can have up to two decimals',
    ),
  istaxapplicable: z.boolean(),
});

/** The hours and lines of a job's price; amounts before tax. `break` and `roundby` are minutes. */
export const JobPrice = entity(
  'JobPrice',
  z.object({
    jobid: guidOf('job'),
    /** Per hour. */
    chargerate: AmountToSave,
    starttime: ChargeTime.nullish(),
    endtime: ChargeTime.nullish(),
    /** Between start and end; calculated if both are sent. */
    hours: z.number().min(0).max(week_h).nullish(),
    break: Minutes.nullish(),
    roundby: z.number().int('Enter whole minutes').min(1).max(480).nullish(),
    /** The minimum charged once any time was worked. */
    minimumhours: z.number().min(0).max(24).nullish(),
    chargebreakdown: z.array(ChargeLine).max(100).default([]),
  }),
);
export type JobPrice = z.output<typeof JobPrice>;

const toSave = {
  ...JobPrice.shape,
  /** Defaults to the job's service. */
  serviceid: ownId(line(50).nullish()),
  isclosed: z.boolean().default(false),
  parentjobid: guidOf('job').nullish(),
  driverid: guidOf('driver').nullish(),
  vehicleid: guidOf('vehicle').nullish(),
};

export const CustomerChargeToSave = z.object(toSave);
/** `driverid` defaults to the job's driver. */
export const DriverChargeToSave = z.object(toSave);
export type ChargeToSave = z.output<typeof CustomerChargeToSave>;

const charge = {
  ...JobPrice.shape,
  chargerate: Money,
  starttime: z.string().nullable(),
  endtime: z.string().nullable(),
  hours: z.number().nullable(),
  break: z.number(),
  roundby: z.number(),
  minimumhours: z.number(),
  /** After the break, the rounding and the minimum. */
  totalhours: z.number(),
  /** Hours and lines before tax. */
  subtotal: Money,
  serviceid: z.string(),
  isclosed: z.boolean(),
  parentjobid: Guid.nullable(),
  driverid: Guid.nullable(),
  vehicleid: Guid.nullable(),
  status: z.enum(chargeStatuses),
  /** The invoice or RCTI that includes it. */
  document: z.object({ id: Id, number: z.string() }).nullable(),
  ...revision,
};

/** The customer's charge for a job. */
export const CustomerCharge = entity('CustomerCharge', z.object(charge));
export type CustomerCharge = z.output<typeof CustomerCharge>;

/** A driver's pay for a job; each driver has one charge per job. */
export const DriverCharge = entity(
  'DriverCharge',
  z.object({ ...charge, driverid: Guid, drivername: z.string() }),
);
export type DriverCharge = z.output<typeof DriverCharge>;

/** A contractor's pay per unit; a percentage is of the customer's price before tax. */
export const DriverRate = entity(
  'DriverRate',
  z.object({
    basis: z.enum(driverRateBases),
    /** Money per hour, kilometre or stop; otherwise per cent. */
    rate: AmountToSave.refine(
      (rate) => Number(rate.toFixed(2)) === rate,
      'A rate can have up to two decimals',
    ),
    /** Only for an hourly rate. */
    minimumhours: z.number().min(0).max(24).default(0),
    /** In minutes; only for an hourly rate. */
    roundby: z.number().int('Enter whole minutes').min(1).max(480).default(15),
  }),
);
export type DriverRate = z.output<typeof DriverRate>;

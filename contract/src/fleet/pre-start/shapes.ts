import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment, PlainDate } from '../../shared/fields.ts';
import { checklistNames, checkOutcomes, licenceStates, preStartStatuses } from './choices.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

/** A question of a checklist with the driver's finding. */
export const ChecklistItem = entity(
  'ChecklistItem',
  z.object({
    title: z.string(),
    /** True unless it failed. */
    isselected: z.boolean(),
    questionid: Guid.nullable(),
    outcome: z.enum(checkOutcomes),
    /** Whether a failure takes the vehicle off the road. */
    iscritical: z.boolean(),
    note: z.string().nullable(),
    /** Ids of photos, for getPreStartImage. */
    images: z.array(Guid),
  }),
);
export type ChecklistItem = z.output<typeof ChecklistItem>;

const time = z.string().nullable();

export const PreStartCheckAnswer = entity(
  'PreStartCheckAnswer',
  z.object({
    id: guidOf('preStartCheck'),
    driverid: Guid,
    drivername: z.string(),
    drivercode: z.string(),
    vehicleid: Guid.nullable(),
    registrationnumber: z.string().nullable(),
    /** The day in the tenant's time zone. */
    day: PlainDate,
    creationtime: Moment,
    status: z.enum(preStartStatuses),
    /** Hours (decisions E-06). */
    timeonroad: z.number().nullable(),
    /** Kilometres on the odometer; null if it was not stated. */
    odometer: z.number().int().nullable(),
    /** The driver's signature, for getPreStartImage; null if the check was not signed. */
    signature: Guid.nullable(),
    /** HH:mm, like the other times. */
    breakstarttime: time,
    breakendtime: time,
    drivestarttime: time,
    driveendtime: time,
    hadenoughsleep: z.boolean(),
    undertheinfluenceofdrugs: z.boolean(),
    undertheinfluenceofalcohol: z.boolean(),
    wearingpropersafetyequipment: z.boolean(),
    stateofdriverslicense: z.enum(licenceStates),
    bodychecklist: z.array(ChecklistItem),
    enginechecklist: z.array(ChecklistItem),
    electricalchecklist: z.array(ChecklistItem),
    wheelsandtyreschecklist: z.array(ChecklistItem),
    safetyequipmentchecklist: z.array(ChecklistItem),
    insurancecoveragechecklist: z.array(ChecklistItem),
    /** Who released driver and vehicle after a failure, when, and which measures were taken. */
    clearedby: z.string().nullable(),
    clearedtime: Moment.nullable(),
    clearnote: z.string().nullable(),
  }),
);
export type PreStartCheckAnswer = z.output<typeof PreStartCheckAnswer>;

/** A question of the tenant's pre-start check. */
export const PreStartItem = z.object({
  id: Guid,
  checklist: z.enum(checklistNames),
  title: z.string(),
  /** A failure takes the vehicle off the road; the question has no "not applicable". */
  iscritical: z.boolean(),
  /** A failure requires a photo. */
  needsphoto: z.boolean(),
});
export type PreStartItem = z.output<typeof PreStartItem>;

/** The pre-start check of a tenant. */
export const PreStartSettings = z.object({
  questions: z.array(PreStartItem),
  /**
   * Whether a failed check prevents the driver from working until it is cleared (decisions E-07).
   */
  blocksonfailure: z.boolean(),
  /** Whether a shift requires a check of the same day. */
  isrequired: z.boolean(),
  /** The number that a driver who must not drive calls; null if not specified. */
  dispatchphone: z.string().nullable(),
  ...revision,
});
export type PreStartSettings = z.output<typeof PreStartSettings>;

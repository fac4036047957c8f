import { z } from 'zod';
import { Guid, line, Moment, requiredLine } from '../../shared/fields.ts';
import { PictureData } from '../../jobs/jobs/inputs.ts';
import { odometer } from '../shifts/odometer.ts';
import { checklistNames, checkOutcomes, licenceStates } from './choices.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:mm')
  .nullish();

/**
 * A question as answered. `outcome` defaults to the value of `isselected`. A failure needs a note,
 * and a photo if the question requires one.
 */
export const ChecklistItemToSave = z.object({
  title: requiredLine(200, 'Please enter the question'),
  isselected: z.boolean(),
  questionid: ownId(Guid).nullish(),
  outcome: z.enum(checkOutcomes).nullish(),
  note: line(1000).nullish(),
  images: z.array(PictureData).max(5).nullish(),
});

const checklist = z.array(ChecklistItemToSave).max(50).default([]);

/** A pre-start check as sent by the driver's device. */
export const PreStartCheckToSave = z.object({
  /** The device's own id: sending it again saves no duplicate. */
  id: ownId(Guid).nullish(),
  /** Must be the driver's own if sent by a driver, who may omit it. */
  driverid: guidOf('driver').nullish(),
  /** The vehicle that was checked; defaults to the driver's current one. */
  vehicleid: guidOf('vehicle').nullish(),
  /** When it was answered; defaults to now. */
  creationtime: Moment.nullish(),
  timeonroad: z.number().min(0).max(24).nullish(),
  odometer,
  /** The driver's signature. */
  signature: PictureData.nullish(),
  breakstarttime: time,
  breakendtime: time,
  drivestarttime: time,
  driveendtime: time,
  hadenoughsleep: z.boolean(),
  undertheinfluenceofdrugs: z.boolean(),
  undertheinfluenceofalcohol: z.boolean(),
  wearingpropersafetyequipment: z.boolean(),
  stateofdriverslicense: z.enum(licenceStates),
  bodychecklist: checklist,
  enginechecklist: checklist,
  electricalchecklist: checklist,
  wheelsandtyreschecklist: checklist,
  safetyequipmentchecklist: checklist,
  insurancecoveragechecklist: checklist,
});
export type PreStartCheckToSave = z.output<typeof PreStartCheckToSave>;

/** The maximum number of questions of a tenant. */
export const preStartQuestionsMax = 100;

/** A question without an id is new; omitted questions are deleted. */
export const PreStartSettingsToSave = z.object({
  questions: z
    .array(
      z.object({
        id: ownId(Guid).nullish(),
        checklist: z.enum(checklistNames),
        title: requiredLine(200, 'Please enter the question'),
        iscritical: z.boolean().default(true),
        needsphoto: z.boolean().default(false),
      }),
    )
    .max(preStartQuestionsMax),
  blocksonfailure: z.boolean(),
  isrequired: z.boolean(),
  dispatchphone: line(50).nullish(),
  ...revision,
});

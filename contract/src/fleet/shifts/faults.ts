import { z } from 'zod';
import { PictureData } from '../../jobs/jobs/inputs.ts';
import { Guid, requiredLine } from '../../shared/fields.ts';

/** What is wrong with the vehicle after a shift, by a question of its checklist. */
export const ShiftFault = z.object({
  title: z.string(),
  note: z.string(),
  /** Ids of photos, for getShiftImage. */
  images: z.array(Guid),
});
export type ShiftFault = z.output<typeof ShiftFault>;

/** A fault as sent by the driver's device. */
export const ShiftFaultToSave = z.object({
  title: requiredLine(200, 'Please enter the question'),
  note: requiredLine(1000, 'Please enter a note'),
  images: z.array(PictureData).max(5).nullish(),
});
export type ShiftFaultToSave = z.output<typeof ShiftFaultToSave>;

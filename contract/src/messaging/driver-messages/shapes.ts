import { z } from 'zod';
import { Guid, Moment } from '../../shared/fields.ts';

/** A message between dispatch and a driver, as the driver reads it. */
export const DriverMessage = z.object({
  id: Guid,
  content: z.string(),
  authorname: z.string(),
  isown: z.boolean(),
  creationtime: Moment,
});
export type DriverMessage = z.output<typeof DriverMessage>;

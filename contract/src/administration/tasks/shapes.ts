import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';
import { taskStates } from '../shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const BackgroundTask = entity(
  'BackgroundTask',
  z.object({
    id: idOf('task'),
    /** The task: `finance.bill`, or `messaging:booking.booked` for a context's event handler. */
    name: z.string(),
    state: z.enum(taskStates),
    /** Numbers and days from the payload. The rest is omitted because it may be secret. */
    concerns: z.record(z.string(), z.union([z.string(), z.number()])),
    attempts: z.number().int(),
    maxAttempts: z.number().int(),
    lastError: z.string().nullable(),
    creationTime: Moment,
    /** The time of the next attempt. */
    nextTime: Moment,
    discardReason: z.string().nullable(),
    discardedBy: z.string().nullable(),
  }),
);

export type BackgroundTask = z.output<typeof BackgroundTask>;

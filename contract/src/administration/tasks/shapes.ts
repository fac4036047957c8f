import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';
import { taskStates } from '../shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const BackgroundTask = entity(
  'BackgroundTask',
  z.object({
    id: idOf('task'),
    /** What is done: `finance.bill`, or `messaging:booking.booked` where a context hears a fact. */
    name: z.string(),
    state: z.enum(taskStates),
    /** Numbers and days that it concerns; what it carries beside them may be somebody's secret. */
    concerns: z.record(z.string(), z.union([z.string(), z.number()])),
    attempts: z.number().int(),
    maxAttempts: z.number().int(),
    lastError: z.string().nullable(),
    creationTime: Moment,
    /** When it is worked on next. */
    nextTime: Moment,
    discardReason: z.string().nullable(),
    discardedBy: z.string().nullable(),
  }),
);

export type BackgroundTask = z.output<typeof BackgroundTask>;

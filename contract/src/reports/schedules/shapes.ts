import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id } from '../../shared/fields.ts';
import { Parameters, reportFormats } from '../shapes.ts';
import { revision } from '../../revision.ts';

export const cadences = ['Day', 'Week', 'Month'] as const;

/** Somebody of the staff who may see what a report shows. */
export const ReportReader = z.object({ userId: Id, name: z.string() });

export type ReportReader = z.output<typeof ReportReader>;

/** Somebody without an account. */
export const ReportRecipient = z.object({
  email: z.string(),
  /** Whether they unsubscribed. */
  isEnded: z.boolean(),
});

export const ReportSchedule = entity(
  'ReportSchedule',
  z.object({
    id: Id,
    reportId: Guid,
    title: z.string(),
    parameters: Parameters,
    format: z.enum(reportFormats),
    every: z.enum(cadences),
    /** 1 is Monday. Null unless it comes every week. */
    weekday: z.number().int().nullable(),
    isActive: z.boolean(),
    /** Colleagues who are sent it too. */
    readers: z.array(ReportReader),
    /** People outside who are sent it too. */
    recipients: z.array(ReportRecipient),
    /** Whose schedule it is; null where it is the caller's. */
    ownerName: z.string().nullable(),
    ...revision,
  }),
);

export type ReportSchedule = z.output<typeof ReportSchedule>;

import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { Parameters, reportFormats } from '../shapes.ts';

export const runStatuses = ['Queued', 'Running', 'Done', 'Failed'] as const;

export const ReportRun = entity(
  'ReportRun',
  z.object({
    id: Guid,
    reportId: Guid,
    title: z.string(),
    parameters: Parameters,
    format: z.enum(reportFormats),
    status: z.enum(runStatuses),
    /** Rows written so far, and how many there will be once that is known. */
    rowCount: z.number().int(),
    totalCount: z.number().int().nullable(),
    problem: z.string().nullable(),
    isScheduled: z.boolean(),
    /** Who had it sent to the caller; null where the caller did. */
    ownerName: z.string().nullable(),
    creationTime: Moment,
    finishedTime: Moment.nullable(),
  }),
);

export type ReportRun = z.output<typeof ReportRun>;

import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, Moment } from '../shared/fields.ts';
import { components } from './parameters.ts';

/** A cell: text, or a number in the unit of its column. */
export const ReportCell = z.union([z.string(), z.number(), z.null()]);
export type ReportCell = z.output<typeof ReportCell>;

export const ReportColumn = z.object({ key: z.string(), label: z.string(), kind: z.string() });

export const Report = entity(
  'Report',
  z.object({
    id: Guid,
    name: z.string(),
    description: z.string(),
    parameters: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        component: z.enum(components),
        required: z.boolean(),
        label: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string() })),
        /** What a form begins with; empty where it begins with nothing. */
        usual: z.string(),
      }),
    ),
    title: z.string(),
    group: z.string(),
    hasChart: z.boolean(),
  }),
);
export type Report = z.output<typeof Report>;

/** The parameters of a run, by name; what they must be depends on the report. */
export const Parameters = z.record(z.string(), z.unknown());

export const DrawnChart = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(['bar', 'line']),
  stacked: z.boolean(),
  xLabel: z.string(),
  /** What the points' x are: text or day. */
  xKind: z.string(),
  /** What the numbers are: count, money, percent. */
  unit: z.string(),
  series: z.array(z.object({ key: z.string(), label: z.string() })),
  points: z.array(z.object({ x: z.string() }).catchall(z.union([z.string(), z.number()]))),
});
export type DrawnChart = z.output<typeof DrawnChart>;

export const ReportPreview = entity(
  'ReportPreview',
  z.object({
    columns: z.array(ReportColumn),
    /** The first rows, 100 at most; cells in the order of the columns. */
    rows: z.array(z.array(ReportCell)),
    /** Rows of the whole report; never more than 100,000, where it is cut off. */
    totalCount: z.number().int(),
    isCutOff: z.boolean(),
    chart: DrawnChart.nullable(),
  }),
);
export type ReportPreview = z.output<typeof ReportPreview>;

export const runStatuses = ['Queued', 'Running', 'Done', 'Failed'] as const;

export const ReportRun = entity(
  'ReportRun',
  z.object({
    id: Guid,
    reportId: Guid,
    title: z.string(),
    parameters: Parameters,
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

export const cadences = ['Day', 'Week', 'Month'] as const;

/** Somebody of the staff who may see what a report shows. */
export const ReportReader = z.object({ userId: Id, name: z.string() });
export type ReportReader = z.output<typeof ReportReader>;

export const ReportSchedule = entity(
  'ReportSchedule',
  z.object({
    id: Id,
    reportId: Guid,
    title: z.string(),
    parameters: Parameters,
    every: z.enum(cadences),
    /** 1 is Monday. Null unless it comes every week. */
    weekday: z.number().int().nullable(),
    isActive: z.boolean(),
    /** Colleagues who are sent it too. */
    readers: z.array(ReportReader),
    /** Whose schedule it is; null where it is the caller's. */
    ownerName: z.string().nullable(),
  }),
);
export type ReportSchedule = z.output<typeof ReportSchedule>;

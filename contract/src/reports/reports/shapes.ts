import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid } from '../../shared/fields.ts';
import { DrawnChart } from '../shapes.ts';
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
    /** The labels of the figures that lead to records, by column. */
    figureLabels: z.record(z.string(), z.string()),
  }),
);

export type Report = z.output<typeof Report>;

export const ReportPreview = entity(
  'ReportPreview',
  z.object({
    columns: z.array(ReportColumn),
    /** The first rows, 100 at most; cells in the order of the columns. */
    rows: z.array(z.array(ReportCell)),
    /** Rows of the whole report; never more than 100,000, where it is cut off. */
    totalCount: z.number().int(),
    isCutOff: z.boolean(),
    /** The totals of the whole report; null if no column has a total. */
    totals: z.array(ReportCell).nullable(),
    /** The subtotals of groups, each to follow the row with this index. */
    subtotals: z.array(z.object({ after: z.number().int(), cells: z.array(ReportCell) })),
    /** The columns whose figures lead to records (`getReportRecords`). */
    figures: z.array(z.string()),
    /** The columns that identify a row there. */
    by: z.array(z.string()),
    chart: DrawnChart.nullable(),
  }),
);

export type ReportPreview = z.output<typeof ReportPreview>;

/** The kinds of records behind figures. */
export const reportRecordKinds = ['Booking', 'Job', 'Invoice', 'CreditNote'] as const;

export const ReportRecord = entity(
  'ReportRecord',
  z.object({
    kind: z.enum(reportRecordKinds),
    /** The number or the uuid of the record. */
    ref: z.string(),
    /** In the order of the columns. */
    cells: z.array(ReportCell),
  }),
);

import { z } from 'zod';

/** The parameters of a run, by name; what they must be depends on the report. */
export const Parameters = z.record(z.string(), z.unknown());

/** The formats of report files. */
export const reportFormats = ['Csv', 'Excel', 'Pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

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

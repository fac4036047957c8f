import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment, Money } from '../../shared/fields.ts';
import { LineHaulDangerousGoods } from '../dangerous-goods/shapes.ts';

const text = z.string().nullable();
const moment = Moment.nullable();

/** How a short or over article was settled: it was found, or the difference is accepted. */
export const resolutions = ['Found', 'Accepted'] as const;
export type DifferenceResolution = (typeof resolutions)[number];

/** An article that is planned on a line haul. */
export const LineHaulArticle = z.object({
  articlenumber: z.string(),
  jobid: Guid,
  jobno: z.string(),
  connoteno: text,
  customername: z.string(),
  packagetype: z.string(),
  description: text,
  /** In kilograms and cubic metres. */
  weight: z.number(),
  volume: z.number(),
  note: text,
  loadedat: moment,
  loadedby: text,
  unloadedat: moment,
  unloadedby: text,
  resolution: z.enum(resolutions).nullable(),
  resolutionnote: text,
});
export type LineHaulArticle = z.output<typeof LineHaulArticle>;

/** An article that was scanned on arrival and is not on the line haul. */
export const LineHaulOver = z.object({
  articlenumber: z.string(),
  /** Null if no job has the number. */
  jobid: Guid.nullable(),
  jobno: text,
  customername: text,
  scannedat: Moment,
  scannedby: text,
  resolution: z.enum(resolutions).nullable(),
  resolutionnote: text,
});
export type LineHaulOver = z.output<typeof LineHaulOver>;

/**
 * The current load of a line haul: articles, counts, dangerous goods and the shares of its cost.
 */
export const LineHaulLoad = entity(
  'LineHaulLoad',
  z.object({
    linehaulid: Guid,
    articles: z.array(LineHaulArticle),
    overs: z.array(LineHaulOver),
    /** Whether the tenant allows users to confirm a departure with unscanned articles. */
    mayconfirmnotscanned: z.boolean(),
    dangerousgoods: LineHaulDangerousGoods,
    /** Empty without a cost. */
    costshares: z.array(
      z.object({ jobid: Guid, jobno: z.string(), customername: z.string(), cost: Money }),
    ),
  }),
);
export type LineHaulLoad = z.output<typeof LineHaulLoad>;

export const scanOutcomes = ['Loaded', 'Unloaded', 'Repeated', 'Over', 'Refused'] as const;

/** The outcome for one barcode of a batch. */
export const LineHaulScanResult = z.object({
  articlenumber: z.string(),
  outcome: z.enum(scanOutcomes),
  message: z.string(),
  /** Who scanned it before, and when, if it is a repeat. */
  earlier: z.object({ time: Moment, userName: text }).nullable(),
});
export type LineHaulScanResult = z.output<typeof LineHaulScanResult>;

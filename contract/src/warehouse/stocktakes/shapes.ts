import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';

const text = z.string().nullable();

export const stocktakeStatuses = ['Open', 'Closed'] as const;

/** The finding for one barcode of a stocktake. */
export const stocktakeFindings = [
  'Counted',
  'Missing',
  'Elsewhere',
  'NotExpected',
  'Unknown',
] as const;
export type StocktakeFinding = (typeof stocktakeFindings)[number];

const StocktakeLine = z.object({
  barcode: z.string(),
  /** Null if no item has the barcode. */
  itemId: Guid.nullable(),
  description: text,
  /** Null if it was not expected here. */
  expectedZone: text,
  /** Null if it was not counted. */
  countedZone: text,
  countedTime: Moment.nullable(),
  countedBy: text,
  finding: z.enum(stocktakeFindings),
});
export type StocktakeLine = z.output<typeof StocktakeLine>;

/** A count of all items whose location begins with a prefix. */
export const Stocktake = entity(
  'Stocktake',
  z.object({
    id: guidOf('stocktake'),
    /** Such as `A-01`; empty for the whole warehouse. */
    prefix: z.string(),
    isBlind: z.boolean(),
    status: z.enum(stocktakeStatuses),
    note: text,
    counted: z.number().int(),
    /** Null while a blind count is open: expected items are hidden from counters. */
    expected: z.number().int().nullable(),
    /** Differences between expected and counted items; null like `expected`. */
    differences: z.number().int().nullable(),
    creationTime: Moment,
    createdBy: text,
    closedTime: Moment.nullable(),
    closedBy: text,
    /** Returned only for a single stocktake; while a blind count is open, only counted items. */
    lines: z.array(StocktakeLine).optional(),
  }),
);
export type Stocktake = z.output<typeof Stocktake>;

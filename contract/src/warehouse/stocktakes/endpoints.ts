import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { warehouseProblems as refusals } from '../problems.ts';
import { Stocktake } from './shapes.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const byId = z.object({ id: guidOf('stocktake') });
const { StocktakeNotFound, StocktakeClosed, StocktakeOpen } = refusals;

export const getStocktakes = endpoint({
  path: '/api/warehouse/stocktakes',
  access: 'Warehouse.Scan',
  summary: 'Returns stocktakes, newest first.',
  input: z.object(listInput),
  output: pageOf(Stocktake),
});

export const getStocktake = endpoint({
  path: '/api/warehouse/stocktakes/stocktake',
  access: 'Warehouse.Scan',
  summary: 'Returns one stocktake with counted and, unless it is blind and open, expected items.',
  input: byId,
  output: z.object({ stocktake: Stocktake }),
  problems: [StocktakeNotFound],
});

export const openStocktake = endpoint({
  method: 'POST',
  path: '/api/warehouse/stocktakes/stocktake',
  access: 'Warehouse.Edit',
  summary: 'Starts a stocktake of all locations whose code starts with a prefix.',
  input: z.object({
    prefix: line(50)
      .default('')
      .transform((text) => text.toUpperCase()),
    isBlind: z.boolean().default(true),
  }),
  output: byId,
  problems: [StocktakeOpen],
});

export const countStocktake = endpoint({
  method: 'POST',
  path: '/api/warehouse/stocktakes/count',
  access: 'Warehouse.Scan',
  summary: 'Counts items at a location; for an item counted again, the last location applies.',
  input: z.object({
    id: guidOf('stocktake'),
    locationCode: line(50).min(1, 'Please scan or enter a location'),
    itemIds: z
      .array(ownId(line(100).min(1, 'Please scan or enter a barcode')))
      .min(1)
      .max(500),
  }),
  output: z.object({ counted: z.number().int() }),
  problems: [StocktakeNotFound, StocktakeClosed],
});

/** Counted items are moved to where they were counted; uncounted ones become missing. */
export const closeStocktake = endpoint({
  method: 'POST',
  path: '/api/warehouse/stocktakes/close',
  access: 'Warehouse.Edit',
  summary: 'Closes a stocktake and applies its findings to the items.',
  input: z.object({ id: guidOf('stocktake'), note: line(500).nullish() }),
  output: z.object({ missing: z.number().int(), moved: z.number().int() }),
  problems: [StocktakeNotFound, StocktakeClosed],
});

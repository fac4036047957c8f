import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, PlainDate } from '../../shared/fields.ts';
import { cellOutcomes, cellRefusals, matrixFigures } from './shapes.ts';
import { ratesProblems } from '../problems.ts';
import { calculationMethods, code, quantity } from '../shapes.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateServiceNotFound } = ratesProblems;

// One service as a table from zone to zone, one band at a time.

/** The band that is shown and set: the one that covers quantities above this; 0 is the first. */
const above = quantity.default(0);

export const getRateMatrix = endpoint({
  path: '/api/rates/rate/matrix',
  access: 'Carrier.View',
  summary:
    'Returns the rates of a service in force on a date, one per lane, and all zones of its card.',
  input: z.object({ rateServiceId: guidOf('rateService'), day: PlainDate, above }),
  output: z.object({
    zones: z.array(z.string()),
    /** The starts of the bands of these rates, ascending; 0 represents every first band. */
    breaks: z.array(z.number()),
    rates: z.array(
      z.object({
        id: Guid,
        fromZone: z.string(),
        toZone: z.string(),
        calculationMethod: z.enum(calculationMethods),
        reciprocal: z.boolean(),
        effectiveDate: PlainDate,
        bands: z.number().int(),
        /** False if the rate has no band that begins there: the covering band is returned. */
        isOwn: z.boolean(),
        value: z.number(),
        basic: z.number(),
        minimum: z.number(),
      }),
    ),
  }),
  problems: [RateServiceNotFound],
});

export const saveRateMatrix = endpoint({
  method: 'POST',
  path: '/api/rates/rate/matrix',
  access: 'Job.Rates',
  summary:
    'Sets one value of many lanes from a date on; earlier rates end where the new ones begin. ' +
    'Returns cells that cannot be set and saves the others.',
  input: z.object({
    rateServiceId: guidOf('rateService'),
    effectiveDate: PlainDate,
    figure: z.enum(matrixFigures),
    above,
    /** The method of lanes without a rate. */
    calculationMethod: z.enum(calculationMethods).default('PerKg'),
    cells: z
      .array(
        z.object({
          fromZone: code('From zone is required'),
          toZone: code('To zone is required'),
          amount: quantity,
          /**
           * The value that the caller replaced, null for no rate; refused if it has changed since.
           */
          was: quantity.nullish(),
        }),
      )
      .min(1, 'No changes were made')
      .max(40_000, 'At most 40,000 cells at once'),
  }),
  output: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    /** One for each cell in the request, in the same order. */
    cells: z.array(
      z.object({
        fromZone: z.string(),
        toZone: z.string(),
        outcome: z.enum(cellOutcomes),
        reason: z.enum(cellRefusals).nullable(),
        /** The lane's number after the change; null without a rate. */
        amount: z.number().nullable(),
      }),
    ),
  }),
  problems: [RateServiceNotFound],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Guid, PlainDate } from '../shared/fields.ts';
import { ratesProblems } from './problems.ts';
import { calculationMethods, code, matrixFigures, quantity } from './shapes.ts';

const { RateServiceNotFound } = ratesProblems;

// One service as a table from zone to zone. Of a rate's bands it shows and sets the first.

export const getRateMatrix = endpoint({
  path: '/api/rates/rate/matrix',
  access: 'Carrier.View',
  summary:
    'The rates of a service in force on a day, one for each lane, and all zones of its card.',
  input: z.object({ rateServiceId: Guid, day: PlainDate }),
  output: z.object({
    zones: z.array(z.string()),
    rates: z.array(
      z.object({
        id: Guid,
        fromZone: z.string(),
        toZone: z.string(),
        calculationMethod: z.enum(calculationMethods),
        reciprocal: z.boolean(),
        effectiveDate: PlainDate,
        bands: z.number().int(),
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
    'Set one number of many lanes from a day on: rates that began before stay, and end by the new ones.',
  input: z.object({
    rateServiceId: Guid,
    effectiveDate: PlainDate,
    figure: z.enum(matrixFigures),
    /** What lanes without a rate count. */
    calculationMethod: z.enum(calculationMethods).default('PerKg'),
    cells: z
      .array(
        z.object({
          fromZone: code('From zone is required'),
          toZone: code('To zone is required'),
          amount: quantity,
        }),
      )
      .min(1, 'Nothing was changed')
      .max(40_000, 'At most 40,000 cells at once'),
  }),
  output: z.object({ added: z.number().int(), changed: z.number().int() }),
  problems: [RateServiceNotFound],
});

import { z } from 'zod';
import { getServiceRate } from '../services/endpoints.ts';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { TableImport } from '../../shared/imports.ts';
import { Rate } from '../shapes.ts';
import { ratesProblems } from '../problems.ts';
import { RateInput } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateCardNotFound, RateServiceNotFound, RateNotFound, RateTaken } = ratesProblems;

const byId = z.object({ id: guidOf('rate') });

const ofCard = z.object({ rateCardId: guidOf('rateCard') });

const saved = z.object({ id: Guid });

export const getRates = endpoint({
  path: '/api/rates/rate/rates',
  access: 'optional',
  summary: 'Returns the rates of a card or of one of its services.',
  input: z.object({
    ...listInput,
    rateServiceId: guidOf('rateService').optional(),
    rateCardId: guidOf('rateCard').optional(),
  }),
  output: pageOf(Rate),
  rowsAreEdited: true,
});

export const createRate = endpoint({
  method: 'POST',
  path: '/api/rates/rate/rate',
  access: 'Job.Rates',
  summary: 'Creates a rate of a service.',
  input: z.object({ rate: RateInput }),
  output: saved,
  problems: [RateServiceNotFound, RateTaken],
});

export const updateRate = endpoint({
  method: 'PUT',
  path: '/api/rates/rate/rate',
  access: 'Job.Rates',
  summary: 'Updates a rate.',
  input: z.object({ rate: RateInput.extend({ id: guidOf('rate') }), ...revision }),
  output: saved,
  problems: [RateNotFound, RateTaken],
  replaces: {
    read: getServiceRate,
    argsOf: ({ rate: { id } }) => ({ id }),
  },
});

export const deleteRate = endpoint({
  method: 'DELETE',
  path: '/api/rates/rate/rate',
  access: 'Job.Rates',
  summary: 'Deletes a rate.',
  input: byId,
  output: z.null(),
  problems: [RateNotFound],
});

export const exportRate = endpoint({
  path: '/api/rates/rate/export-rate',
  mayUseReplica: true,
  access: 'optional',
  summary: 'Exports the rates of a card as CSV.',
  input: z.object({ rateCardId: guidOf('rateCard').optional() }),
  output: z.string(),
  response: 'text',
});

export const importRate = endpoint({
  method: 'POST',
  path: '/api/rates/rate/import-rate',
  access: 'Job.Rates',
  summary: 'Imports rates from CSV or a workbook; invalid rows are returned, valid ones saved.',
  input: ofCard,
  inQuery: ['rateCardId'],
  upload: 'file',
  output: TableImport,
  problems: [RateCardNotFound],
});

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { ratesProblems } from '../problems.ts';
import { RateCard, RateCardInput } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateCardNotFound, RateCardCodeTaken } = ratesProblems;

const byId = z.object({ id: guidOf('rateCard') });

const saved = z.object({ id: Guid });

export const getRateCards = endpoint({
  path: '/api/rates/rate-card/rate-cards',
  access: 'optional',
  summary: 'Returns the rate cards, or the versions of one.',
  input: z.object({ ...listInput, versionOf: guidOf('rateCard').optional() }),
  output: pageOf(RateCard),
});

export const getRateCard = endpoint({
  path: '/api/rates/rate-card/rate-card',
  access: 'optional',
  summary: 'Returns one rate card.',
  input: byId,
  output: z.object({ ratecard: RateCard }),
  problems: [RateCardNotFound],
});

export const createRateCard = endpoint({
  method: 'POST',
  path: '/api/rates/rate-card/rate-card',
  access: 'Job.Rates',
  summary: 'Creates a rate card.',
  input: z.object({ ratecard: RateCardInput }),
  output: saved,
  problems: [RateCardCodeTaken],
});

export const updateRateCard = endpoint({
  method: 'PUT',
  path: '/api/rates/rate-card/rate-card',
  access: 'Job.Rates',
  summary: 'Updates a rate card.',
  input: z.object({ ratecard: RateCardInput.extend({ id: guidOf('rateCard') }), ...revision }),
  output: saved,
  problems: [RateCardNotFound, RateCardCodeTaken],
  replaces: {
    read: getRateCard,
    argsOf: ({ ratecard: { id } }) => ({ id }),
  },
});

export const deleteRateCard = endpoint({
  method: 'DELETE',
  path: '/api/rates/rate-card/rate-card',
  access: 'Job.Rates',
  summary: 'Deletes a rate card with its zones, services and rates; existing quotes do not change.',
  input: byId,
  output: z.null(),
  problems: [RateCardNotFound],
});

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, PlainDate, requiredLine } from '../../shared/fields.ts';
import { ratesProblems } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateCardNotFound, RateCardVersionTaken } = ratesProblems;

// A version is a separate card until it is deleted: the endpoints of cards, zones and rates edit
// it.

export const createRateCardVersion = endpoint({
  method: 'POST',
  path: '/api/rates/rate-card/version',
  access: 'Job.Rates',
  summary: 'Copies a rate card with everything in it to a draft version.',
  input: z.object({ rateCardId: guidOf('rateCard'), name: requiredLine(128, 'Name is required') }),
  output: z.object({ id: Guid }),
  problems: [RateCardNotFound],
});

export const publishRateCardVersion = endpoint({
  method: 'POST',
  path: '/api/rates/rate-card/publish-version',
  access: 'Job.Rates',
  summary: 'Publishes a version, in force from a despatch day; existing quotes do not change.',
  input: z.object({ rateCardId: guidOf('rateCard'), effectiveDate: PlainDate }),
  output: z.null(),
  problems: [RateCardNotFound, RateCardVersionTaken],
});

export const withdrawRateCardVersion = endpoint({
  method: 'POST',
  path: '/api/rates/rate-card/withdraw-version',
  access: 'Job.Rates',
  summary:
    'Withdraws a published version: it becomes a draft, and the previous one is in force again.',
  input: z.object({ rateCardId: guidOf('rateCard') }),
  output: z.null(),
  problems: [RateCardNotFound],
});

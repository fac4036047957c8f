import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { PlainDate, line } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { ChangeBucket, ComparisonSummary, RateChange, rateChangeKinds } from './shapes.ts';
import { ratesProblems } from '../problems.ts';
import { guidOf } from '../../shared/ids.ts';

const { RateCardNotFound } = ratesProblems;

const request = {
  /** The card to examine, usually a version. */
  rateCardId: guidOf('rateCard'),
  /** The card to compare with; defaults to the card that it is a version of. */
  otherRateCardId: guidOf('rateCard').optional(),
  /** Rates in force on this day are compared. */
  day: PlainDate,
  kind: z.enum(rateChangeKinds).optional(),
  /** Part of the code of a service or a zone. */
  search: line(64).default(''),
};

export const compareRateCards = endpoint({
  path: '/api/rates/rate-card/comparison',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary: 'Compares a rate card with another, or with one of its versions, lane by lane.',
  input: z.object({
    ...request,
    sorting: z.enum(['lane', 'percent', '-percent']).default('lane'),
    skipCount: listInput.skipCount,
    maxResultCount: listInput.maxResultCount,
  }),
  output: z.object({
    other: z.object({ id: z.string(), code: z.string(), name: z.string() }),
    summary: ComparisonSummary,
    distribution: z.array(ChangeBucket),
    ...pageOf(RateChange).shape,
  }),
  problems: [RateCardNotFound],
});

export const exportComparison = endpoint({
  path: '/api/rates/rate-card/export-comparison',
  mayUseReplica: true,
  access: 'Carrier.View',
  summary: 'Exports the comparison of two rate cards, lane by lane, as CSV.',
  input: z.object(request),
  output: z.string(),
  response: 'text',
  problems: [RateCardNotFound],
});

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pricingProblems } from '../../pricing/problems.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { JobPricing, JobQuoteSelection } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

export const getJobPricing = endpoint({
  path: '/api/jobs/job/job-pricing',
  access: 'Job.View',
  summary: 'Returns the price of a job; staff also see its cost.',
  input: z.object({ jobId: guidOf('job') }),
  output: JobPricing,
  rowsAreEdited: true,
  problems: [refusals.JobNotFound],
});

export const setJobQuote = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/job-quote',
  access: 'Job.Price',
  summary: "Sets the buy or sell price of a job's quote.",
  input: z.object({ jobquote: JobQuoteSelection }),
  output: z.null(),
  problems: [
    refusals.JobNotFound,
    refusals.ChargeNotOpen,
    refusals.JobPaidWithBooking,
    pricingProblems.QuoteNotFound,
    pricingProblems.QuoteExpired,
  ],
});

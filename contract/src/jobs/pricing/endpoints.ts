import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { pricingProblems } from '../../pricing/problems.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { JobPricing, JobQuoteSelection } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

export const getJobPricing = endpoint({
  path: '/api/jobs/job/job-pricing',
  access: 'Job.View',
  summary: 'What a job is sold for; for staff also what it costs.',
  input: z.object({ jobId: guidOf('job') }),
  output: JobPricing,
  problems: [refusals.JobNotFound],
});

export const setJobQuote = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/job-quote',
  access: 'Job.Price',
  summary: 'Stores the buy or the sell price of a quote with a job.',
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

import { getJobPricing, setJobQuote } from '@waybill/contract/jobs/endpoints';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

export const useJobPricing = (jobId: string) => useEndpointQuery(getJobPricing, { jobId });

export const useChooseQuote = () =>
  useEndpointMutation(setJobQuote, { refreshes: [...jobReads, getJobPricing] });

export const useRequestQuotes = () => useEndpointMutation(createQuote, { refreshes: [] });

/** The polling interval of quotes (decisions B-25). */
const pollEvery_ms = 1000;

export const useJobQuotes = (resourceToken: string | null, isCompleted: boolean) =>
  useEndpointQuery(
    getQuotes,
    { resourceToken: resourceToken ?? '' },
    {
      enabled: resourceToken !== null,
      onReturn: false,
      ...(isCompleted ? {} : { every: pollEvery_ms }),
    },
  );

import { getRatesQuotes, multiQuoteRates, quoteRates } from '@waybill/contract/rates/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';

const pollMs = 300;

export type RatesResponse = Pick<ResultOf<typeof getRatesQuotes>, 'quotes' | 'unavailable'>;

type RatesQuery = ArgsOf<typeof multiQuoteRates>;

/**
 * Queries prices of one card, which may be a draft, directly; without a card requests those of all
 * active cards and waits for them.
 */
export function useRatesTest(rateCardId?: string) {
  const { call } = useClient();
  return useMutation({
    mutationFn: async (request: RatesQuery): Promise<RatesResponse> => {
      if (rateCardId !== undefined) return call(quoteRates, { ...request, rateCardId });
      const { resourceToken } = await call(multiQuoteRates, request);
      for (;;) {
        // Each request depends on the previous response.
        // oxlint-disable-next-line no-await-in-loop
        const result = await call(getRatesQuotes, { resourceToken });
        if (result.isCompleted) return result;
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => {
          setTimeout(resolve, pollMs);
        });
      }
    },
  });
}

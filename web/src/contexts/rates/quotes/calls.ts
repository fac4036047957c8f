import { getRatesQuotes, multiQuoteRates, quoteRates } from '@waybill/contract/rates/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { useClient } from '#client/client-context.tsx';

const pollMs = 300;

export type RatesResponse = Pick<ResultOf<typeof getRatesQuotes>, 'quotes' | 'unavailable'>;

type RatesQuery = ArgsOf<typeof multiQuoteRates>;

/**
 * Prices by one card, be it a draft, at once; without one asks every active card and waits for all.
 */
export function useRatesTest(rateCardId?: string) {
  const { call } = useClient();
  return useMutation({
    mutationFn: async (request: RatesQuery): Promise<RatesResponse> => {
      if (rateCardId !== undefined) return call(quoteRates, { ...request, rateCardId });
      const { resourceToken } = await call(multiQuoteRates, request);
      for (;;) {
        // Each question needs the answer to the one before it.
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

import { getRateMatrix, saveRateMatrix } from '@waybill/contract/rates/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { rateReads } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useRateMatrix = (rateServiceId: string, day: string, above: number) =>
  useEndpointQuery(
    getRateMatrix,
    { rateServiceId, day, above },
    { enabled: rateServiceId !== '', ...listed },
  );

export const useSaveMatrix = () => useEndpointMutation(saveRateMatrix, { refreshes: rateReads });

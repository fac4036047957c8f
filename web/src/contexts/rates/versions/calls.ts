import {
  createRateCardVersion,
  getRateCard,
  getRateCards,
  publishRateCardVersion,
  withdrawRateCardVersion,
} from '@waybill/contract/rates/endpoints';
import { getReplay, startReplay } from '@waybill/contract/booking/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const cardReads = [getRateCards, getRateCard] as const;

export const useCreateVersion = () =>
  useEndpointMutation(createRateCardVersion, { refreshes: cardReads });

export const usePublishVersion = () =>
  useEndpointMutation(publishRateCardVersion, { refreshes: cardReads });

export const useWithdrawVersion = () =>
  useEndpointMutation(withdrawRateCardVersion, { refreshes: cardReads });

const replayPollMs = 700;

export const useStartReplay = () => useEndpointMutation(startReplay, { refreshes: [getReplay] });

/** Queries the latest replay of a version, and polls it until it has ended. */
export function useReplay(rateCardId: string) {
  const query = useEndpointQuery(getReplay, { rateCardId });
  const isRunning = query.data?.replay?.isCompleted === false;
  useEndpointQuery(getReplay, { rateCardId }, { enabled: isRunning, every: replayPollMs });
  return query;
}

import {
  createRateCard,
  deleteRateCard,
  getRateCard,
  getRateCards,
  updateRateCard,
} from '@waybill/contract/rates/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

export const useRateCards = (query: ArgsOf<typeof getRateCards>) =>
  useEndpointQuery(getRateCards, query, listed);

export const useRateCard = (id: string) => useEndpointQuery(getRateCard, { id });

export const useCreateCard = () =>
  useEndpointMutation(createRateCard, { refreshes: [getRateCards] });

export const useUpdateCard = () =>
  useEndpointMutation(updateRateCard, { refreshes: [getRateCards, getRateCard] });

export const useDeleteCard = () =>
  useEndpointMutation(deleteRateCard, { refreshes: [getRateCards] });

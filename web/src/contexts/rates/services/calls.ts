import {
  createRateService,
  deleteRateService,
  getRates,
  getRateServices,
  getServiceRate,
  updateRateService,
} from '@waybill/contract/rates/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

export const useServices = (
  query: ArgsOf<typeof getRateServices>,
  options: { readonly enabled?: boolean } = {},
) => useEndpointQuery(getRateServices, query, { ...listed, ...options });

export const useCreateService = () =>
  useEndpointMutation(createRateService, { refreshes: [getRateServices] });

export const useUpdateService = () =>
  useEndpointMutation(updateRateService, { refreshes: [getRateServices] });

export const useDeleteService = () =>
  useEndpointMutation(deleteRateService, { refreshes: [getRateServices, getRates] });

export const useRate = (id: string) => useEndpointQuery(getServiceRate, { id });

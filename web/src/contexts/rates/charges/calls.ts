import {
  createFuelLevy,
  createSurcharge,
  deleteFuelLevy,
  deleteSurcharge,
  getFuelLevies,
  getSurcharges,
  updateFuelLevy,
  updateSurcharge,
} from '@waybill/contract/rates/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

export const useFuelLevies = (query: ArgsOf<typeof getFuelLevies>) =>
  useEndpointQuery(getFuelLevies, query, listed);

export const useCreateLevy = () =>
  useEndpointMutation(createFuelLevy, { refreshes: [getFuelLevies] });

export const useUpdateLevy = () =>
  useEndpointMutation(updateFuelLevy, { refreshes: [getFuelLevies] });

export const useDeleteLevy = () =>
  useEndpointMutation(deleteFuelLevy, { refreshes: [getFuelLevies] });

export const useSurcharges = (query: ArgsOf<typeof getSurcharges>) =>
  useEndpointQuery(getSurcharges, query, listed);

export const useCreateSurcharge = () =>
  useEndpointMutation(createSurcharge, { refreshes: [getSurcharges] });

export const useUpdateSurcharge = () =>
  useEndpointMutation(updateSurcharge, { refreshes: [getSurcharges] });

export const useDeleteSurcharge = () =>
  useEndpointMutation(deleteSurcharge, { refreshes: [getSurcharges] });

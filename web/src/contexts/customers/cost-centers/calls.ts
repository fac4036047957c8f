import {
  createOrUpdateCostCenter,
  deleteCostCenter,
  getCostCenters,
} from '@waybill/contract/customers/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import type { CustomerListQuery } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useCostCenters = (query: CustomerListQuery) =>
  useEndpointQuery(getCostCenters, query, listed);

export const useSaveCostCenter = () =>
  useEndpointMutation(createOrUpdateCostCenter, { refreshes: [getCostCenters] });

export const useDeleteCostCenter = () =>
  useEndpointMutation(deleteCostCenter, { refreshes: [getCostCenters] });

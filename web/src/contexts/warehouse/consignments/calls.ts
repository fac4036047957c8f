import {
  getWarehouseConsignments,
  updateWarehouseConsignment,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useConsignments = (query: ArgsOf<typeof getWarehouseConsignments>) =>
  useEndpointQuery(getWarehouseConsignments, query, { keepPrevious: true });

/** One consignment by its number: a lookup of one result from the first on. */
export const useConsignmentOf = (number: string | null) =>
  useEndpointQuery(
    getWarehouseConsignments,
    {
      filter: `consignmentNumber eq '${(number ?? '').replaceAll("'", "''")}'`,
      maxResultCount: 1,
      skipCount: 0,
    },
    { enabled: number !== null },
  );

export const useUpdateConsignment = () =>
  useEndpointMutation(updateWarehouseConsignment, { refreshes: [getWarehouseConsignments] });

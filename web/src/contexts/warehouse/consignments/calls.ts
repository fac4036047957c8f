import {
  exportWarehouseConsignments,
  getWarehouseConsignments,
  updateWarehouseConsignment,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useConsignments = (query: ArgsOf<typeof getWarehouseConsignments>) =>
  useEndpointQuery(getWarehouseConsignments, query, { keepPrevious: true });

/** Queries a consignment by its number, as a lookup with one result. */
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

export const useExportConsignments = () => useExportFile(exportWarehouseConsignments);

export const useUpdateConsignment = () =>
  useEndpointMutation(updateWarehouseConsignment, { refreshes: [getWarehouseConsignments] });

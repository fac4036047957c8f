import { getImportOrders, importOrder } from '@waybill/contract/shops/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useImportOrder = () => useEndpointMutation(importOrder, { refreshes: [] });

/** Queries the progress of an import. */
export const useImportStatus = (importToken: string) =>
  useEndpointQuery(getImportOrders, { importToken });

/** Polls an import every two seconds while it is mounted (decisions O-05). */
export const usePolledImport = (importToken: string) =>
  useEndpointQuery(getImportOrders, { importToken }, { every: 2_000 });

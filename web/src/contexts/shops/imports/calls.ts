import { getImportOrders, importOrder } from '@waybill/contract/shops/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useImportOrder = () => useEndpointMutation(importOrder, { refreshes: [] });

/** How far an import is. */
export const useImportStatus = (importToken: string) =>
  useEndpointQuery(getImportOrders, { importToken });

/** Asks again every two seconds, for as long as it is used (decisions O-05). */
export const usePolledImport = (importToken: string) =>
  useEndpointQuery(getImportOrders, { importToken }, { every: 2_000 });

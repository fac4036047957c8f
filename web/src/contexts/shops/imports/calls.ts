import { getImportOrders, importOrder } from '@waybill/contract/shops/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useImportOrder = () => useEndpointMutation(importOrder, { refreshes: [] });

/** How far an import is, every two seconds until it is complete (decisions O-05). */
export const useImportStatus = (importToken: string | null, isRunning: boolean) =>
  useEndpointQuery(
    getImportOrders,
    { importToken: importToken ?? '' },
    { enabled: importToken !== null, ...(isRunning && { every: 2_000 }) },
  );

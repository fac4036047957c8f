import {
  createItem,
  createScanEventForWarehouseItems,
  exportItems,
  getItem,
  getItems,
  getItemScanEvents,
  getWarehouseLocations,
  importItems,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

/** The queries that a scan of items changes. */
const refreshes = [getItems, getItem, getItemScanEvents, getWarehouseLocations] as const;

export const useItems = (query: ArgsOf<typeof getItems>) =>
  useEndpointQuery(getItems, query, { keepPrevious: true });

export const useItem = (id: string) => useEndpointQuery(getItem, { id });

export const useScansOfItem = (itemId: string | undefined) =>
  useEndpointQuery(
    getItemScanEvents,
    { itemId: itemId ?? '', maxResultCount: 200 },
    { enabled: itemId !== undefined },
  );

export const useCreateItem = () => useEndpointMutation(createItem, { refreshes });

export const useScanItems = () =>
  useEndpointMutation(createScanEventForWarehouseItems, { refreshes });

export const useImportItems = () => useEndpointMutation(importItems, { refreshes });

export const useExportItems = () => useExportFile(exportItems);

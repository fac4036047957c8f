import {
  createItem,
  createScanEventForWarehouseItems,
  getItem,
  getItems,
  getItemScanEvents,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const refreshes = [getItems, getItem, getItemScanEvents] as const;

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

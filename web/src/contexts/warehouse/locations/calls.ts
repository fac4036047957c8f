import {
  deleteWarehouseLocation,
  downloadWarehouseLabels,
  exportWarehouseLocations,
  getWarehouseLocations,
  importLocationFile,
  importWarehouseLocations,
} from '@waybill/contract/warehouse/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useMemo } from 'react';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const changing = { refreshes: [getWarehouseLocations] } as const;

/** More than one floor has. */
const locationsMax = 1000;

export const useLocations = (query: ArgsOf<typeof getWarehouseLocations> = {}) =>
  useEndpointQuery(
    getWarehouseLocations,
    { sorting: 'code', maxResultCount: locationsMax, ...query },
    { keepPrevious: true },
  );

/** Returns the codes of all locations: a location's barcode may be scanned instead of an item's. */
export function useLocationCodes(): ReadonlySet<string> {
  const { data } = useLocations();
  return useMemo(() => new Set(data?.items.map(({ code }) => code)), [data]);
}

export const useSaveLocations = () => useEndpointMutation(importWarehouseLocations, changing);

export const useImportLocations = () => useEndpointMutation(importLocationFile, changing);

export const useExportLocations = () => useExportFile(exportWarehouseLocations);

export const useDeleteLocation = () => useEndpointMutation(deleteWarehouseLocation, changing);

export const useLabels = () => useDownload(downloadWarehouseLabels);

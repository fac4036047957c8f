import {
  addZoneLocation,
  createZone,
  deleteZone,
  exportRate,
  exportZone,
  getOverlappingPlaces,
  getUncoveredPlaces,
  getZoneLocations,
  getZones,
  importZone,
  removeZoneLocation,
  updateZone,
} from '@waybill/contract/rates/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { saveCsv } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';
import { laneReads } from '../calls.ts';

const listed = { keepPrevious: true } as const;

const zoneReads = [
  getZones,
  getZoneLocations,
  getUncoveredPlaces,
  getOverlappingPlaces,
  ...laneReads,
] as const;

export const useZones = (query: ArgsOf<typeof getZones>) =>
  useEndpointQuery(getZones, query, listed);

export const useCreateZone = () => useEndpointMutation(createZone, { refreshes: zoneReads });

export const useUpdateZone = () => useEndpointMutation(updateZone, { refreshes: zoneReads });

export const useDeleteZone = () => useEndpointMutation(deleteZone, { refreshes: zoneReads });

export const useZonePlaces = (query: ArgsOf<typeof getZoneLocations>) =>
  useEndpointQuery(getZoneLocations, query, listed);

export const useAddPlace = () => useEndpointMutation(addZoneLocation, { refreshes: zoneReads });

export const useRemovePlace = () =>
  useEndpointMutation(removeZoneLocation, { refreshes: zoneReads });

export const useImportZones = () => useUpload(importZone, { refreshes: zoneReads });

/** Saves the zones or the rates of a card as a CSV file. */
export function useExportCsv(kind: 'zones' | 'rates') {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ rateCardId, name }: { rateCardId: string; name: string }) => {
      const text = await call(kind === 'zones' ? exportZone : exportRate, { rateCardId });
      saveCsv(text, name);
    },
  });
}

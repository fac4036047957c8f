import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  createZone,
  createZoneLocations,
  deleteZone,
  deleteZoneLocation,
  exportZone,
  getHeadPorts,
  getServingZones,
  getZone,
  getZoneLocations,
  getZoneOverlaps,
  getZones,
  importZone,
  updateZone,
} from '@waybill/contract/jobs/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';
import { saveCsv } from '#client/save-file.ts';

const zoneReads = [
  getZones,
  getZone,
  getZoneLocations,
  getZoneOverlaps,
  getServingZones,
  getHeadPorts,
] as const;
const listed = { keepPrevious: true } as const;
const changing = { refreshes: zoneReads } as const;

export const useZones = (query: ArgsOf<typeof getZones>) =>
  useEndpointQuery(getZones, query, listed);

export const useZoneLocations = (query: ArgsOf<typeof getZoneLocations>) =>
  useEndpointQuery(getZoneLocations, query, listed);

export const useZoneOverlaps = (query: ArgsOf<typeof getZoneOverlaps>) =>
  useEndpointQuery(getZoneOverlaps, query, listed);

export const useServingZones = (query: ArgsOf<typeof getServingZones>) =>
  useEndpointQuery(getServingZones, query, { enabled: query.postCode !== '', keepPrevious: true });

export const useCreateZone = () => useEndpointMutation(createZone, changing);

export const useUpdateZone = () => useEndpointMutation(updateZone, changing);

/** Accepts `id`, as record shelves require; the endpoint spells it `Id`. */
export function useDeleteZone(): UseMutationResult<null, Error, { readonly id: string }> {
  const { call } = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }) => call(deleteZone, { Id: id }),
    onSuccess: () =>
      Promise.all(zoneReads.map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))),
  });
}

export const useAddLocations = () => useEndpointMutation(createZoneLocations, changing);

export const useRemoveLocation = () => useEndpointMutation(deleteZoneLocation, changing);

export const useImportZones = () => useUpload(importZone, changing);

/** Saves the zones of a head port as a CSV file. */
export function useExportZones() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ id, code }: { readonly id: string; readonly code: string }) =>
      saveCsv(await call(exportZone, { headPortId: id }), `${code}-zones.csv`),
  });
}

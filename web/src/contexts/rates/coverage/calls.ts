import {
  exportCoverage,
  getCardCoverage,
  getLanesWithoutRate,
  getOverlappingPlaces,
  getUncoveredPlaces,
} from '@waybill/contract/rates/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { saveCsv } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

export const useCardCoverage = (query: ArgsOf<typeof getCardCoverage>) =>
  useEndpointQuery(getCardCoverage, query, listed);

export const useUncoveredPlaces = (query: ArgsOf<typeof getUncoveredPlaces>) =>
  useEndpointQuery(getUncoveredPlaces, query, listed);

export const useOverlappingPlaces = (query: ArgsOf<typeof getOverlappingPlaces>) =>
  useEndpointQuery(getOverlappingPlaces, query, listed);

export const useLanesWithoutRate = (query: ArgsOf<typeof getLanesWithoutRate>) =>
  useEndpointQuery(getLanesWithoutRate, query, listed);

/** Saves a coverage report as a CSV file. */
export function useExportCoverage() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ name, ...query }: ArgsOf<typeof exportCoverage> & { name: string }) =>
      saveCsv(await call(exportCoverage, query), name),
  });
}

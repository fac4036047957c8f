import { useQuery } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  clearPreStartCheck,
  getDriverPreStartAnswer,
  getDriverPreStartAnswers,
  getPreStartChecksCsv,
  getPreStartEvidence,
  getPreStartImage,
  getPreStartQuestions,
  savePreStartQuestions,
} from '@waybill/contract/fleet/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { driverReads } from '../calls.ts';

const checkReads = [getDriverPreStartAnswers, getDriverPreStartAnswer, ...driverReads] as const;

export const usePreStartChecks = (query: ArgsOf<typeof getDriverPreStartAnswers>) =>
  useEndpointQuery(getDriverPreStartAnswers, query, { keepPrevious: true });

export const usePreStartCheck = (id: string) => useEndpointQuery(getDriverPreStartAnswer, { id });

export const useClearCheck = () =>
  useEndpointMutation(clearPreStartCheck, { refreshes: checkReads });

export const useExportChecks = () => useExportFile(getPreStartChecksCsv);

export const useEvidence = () => useDownload(getPreStartEvidence);

export const usePreStartSettings = () => useEndpointQuery(getPreStartQuestions, {});

export const useSavePreStartSettings = () =>
  useEndpointMutation(savePreStartQuestions, { refreshes: [getPreStartQuestions] });

/** A photo of a check as an address for `img`; it lives as long as the page. */
export function usePreStartImage(id: string, image: string) {
  const { download } = useClient();
  return useQuery({
    queryKey: ['photo of a pre-start check', id, image],
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await download(getPreStartImage, { id, image }, { signal })).blob),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

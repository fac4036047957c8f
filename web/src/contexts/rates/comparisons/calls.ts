import { compareRateCards, exportComparison } from '@waybill/contract/rates/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { saveCsv } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery } from '#client/queries.ts';

const listed = { keepPrevious: true } as const;

export const useComparison = (query: ArgsOf<typeof compareRateCards>) =>
  useEndpointQuery(compareRateCards, query, listed);

/** Saves the changes from one card to another as a CSV file. */
export function useExportComparison() {
  const { call } = useClient();
  return useMutation({
    mutationFn: async ({ name, ...query }: ArgsOf<typeof exportComparison> & { name: string }) =>
      saveCsv(await call(exportComparison, query), name),
  });
}

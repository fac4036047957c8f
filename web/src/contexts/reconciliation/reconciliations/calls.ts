import {
  deleteReconciliations,
  downloadReconciliationCsv,
  exportReconciliationCsv,
  getReconciliationForApproval,
  getReconciliations,
} from '@waybill/contract/reconciliation/endpoints';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { save } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

/** The polling interval of an import in progress. */
const watched_ms = 1000;

export const useReconciliations = (input: ArgsOf<typeof getReconciliations>, isWatched: boolean) =>
  useEndpointQuery(getReconciliations, input, {
    keepPrevious: true,
    ...(isWatched ? { every: watched_ms } : {}),
  });

export const useReconciliation = (
  input: ArgsOf<typeof getReconciliationForApproval>,
  isWatched: boolean,
) =>
  useEndpointQuery(getReconciliationForApproval, input, {
    keepPrevious: true,
    ...(isWatched ? { every: watched_ms } : {}),
  });

export const useDeleteReconciliation = () =>
  useEndpointMutation(deleteReconciliations, { refreshes: [getReconciliations] });

/** Downloads an uploaded invoice, or the file of lines without a booking, by its guid. */
export const useInvoiceFile = () => useDownload(downloadReconciliationCsv);

/** Requests the export of an invoice, then saves its file. */
export function useExport(): UseMutationResult<void, Error, { readonly id: number }> {
  const { call, download } = useClient();
  return useMutation<void, Error, { readonly id: number }>({
    mutationFn: async (args) => {
      const { fileToken, fileName } = await call(exportReconciliationCsv, args);
      const file = await download(downloadReconciliationCsv, { assetId: fileToken });
      save({ ...file, name: fileName });
    },
  });
}

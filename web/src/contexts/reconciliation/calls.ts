import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { getBookingsForRecharge, getListedBookings } from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  approveReconciliation,
  deleteReconciliations,
  downloadReconciliationCsv,
  exportReconciliationCsv,
  getDisputeLetter,
  getReconciliationEvidence,
  getReconciliationForApproval,
  getReconciliations,
  getReconciliationTerms,
  importReconciliationCsv,
  linkConsignment,
  resolveServices,
  saveReconciliationTolerance,
  sendDisputeLetter,
  undoServices,
  uploadReconciliationFile,
} from '@waybill/contract/reconciliation/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery, useDownload, useEndpointMutation, useUpload } from '#client/queries.ts';
import { save } from '#client/save-file.ts';
import { linkFilter } from './lines/link-filter.ts';

const reads = [getReconciliations, getReconciliationForApproval, getBookingsForRecharge] as const;

/** How often an import that is under way is asked about. */
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

export const useEvidence = (bookingReconciliationId: number) =>
  useEndpointQuery(getReconciliationEvidence, { bookingReconciliationId });

export const useTerms = () => useEndpointQuery(getReconciliationTerms, {});

export const useRecharges = (input: ArgsOf<typeof getBookingsForRecharge>) =>
  useEndpointQuery(getBookingsForRecharge, input, { keepPrevious: true });

export const useUploadInvoice = () => useUpload(uploadReconciliationFile, { refreshes: [] });
export const useImportInvoice = () =>
  useEndpointMutation(importReconciliationCsv, { refreshes: [...reads, getReconciliationTerms] });
export const useApprove = () => useEndpointMutation(approveReconciliation, { refreshes: reads });
export const useResolve = () => useEndpointMutation(resolveServices, { refreshes: reads });
export const useUndo = () => useEndpointMutation(undoServices, { refreshes: reads });
export const useLinkConsignment = () => useEndpointMutation(linkConsignment, { refreshes: reads });
/** The newest bookings of a carrier whose number, customer or place contains a text. */
export const useBookingsToLink = (carrierCode: string, text: string) =>
  useEndpointQuery(
    getListedBookings,
    { filter: linkFilter(carrierCode, text), sorting: 'id desc', maxResultCount: 10 },
    { keepPrevious: true },
  );
export const useDisputeLetter = (id: number) => useEndpointQuery(getDisputeLetter, { id });
export const useSendDisputeLetter = () =>
  useEndpointMutation(sendDisputeLetter, { refreshes: [getDisputeLetter] });
export const useDeleteReconciliation = () =>
  useEndpointMutation(deleteReconciliations, { refreshes: [getReconciliations] });
export const useSaveTolerance = () =>
  useEndpointMutation(saveReconciliationTolerance, { refreshes: [getReconciliationTerms] });

/** Fetches an uploaded invoice, or the file of what fits no booking, by its guid. */
export const useInvoiceFile = () => useDownload(downloadReconciliationCsv);

/** Asks for the export of an invoice, then hands its file to the browser. */
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

import {
  addInvoiceNote,
  downloadDocument,
  exportInvoices,
  generateAdhocInvoice,
  getInvoiceDocument,
  getInvoiceForEdit,
  getInvoices,
  getReceivables,
  issueInvoice,
  printInvoices,
  sendInvoices,
  voidInvoice,
  voidInvoices,
  zipDocuments,
} from '@waybill/contract/finance/endpoints';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { save } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { moneyReads, usePdf } from '../calls.ts';

export const useInvoices = (input: ArgsOf<typeof getInvoices>, enabled = true) =>
  useEndpointQuery(getInvoices, input, { keepPrevious: true, enabled });

/** Fetches current invoices, for the selection of a whole list. */
export function useFetchInvoices(): (
  input: ArgsOf<typeof getInvoices>,
) => Promise<ResultOf<typeof getInvoices>> {
  const { call } = useClient();
  return (input) => call(getInvoices, input);
}

export const useReceivables = (input: ArgsOf<typeof getReceivables>) =>
  useEndpointQuery(getReceivables, input, { keepPrevious: true });

export const useInvoice = (id: number | null) =>
  useEndpointQuery(getInvoiceForEdit, { id: id ?? 0 }, { enabled: id !== null });

export const useIssueInvoice = () => useEndpointMutation(issueInvoice, { refreshes: moneyReads });

export const useVoidInvoice = () => useEndpointMutation(voidInvoice, { refreshes: moneyReads });

export const useVoidInvoices = () => useEndpointMutation(voidInvoices, { refreshes: moneyReads });

export const useSendInvoices = () =>
  useEndpointMutation(sendInvoices, { refreshes: [getInvoices, getInvoiceForEdit] });

export const useAddNote = () =>
  useEndpointMutation(addInvoiceNote, { refreshes: [getInvoiceForEdit] });

export const useAdhocInvoice = () =>
  useEndpointMutation(generateAdhocInvoice, { refreshes: moneyReads });

export const useInvoicePdf = () => usePdf(getInvoiceDocument);

export const useInvoicesCsv = () => usePdf(exportInvoices);

/** Prints several invoices one after another, and saves all PDFs in one file. */
export function usePrintedInvoices() {
  const { call, download } = useClient();
  return {
    print: (invoiceIds: readonly number[]) => call(printInvoices, { invoiceIds: [...invoiceIds] }),
    save: async (fileTokens: readonly string[], name: string): Promise<void> => {
      const [only] = fileTokens;
      if (only === undefined) return;
      const zipped = { fileTokens: [...fileTokens], name };
      const fileToken =
        fileTokens.length === 1 ? only : (await call(zipDocuments, zipped)).fileToken;
      save(await download(downloadDocument, { fileToken }));
    },
  };
}

import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  addInvoiceNote,
  allocatePayment,
  assignCustomerFee,
  createCreditCardPayment,
  createCreditNoteRequest,
  createOrUpdateFee,
  createPayment,
  createRemittanceAdvice,
  deleteCreditNote,
  deleteRemittanceAdvice,
  downloadDocument,
  exportCreditNotes,
  exportInvoices,
  exportJournals,
  exportPayments,
  exportRemittanceAdvices,
  generateAdhocInvoice,
  generateInvoices,
  getBillingOverview,
  getBillingRun,
  getBillingWork,
  getBraintreeTokenizationKey,
  getCreditNoteDocument,
  getCreditNoteForEdit,
  getCreditNotes,
  getFeeForEdit,
  getFees,
  getFinanceStatement,
  getInvoiceDocument,
  getInvoiceForEdit,
  getInvoices,
  getJournalAccounts,
  getPayments,
  getReceivables,
  getRemittanceAdvices,
  getRemittanceDocument,
  getStatementDocument,
  getStatementRun,
  getStatementWork,
  getTransactionInfo,
  issueInvoice,
  mailStatement,
  printInvoices,
  processCreditNoteRequest,
  reversePayment,
  sendInvoices,
  settleCreditNote,
  startBillingRun,
  startStatementRun,
  updateCreditNoteNotes,
  voidInvoice,
  voidInvoices,
  zipDocuments,
} from '@waybill/contract/finance/endpoints';
import { priceDelivered, quoteDelivered } from '@waybill/contract/booking/endpoints';
import { countedAtOnce } from '@waybill/contract/messaging/email-count-endpoint';
import { countEmails } from '@waybill/contract/messaging/endpoints';
import { partsOf } from '@waybill/kernel/parts';
import type { Endpoint, ResultOf } from '@waybill/contract/endpoint';
import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { useEndpointQuery, useDownload, useEndpointMutation } from '#client/queries.ts';
import { save } from '#client/save-file.ts';
import { previewParts, takesLong } from './billing/preview-parts.ts';

const moneyReads = [
  getInvoices,
  getInvoiceForEdit,
  getReceivables,
  getPayments,
  getRemittanceAdvices,
  getCreditNotes,
  getCreditNoteForEdit,
  getFinanceStatement,
] as const;

export const useInvoices = (input: ArgsOf<typeof getInvoices>, enabled = true) =>
  useEndpointQuery(getInvoices, input, { keepPrevious: true, enabled });

/** Invoices as they are now, for whoever chooses many at once. */
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

export const usePayments = (input: ArgsOf<typeof getPayments>) =>
  useEndpointQuery(getPayments, input, { keepPrevious: true });

export const useRemittances = (input: ArgsOf<typeof getRemittanceAdvices>, enabled = true) =>
  useEndpointQuery(getRemittanceAdvices, input, { keepPrevious: true, enabled });

export const useStatement = (input: ArgsOf<typeof getFinanceStatement>, enabled: boolean) =>
  useEndpointQuery(getFinanceStatement, input, { keepPrevious: true, enabled });

export const useMailStatement = () => useEndpointMutation(mailStatement, { refreshes: [] });
export const useJournalAccounts = () => useEndpointQuery(getJournalAccounts, {});

export const useIssueInvoice = () => useEndpointMutation(issueInvoice, { refreshes: moneyReads });
export const useVoidInvoice = () => useEndpointMutation(voidInvoice, { refreshes: moneyReads });
export const useVoidInvoices = () => useEndpointMutation(voidInvoices, { refreshes: moneyReads });
export const useSendInvoices = () =>
  useEndpointMutation(sendInvoices, { refreshes: [getInvoices, getInvoiceForEdit] });
export const useAddNote = () =>
  useEndpointMutation(addInvoiceNote, { refreshes: [getInvoiceForEdit] });
export const useRecordPayment = () => useEndpointMutation(createPayment, { refreshes: moneyReads });
export type PreviewQuery = Omit<ArgsOf<typeof generateInvoices>, 'preview' | 'customerIds'>;
type Previewed = ResultOf<typeof generateInvoices>['customers'];

/**
 * What a billing run would make; null asks for nothing. A long one is asked for some customers at a
 * time, and `far` says how many bookings are looked at.
 */
export function useBillingPreview(query: PreviewQuery | null) {
  const { call } = useClient();
  const waiting = useBillingOverview().data?.notInvoiced.bookings;
  const [far, setFar] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const look = async (of: ArgsOf<typeof generateInvoices>): Promise<Previewed> =>
    (await call(generateInvoices, { ...of, preview: true })).customers;
  const inParts = async (of: PreviewQuery): Promise<Previewed> => {
    const parts = previewParts((await call(getBillingWork, {})).customers);
    const total = parts.reduce((sum, { bookings }) => sum + bookings, 0);
    const found: Previewed[number][] = [];
    let done = 0;
    for (const { customerIds, bookings } of parts) {
      setFar({ done, of: total });
      found.push(...(await look({ ...of, customerIds: [...customerIds] })));
      done += bookings;
    }
    setFar(null);
    return found;
  };
  const result = useQuery<Previewed, Error>({
    queryKey: ['billing preview', query],
    queryFn: () => {
      const wanted = query ?? {};
      const isShort = wanted.customerId !== undefined || !takesLong(waiting ?? 0);
      return isShort ? look(wanted) : inParts(wanted);
    },
    enabled: query !== null && waiting !== undefined,
    placeholderData: keepPreviousData,
    // Whoever comes back has mended something: it is looked at again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { ...result, far };
}

/** How many e-mails an invoice or a statement of each customer sends; undefined until it is known. */
export function useEmailCounts(
  event: ArgsOf<typeof countEmails>['event'],
  customerIds: readonly number[],
) {
  const { call } = useClient();
  const ids = [...new Set(customerIds)].toSorted((a, b) => a - b);
  const { data } = useQuery({
    queryKey: ['e-mails', event, ids],
    queryFn: async () => {
      const found = new Map<number, EmailCount>();
      for (const part of partsOf(ids, countedAtOnce)) {
        const { items } = await call(countEmails, { event, customerids: [...part] });
        for (const item of items) found.set(item.customerid, item);
      }
      return found;
    },
    enabled: ids.length > 0,
  });
  return ids.length === 0 ? noCounts : data;
}
export type EmailCount = ResultOf<typeof countEmails>['items'][number];
const noCounts: ReadonlyMap<number, EmailCount> = new Map();

/** Prices a delivered booking that has no price, by hand or as it is quoted now. */
export const usePriceDelivered = () =>
  useEndpointMutation(priceDelivered, { refreshes: [getBillingOverview] });
export const useQuoteDelivered = () => useEndpointMutation(quoteDelivered, { refreshes: [] });

export const useStatementWork = (input: ArgsOf<typeof getStatementWork>) =>
  useEndpointQuery(getStatementWork, input, { keepPrevious: true });
export const useStartStatementRun = () =>
  useEndpointMutation(startStatementRun, { refreshes: [getStatementWork] });
/** Events tell how far a run is; where none arrive, it is asked until it is over. */
export const useStatementRun = (statementRunId: string) => {
  const [isOver, setOver] = useState(false);
  const every = isOver ? {} : { every: underWayEvery_ms };
  const query = useEndpointQuery(getStatementRun, { statementRunId }, every);
  const nowOver = query.data !== undefined && query.data.status !== 'Running';
  if (nowOver !== isOver) setOver(nowOver);
  return query;
};
/** Saves the file of a token. */
export const useFinanceFile = () => useDownload(downloadDocument);

/** Begins a billing run; refused while another is under way, which the overview then names. */
export const useStartBillingRun = () =>
  useEndpointMutation(startBillingRun, { refreshes: [getBillingOverview] });
/** Events tell how far a run is; where none arrive, it is asked until it is over. */
export const useBillingRun = (billingRunId: string) => {
  const [isOver, setOver] = useState(false);
  const every = isOver ? {} : { every: underWayEvery_ms };
  const query = useEndpointQuery(getBillingRun, { billingRunId }, every);
  const nowOver = query.data !== undefined && query.data.status !== 'Running';
  if (nowOver !== isOver) setOver(nowOver);
  return query;
};
const underWayEvery_ms = 2_000;
export const useBillingOverview = (enabled = true) =>
  useEndpointQuery(getBillingOverview, {}, { enabled });
export const useAdhocInvoice = () =>
  useEndpointMutation(generateAdhocInvoice, { refreshes: moneyReads });

export const usePayment = (id: number) =>
  useEndpointQuery(getPayments, { filter: `id eq ${id}`, maxResultCount: 1 });
export const useReversePayment = () =>
  useEndpointMutation(reversePayment, { refreshes: moneyReads });
export const useCardKey = () => useEndpointQuery(getBraintreeTokenizationKey, {});
export const usePayByCard = () =>
  useEndpointMutation(createCreditCardPayment, { refreshes: [...moneyReads, getTransactionInfo] });
/** The charges of a payment or an invoice; asked again while one of them is open. */
export const useTransactions = (input: ArgsOf<typeof getTransactionInfo>, enabled = true) =>
  useEndpointQuery(getTransactionInfo, input, { enabled });
export const useGiveOut = () => useEndpointMutation(allocatePayment, { refreshes: moneyReads });

export const useCreditNotes = (input: ArgsOf<typeof getCreditNotes>) =>
  useEndpointQuery(getCreditNotes, input, { keepPrevious: true });
export const useCreditNote = (id: number) => useEndpointQuery(getCreditNoteForEdit, { id });
export const useRequestCredit = () =>
  useEndpointMutation(createCreditNoteRequest, { refreshes: moneyReads });
export const useDecideCredit = () =>
  useEndpointMutation(processCreditNoteRequest, { refreshes: moneyReads });
export const useSettleCredit = () =>
  useEndpointMutation(settleCreditNote, { refreshes: moneyReads });
export const useAddCreditNotes = () =>
  useEndpointMutation(updateCreditNoteNotes, { refreshes: [getCreditNoteForEdit] });
export const useWithdrawCredit = () =>
  useEndpointMutation(deleteCreditNote, { refreshes: moneyReads });

export const useFees = (input: ArgsOf<typeof getFees>) =>
  useEndpointQuery(getFees, input, { keepPrevious: true });
export const useFee = (id: number) => useEndpointQuery(getFeeForEdit, { id });
export const useSaveFee = () =>
  useEndpointMutation(createOrUpdateFee, { refreshes: [getFees, getFeeForEdit] });
export const useAssignFee = () =>
  useEndpointMutation(assignCustomerFee, { refreshes: [getFees, getFeeForEdit] });

export const useAdvise = () =>
  useEndpointMutation(createRemittanceAdvice, { refreshes: [getRemittanceAdvices] });
export const useCancelRemittance = () =>
  useEndpointMutation(deleteRemittanceAdvice, { refreshes: [getRemittanceAdvices] });

export const useInvoicePdf = () => usePdf(getInvoiceDocument);
export const useCreditNotePdf = () => usePdf(getCreditNoteDocument);
export const useRemittancePdf = () => usePdf(getRemittanceDocument);
/** The whole statement as PDF or CSV. */
export const useStatementFile = () => usePdf(getStatementDocument);
export const useInvoicesCsv = () => usePdf(exportInvoices);
export const usePaymentsCsv = () => usePdf(exportPayments);
export const useCreditNotesCsv = () => usePdf(exportCreditNotes);
export const useRemittancesCsv = () => usePdf(exportRemittanceAdvices);
export const useJournalsCsv = () => usePdf(exportJournals);

/** Prints some invoices after others, and saves all their papers as one file. */
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

type PdfPage =
  | typeof getCreditNoteDocument
  | typeof getInvoiceDocument
  | typeof getRemittanceDocument
  | typeof getStatementDocument
  | typeof exportInvoices
  | typeof exportJournals;

/** Asks for a paper, then fetches the file of its token and hands it to the browser. */
function usePdf<E extends PdfPage & Endpoint>(
  endpoint: E,
): UseMutationResult<void, Error, ArgsOf<E>> {
  const { call, download } = useClient();
  return useMutation<void, Error, ArgsOf<E>>({
    mutationFn: async (args) => {
      const { fileToken, fileName } = (await call(endpoint, args)) as ResultOf<
        typeof getInvoiceDocument
      >;
      const file = await download(downloadDocument, { fileToken });
      save({ ...file, name: fileName });
    },
  });
}

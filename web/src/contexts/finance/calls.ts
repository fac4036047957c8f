import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  downloadDocument,
  exportInvoices,
  exportJournals,
  getCreditNoteDocument,
  getCreditNoteForEdit,
  getCreditNotes,
  getFinanceStatement,
  getInvoiceDocument,
  getInvoiceForEdit,
  getInvoices,
  getPayments,
  getRctiDocument,
  getReceivables,
  getRemittanceAdvices,
  getRemittanceDocument,
  getStatementDocument,
} from '@waybill/contract/finance/endpoints';
import { countedAtOnce } from '@waybill/contract/messaging/emails/endpoints';
import { countEmails } from '@waybill/contract/messaging/endpoints';
import { partsOf } from '@waybill/kernel/parts';
import type { Endpoint, ResultOf } from '@waybill/contract/endpoint';
import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';

export const moneyReads = [
  getInvoices,
  getInvoiceForEdit,
  getRctiDocument,
  getReceivables,
  getPayments,
  getRemittanceAdvices,
  getCreditNotes,
  getCreditNoteForEdit,
  getFinanceStatement,
] as const;

/**
 * Queries how many e-mails an invoice or a statement of each customer causes; undefined until it is
 * known.
 */
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
export const underWayEvery_ms = 2_000;

type PdfPage =
  | typeof getCreditNoteDocument
  | typeof getInvoiceDocument
  | typeof getRctiDocument
  | typeof getRemittanceDocument
  | typeof getStatementDocument
  | typeof exportInvoices
  | typeof exportJournals;

/** Requests a document, then downloads it by its token. */
export function usePdf<E extends PdfPage & Endpoint>(
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

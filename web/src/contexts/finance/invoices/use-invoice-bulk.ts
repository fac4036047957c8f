import { type InvoiceOutcome, printedAtOnce } from '@waybill/contract/finance/invoices/outcomes';
import { useBulkRun } from '#shell/bulk/use-bulk-run.ts';
import { useToday } from '#shell/today.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { usePrintedInvoices, useSendInvoices, useVoidInvoices } from './calls.ts';

/** The number of e-mails per request, so that users see the progress. */
const sentAtOnce = 50;

/** Bulk actions on invoices: each returns the outcome per invoice. */
export function useInvoiceBulk(chosen: readonly InvoiceItem[]) {
  const t = useTranslate();
  const today = useToday();
  const sending = useSendInvoices();
  const voiding = useVoidInvoices();
  const pdfs = usePrintedInvoices();
  const names = new Map(chosen.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  const bulk = useBulkRun<InvoiceOutcome>({
    idOf: ({ invoiceId }) => invoiceId,
    nameOf: (id) => names.get(id) ?? t('Invoice {id}', { id }),
  });
  const ids = chosen.map(({ id }) => id);
  const send = () =>
    bulk.run({
      title: 'Send invoices',
      ids,
      atOnce: sentAtOnce,
      act: async (part) => (await sending.mutateAsync({ invoiceIds: [...part] })).results,
    });
  const takeBack = (note: string) =>
    bulk.run({
      title: 'Void invoices',
      ids,
      atOnce: sentAtOnce,
      act: async (part) => (await voiding.mutateAsync({ invoiceIds: [...part], note })).results,
    });
  const print = () => {
    let tokens: readonly string[] = [];
    bulk.run({
      title: 'Download PDF',
      ids,
      atOnce: printedAtOnce,
      act: async (part) => {
        const printed = await pdfs.print(part);
        tokens = [...tokens, ...printed.fileTokens];
        return printed.results;
      },
      afterConsigning: () => {
        const made = tokens;
        // A retry of the failed invoices downloads only their PDFs.
        tokens = [];
        return pdfs.save(made, t('Invoices {day}', { day: today }));
      },
    });
  };
  return { ...bulk, send, takeBack, print };
}

export type InvoiceBulk = ReturnType<typeof useInvoiceBulk>;

import { whyNot } from '@waybill/contract/finance/lifecycle';
import { Ban, CircleDollarSign, CreditCard, Download, FileCheck, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { later } from '#ui/later.ts';
import { useFormats } from '#shell/formats.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { standingOf } from './standing.ts';
import { SendDialog } from './SendDialog.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useInvoicePdf, useIssueInvoice } from './calls.ts';

const VoidDialog = later(async () => (await import('./VoidDialog.tsx')).VoidDialog);

/** Returns the actions on an open invoice, and their dialogs. */
export function useInvoiceActions(invoice: InvoiceItem) {
  const t = useTranslate();
  const may = useMay();
  const pdf = useInvoicePdf();
  const [voiding, setVoiding] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [isSending, setSending] = useState(false);
  const issuing = useIssueInvoice();
  const { money } = useFormats();
  const standing = standingOf(invoice);
  const isDraft = invoice.status === 'Draft';
  // Disabled actions are in the menu, with their reason.
  const whyNotPay = whyNot(standing, 'pay');
  const actions = [
    ...(isDraft && may('Finance.Create')
      ? [{ label: 'Issue', icon: FileCheck, primary: true, onAct: () => setDialog(true) }]
      : []),
    ...(!isDraft && may('Finance.Payment')
      ? [
          {
            label: 'Record payment',
            icon: CircleDollarSign,
            primary: true,
            seldom: whyNotPay !== null,
            href: paths.newPayment({ invoice: invoice.id }),
            disabledReason: whyNotPay,
          },
        ]
      : []),
    ...(!isDraft && may('Finance.CardPayment')
      ? [
          {
            label: 'Pay by card',
            icon: CreditCard,
            primary: !may('Finance.Payment'),
            seldom: whyNotPay !== null,
            href: paths.payByCard({ invoice: invoice.id }),
            disabledReason: whyNotPay,
          },
        ]
      : []),
    {
      label: 'Download PDF',
      icon: Download,
      primary: true,
      onAct: () => pdf.mutate({ id: invoice.id }),
      ...(pdf.isPending ? { state: 'loading' as const } : {}),
    },
    ...(!isDraft && may('Finance.Create')
      ? [
          {
            label: 'Send',
            icon: Send,
            onAct: () => setSending(true),
            disabledReason: whyNotSend(invoice),
          },
        ]
      : []),
    ...(may('Finance.CreditRequest')
      ? [
          {
            label: 'Request credit',
            icon: Undo2,
            seldom: true,
            href: paths.newCreditNote({ invoice: invoice.id }),
            disabledReason: whyNot(standing, 'credit'),
          },
        ]
      : []),
    ...(may('Finance.Delete')
      ? [
          {
            label: 'Void invoice',
            icon: Ban,
            danger: true,
            seldom: true,
            onAct: () => setVoiding(true),
            disabledReason: whyNot(standing, 'void'),
          },
        ]
      : []),
  ];
  const dialogs = (
    <>
      {pdf.error && (
        <div className="mb-4">
          <Banner tone="problem" title={explain(pdf.error).message} />
        </div>
      )}
      <ConfirmDialog
        open={dialog}
        onOpenChange={setDialog}
        question={t('Issue invoice {invoiceNumber}?', { invoiceNumber: invoice.invoiceNumber })}
        effect={t('{displayName} will then owe {amount}.', {
          displayName: invoice.customer.displayName,
          amount: money(invoice.amount),
        })}
        verb="Issue invoice"
        harmless
        working={issuing.isPending}
        problem={issuing.error && explain(issuing.error).message}
        onConfirm={() => issuing.mutate({ id: invoice.id }, { onSuccess: () => setDialog(false) })}
      />
      <SendDialog invoice={invoice} open={isSending} onOpenChange={setSending} />
      <VoidDialog invoice={invoice} open={voiding} onOpenChange={setVoiding} />
    </>
  );
  return { actions, dialogs };
}

const whyNotSend = (invoice: InvoiceItem): string | null =>
  whyNot(standingOf(invoice), 'send') ??
  (invoice.customer.email ? null : 'This customer has no e-mail address.');

import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import { useOpenInvoices } from '../payments/use-open.ts';
import type { CreditNoteItem } from './credit-columns.tsx';
import { useCardToRefund } from './use-card-to-refund.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSettleCredit } from './calls.ts';

/**
 * Settles credit beyond its invoice's balance: apply it to another invoice, refund it, or leave it
 * on account.
 */
export function Settle({ creditNote }: { readonly creditNote: CreditNoteItem }) {
  const t = useTranslate();
  const { money } = useFormats();
  const toast = useToast();
  const settling = useSettleCredit();
  const [refunding, setRefunding] = useState<'bank' | 'card' | null>(null);
  const card = useCardToRefund(creditNote);
  const invoices = useOpenInvoices(creditNote.customerId);
  const { id, openAmount, settlement } = creditNote;
  const done = (title: string) => ({
    onSuccess: () => {
      setRefunding(null);
      toast({ title, tone: 'success' as const });
    },
  });
  const apply = (invoiceId: number) =>
    settling.mutate({ id, settlement: 'Applied', invoiceId }, done('Credit applied'));
  return (
    <Panel title={t('{openAmount} unsettled', { openAmount: money(openAmount) })}>
      <div className="grid gap-4">
        {settling.error && refunding === null && (
          <Banner tone="problem" title={explain(settling.error).message} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            working={settling.isPending}
            disabledReason={settlement === 'KeptAsCredit' ? 'It is already kept on account.' : null}
            onClick={() =>
              settling.mutate({ id, settlement: 'KeptAsCredit' }, done('Credit kept on account'))
            }
          >
            Keep on account
          </Button>
          {card !== null && (
            <Button look="danger" onClick={() => setRefunding('card')}>
              {t('Refund {openAmount} to {card}', { openAmount: money(openAmount), card })}
            </Button>
          )}
          <Button look="danger" onClick={() => setRefunding('bank')}>
            {card === null
              ? t('Refund {openAmount}', { openAmount: money(openAmount) })
              : t('Refund {openAmount} by bank transfer', { openAmount: money(openAmount) })}
          </Button>
        </div>
        <Open invoices={invoices} working={settling.isPending} onApply={apply} />
      </div>
      <ConfirmDialog
        open={refunding !== null}
        onOpenChange={() => setRefunding(null)}
        question={
          refunding === 'card' && card !== null
            ? t('Refund {openAmount} to {card}?', { openAmount: money(openAmount), card })
            : t('Refund {openAmount}?', { openAmount: money(openAmount) })
        }
        effect={
          refunding === 'card'
            ? 'The card processor makes the refund. It is recorded here once it has gone through.'
            : t(
                'The refund to {displayName} is only recorded. Transfer the money from your bank.',
                { displayName: creditNote.customer.displayName },
              )
        }
        verb="Refund"
        working={settling.isPending}
        problem={settling.error && explain(settling.error).message}
        onConfirm={() =>
          settling.mutate(
            { id, settlement: 'Refunded', toCard: refunding === 'card' },
            done('Credit refunded'),
          )
        }
      />
    </Panel>
  );
}

type OpenProps = {
  readonly invoices: readonly InvoiceItem[] | undefined;
  readonly working: boolean;
  readonly onApply: (invoiceId: number) => void;
};

function Open({ invoices, working, onApply }: OpenProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (invoices === undefined) return <Skeleton lines={3} />;
  if (invoices.length === 0)
    return <p className="text-ink-2">{t('There are no other open invoices.')}</p>;
  return (
    <LinesTable
      label="Open invoices"
      rows={invoices}
      rowId={({ id }) => id}
      columns={[
        {
          head: 'Invoice',
          cell: ({ id, invoiceNumber }) => <InvoiceLink id={id} number={invoiceNumber} />,
        },
        {
          head: 'Outstanding',
          right: true,
          cell: ({ outstandingAmount }) => <Money text={money(outstandingAmount)} />,
        },
        {
          head: 'Action',
          right: true,
          cell: ({ id, invoiceNumber }) => (
            <Button size="small" working={working} onClick={() => onApply(id)}>
              {t('Apply to {invoiceNumber}', { invoiceNumber })}
            </Button>
          ),
        },
      ]}
    />
  );
}

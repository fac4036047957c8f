import { useMutation } from '@tanstack/react-query';
import { whyNot } from '@waybill/contract/finance/lifecycle';
import { zippedMax } from '@waybill/contract/finance/invoices/outcomes';
import { Ban, CircleDollarSign, Download, Send as SendIcon } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { BulkOutcome } from '#shell/bulk/BulkOutcome.tsx';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { BulkBar, type BulkBarProps } from '#ui/table/BulkBar.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { whyNotPaidTogether } from '../payments/paid-together.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { standingOf } from './standing.ts';
import { type InvoiceBulk, useInvoiceBulk } from './use-invoice-bulk.ts';

type Props = {
  /** The selected invoices, including those of other pages. */
  readonly chosen: readonly InvoiceItem[];
  readonly onClear: () => void;
  /** Offered once a whole page is selected. */
  readonly matching: BulkBarProps['matching'];
};

/** Bulk actions on the selected invoices, and afterwards the outcome of each. */
export function InvoiceBulkActions({ chosen, onClear, matching }: Props) {
  const t = useTranslate();
  const may = useMay();
  const { number } = useFormats();
  const bulk = useInvoiceBulk(chosen);
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear} matching={matching}>
        {may('Finance.Create') && <Send chosen={chosen} bulk={bulk} />}
        {may('Finance.Payment') && <Pay chosen={chosen} />}
        <Button
          size="small"
          icon={Download}
          working={bulk.isRunning('Download PDF')}
          disabledReason={whyTooMany(chosen.length, t)}
          onClick={bulk.print}
        >
          Download PDF
        </Button>
        {may('Finance.Delete') && <TakeBack chosen={chosen} bulk={bulk} />}
      </BulkBar>
      <BulkOutcome
        bulk={bulk}
        one="Invoice"
        detail="Address, document or reason"
        progress={({ done, of }) =>
          t('{done} of {of} invoices', { done: number(done), of: number(of) })
        }
      />
    </>
  );
}

const whyTooMany = (count: number, t: Translate): string | null =>
  count > zippedMax ? t('At most {most} invoices at a time.', { most: zippedMax }) : null;

type ActProps = Pick<Props, 'chosen'> & { readonly bulk: InvoiceBulk };

function Send({ chosen, bulk }: ActProps) {
  const t = useTranslate();
  return (
    <ConfirmButton
      label="Send"
      icon={SendIcon}
      size="small"
      question={
        chosen.length === 1
          ? t('Send {invoiceNumber}?', { invoiceNumber: chosen[0]?.invoiceNumber ?? '' })
          : t('Send {count} invoices?', { count: chosen.length })
      }
      effect="Each customer gets an e-mail with the invoice as PDF."
      verb="Send"
      harmless
      disabledReason={whyNone('send', chosen)}
      working={bulk.isRunning('Send invoices')}
      problem={null}
      onConfirm={bulk.send}
    />
  );
}

/** Pays the invoices of one customer with one payment. */
function Pay({ chosen }: Pick<Props, 'chosen'>) {
  const go = useGo();
  const t = useTranslate();
  return (
    <Button
      size="small"
      icon={CircleDollarSign}
      disabledReason={whyNotPaidTogether(chosen, t)}
      onClick={() => go(paths.newPayment({ invoices: chosen.map(({ id }) => id).join(',') }))}
    >
      Record payment
    </Button>
  );
}

function TakeBack({ chosen, bulk }: ActProps) {
  const t = useTranslate();
  const [dialog, setDialog] = useState(false);
  const starting = useMutation({ mutationFn: async (note: string) => bulk.takeBack(note) });
  return (
    <>
      <Button
        size="small"
        icon={Ban}
        working={bulk.isRunning('Void invoices')}
        disabledReason={whyNone('void', chosen)}
        onClick={() => setDialog(true)}
      >
        Void invoices
      </Button>
      <ReasonDialog
        open={dialog}
        onOpenChange={setDialog}
        title={
          chosen.length === 1
            ? t('Void invoice {invoiceNumber}?', {
                invoiceNumber: chosen[0]?.invoiceNumber ?? '',
              })
            : t('Void {count} invoices?', { count: chosen.length })
        }
        description="The bookings can be invoiced again. This can't be undone."
        help="Visible in the history to everyone who can view finance."
        verb={chosen.length === 1 ? 'Void invoice' : 'Void invoices'}
        cancelLabel={chosen.length === 1 ? 'Keep invoice' : 'Keep bookings'}
        sending={starting}
        argsOf={(note) => note}
      />
    </>
  );
}

/** Returns why an action applies to none of the invoices; null if it applies to at least one. */
function whyNone(act: 'send' | 'void', chosen: readonly InvoiceItem[]): string | null {
  const reasons = chosen.map((invoice) => whyNot(standingOf(invoice), act));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

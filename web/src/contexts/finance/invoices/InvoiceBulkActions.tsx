import { useMutation } from '@tanstack/react-query';
import { whyNot } from '@waybill/contract/finance/lifecycle';
import { zippedMax } from '@waybill/contract/finance/outcomes';
import { Ban, CircleDollarSign, Download, Send as SendIcon } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { BulkOutcome } from '#shell/bulk/BulkOutcome.tsx';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { type Say, useSay } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { BulkBar, type BulkBarProps } from '#ui/table/BulkBar.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { whyNotPaidTogether } from '../payments/paid-together.ts';
import type { InvoiceRow } from './invoice-columns.tsx';
import { standingOf } from './standing.ts';
import { type InvoiceBulk, useInvoiceBulk } from './use-invoice-bulk.ts';

type Props = {
  /** The chosen invoices, also those of other pages. */
  readonly chosen: readonly InvoiceRow[];
  readonly onClear: () => void;
  /** Offered once a whole page is chosen. */
  readonly matching: BulkBarProps['matching'];
};

/** What can be done with the chosen invoices, and afterwards what became of each. */
export function InvoiceBulkActions({ chosen, onClear, matching }: Props) {
  const say = useSay();
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
          disabledReason={whyTooMany(chosen.length, say)}
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
          say('{done} of {of} invoices', { done: number(done), of: number(of) })
        }
      />
    </>
  );
}

const whyTooMany = (count: number, say: Say): string | null =>
  count > zippedMax ? say('At most {most} invoices at a time.', { most: zippedMax }) : null;

type ActProps = Pick<Props, 'chosen'> & { readonly bulk: InvoiceBulk };

function Send({ chosen, bulk }: ActProps) {
  const say = useSay();
  return (
    <ConfirmButton
      label="Send"
      icon={SendIcon}
      size="small"
      question={
        chosen.length === 1
          ? say('Send {invoiceNumber}?', { invoiceNumber: chosen[0]?.invoiceNumber ?? '' })
          : say('Send {count} invoices?', { count: chosen.length })
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

/** One payment over the invoices of one customer. */
function Pay({ chosen }: Pick<Props, 'chosen'>) {
  const go = useGo();
  const say = useSay();
  return (
    <Button
      size="small"
      icon={CircleDollarSign}
      disabledReason={whyNotPaidTogether(chosen, say)}
      onClick={() => go(paths.newPayment({ invoices: chosen.map(({ id }) => id).join(',') }))}
    >
      Record payment
    </Button>
  );
}

function TakeBack({ chosen, bulk }: ActProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const starting = useMutation({ mutationFn: async (note: string) => bulk.takeBack(note) });
  return (
    <>
      <Button
        size="small"
        icon={Ban}
        working={bulk.isRunning('Void invoices')}
        disabledReason={whyNone('void', chosen)}
        onClick={() => setAsking(true)}
      >
        Void invoices
      </Button>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          chosen.length === 1
            ? say('Void invoice {invoiceNumber}?', {
                invoiceNumber: chosen[0]?.invoiceNumber ?? '',
              })
            : say('Void {count} invoices?', { count: chosen.length })
        }
        description="They are removed from the accounts of their customers. The bookings can be invoiced again. This can't be undone."
        help="Visible in the history to everyone who can view finance."
        verb={chosen.length === 1 ? 'Void invoice' : 'Void invoices'}
        keep={chosen.length === 1 ? 'Keep invoice' : 'Keep bookings'}
        sending={starting}
        argsOf={(note) => note}
      />
    </>
  );
}

/** Why an act fits none of the invoices; null where it fits one at least. */
function whyNone(act: 'send' | 'void', chosen: readonly InvoiceRow[]): string | null {
  const reasons = chosen.map((invoice) => whyNot(standingOf(invoice), act));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

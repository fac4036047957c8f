import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useIdParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { CardDetails } from '../cards/CardDetails.tsx';
import { GiveOut } from './GiveOut.tsx';
import { PaidInvoices } from './PaidInvoices.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import type { PaymentItem } from './payment-columns.tsx';
import { ReversalDialog } from './ReversalDialog.tsx';
import { usePayment } from './calls.ts';
import { cx } from '#ui/cx.ts';

const crumb = { label: 'Payments', href: paths.payments() };

/** A payment: its details, its allocations and its unallocated part. */
export function PaymentPage() {
  const query = usePayment(useIdParam());
  return (
    <Awaited query={query} permission="Finance.View">
      {({ items: [payment] }) =>
        payment ? (
          <Loaded key={payment.id} payment={payment} />
        ) : (
          <>
            <PageHeading title="Payment" breadcrumb={[crumb]} />
            <EmptyState title="Page not found" />
          </>
        )
      }
    </Awaited>
  );
}

function Loaded({ payment }: { readonly payment: PaymentItem }) {
  const may = useMay();
  const [reversing, setReversing] = useState(false);
  const waits = payment.unallocatedAmount > 0 && may('Finance.Payment');
  return (
    <>
      <PageHeading
        title={payment.paymentReferenceNumber}
        breadcrumb={[crumb, { label: payment.paymentReferenceNumber }]}
        aside={payment.reversal && <StatusPill family="neutral">Reversed</StatusPill>}
        actions={
          may('Finance.Payment')
            ? [
                {
                  label: 'Reverse payment',
                  icon: Undo2,
                  danger: true,
                  onAct: () => setReversing(true),
                  disabledReason: whyNotReverse(payment),
                },
              ]
            : []
        }
      />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        )}
      >
        <Panel title="Payment">
          <PaymentDetails payment={payment} />
        </Panel>
        <div className="grid gap-4">
          <Panel title="Invoices paid by this payment" flush>
            <PaidInvoices payment={payment} />
          </Panel>
          {payment.paymentType === 'CreditCard' && <CardDetails paymentId={payment.id} />}
          {waits && <GiveOut key={payment.unallocatedAmount} payment={payment} />}
          <RecordTalk
            about={{ entitytype: 'Payment', entityid: String(payment.id), hasCustomer: true }}
          />
        </div>
      </div>
      <ReversalDialog payment={payment} open={reversing} onOpenChange={setReversing} />
    </>
  );
}

function whyNotReverse({ reversal, paymentType, refundedAmount }: PaymentItem): string | null {
  if (reversal) return 'This payment has already been reversed.';
  if (refundedAmount > 0) return 'Part of this payment was refunded to the customer.';
  return paymentType === 'CreditNote'
    ? "Approved credit can't be reversed; it can only be unallocated from invoices."
    : null;
}

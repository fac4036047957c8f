import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Money } from '#ui/Money.tsx';
import { paymentWord } from '../words.ts';
import type { PaymentRow } from './payment-columns.tsx';

type PeekProps = { readonly payment: PaymentRow | undefined; readonly onClose: () => void };

/** A payment beside the list: how it came in and where it went. */
export function PaymentPeek({ payment, onClose }: PeekProps) {
  const formats = useFormats();
  return (
    <Drawer
      open={payment !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={payment?.paymentReferenceNumber ?? 'Payment'}
    >
      {payment && (
        <div className="grid gap-4">
          <KeyValueList
            facts={[
              { label: 'Customer', value: payment.customer.displayName },
              { label: 'Date', value: formats.date(payment.paymentDate) },
              { label: 'Method', value: paymentWord(payment.paymentType) },
              {
                label: 'Bank reference',
                value: payment.paymentDetails.map(({ reference }) => reference).join(', '),
              },
              { label: 'Remittance', value: payment.remittanceNumber },
              { label: 'Note', value: payment.note },
              { label: 'Amount', value: formats.money(payment.paidAmount), number: true },
              {
                label: 'On account',
                value: formats.money(payment.unallocatedAmount),
                number: true,
              },
            ]}
          />
          <section>
            <h3 className="mb-1 font-semibold">Invoices it paid</h3>
            {payment.paymentInvoices.length === 0 && <p className="text-ink-2">None yet.</p>}
            <ul className="divide-y divide-hairline">
              {payment.paymentInvoices.map((share) => (
                <li key={share.invoiceId} className="flex justify-between py-2">
                  <AppLink
                    href={paths.invoice(share.invoiceId)}
                    className="hit font-mono text-table text-primary underline"
                  >
                    {share.invoiceNumber}
                  </AppLink>
                  <Money text={formats.money(share.paidAmount)} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Drawer>
  );
}

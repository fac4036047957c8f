import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Money } from '#ui/Money.tsx';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import type { PaymentItem } from './payment-columns.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type PeekProps = { readonly payment: PaymentItem | undefined; readonly onClose: () => void };

/** The peek of a payment: its details and allocations. */
export function PaymentPeek({ payment, onClose }: PeekProps) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <Drawer
      open={payment !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={payment?.paymentReferenceNumber ?? 'Payment'}
      footer={
        payment && (
          <ButtonLink look="primary" href={paths.payment(payment.id)}>
            Open payment
          </ButtonLink>
        )
      }
    >
      {payment && (
        <div className="grid gap-4">
          <PaymentDetails payment={payment} />
          <section>
            <h3 className="mb-1 font-semibold">{t('Paid invoices')}</h3>
            {payment.paymentInvoices.length === 0 && <p className="text-ink-2">{t('None yet.')}</p>}
            <ul className="divide-y divide-hairline">
              {payment.paymentInvoices.map((share) => (
                <li key={share.invoiceId} className="flex justify-between py-2">
                  <InvoiceLink id={share.invoiceId} number={share.invoiceNumber} />
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

import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { AppLink } from '#ui/go.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { paymentWord } from '../payments/payment-labels.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { balancesAfter } from './running-balance.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

const head = 'border-b border-hairline px-4 py-2 text-left text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline px-4 py-2';

/** The payments of an invoice, oldest first, with the balance after each. */
export function InvoicePayments({ invoice }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const payments = balancesAfter(invoice.amount, invoice.invoicePayments);
  if (payments.length === 0) {
    return (
      <Panel flush>
        <EmptyState title="Not paid yet" />
      </Panel>
    );
  }
  return (
    <Panel flush>
      <div className="overflow-x-auto">
        <table
          aria-label={t('Payments of {invoiceNumber}', { invoiceNumber: invoice.invoiceNumber })}
          className="w-full text-table"
        >
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('Date')}
              </th>
              <th scope="col" className={head}>
                {t('Payment')}
              </th>
              <th scope="col" className={head}>
                {t('Method')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('Paid')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('Balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <tr key={payment.paymentId}>
                <td className={`${cell} num`}>{date(payment.paymentDate)}</td>
                <td className={cell}>
                  <AppLink
                    href={paths.payment(payment.paymentId)}
                    className="hit font-mono text-primary underline"
                  >
                    {payment.paymentReferenceNumber}
                  </AppLink>
                </td>
                <td className={cell}>
                  <Translated text={paymentWord(payment.paymentType)} />
                </td>
                <td className={`${cell} text-right`}>
                  <Money text={money(payment.paidAmount)} />
                </td>
                <td className={`${cell} text-right`}>
                  <Money text={money(payment.balance)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { AppLink } from '#ui/go.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { paymentWord } from '../words.ts';
import type { InvoiceRow } from './invoice-columns.tsx';
import { balancesAfter } from './running-balance.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { Said } from '#shell/texts/Said.tsx';

const head = 'border-b border-hairline px-4 py-2 text-left text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline px-4 py-2';

/** What was paid of an invoice, oldest first, and what was left after each. */
export function InvoicePayments({ invoice }: { readonly invoice: InvoiceRow }) {
  const say = useSay();
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
          aria-label={say('Payments of {invoiceNumber}', { invoiceNumber: invoice.invoiceNumber })}
          className="w-full text-table"
        >
          <thead>
            <tr>
              <th scope="col" className={head}>
                {say('Date')}
              </th>
              <th scope="col" className={head}>
                {say('Payment')}
              </th>
              <th scope="col" className={head}>
                {say('Method')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {say('Paid')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {say('Balance')}
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
                  <Said text={paymentWord(payment.paymentType)} />
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

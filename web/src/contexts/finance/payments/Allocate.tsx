import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useToday } from '#shell/today.ts';
import { Button } from '#ui/Button.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import type { InvoiceRow } from '../invoices/invoice-columns.tsx';
import { overdueText } from '../links/overdue.ts';
import { payExactly, payInOrder, type Shares } from './allocation.ts';
import { type PaymentValues, shareName } from './payment-values.ts';

const head = 'border-b border-hairline px-3 py-2 text-left text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline px-3 py-2';

/** The invoices a payment may go to, oldest first, and how much of it goes to each. */
export function Allocate({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const { money } = useFormats();
  return (
    <div className="grid gap-3">
      <Automatic invoices={invoices} />
      <div className="overflow-x-auto">
        <table aria-label="Open invoices" className="w-full text-table">
          <thead>
            <tr>
              <th scope="col" className={head}>
                Invoice
              </th>
              <th scope="col" className={head}>
                Due
              </th>
              <th scope="col" className={`${head} text-right`}>
                Outstanding
              </th>
              <th scope="col" className={`${head} w-44 text-right`}>
                Pay
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr key={invoice.id}>
                <td className={cell}>
                  <AppLink
                    href={paths.invoice(invoice.id)}
                    className="hit font-mono text-primary underline"
                  >
                    {invoice.invoiceNumber}
                  </AppLink>
                </td>
                <td className={cell}>
                  <Due invoice={invoice} />
                </td>
                <td className={`${cell} text-right`}>
                  <Money text={money(invoice.outstandingAmount)} />
                </td>
                <td className={cell}>
                  <MoneyField<PaymentValues>
                    name={shareName(invoice.id)}
                    label={`Pay to ${invoice.invoiceNumber}`}
                    labelHidden
                    rules={{ validate: (value) => whyNotShare(value, invoice, money) }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Due({ invoice }: { readonly invoice: InvoiceRow }) {
  const formats = useFormats();
  const late = overdueText(formats.dayOf(invoice.dueDate), useToday());
  return (
    <span className="num">
      {formats.date(invoice.dueDate)}
      {late !== '' && <span className="block text-meta text-red-fg">{late}</span>}
    </span>
  );
}

function whyNotShare(
  value: unknown,
  { outstandingAmount }: InvoiceRow,
  money: (amount: number) => string,
): string | true {
  if (typeof value !== 'number' || Number.isNaN(value)) return true;
  if (value < 0) return 'Less than nothing cannot be paid';
  return value > outstandingAmount ? `Only ${money(outstandingAmount)} is outstanding` : true;
}

/** Gives the payment out by a rule. */
function Automatic({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const { setValue } = useFormContext<PaymentValues>();
  const paid = useWatch<PaymentValues, 'paidAmount'>({ name: 'paidAmount' }) ?? 0;
  const apply = (shares: Shares) => {
    for (const { id } of invoices) {
      setValue(shareName(id), shares.get(id) ?? null, { shouldDirty: true, shouldValidate: true });
    }
  };
  const exact = paid > 0 ? payExactly(paid, invoices) : null;
  const needsAmount = paid > 0 ? null : 'Enter the amount first.';
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        disabledReason={needsAmount}
        onClick={() => apply(payInOrder(paid, invoices))}
      >
        Oldest first
      </Button>
      <Button
        size="small"
        disabledReason={needsAmount ?? (exact ? null : 'No invoices add up to this amount.')}
        onClick={() => exact && apply(exact)}
      >
        Exact match
      </Button>
      <Button size="small" look="quiet" onClick={() => apply(new Map())}>
        Clear
      </Button>
    </div>
  );
}

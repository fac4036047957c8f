import type { ReactNode } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useToday } from '#shell/today.ts';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { overdueText } from '../links/overdue.ts';
import { shareName, type SharesValues } from './payment-values.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

const head =
  'border-b border-hairline px-1.5 py-2 sm:px-3 text-left text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline px-1.5 py-2 sm:px-3';

type AllocateProps = {
  readonly invoices: readonly InvoiceItem[];
  /** Buttons that fill in the amounts. */
  readonly children: ReactNode;
};

/** The invoices to which a payment may be allocated, oldest first, with the amount of each. */
export function Allocate({ invoices, children }: AllocateProps) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">{children}</div>
      <div className="overflow-x-auto">
        <table aria-label={t('Open invoices')} className="w-full text-table">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('Invoice')}
              </th>
              <th scope="col" className={`${head} hidden sm:table-cell`}>
                {t('Due')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('Outstanding')}
              </th>
              <th scope="col" className={`${head} w-32 text-right sm:w-44`}>
                {t('Pay')}
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
                  <span className="block text-meta sm:hidden">
                    <DueText invoice={invoice} />
                  </span>
                </td>
                <td className={`${cell} hidden sm:table-cell`}>
                  <DueText invoice={invoice} />
                </td>
                <td className={`${cell} text-right`}>
                  <Money text={money(invoice.outstandingAmount)} />
                </td>
                <td className={cell}>
                  <MoneyField<SharesValues>
                    name={shareName(invoice.id)}
                    label={t('Payment for {invoiceNumber}', {
                      invoiceNumber: invoice.invoiceNumber,
                    })}
                    labelHidden
                    rules={{ validate: (value) => whyNotShare(value, invoice, { money, t }) }}
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

function DueText({ invoice }: { readonly invoice: InvoiceItem }) {
  const formats = useFormats();
  const late = overdueText(formats.dayOf(invoice.dueDate), useToday(), useTranslate());
  return (
    <span className="num">
      {formats.date(invoice.dueDate)}
      {late !== '' && <span className="block text-meta text-red-fg">{late}</span>}
    </span>
  );
}

function whyNotShare(
  value: unknown,
  { outstandingAmount }: InvoiceItem,
  { money, t }: { readonly money: (amount: number) => string; readonly t: Translate },
): string | true {
  if (typeof value !== 'number' || Number.isNaN(value)) return true;
  if (value < 0) return "The amount can't be negative";
  return (
    value <= outstandingAmount ||
    t('Only {outstandingAmount} is outstanding', { outstandingAmount: money(outstandingAmount) })
  );
}

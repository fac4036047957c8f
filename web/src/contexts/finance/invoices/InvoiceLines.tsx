import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { usePageExists } from '#shell/page-exists.ts';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { detailWord } from '../payments/payment-labels.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

type Line = InvoiceItem['invoiceDetails'][number];
const head = 'border-b border-hairline py-2 text-left text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline py-2 align-top';

/** The lines of an invoice with its totals, as a tax invoice shows them. */
export function InvoiceLines({ invoice }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('Lines')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table
        aria-label={t('Lines of {invoiceNumber}', { invoiceNumber: invoice.invoiceNumber })}
        className="w-full text-table"
      >
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('Description')}
            </th>
            <th scope="col" className={`${head} px-3 text-right`}>
              {t('Ex. tax')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('GST')}
            </th>
            <th scope="col" className={`${head} pl-3 text-right`}>
              {t('Amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.invoiceDetails.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
        <Sums invoice={invoice} />
      </table>
    </section>
  );
}

function Row({ line }: { readonly line: Line }) {
  const { money } = useFormats();
  return (
    <tr>
      <td className={cell}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">
            {line.service ?? <Translated text={detailWord(line.invoiceDetailType)} />}
          </span>
          <Reference line={line} />
        </span>
        {line.description !== null && (
          <span className="block break-words text-ink-2">{line.description}</span>
        )}
        {line.freight !== undefined && <Freight {...line.freight} />}
      </td>
      <td className={`${cell} px-3 text-right`}>
        <Money text={money(line.taxExclusiveAmount)} />
      </td>
      <td className={`${cell} text-right`}>
        <Money text={money(line.tax)} />
      </td>
      <td className={`${cell} pl-3 text-right`}>
        <Money text={money(line.amount)} />
      </td>
    </tr>
  );
}

/** The order number, pieces and weight of a booking, as its PDF shows them. */
function Freight({ orderNumber, pieces, weight }: NonNullable<Line['freight']>) {
  const t = useTranslate();
  const { number } = useFormats();
  const order = orderNumber ? t('Order {number}', { number: orderNumber }) : null;
  const count = t('{count, plural, one {# piece} other {# pieces}}', { count: pieces });
  const parts = [order, count, `${number(weight)} kg`];
  return (
    <span className="block break-words text-ink-2">
      {parts.filter((part) => part !== null).join(' · ')}
    </span>
  );
}

/** The consignment of a line, linked to its booking. */
function Reference({ line }: { readonly line: Line }) {
  const exists = usePageExists();
  const text = <span className="font-mono text-table">{line.referenceNo}</span>;
  if (line.bookingId === null || !exists('/bookings-beta/details/$id')) return text;
  return (
    <AppLink href={paths.booking(line.bookingId)} className="hit text-primary underline">
      {text}
    </AppLink>
  );
}

function Sums({ invoice }: { readonly invoice: InvoiceItem }) {
  const { money } = useFormats();
  const { paid, credited } = settledOf(invoice);
  const sums = [
    ['Total ex. tax', invoice.taxExclusiveAmount],
    ['GST', invoice.tax],
    ['Total inc. GST', invoice.amount],
    ...(credited > 0 ? ([['Credit', -credited]] as const) : []),
    ...(paid > 0 ? ([['Paid', -paid]] as const) : []),
    ['Outstanding', invoice.outstandingAmount],
  ] as const;
  return (
    <tfoot>
      {sums.map(([label, amount]) => (
        <tr key={label} className={isSum(label) ? 'font-semibold' : ''}>
          <th
            scope="row"
            colSpan={3}
            className={`pt-2 pr-3 text-right ${isSum(label) ? '' : 'font-normal'}`}
          >
            <Translated text={label} />
          </th>
          <td className="pt-2 pl-3 text-right">
            <Money text={money(amount)} />
          </td>
        </tr>
      ))}
    </tfoot>
  );
}

/** Returns the amounts of credit notes and of payments; zero for a void invoice. */
function settledOf({ status, amount, outstandingAmount, invoicePayments }: InvoiceItem) {
  if (status === 'Void') return { paid: 0, credited: 0 };
  const credited = invoicePayments
    .filter(({ paymentType }) => paymentType === 'CreditNote')
    .reduce((sum, { paidAmount }) => sum + Math.round(paidAmount * 100), 0);
  const settled = Math.round(amount * 100) - Math.round(outstandingAmount * 100);
  return { paid: (settled - credited) / 100, credited: credited / 100 };
}

const isSum = (label: string): boolean => label === 'Total inc. GST' || label === 'Outstanding';

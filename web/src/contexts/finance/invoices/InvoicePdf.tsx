import { useFormats } from '#shell/formats.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { TenantLogo } from '#shell/tenant/TenantLogo.tsx';
import type { InvoiceItem } from './invoice-columns.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { cx } from '#ui/cx.ts';

/** The invoice in the layout of its PDF: seller, buyer, numbers, lines, totals. */
export function InvoicePdf({ invoice }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  const { billing } = useTenant();
  const { customer } = invoice;
  const buyer = [
    customer.companyName ?? customer.displayName,
    customer.contactName,
    customer.email,
  ];
  return (
    <article
      data-edge
      aria-label={t('Tax invoice {invoiceNumber}', { invoiceNumber: invoice.invoiceNumber })}
      className={cx(
        'relative grid max-w-[860px] gap-6 rounded-card border border-hairline bg-surface p-5',
        'sm:p-8',
      )}
    >
      {invoice.status === 'Void' && <VoidStamp />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <TenantLogo className="mb-2 h-9" />
          <p className="font-semibold">{billing.legalName}</p>
          <p className="max-w-64 text-ink-2">{billing.address}</p>
          {billing.taxVatNo !== '' && (
            <p className="num text-ink-2">{t('ABN {taxVatNo}', { taxVatNo: billing.taxVatNo })}</p>
          )}
        </div>
        <div className="sm:text-right">
          <h2 className="text-h2 font-semibold">{t('Tax invoice')}</h2>
          <Details invoice={invoice} />
        </div>
      </div>
      <div>
        <h3 className="text-meta text-ink-3">{t('Bill to')}</h3>
        {buyer
          .filter((line) => line !== null && line !== '')
          .map((line, at) => (
            <p key={`${at} ${line}`} className={at === 0 ? 'font-semibold' : 'text-ink-2'}>
              {line}
            </p>
          ))}
      </div>
      <InvoiceLines invoice={invoice} />
    </article>
  );
}

function Details({ invoice }: { readonly invoice: InvoiceItem }) {
  const { date } = useFormats();
  const details = [
    ['Number', invoice.invoiceNumber],
    ['Date', date(invoice.invoiceDate)],
    ['Due', date(invoice.dueDate)],
    ...(invoice.reference === null ? [] : [['Reference', invoice.reference] as const]),
  ] as const;
  return (
    <dl className="num mt-2 grid grid-cols-[auto_auto] justify-start gap-x-4 sm:justify-end">
      {details.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">
            <Translated text={label} />
          </dt>
          <dd className="sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function VoidStamp() {
  const t = useTranslate();
  return (
    <p
      className={cx(
        'justify-self-start rounded-control border-2 border-red-fg px-3 py-1 text-h2',
        'font-semibold text-red-fg',
      )}
    >
      {t('Void')}
    </p>
  );
}

import type { StorageCharge } from '@waybill/contract/finance/storage/endpoints';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useInvoiceStorage, useStorageCharges } from './calls.ts';

/** Storage charges not invoiced yet, by customer; nothing if there are none. */
export function StorageCharges() {
  const { data } = useStorageCharges();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <div className="mt-4">
      <Panel title="Storage not invoiced" flush>
        <ul className="divide-y divide-hairline">
          {data.items.map((charge) => (
            <Charge key={charge.customerId} charge={charge} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** A customer's charge, with every item and day that it consists of. */
function Charge({ charge }: { readonly charge: StorageCharge }) {
  const t = useTranslate();
  const toast = useToast();
  const { money, number, date } = useFormats();
  const invoicing = useInvoiceStorage();
  const { customerId, customerName, fromDate, toDate, palletDays, amount, feeName } = charge;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold">{customerName}</span>
          <span className="text-meta text-ink-2">
            {t('{from} to {to}: {count} pallet days', {
              from: date(fromDate),
              to: date(toDate),
              count: number(palletDays),
            })}
            {feeName !== null && ` · ${feeName}`}
          </span>
        </span>
        <span className="num">{amount === null ? '–' : money(amount)}</span>
        <Button
          size="small"
          working={invoicing.isPending}
          disabledReason={amount === null ? 'Add a fee of kind Storage first.' : null}
          onClick={() =>
            invoicing.mutate(
              { customerId },
              {
                onSuccess: ({ invoiceNumber: invoice }) =>
                  toast({ title: t('Invoice {invoice} issued', { invoice }), tone: 'success' }),
              },
            )
          }
        >
          Invoice storage
        </Button>
      </div>
      {invoicing.error && <Banner tone="problem" title={explain(invoicing.error).message} />}
      <details>
        <summary className="cursor-pointer text-meta text-primary">{t('Items and days')}</summary>
        <Sum charge={charge} />
        <ul className="mt-2 grid gap-1 text-meta">
          {charge.items.map((item) => (
            <li key={item.itemGuid} className="flex flex-wrap gap-x-3">
              <AppLink
                href={paths.warehouseItem(item.itemGuid)}
                className="hit font-mono text-primary underline"
              >
                {item.itemId}
              </AppLink>
              <Days item={item} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** How the fee leads from the pallet days to the amount. */
function Sum({ charge: { feeName, basic, rates, isMinimum } }: { readonly charge: StorageCharge }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  if (feeName === null) return null;
  const slices = rates.map(({ palletDays, rate }) =>
    t('{count} pallet days × {rate}', {
      count: number(palletDays),
      rate: number(rate, { least: 2, most: 4 }),
    }),
  );
  return (
    <p className="mt-2 text-meta">
      {[`${feeName}:`, (basic === 0 ? slices : [money(basic), ...slices]).join(' + ')].join(' ')}
      {isMinimum && ` · ${t('The minimum of the fee is charged.')}`}
    </p>
  );
}

function Days({ item }: { readonly item: StorageCharge['items'][number] }) {
  const t = useTranslate();
  const { number } = useFormats();
  const [spaces, count] = [number(item.palletSpaces), number(item.palletDays)];
  const text =
    '{days, plural, one {# day} other {# days}} × {spaces} pallet spaces = {count} pallet days';
  return <span>{t(text, { days: item.days, spaces, count })}</span>;
}

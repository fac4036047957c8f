import { useFormats } from '#shell/formats.ts';
import { StatTile } from '#ui/StatTile.tsx';
import { useBillingOverview } from '../calls.ts';

/** What waits to be invoiced, and what the last run made, above a new one. */
export function RunOverview() {
  const { money, number, date } = useFormats();
  const { data } = useBillingOverview();
  const { notInvoiced, lastRun } = data ?? {};
  return (
    <div className="mb-4 grid max-w-[720px] grid-cols-1 gap-3 sm:grid-cols-2">
      <StatTile
        label="Delivered, not invoiced"
        family="orange"
        value={notInvoiced && money(notInvoiced.amount)}
        note={
          notInvoiced &&
          [
            `${number(notInvoiced.bookings)} bookings`,
            ...(notInvoiced.oldest === null ? [] : [`the oldest of ${date(notInvoiced.oldest)}`]),
          ].join(', ')
        }
      />
      <StatTile
        label="Last run"
        value={data && (lastRun ? money(lastRun.amount) : 'None yet')}
        note={lastRun && `${number(lastRun.invoices)} invoices, ${date(lastRun.creationTime)}`}
      />
    </div>
  );
}

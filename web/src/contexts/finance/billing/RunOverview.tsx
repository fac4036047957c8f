import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { StatTile } from '#ui/StatTile.tsx';
import { FailedRun } from './FailedRun.tsx';
import { useCounted } from '../links/use-counted.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useBillingOverview } from './calls.ts';

/** The bookings to be invoiced, and the result or failure of the last run, above the one shown. */
export function RunOverview({ visible }: { readonly visible: string | undefined }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const counted = useCounted();
  const { data } = useBillingOverview();
  const { notInvoiced, lastRun, failedRun } = data ?? {};
  return (
    <>
      {failedRun && failedRun.billingRunId !== visible && <FailedRun run={failedRun} />}
      <div className="mb-4 grid max-w-[720px] grid-cols-1 gap-3 sm:grid-cols-2">
        <StatTile
          label="Delivered, not invoiced"
          family="orange"
          value={notInvoiced && money(notInvoiced.amount)}
          note={
            notInvoiced
              ? [
                  counted.bookings(notInvoiced.bookings),
                  ...(notInvoiced.oldest === null
                    ? []
                    : [t('oldest from {oldest}', { oldest: date(notInvoiced.oldest) })]),
                ].join(', ')
              : null
          }
        />
        <StatTile
          label="Last run"
          value={data && (lastRun ? money(lastRun.amount) : 'None yet')}
          href={lastRun ? paths.invoices({ batch: lastRun.invoiceBatchId }) : undefined}
          note={
            lastRun ? `${counted.invoices(lastRun.invoices)}, ${date(lastRun.creationTime)}` : null
          }
        />
      </div>
    </>
  );
}

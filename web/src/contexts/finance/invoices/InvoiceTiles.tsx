import type { ResultOf } from '@waybill/contract/endpoint';
import type { getReceivables } from '@waybill/contract/finance/endpoints';
import { CalendarClock, CircleAlert, CircleDashed, Truck } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { cx } from '#ui/cx.ts';
import { StatTile } from '#ui/StatTile.tsx';
import type { InvoiceView } from './invoice-search.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCounted } from '../links/use-counted.ts';
import { useBillingOverview } from '../billing/calls.ts';
import { useReceivables } from './calls.ts';

type Owed = ResultOf<typeof getReceivables>['unpaid'];
type TilesProps = { readonly customerId: number | undefined };

/** The amount and number of owed invoices, each figure linked to them. */
export function InvoiceTiles({ customerId }: TilesProps) {
  const { money } = useFormats();
  const may = useMay();
  const runs = may('Finance.Create') && customerId === undefined;
  const leak = useBillingOverview(runs).data?.notInvoiced;
  const { data } = useReceivables(customerId === undefined ? {} : { customerId });
  const counted = useCounted();
  const t = useTranslate();
  const withGst = (count: string) => t('{count}, inc. GST', { count });
  const figures = (owed: Owed | undefined) => ({
    value: owed && money(owed.amount),
    note: owed ? withGst(counted.invoices(owed.invoices)) : null,
  });
  const to = (view: InvoiceView) => paths.invoices({ view, customer: customerId });
  return (
    <div
      className={cx(
        'mb-4 grid gap-3 min-[360px]:grid-cols-2',
        runs ? 'lg:grid-cols-4' : 'sm:grid-cols-3',
      )}
    >
      <StatTile
        label="Unpaid"
        family="amber"
        icon={CircleDashed}
        {...figures(data?.unpaid)}
        href={to('unpaid')}
      />
      <StatTile
        label="Overdue"
        family="red"
        icon={CircleAlert}
        {...figures(data?.overdue)}
        href={to('overdue')}
      />
      <StatTile
        label="Due in 7 days"
        family="blue"
        icon={CalendarClock}
        {...figures(data?.dueSoon)}
        href={to('dueSoon')}
      />
      {runs && (
        <StatTile
          label="Delivered, not invoiced"
          family="orange"
          icon={Truck}
          value={leak && money(leak.amount)}
          note={leak ? withGst(counted.bookings(leak.bookings)) : null}
          href={paths.billingRun()}
        />
      )}
    </div>
  );
}

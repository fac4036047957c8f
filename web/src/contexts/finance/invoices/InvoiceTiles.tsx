import { CalendarClock, CircleAlert, CircleDashed, Truck } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { cx } from '#ui/cx.ts';
import { StatTile } from '#ui/StatTile.tsx';
import { useBillingOverview, useInvoices } from '../calls.ts';
import { type InvoiceView, viewFilter } from './invoice-search.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type TilesProps = { readonly today: string; readonly customerId: number | undefined };

/** How many invoices wait for money, each number the way to them. */
export function InvoiceTiles({ today, customerId }: TilesProps) {
  const say = useSay();
  const { number, money } = useFormats();
  const may = useMay();
  const runs = may('Finance.Create') && customerId === undefined;
  const leak = useBillingOverview(runs).data?.notInvoiced;
  const count = (view: InvoiceView) => {
    const ofCustomer = customerId === undefined ? {} : { customerId };
    const asked = { filter: viewFilter(view, today), maxResultCount: 0, ...ofCustomer };
    return { view, answer: asked };
  };
  const unpaid = useInvoices(count('unpaid').answer);
  const overdue = useInvoices(count('overdue').answer);
  const dueSoon = useInvoices(count('dueSoon').answer);
  const shown = (total: number | undefined) => (total === undefined ? undefined : number(total));
  const to = (view: InvoiceView) => paths.invoices({ view, customer: customerId });
  return (
    <div className={cx('mb-4 grid grid-cols-2 gap-3', runs ? 'lg:grid-cols-4' : 'sm:grid-cols-3')}>
      <StatTile
        label="Unpaid"
        family="amber"
        icon={CircleDashed}
        value={shown(unpaid.data?.totalCount)}
        href={to('unpaid')}
      />
      <StatTile
        label="Overdue"
        family="red"
        icon={CircleAlert}
        value={shown(overdue.data?.totalCount)}
        href={to('overdue')}
      />
      <StatTile
        label="Due in 7 days"
        family="blue"
        icon={CalendarClock}
        value={shown(dueSoon.data?.totalCount)}
        href={to('dueSoon')}
      />
      {runs && (
        <StatTile
          label="Delivered, not invoiced"
          family="orange"
          icon={Truck}
          value={leak && money(leak.amount)}
          note={leak && say('{count} bookings', { count: number(leak.bookings) })}
          href={paths.billingRun()}
        />
      )}
    </div>
  );
}

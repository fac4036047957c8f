import { CalendarClock, CircleAlert, CircleDashed } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { StatTile } from '#ui/StatTile.tsx';
import { useInvoices } from '../calls.ts';
import { type InvoiceView, viewFilter } from './invoice-search.ts';

type TilesProps = { readonly today: string; readonly customerId: number | undefined };

/** How many invoices wait for money, each number the way to them. */
export function InvoiceTiles({ today, customerId }: TilesProps) {
  const { number } = useFormats();
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
    <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
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
    </div>
  );
}

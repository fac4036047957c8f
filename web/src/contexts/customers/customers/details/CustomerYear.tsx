import { ReportChart } from '#contexts/reports/links/ReportChart.tsx';
import { useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { chartHeights } from '#ui/chart-height.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { perDuration } from '../choices.ts';
import type { CustomerDetailData } from '../form/customer-values.ts';
import { useYear } from './calls.ts';
import type { ReportPreview } from '@waybill/contract/reports/reports/shapes';

const title = 'Bookings in the last 12 months';

/** A customer's bookings of a year: volume and quality, compared with expectations. */
export function CustomerYear({ customer }: { readonly customer: CustomerDetailData }) {
  const year = useYear(customer.id);
  if (year.error) return null;
  return (
    <div className="grid gap-4">
      <YearTiles customer={customer} preview={year.data} />
      {year.data === undefined && (
        <Panel title={title}>
          <Skeleton height={chartHeights.leaning} />
        </Panel>
      )}
      {year.data?.chart && <ReportChart chart={{ ...year.data.chart, title }} />}
    </div>
  );
}

type YearTilesProps = {
  readonly customer: CustomerDetailData;
  readonly preview: ReportPreview | undefined;
};

function YearTiles({ customer, preview }: YearTilesProps) {
  const t = useTranslate();
  const { number, money, percent } = useFormats();
  const bookings = valuesOf(preview, 'bookings');
  const booked = sumOf(bookings);
  const earned = sumOf(valuesOf(preview, 'total'));
  const failed = sumOf(valuesOf(preview, 'exceptions'));
  const visible = (value: string) => (preview === undefined ? undefined : value);
  const expected = expectedOf(customer, { number, money }, t);
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2 lg:grid-cols-4">
      <StatTile
        label="Bookings, 12 months"
        value={visible(number(booked))}
        trend={bookings}
        note={expected.bookings}
      />
      <StatTile
        label="Booked inc. GST, 12 months"
        value={visible(money(earned))}
        note={expected.revenue}
      />
      <StatTile
        label="Per booking inc. GST"
        value={visible(booked === 0 ? '—' : money(earned / booked))}
      />
      <StatTile
        label="Exceptions"
        value={visible(booked === 0 ? '—' : percent((failed / booked) * 100, { most: 1 }))}
      />
    </div>
  );
}

/** Returns the months' values of a column, oldest first. */
function valuesOf(preview: ReportPreview | undefined, key: string): readonly number[] {
  const at = preview?.columns.findIndex((column) => column.key === key) ?? -1;
  return (preview?.rows ?? []).map((row) => Number(row[at] ?? 0));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function expectedOf(
  customer: CustomerDetailData,
  { number, money }: Pick<ReturnType<typeof useFormats>, 'number' | 'money'>,
  t: Translate,
) {
  const each = (amount: string, duration: string | null) =>
    t('Expected {amount}', { amount: perDuration(amount, duration, t) });
  const { expectedNoOfBookings: count, expectedRevenue: revenue } = customer;
  return {
    bookings: count ? each(number(count), customer.expectedNoOfBookingsDuration) : undefined,
    revenue: revenue ? each(money(revenue), customer.expectedRevenueDuration) : undefined,
  };
}

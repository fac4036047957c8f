import { Translated } from '#shell/texts/Translated.tsx';
import type { ReplayOutcome as OutcomeShape } from '@waybill/contract/booking/replays/shapes';
import type { z } from 'zod';
import { useCounted } from '#contexts/finance/links/use-counted.ts';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Chart } from '#ui/Chart.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';

type Outcome = z.output<typeof OutcomeShape>;
type Compared = Outcome['lanes'][number] | Outcome['customers'][number];

const customersDrawn = 8;
/** Shortens a name to fit under its bar. */
const shortened = (name: string): string =>
  name.length > 16 ? `${name.slice(0, 15).trimEnd()}…` : name;

/** Who would pay more or less: in total, as a chart, and as tables by customer and lane. */
export function ReplayOutcome({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslate();
  const formats = useFormats();
  const counted = useCounted();
  const { number, money, percent } = formats;
  const columns = comparedColumns(formats, t);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatTile
          label="Today"
          value={money(outcome.current)}
          note={counted.bookings(outcome.bookings)}
        />
        <StatTile label="This version" value={money(outcome.proposed)} />
        <StatTile
          label="Difference"
          value={signed(outcome.difference, money)}
          family={outcome.difference < 0 ? 'orange' : 'green'}
          note={shareOf(outcome, percent)}
        />
        <StatTile
          label="More · less"
          value={`${number(outcome.dearer)} · ${number(outcome.cheaper)}`}
          note={t('{count} priced by other cards or carriers', {
            count: number(outcome.otherwise),
          })}
        />
      </div>
      {outcome.lost > 0 && <Losses outcome={outcome} />}
      <Chart
        title="Customers with the largest difference"
        kind="bar"
        xLabel="Customer"
        series={[
          { key: 'current', label: 'Today' },
          { key: 'proposed', label: 'This version' },
        ]}
        points={outcome.customers
          .slice(0, customersDrawn)
          .map(({ name, current, proposed }) => ({ x: shortened(name), current, proposed }))}
        format={money}
        empty="No booking has a price under both."
      />
      <Panel title="By customer" flush>
        <DataTable
          label={t('By customer')}
          columns={[customerColumn, ...columns]}
          rows={outcome.customers}
          rowId={({ customerId }) => String(customerId)}
          rowName={({ name }) => name}
          status={{ kind: 'ready' }}
          neverUsed={{ title: 'No booking has a price under both.' }}
          pageKeysOff
        />
      </Panel>
      <Panel title="By lane" flush>
        <DataTable
          label={t('By lane')}
          columns={[laneColumn, ...columns]}
          rows={outcome.lanes}
          rowId={({ lane }) => lane}
          rowName={({ lane }) => lane}
          status={{ kind: 'ready' }}
          neverUsed={{ title: 'No booking has a price under both.' }}
          pageKeysOff
        />
      </Panel>
    </>
  );
}

/** Bookings without a price in this version, and why. */
function Losses({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslate();
  const counted = useCounted();
  return (
    <Banner
      tone="warning"
      title={t('No price under this version: {bookings}', {
        bookings: counted.bookings(outcome.lost),
      })}
    >
      <ul className="mt-1 grid gap-1">
        {outcome.losses.slice(0, 10).map(({ bookingId, consignmentId, serviceCode, ...loss }) => (
          <li key={bookingId}>
            <AppLink href={paths.booking(bookingId)}>{consignmentId || bookingId}</AppLink>{' '}
            {serviceCode}: <Translated text={loss.reasonSentence ?? loss.reason} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const customerColumn: Column<Outcome['customers'][number]> = {
  id: 'customer',
  header: 'Customer',
  cell: ({ name }) => name,
  width: 180,
};
const laneColumn: Column<Outcome['lanes'][number]> = {
  id: 'lane',
  header: 'Lane',
  cell: ({ lane }) => lane,
  width: 180,
};

const comparedColumns = (
  { money, number, percent }: Formats,
  t: Translate,
): readonly Column<Compared>[] => [
  {
    id: 'bookings',
    header: 'Bookings',
    cell: ({ bookings, lost }) =>
      lost > 0
        ? t('{count}, {lost} without a price', { count: number(bookings), lost })
        : number(bookings),
    align: 'right',
    width: 110,
    card: 'none',
  },
  {
    id: 'current',
    header: 'Today',
    cell: ({ current }) => money(current),
    align: 'right',
    card: 'none',
  },
  {
    id: 'proposed',
    header: 'This version',
    cell: ({ proposed }) => money(proposed),
    align: 'right',
    hideBelow: 768,
    card: 'none',
  },
  {
    id: 'difference',
    header: 'Difference',
    cell: ({ difference }) => signed(difference, money),
    align: 'right',
  },
  {
    id: 'share',
    header: 'Change',
    cell: (row) => shareOf(row, percent),
    align: 'right',
    width: 90,
    hideBelow: 1024,
  },
];

const signed = (amount: number, money: (amount: number) => string): string =>
  `${amount > 0 ? '+' : ''}${money(amount)}`;

/** Returns the difference as a percentage of today's total. */
const shareOf = (
  { current, difference }: Pick<Compared, 'current' | 'difference'>,
  percent: Formats['percent'],
): string =>
  current === 0 ? '' : percent((difference / current) * 100, { most: 1, signed: true });

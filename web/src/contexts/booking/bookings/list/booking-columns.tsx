import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { customColumns } from '#contexts/records/links/custom-fields.tsx';
import type { Formats } from '#shell/formats.ts';
import { DateTime, Money } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { BookingName } from '../../links/BookingName.tsx';
import {
  cubicMetres,
  customerText,
  kgText,
  kilograms,
  m3Text,
  serviceText,
  suburbText,
} from '../../links/freight-text.ts';
import { BookingFlags } from '../../parts/BookingFlags.tsx';
import { BookingPill } from '../../parts/BookingPill.tsx';
import { LegOf } from '../../legs/LegOf.tsx';
import type { bookingSorts } from './list-search.ts';

/** The permitted sort names are those of the list's address. */
type Ordered = Column<ListedBooking> & { readonly sortKey?: (typeof bookingSorts)[number] };

export type BookingListColumn = Ordered & {
  /** Shown by default. */
  readonly byDefault: boolean;
};

const visible = (column: Ordered): BookingListColumn => ({ ...column, byDefault: true });
const hidden = (column: Ordered): BookingListColumn => ({ ...column, byDefault: false });

type ColumnsFor = {
  readonly now: number;
  /** The fields that the tenant added to its bookings. */
  readonly custom?: EntityDefinition | undefined;
};

/**
 * Returns all columns of a list of bookings; customers see neither their own name nor the carriers'
 * amounts.
 */
export function bookingColumns(
  formats: Formats,
  isCustomer: boolean,
  { now, custom }: ColumnsFor,
): readonly BookingListColumn[] {
  return [
    ...identity(formats, now),
    ...(isCustomer ? [] : [legColumn, customerColumn]),
    ...freight(formats),
    ...times(formats),
    ...money(formats),
    ...further(formats, now),
    ...customColumns<ListedBooking>(custom).map((column) => hidden(column as Ordered)),
  ];
}

const identity = (formats: Formats, now: number): readonly BookingListColumn[] => [
  visible({
    id: 'consignment',
    header: 'Consignment',
    width: 135,
    card: 'key',
    sortKey: 'consignmentId',
    cell: (row) => <BookingName booking={row} />,
  }),
  visible({
    id: 'status',
    header: 'Status',
    width: 175,
    card: 'pill',
    sortKey: 'bookingStatus',
    cell: (row) => <BookingPill booking={row} />,
  }),
  visible({
    id: 'created',
    header: 'Created',
    width: 105,
    sortKey: 'creationTime',
    card: 'none',
    cell: ({ creationTime }) => (
      <DateTime
        iso={creationTime}
        text={formats.date(creationTime)}
        title={`${formats.dateTime(creationTime)}, ${formats.relative(creationTime, now)}`}
      />
    ),
  }),
];

const legColumn = hidden({
  id: 'leg',
  header: 'Leg',
  width: 80,
  card: 'fact',
  cell: (row) => <LegOf booking={row} />,
});

const customerColumn = visible({
  id: 'customer',
  header: 'Customer',
  width: 150,
  card: 'fact',
  sortKey: 'customer.displayName',
  cell: (row) => customerText(row),
  title: customerText,
});

const freight = ({ language }: Formats): readonly BookingListColumn[] => [
  visible({
    id: 'route',
    header: 'Route',
    width: 185,
    card: 'fact',
    cell: (row) => routeText(row),
    title: (row) => routeText(row),
  }),
  visible({
    id: 'pieces',
    header: 'Pieces',
    width: 70,
    align: 'right',
    card: 'none',
    cell: ({ pieces }) => pieces,
  }),
  visible({
    id: 'weight',
    header: 'Weight',
    unit: 'kg',
    width: 115,
    align: 'right',
    card: 'none',
    sortKey: 'totalWeight.value',
    cell: (row) => kgText(kilograms(row.totalWeight), language),
  }),
  hidden({
    id: 'volume',
    header: 'Volume',
    unit: 'm³',
    width: 100,
    align: 'right',
    card: 'none',
    cell: (row) => m3Text(cubicMetres(row.totalVolume), language),
  }),
  visible({
    id: 'service',
    header: 'Carrier · service',
    width: 165,
    card: 'none',
    cell: (row) => serviceText(row),
    title: serviceText,
  }),
  visible({
    id: 'flags',
    header: 'Flags',
    width: 90,
    card: 'none',
    cell: (row) => <BookingFlags booking={row} />,
  }),
];

const times = (formats: Formats): readonly BookingListColumn[] => [
  hidden({
    id: 'ready',
    header: 'Ready – closes',
    width: 190,
    card: 'none',
    sortKey: 'pickupReadyTime',
    cell: (row) => readyText(formats, row),
  }),
  visible({
    id: 'eta',
    header: 'ETA',
    width: 100,
    card: 'fact',
    sortKey: 'eta',
    cell: (row) => row.eta && formats.date(row.eta),
  }),
];

const money = (formats: Formats): readonly BookingListColumn[] => [
  visible({
    id: 'price',
    header: 'Price inc. GST',
    width: 124,
    align: 'right',
    card: 'none',
    sortKey: 'pricingDetail.totalCost',
    // Empty for a leg: its price is the carrier's, and the customer pays for the journey.
    cell: ({ pricingDetail, legNumber }) =>
      pricingDetail &&
      legNumber === null && <Money text={formats.money(pricingDetail.totalCost)} />,
  }),
  hidden({
    id: 'invoice',
    header: 'Invoice',
    width: 120,
    card: 'none',
    sortKey: 'invoiceNumber',
    cell: (row) => row.invoiceNumber,
  }),
];

const further = (formats: Formats, now: number): readonly BookingListColumn[] => [
  hidden({ id: 'order', header: 'Order', card: 'none', cell: (row) => row.orderNumber }),
  hidden({ id: 'manifest', header: 'Manifest', card: 'none', cell: (row) => row.manifestId }),
  hidden({ id: 'pickup', header: 'Pickup', card: 'none', cell: (row) => row.pickupRequestId }),
  hidden({
    id: 'references',
    header: 'References',
    width: 200,
    card: 'none',
    cell: (row) => row.reference.map(({ key, value }) => `${key}: ${value}`).join(', '),
  }),
  hidden({ id: 'promo', header: 'Promo code', card: 'none', cell: (row) => row.promoCode }),
  hidden({
    id: 'tracking',
    header: 'Last tracking',
    width: 165,
    card: 'none',
    cell: (row) =>
      row.lastTrackingModifiedTime && moment(formats, row.lastTrackingModifiedTime, now),
  }),
];

const moment = (formats: Formats, iso: string, now: number) => (
  <DateTime
    iso={iso}
    text={formats.dateTime(iso)}
    title={`${formats.relative(iso, now)} · ${formats.exact(iso)}`}
  />
);

const routeText = ({ fromAddress, toAddress }: ListedBooking): string =>
  [fromAddress, toAddress].map(({ suburb }) => suburbText(suburb) || '—').join(' › ');

function readyText(formats: Formats, row: ListedBooking): string | null {
  if (row.pickupReadyTime === null) return null;
  const ready = formats.dateTime(row.pickupReadyTime);
  return row.businessClosingTime === null
    ? ready
    : `${ready} – ${formats.time(row.businessClosingTime)}`;
}

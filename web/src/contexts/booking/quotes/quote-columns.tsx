import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import type { Formats } from '#shell/formats.ts';
import { DateTime } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { bookingColumns } from '../bookings/list/booking-columns.tsx';
import { HeldUntil } from './HeldUntil.tsx';
import { QuotePill } from './QuotePill.tsx';

/** The columns of bookings that quotes also have. */
const shared = ['customer', 'route', 'pieces', 'price'];

/** Returns the columns of a list of quotes; customers see no column with their own name. */
export function quoteColumns(
  formats: Formats,
  isCustomer: boolean,
  now: number,
): readonly Column<ListedBooking>[] {
  const known = bookingColumns(formats, isCustomer, { now }).filter(({ id }) =>
    shared.includes(id),
  );
  return [
    {
      id: 'quote',
      header: 'Quote',
      width: 90,
      card: 'key',
      sortKey: 'id',
      cell: ({ id, consignmentId }) => consignmentId ?? String(id),
    },
    {
      id: 'state',
      header: 'State',
      width: 115,
      card: 'pill',
      cell: (row) => <QuotePill quote={row} />,
    },
    {
      id: 'quoted',
      header: 'Saved',
      width: 105,
      sortKey: 'quotedTime',
      card: 'none',
      cell: ({ quotedTime: at }) =>
        at && (
          <DateTime
            iso={at}
            text={formats.date(at)}
            title={`${formats.dateTime(at)}, ${formats.relative(at, now)}`}
          />
        ),
    },
    ...known.map((column) =>
      column.id === 'price' ? { ...column, card: 'fact' as const } : column,
    ),
    {
      id: 'held',
      header: 'Price valid',
      width: 150,
      card: 'fact',
      sortKey: 'priceHeldUntil',
      cell: (row) => <HeldUntil quote={row} isShort />,
    },
  ];
}

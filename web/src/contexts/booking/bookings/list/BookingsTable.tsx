import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column, Selection } from '#ui/table/types.ts';
import { useStable } from '#ui/use-stable.ts';
import { bookingName } from '../../links/freight-text.ts';
import { PeekDrawer } from './PeekDrawer.tsx';
import { useRowActions } from './row-actions.ts';
import type { BookingList } from './use-booking-list.ts';

const rowId = ({ id }: ListedBooking): string => String(id);
const rowHref = ({ id }: ListedBooking): string => paths.booking(id);

type BookingsTableProps = {
  readonly list: BookingList;
  readonly columns: readonly Column<ListedBooking>[];
  readonly selection?: Selection | undefined;
};

/** The bookings of a list with a pager, and the peek. */
export function BookingsTable({ list, columns, selection }: BookingsTableProps) {
  const { search, rows, total } = list;
  const may = useMay();
  const t = useTranslate();
  const rowName = useCallback((row: ListedBooking) => bookingName(row, t), [t]);
  const peekAt = useStable(({ id }: ListedBooking) =>
    list.peekAt(search.peek === id ? undefined : id),
  );
  return (
    <>
      <DataTable
        label="Bookings"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        status={list.status}
        sort={list.sort}
        onSort={list.onSort}
        selection={selection}
        highlighted={list.highlighted}
        total={total}
        onPeek={peekAt}
        rowActions={useRowActions(peekAt)}
        onClearFilters={list.narrowed ? list.clear : undefined}
        neverUsed={{
          title: 'Book your first delivery',
          text: 'Bookings appear here with their price, label and tracking.',
          action: may('Booking.Create') && (
            <ButtonLink href={paths.newBooking()} look="primary" icon={Plus}>
              New booking
            </ButtonLink>
          ),
        }}
      />
      {total !== undefined && total > 0 && (
        <Pager {...list.page} total={total} onChange={list.onPage} />
      )}
      <PeekDrawer
        id={search.peek}
        row={rows?.find(({ id }) => id === search.peek)}
        onClose={() => list.peekAt(undefined)}
      />
    </>
  );
}

import type { BookingImport } from '@waybill/contract/booking/imports/shapes';
import { CircleCheck, Loader } from 'lucide-react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { useBookingImports } from './calls.ts';

/** The latest imported files, with their progress. */
export function RecentImports() {
  const query = useBookingImports();
  const formats = useFormats();
  return (
    <Panel title="Previous imports" flush>
      <DataTable
        label="Previous imports"
        columns={columnsOf(formats)}
        rows={query.data?.items}
        rowId={({ id }) => id}
        rowName={({ fileName }) => fileName}
        rowHref={({ id }) => paths.importBookings({ import: id })}
        status={useTableStatus(query, 'Booking.Create')}
        neverUsed={{ title: 'No files imported yet' }}
        pageKeysOff
      />
    </Panel>
  );
}

const columnsOf = ({ dateTime, number }: Formats): readonly Column<BookingImport>[] => [
  { id: 'file', header: 'File', width: 220, card: 'key', cell: ({ fileName }) => fileName },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    card: 'pill',
    cell: ({ status }) =>
      status === 'Done' ? (
        <StatusPill family="green" icon={CircleCheck}>
          Done
        </StatusPill>
      ) : (
        <StatusPill family="blue" icon={Loader}>
          Running
        </StatusPill>
      ),
  },
  {
    id: 'made',
    header: 'Bookings',
    width: 100,
    align: 'right',
    cell: ({ inserted }) => number(inserted),
  },
  {
    id: 'returned',
    header: 'Returned',
    width: 100,
    align: 'right',
    cell: ({ failed }) => number(failed),
  },
  { id: 'by', header: 'By', width: 140, hideBelow: 768, cell: ({ creatorName }) => creatorName },
  {
    id: 'when',
    header: 'Imported',
    width: 170,
    cell: ({ creationTime }) => dateTime(creationTime),
  },
];

import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import { MapPinned } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { later } from '#ui/later.ts';
import { HeadPortDrawer } from './HeadPortDrawer.tsx';
import { useDeleteHeadPort, useHeadPorts } from './calls.ts';

const HeadPortsMap = later(async () => (await import('./HeadPortsMap.tsx')).HeadPortsMap);

const columns = (number: (value: number) => string): readonly Column<HeadPort>[] => [
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 90 },
  {
    id: 'name',
    header: 'Head port',
    cell: ({ name }) => name,
    sortKey: 'name',
    width: 180,
    card: 'fact',
  },
  {
    id: 'address',
    header: 'Address',
    cell: addressText,
    title: addressText,
    width: 320,
    card: 'fact',
  },
  {
    id: 'position',
    header: 'Position',
    cell: ({ latitude, longitude }) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    width: 160,
    hideBelow: 1024,
  },
  {
    id: 'zones',
    header: 'Zones',
    cell: ({ zonecount }) => number(zonecount),
    align: 'right',
    width: 80,
    card: 'fact',
  },
];

/** The head ports, where freight is sorted and between which line hauls run. */
export function HeadPortsPage() {
  const { number } = useFormats();
  const go = useGo();
  const mayEdit = useMay()('Job.Edit');
  const list = useRecordList(paths.headPorts(), 'code');
  const query = useHeadPorts({ ...list.requested, filter: list.search.q });
  return (
    <>
      <PageHeading
        title="Head ports"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Head ports' }]}
        actions={[{ label: 'Zones', href: paths.zones(), icon: MapPinned, primary: false }]}
      />
      <RecordShelf
        one="head port"
        many="head ports"
        list={list}
        query={query}
        columns={columns(number)}
        rowName={({ code }) => code}
        permission="Job.View"
        mayEdit={mayEdit}
        why="Depots where freight of a region is sorted. Zones and line hauls need them."
        removal={useDeleteHeadPort()}
        moreRowActions={({ id }) => [
          { label: 'Zones', icon: MapPinned, onAct: () => go(paths.zones({ port: id })) },
        ]}
        editor={(row, close) => (
          <HeadPortDrawer key={row?.id ?? 'new'} headPort={row} onClose={close} />
        )}
      />
      <HeadPortsMap onPick={(id) => go(paths.zones({ port: id }))} />
    </>
  );
}

function addressText({ addressline1, suburb, postcode, countrycode }: HeadPort): string {
  return `${addressline1}, ${suburb} ${postcode}, ${countrycode}`;
}

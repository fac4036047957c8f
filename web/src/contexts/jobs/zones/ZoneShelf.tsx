import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { Zone } from '@waybill/contract/jobs/zones/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { ZoneDrawer } from './ZoneDrawer.tsx';
import { useDeleteZone, useZones } from './calls.ts';

const columns = (number: (value: number) => string): readonly Column<Zone>[] => [
  { id: 'code', header: 'Zone', cell: ({ code }) => code, sortKey: 'code', width: 110 },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortKey: 'name',
    width: 170,
    card: 'fact',
  },
  {
    id: 'state',
    header: 'State',
    cell: (zone) => <ZonePill zone={zone} />,
    width: 190,
    card: 'pill',
  },
  {
    id: 'inside',
    header: 'Inside',
    cell: ({ parentcode }) => parentcode,
    width: 100,
    hideBelow: 1440,
  },
  {
    id: 'count',
    header: 'Locations',
    cell: ({ locationcount }) => number(locationcount),
    align: 'right',
    width: 100,
    card: 'fact',
  },
  {
    id: 'places',
    header: 'For example',
    cell: exampleText,
    title: exampleText,
    width: 180,
    hideBelow: 1024,
  },
];

function ZonePill({ zone }: { readonly zone: Zone }) {
  const t = useTranslate();
  if (!zone.isActive) return <StatusPill family="neutral">Off</StatusPill>;
  if (zone.isonforwarding) {
    return <StatusPill family="amber">{zone.onforwardagent ?? t('On-forwarding')}</StatusPill>;
  }
  return <StatusPill family="green">Active</StatusPill>;
}

const exampleText = ({ zoneLocation }: Zone): string =>
  zoneLocation
    .slice(0, 8)
    .map(({ suburb, postCode }) => (suburb === '' ? postCode : suburb))
    .join(', ');

/** The zones of a head port, each with its form and its locations. */
export function ZoneShelf({ port }: { readonly port: HeadPort }) {
  const { number } = useFormats();
  const list = useRecordList(`${paths.zones()}#${port.id}`, 'code');
  const query = useZones({ ...list.requested, headPortId: port.id, filter: list.search.q });
  return (
    <RecordShelf
      one="zone"
      many="zones"
      list={list}
      query={query}
      columns={columns(number)}
      rowName={({ code }) => code}
      permission="Job.View"
      mayEdit={useMay()('Job.Edit')}
      why="Suburbs that one run serves. Import a file to add many at once."
      removal={useDeleteZone()}
      removalEffect="Its locations are deleted too, and open jobs are no longer in a zone."
      editor={(row, close) => (
        <ZoneDrawer key={row?.id ?? 'new'} port={port} zone={row} onClose={close} />
      )}
    />
  );
}

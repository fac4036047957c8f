import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { LocationOfZone } from '@waybill/contract/jobs/zones/shapes';
import { useMemo } from 'react';
import { paths } from '#paths';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { Column } from '#ui/table/types.ts';
import { locationText } from './location-text.ts';
import { useZoneLocations } from './calls.ts';

const columnsIn = (t: Translate): readonly Column<LocationOfZone>[] => [
  {
    id: 'suburb',
    header: 'Suburb',
    cell: ({ suburb }) => suburb || t('Whole postcode'),
    sortKey: 'suburb',
    width: 220,
    card: 'fact',
  },
  {
    id: 'postCode',
    header: 'Postcode',
    cell: (row) => row.postCode,
    sortKey: 'postCode',
    width: 110,
    card: 'key',
  },
  {
    id: 'country',
    header: 'Country',
    cell: (row) => row.countryCode,
    width: 90,
    card: 'none',
  },
  {
    id: 'zone',
    header: 'Zone',
    cell: (row) => row.zoneCode,
    sortKey: 'zoneCode',
    width: 140,
    card: 'fact',
  },
];

/** All locations of a head port with their zones. */
export function Locations({ port }: { readonly port: HeadPort }) {
  const t = useTranslate();
  const columns = useMemo(() => columnsIn(t), [t]);
  const list = useRecordList(`${paths.zones()}#${port.id}-locations`, 'postCode');
  const query = useZoneLocations({
    ...list.requested,
    headPortId: port.id,
    filter: list.search.q,
  });
  return (
    <>
      <FilterBar search={{ ...list.text, placeholder: 'Suburb, postcode or zone' }} />
      <RecordTable
        list={list}
        query={query}
        permission="Job.View"
        label="Locations"
        columns={columns}
        rowId={({ id }) => id}
        rowName={(row) => locationText(row, t)}
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{ title: 'No locations yet', text: 'Import a CSV file, or add them to a zone.' }}
      />
    </>
  );
}

import type { OverlappingPlace } from '@waybill/contract/rates/coverage-shapes';
import { useMemo } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Say, useSay } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import type { Column } from '#ui/table/types.ts';
import { useOverlappingPlaces } from '../calls.ts';
import { Overlaps } from './Overlaps.tsx';
import { ReportTable } from './ReportTable.tsx';
import { placeColumns, placeName } from './UncoveredPlaces.tsx';

type Place = z.output<typeof OverlappingPlace>;
type OfCard = { readonly rateCardId: string };
type OverlapsOfCard = OfCard & Pick<Parameters<typeof Overlaps>[0], 'overlaps'>;

/** Places in two zones: which of them prices, and which would where it has no rate. */
export function OverlappingPlaces({ rateCardId, overlaps }: OverlapsOfCard) {
  const say = useSay();
  const list = useRecordList(`${paths.rateCard(rateCardId)}#overlapping`, 'zone');
  const columns = useMemo(
    () => [...placeColumns, ...zoneColumns(rateCardId, say)],
    [rateCardId, say],
  );
  return (
    <div className="grid gap-4">
      <Overlaps overlaps={overlaps} onChoose={(q) => list.narrow({ q })} />
      <ReportTable
        label="Places in two zones"
        list={list}
        answer={useOverlappingPlaces({ ...list.asked, rateCardId, filter: list.search.q })}
        columns={columns}
        rowId={({ id }) => id}
        rowName={placeName}
        nothing="No place lies in two zones"
      />
    </div>
  );
}

const zoneColumns = (rateCardId: string, say: Say): readonly Column<Place>[] => [
  {
    id: 'zone',
    header: 'Priced by',
    cell: ({ zone }) => <ZoneLink {...{ rateCardId, zone, say }} />,
    sortKey: 'zone',
    width: 190,
  },
  {
    id: 'otherZone',
    header: 'Also in',
    cell: ({ otherZone }) => <ZoneLink {...{ rateCardId, zone: otherZone, say }} />,
    sortKey: 'otherZone',
    width: 190,
  },
];

type ZoneLinkProps = OfCard & { readonly zone: Place['zone']; readonly say: Say };

/** The zone, opened where its places are changed, and by what it names the place. */
function ZoneLink({ rateCardId, zone: { id, code, by }, say }: ZoneLinkProps) {
  return (
    <>
      <AppLink href={paths.rateCard(rateCardId, { tab: 'zones', q: code, edit: id })}>
        {code}
      </AppLink>{' '}
      <span className="text-ink-3">{say(by === 'suburb' ? 'by suburb' : 'by postcode')}</span>
    </>
  );
}

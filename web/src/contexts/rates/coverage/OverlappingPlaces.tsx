import type { OverlappingPlace } from '@waybill/contract/rates/coverage/shapes';
import { useMemo } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import type { Column } from '#ui/table/types.ts';
import { Overlaps } from './Overlaps.tsx';
import { ReportTable } from './ReportTable.tsx';
import { placeColumns, placeName } from './UncoveredPlaces.tsx';
import { useOverlappingPlaces } from './calls.ts';

type Place = z.output<typeof OverlappingPlace>;
type OfCard = { readonly rateCardId: string };
type OverlapsOfCard = OfCard & Pick<Parameters<typeof Overlaps>[0], 'overlaps'>;

/** Places in two zones: the zone that prices, and the one used if it has no rate. */
export function OverlappingPlaces({ rateCardId, overlaps }: OverlapsOfCard) {
  const t = useTranslate();
  const list = useRecordList(`${paths.rateCard(rateCardId)}#overlapping`, 'zone');
  const columns = useMemo(() => [...placeColumns, ...zoneColumns(rateCardId, t)], [rateCardId, t]);
  return (
    <div className="grid gap-4">
      <Overlaps overlaps={overlaps} onChoose={(q) => list.narrow({ q })} />
      <ReportTable
        label="Places in two zones"
        list={list}
        query={useOverlappingPlaces({ ...list.requested, rateCardId, filter: list.search.q })}
        columns={columns}
        rowId={({ id }) => id}
        rowName={placeName}
        nothing="No place is in two zones"
      />
    </div>
  );
}

const zoneColumns = (rateCardId: string, t: Translate): readonly Column<Place>[] => [
  {
    id: 'zone',
    header: 'Priced by',
    cell: ({ zone }) => <ZoneLink {...{ rateCardId, zone, t }} />,
    sortKey: 'zone',
    width: 190,
  },
  {
    id: 'otherZone',
    header: 'Also in',
    cell: ({ otherZone }) => <ZoneLink {...{ rateCardId, zone: otherZone, t }} />,
    sortKey: 'otherZone',
    width: 190,
  },
];

type ZoneLinkProps = OfCard & { readonly zone: Place['zone']; readonly t: Translate };

/** A zone, linked to the page on which its places are edited, and how it names the place. */
function ZoneLink({ rateCardId, zone: { id, code, by }, t }: ZoneLinkProps) {
  return (
    <>
      <AppLink href={paths.rateCard(rateCardId, { tab: 'zones', q: code, edit: id })}>
        {code}
      </AppLink>{' '}
      <span className="text-ink-3">{t(by === 'suburb' ? 'by suburb' : 'by postcode')}</span>
    </>
  );
}

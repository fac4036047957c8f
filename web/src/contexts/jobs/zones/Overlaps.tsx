import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { ZoneOverlap } from '@waybill/contract/jobs/zones/shapes';
import { useMemo, useState } from 'react';
import { useTableStatus } from '#shell/table-status.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column } from '#ui/table/types.ts';
import { locationText } from './location-text.ts';
import { useZoneOverlaps } from './calls.ts';

const columnsIn = (t: Translate): readonly Column<ZoneOverlap>[] => [
  {
    id: 'place',
    header: 'Location',
    cell: (row) => locationText(row, t),
    width: 220,
    card: 'key',
  },
  {
    id: 'zones',
    header: 'Zones',
    cell: ({ zones }) =>
      zones.map(({ code, headportcode }) => `${code} (${headportcode})`).join(', '),
    width: 360,
    card: 'fact',
  },
];

/** Places served by zones of both this head port and another. */
export function Overlaps({ port }: { readonly port: HeadPort }) {
  const t = useTranslate();
  const columns = useMemo(() => columnsIn(t), [t]);
  const [page, setPage] = useState({ skip: 0, take: 50 });
  const query = useZoneOverlaps({
    headPortId: port.id,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const total = query.data?.totalCount;
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-ink-2">
        {t('A zone that lists the suburb comes first, then the head port that is first by code.')}
      </p>
      <DataTable
        label="Overlaps"
        columns={columns}
        rows={query.data?.items}
        rowId={({ countryCode, postCode, suburb }) => `${countryCode}|${postCode}|${suburb}`}
        rowName={(row) => locationText(row, t)}
        status={useTableStatus(query, 'Job.View')}
        total={total}
        neverUsed={{
          title: 'No overlaps',
          text: 'No location is in zones of two head ports.',
        }}
      />
      {total !== undefined && total > page.take && (
        <Pager {...page} total={total} onChange={setPage} />
      )}
    </div>
  );
}

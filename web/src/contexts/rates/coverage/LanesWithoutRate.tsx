import type { LaneWithoutRate } from '@waybill/contract/rates/coverage/shapes';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { Column } from '#ui/table/types.ts';
import { DayChoice } from '../cards/DayChoice.tsx';
import { LaneDrawer } from '../matrix/LaneDrawer.tsx';
import { ReportTable } from './ReportTable.tsx';
import { useServices } from '../services/calls.ts';
import { useLanesWithoutRate } from './calls.ts';

type Lane = z.output<typeof LaneWithoutRate>;
type LanesProps = {
  readonly requested: {
    readonly rateCardId: string;
    readonly day: string;
    readonly rateServiceId: string | undefined;
  };
  readonly onChange: (changes: { readonly service?: unknown; readonly day?: unknown }) => void;
};

/** Lanes without a rate on a day; a row opens a new rate for its lane. */
export function LanesWithoutRate({ requested: query, onChange }: LanesProps) {
  const t = useTranslate();
  const formats = useFormats();
  const list = useRecordList(`${paths.rateCard(query.rateCardId)}#lanes`, 'serviceCode');
  const [filling, setFilling] = useState<Lane | null>(null);
  const mayEdit = useMay()('Job.Rates');
  const columns = useMemo(() => laneColumns(formats, t), [formats, t]);
  return (
    <>
      <ReportTable
        label="Lanes without a rate"
        list={list}
        query={useLanesWithoutRate({ ...list.requested, ...query, filter: list.search.q })}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ fromZone, toZone }) => t('{fromZone} to {toZone}', { fromZone, toZone })}
        nothing="Every lane has a rate"
        filters={<Choices requested={query} onChange={onChange} />}
        onOpen={mayEdit ? setFilling : undefined}
        rowActions={
          mayEdit
            ? (lane) => [{ label: 'Add rate', icon: Plus, onAct: () => setFilling(lane) }]
            : undefined
        }
      />
      {filling && (
        <LaneDrawer
          rateCardId={query.rateCardId}
          serviceId={filling.rateServiceId}
          rateId={null}
          lane={filling}
          onClose={() => setFilling(null)}
        />
      )}
    </>
  );
}

function Choices({ requested: query, onChange }: LanesProps) {
  const services = useServices({ rateCardId: query.rateCardId, maxResultCount: 1000 });
  return (
    <>
      <FilterSelect
        single
        label="Service"
        options={(services.data?.items ?? []).map(({ id, code }) => ({ value: id, label: code }))}
        chosen={query.rateServiceId ? [query.rateServiceId] : []}
        onChange={([service]) => onChange({ service })}
      />
      <DayChoice
        label="Valid on"
        day={query.day}
        onChange={(day) => onChange({ day: day ?? undefined })}
      />
    </>
  );
}

const laneColumns = ({ plainDate }: Formats, t: Translate): readonly Column<Lane>[] => [
  {
    id: 'fromZone',
    header: 'From zone',
    cell: ({ fromZone }) => fromZone,
    sortKey: 'fromZone',
    width: 140,
  },
  { id: 'toZone', header: 'To zone', cell: ({ toZone }) => toZone, sortKey: 'toZone', width: 140 },
  {
    id: 'service',
    header: 'Service',
    cell: ({ serviceCode }) => serviceCode,
    sortKey: 'serviceCode',
    width: 110,
  },
  {
    id: 'why',
    header: 'Why',
    cell: ({ endedOn, beginsOn }) => {
      if (beginsOn) return t('Starts on {day}', { day: plainDate(beginsOn) });
      if (endedOn) return t('Ended before {day}', { day: plainDate(endedOn) });
      return t('No rate entered');
    },
    width: 200,
  },
];

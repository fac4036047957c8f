import type { LaneWithoutRate } from '@waybill/contract/rates/coverage-shapes';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Say, useSay } from '#shell/texts/texts-context.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { Column } from '#ui/table/types.ts';
import { useLanesWithoutRate, useServices } from '../calls.ts';
import { DayChoice } from '../card/DayChoice.tsx';
import { LaneDrawer } from '../matrix/LaneDrawer.tsx';
import { ReportTable } from './ReportTable.tsx';

type Lane = z.output<typeof LaneWithoutRate>;
type LanesProps = {
  readonly asked: {
    readonly rateCardId: string;
    readonly day: string;
    readonly rateServiceId: string | undefined;
  };
  readonly onChange: (changes: { readonly service?: unknown; readonly day?: unknown }) => void;
};

/** Lanes that no rate serves on a day; a row opens a new rate for its lane. */
export function LanesWithoutRate({ asked, onChange }: LanesProps) {
  const say = useSay();
  const formats = useFormats();
  const list = useRecordList(`${paths.rateCard(asked.rateCardId)}#lanes`, 'serviceCode');
  const [filling, setFilling] = useState<Lane | null>(null);
  const mayEdit = useMay()('Job.Rates');
  const columns = useMemo(() => laneColumns(formats, say), [formats, say]);
  return (
    <>
      <ReportTable
        label="Lanes without a rate"
        list={list}
        answer={useLanesWithoutRate({ ...list.asked, ...asked, filter: list.search.q })}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ fromZone, toZone }) => say('{fromZone} to {toZone}', { fromZone, toZone })}
        nothing="Every lane has a rate"
        filters={<Choices asked={asked} onChange={onChange} />}
        onOpen={mayEdit ? setFilling : undefined}
        rowActions={
          mayEdit
            ? (lane) => [{ label: 'Add rate', icon: Plus, onAct: () => setFilling(lane) }]
            : undefined
        }
      />
      {filling && (
        <LaneDrawer
          rateCardId={asked.rateCardId}
          serviceId={filling.rateServiceId}
          rateId={null}
          lane={filling}
          onClose={() => setFilling(null)}
        />
      )}
    </>
  );
}

function Choices({ asked, onChange }: LanesProps) {
  const services = useServices({ rateCardId: asked.rateCardId, maxResultCount: 1000 });
  return (
    <>
      <FilterSelect
        single
        label="Service"
        options={(services.data?.items ?? []).map(({ id, code }) => ({ value: id, label: code }))}
        chosen={asked.rateServiceId ? [asked.rateServiceId] : []}
        onChange={([service]) => onChange({ service })}
      />
      <DayChoice
        label="In force on"
        day={asked.day}
        onChange={(day) => onChange({ day: day ?? undefined })}
      />
    </>
  );
}

const laneColumns = ({ plainDate }: Formats, say: Say): readonly Column<Lane>[] => [
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
      if (beginsOn) return say('Begins on {day}', { day: plainDate(beginsOn) });
      if (endedOn) return say('Ended before {day}', { day: plainDate(endedOn) });
      return say('No rate entered');
    },
    width: 200,
  },
];

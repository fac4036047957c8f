import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DateInput } from '#ui/DateInput.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useRateMatrix, useSaveMatrix, useServices } from '../calls.ts';
import { LaneDrawer } from './LaneDrawer.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import {
  type Cell,
  type Changes,
  type Figure,
  keyOfLane,
  type MatrixRate,
  pasted,
  ratesByLane,
} from './matrix-state.ts';
import { readPaste } from './paste.ts';

const figures = [
  { value: 'value', label: 'First band' },
  { value: 'basic', label: 'Basic' },
  { value: 'minimum', label: 'Minimum' },
] as const;

/** The rates of one service as a table from zone to zone, changed from a day on. */
export function Matrix({ rateCardId }: { readonly rateCardId: string }) {
  const { dayOf } = useFormats();
  const [today] = useState(() => dayOf(Date.now()));
  const [chosen, setChosen] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(today);
  const [figure, setFigure] = useState<Figure>('value');
  const services = useServices({ rateCardId, maxResultCount: 1000 });
  const all = services.data?.items ?? [];
  const serviceId = chosen ?? all[0]?.id ?? '';
  const matrix = useRateMatrix(serviceId, day ?? today);
  if (services.data && all.length === 0) {
    return <EmptyState title="No service yet" text="Add a service, then its rates." />;
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          single
          label="Service"
          options={all.map(({ id, code }) => ({ value: id, label: code }))}
          chosen={[serviceId]}
          onChange={([id]) => id && setChosen(id)}
        />
        <SegmentedControl<Figure>
          label="Number shown"
          value={figure}
          onChange={setFigure}
          options={figures}
        />
        <DayChoice day={day ?? today} onDay={setDay} />
      </div>
      <Awaited answer={matrix} permission="Carrier.View">
        {({ zones, rates }) => (
          <Editor
            key={`${serviceId} ${day} ${figure}`}
            {...{ zones, rates, figure, rateCardId, serviceId, day: day ?? today }}
          />
        )}
      </Awaited>
    </div>
  );
}

type DayChoiceProps = { readonly day: string; readonly onDay: (day: string | null) => void };

function DayChoice({ day, onDay }: DayChoiceProps) {
  const say = useSay();
  return (
    <label className="flex items-center gap-2 text-table text-ink-2">
      {say('In force on, changed from')}
      <span className="w-40">
        <DateInput value={day} onChange={onDay} />
      </span>
    </label>
  );
}

type EditorProps = {
  readonly zones: readonly string[];
  readonly rates: readonly MatrixRate[];
  readonly figure: Figure;
  readonly rateCardId: string;
  readonly serviceId: string;
  readonly day: string;
};

const none: Changes = new Map();

function Editor({ zones, rates, figure, rateCardId, serviceId, day }: EditorProps) {
  const say = useSay();
  const toast = useToast();
  const mayEdit = useMay()('Job.Rates');
  const [changes, setChanges] = useState(none);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const save = useSaveMatrix();
  useLeaveGuard(changes.size > 0);
  const byLane = ratesByLane(rates);
  const [from = '', to = ''] = [zones[active.row], zones[active.column]];
  const onSave = () =>
    save.mutate(
      { rateServiceId: serviceId, effectiveDate: day, figure, cells: cellsOf(changes) },
      {
        onSuccess: ({ added, changed }) => {
          setChanges(none);
          toast({ title: say('{changed} rates changed, {added} added', { changed, added }) });
        },
      },
    );
  if (zones.length === 0) return <EmptyState title="No zone yet" text="Add zones, then rates." />;
  return (
    <div className="grid gap-3">
      {save.error && <Banner tone="problem" title={explain(save.error).message} />}
      {refused.length > 0 && (
        <Banner
          tone="warning"
          title={say('{count} pasted cells are no price: {cells}', {
            count: refused.length,
            cells: refused.slice(0, 5).join(', '),
          })}
        />
      )}
      <MatrixGrid
        zones={zones}
        savedOf={(fromZone, toZone) => byLane.get(keyOfLane(fromZone, toZone))?.[figure]}
        changes={changes}
        active={active}
        mayEdit={mayEdit}
        onActive={setActive}
        onType={(cell, amount) =>
          setChanges(
            new Map(changes).set(
              keyOfLane(zones[cell.row] ?? '', zones[cell.column] ?? ''),
              amount,
            ),
          )
        }
        onPaste={(text) => {
          const block = readPaste(text);
          setRefused(block.refused);
          setChanges(pasted(changes, zones, block, active));
        }}
        onOpen={() => setOpen(true)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-2">
          {mayEdit && say('Type a price, or paste a block from a spreadsheet.')}
        </p>
        <Button onClick={() => setOpen(true)}>
          {say('Open {fromZone} to {toZone}', { fromZone: from, toZone: to })}
        </Button>
        {changes.size > 0 && (
          <>
            <Button onClick={() => setChanges(none)}>Discard</Button>
            <Button look="primary" working={save.isPending} onClick={onSave}>
              {say('Save {count} cells', { count: changes.size })}
            </Button>
          </>
        )}
      </div>
      {isOpen && (
        <LaneDrawer
          rateCardId={rateCardId}
          serviceId={serviceId}
          rateId={byLane.get(keyOfLane(from, to))?.id ?? null}
          lane={{ fromZone: from, toZone: to }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const cellsOf = (changes: Changes) =>
  [...changes].map(([lane, amount]) => {
    const [fromZone = '', toZone = ''] = lane.split('|');
    return { fromZone, toZone, amount };
  });

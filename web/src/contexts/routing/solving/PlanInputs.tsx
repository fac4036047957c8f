import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { plannable, type PlanChoice, type Profile } from './plan.ts';
import { costs } from './use-plans.ts';

type Inputs = {
  depot: string | null;
  profile: Profile;
  begins: string;
  seconds: number;
  perHour: number | null;
  perKm: number | null;
};

type PlanInputsProps = {
  readonly board: Board;
  readonly depots: readonly HeadPort[];
  readonly isWorking: boolean;
  readonly onSolve: (choice: PlanChoice, seconds: number) => void;
};

/** The inputs of a plan: depot, vehicles, drivers and jobs; all of them are chosen by default. */
export function PlanInputs({ board, depots, isWorking, onSolve }: PlanInputsProps) {
  const t = useTranslate();
  const form = useForm<Inputs>({ ...formHabits, defaultValues });
  const depotId = useWatch({ control: form.control, name: 'depot' });
  const depot = depots.find(({ id }) => id === depotId) ?? null;
  const [noDriver, setNoDriver] = useState<ReadonlySet<string>>(new Set());
  const [noJob, setNoJob] = useState<ReadonlySet<string>>(new Set());
  const lanes = useMemo(() => plannable(board), [board]);
  const jobs = useMemo(() => jobsOf(board, depot), [board, depot]);
  const chosen = (ids: readonly string[], not: ReadonlySet<string>) =>
    new Set(ids.filter((id) => !not.has(id)));
  const solve = ({ profile, begins, seconds, perHour, perKm }: Inputs) =>
    onSolve(
      {
        board,
        driverIds: chosen(
          lanes.map(({ driverid }) => driverid),
          noDriver,
        ),
        jobIds: chosen(
          jobs.map(({ id }) => id),
          noJob,
        ),
        depot: depot === null ? null : [round6(depot.longitude), round6(depot.latitude)],
        profile,
        dayStart: fromWallTime(localDate(board.date), begins, board.timezone).getTime(),
        perHour_cents: Math.round((perHour ?? 0) * 100),
        perKm_cents: Math.round((perKm ?? 0) * 100),
        locked: new Map(),
      },
      seconds,
    );
  return (
    <Panel title="What to plan">
      <FormShell
        form={form}
        onSubmit={solve}
        submitLabel="Solve"
        working={isWorking}
        problem={null}
      >
        <SelectField<Inputs>
          name="depot"
          label="Depot"
          optional
          placeholder="Where each driver is"
          options={depots.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
        />
        <SelectField<Inputs>
          rules={mustChoose}
          name="profile"
          label="Vehicles"
          options={profiles}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectField<Inputs>
            rules={mustChoose}
            name="begins"
            label="Day begins"
            options={beginnings}
          />
          <SelectField<Inputs>
            rules={mustChoose}
            name="seconds"
            label="Search for"
            options={searches}
          />
          <NumberField<Inputs> name="perHour" label="Cost per hour" decimals={2} rules={positive} />
          <NumberField<Inputs> name="perKm" label="Cost per km" decimals={2} rules={positive} />
        </div>
        <ChoiceList
          label="Drivers"
          empty="No driver is free on this day."
          items={lanes.map(({ driverid, name, vehicle, jobs: own }) => ({
            id: driverid,
            text: name,
            note: [
              vehicle?.registrationnumber,
              own.length > 0
                ? t('{count, plural, one {# job} other {# jobs}}', { count: own.length })
                : null,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          excluded={noDriver}
          onChange={setNoDriver}
        />
        <ChoiceList
          label="Unallocated jobs"
          empty={
            depot === null
              ? 'No job waits.'
              : 'No job waits in the zones of this depot. Choose another one.'
          }
          items={jobs.map(({ id, jobno, from, to }) => ({
            id,
            text: jobno,
            note: `${from.suburb} – ${to.suburb}`,
          }))}
          excluded={noJob}
          onChange={setNoJob}
        />
      </FormShell>
    </Panel>
  );
}

/** Returns the jobs in the depot's zones, and those in no zone; all jobs without a depot. */
const jobsOf = ({ waiting }: Board, depot: HeadPort | null) =>
  waiting.filter(
    ({ headportcode }) => depot === null || headportcode === null || headportcode === depot.code,
  );

const round6 = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const defaultValues: Inputs = {
  depot: null,
  profile: 'auto',
  begins: '06:00',
  seconds: 5,
  perHour: costs.perHour_cents / 100,
  perKm: costs.perKm_cents / 100,
};

const mustChoose = { required: true };

const positive = { min: { value: 0, message: 'Must not be negative' } };

const profiles = [
  { value: 'auto', label: 'Vans and cars' },
  { value: 'truck', label: 'Trucks' },
];

const beginnings = ['04:00', '05:00', '06:00', '07:00', '08:00', '09:00', '10:00'].map((time) => ({
  value: time,
  label: time,
}));

const searches = [
  { value: 2, label: '2 s' },
  { value: 5, label: '5 s' },
  { value: 15, label: '15 s' },
  { value: 60, label: '60 s' },
];

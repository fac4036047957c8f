import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';
import { t } from '../texts.ts';
import { messageAct, shiftAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Notice } from '../parts/Notice.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { kilometresOf, OdometerField } from '../parts/OdometerField.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { isDelivery, stopState } from '../run/progress.ts';
import { StopLink } from '../run/StopLink.tsx';
import { stopNumbers } from '../run/stop-numbers.ts';
import type { DriverState } from '../use-driver.ts';
import { FaultList } from './FaultList.tsx';
import { faultsToSend, type FoundFaults, lackOf } from './faults.ts';
import { useVehicleItems } from './use-vehicle-items.ts';

const findings = ['OK', 'Not OK'] as const;
type Finding = (typeof findings)[number];

/** The end of the day: what is open, the odometer, and the check of the vehicle after the drive. */
export function FinishPage({ driver }: { readonly driver: DriverState }) {
  const { shift, act } = driver;
  const [odometer, setOdometer] = useState('');
  const [finding, setFinding] = useState<Finding | null>(null);
  const items = useVehicleItems();
  const [found, setFound] = useState<FoundFaults>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const finish = async () => {
    const kilometres = kilometresOf(odometer);
    if (kilometres !== null && kilometres < (shift.odometer ?? 0)) {
      return setProblem(t('The odometer is lower than at the start of the shift.'));
    }
    const isFaulty = finding === 'Not OK';
    const lack = isFaulty ? lackOf(items, found) : null;
    if (lack !== null) return setProblem(lack);
    const faults = isFaulty ? faultsToSend(items, found) : [];
    const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });
    const vehicle = driver.self?.result.driver.currentvehicle?.registrationnumber ?? '';
    const report = [
      t('Fault of the vehicle'),
      vehicle,
      ...faults.map(({ title, note }) => `${title}: ${note}`),
    ];
    const isSaved = await act(
      ...(isFaulty
        ? [messageAct(moment(), report.filter(Boolean).join(' · ').slice(0, 2000))]
        : []),
      shiftAct('finish', moment(), { id: shift.id ?? '', odometer: kilometres, faults }),
    );
    if (isSaved) location.hash = '#/me';
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ScreenHeading>{t('Finish shift')}</ScreenHeading>
        {shift.kind === 'off' ? (
          <p>{t('The shift is finished.')}</p>
        ) : (
          <>
            <Summary driver={driver} />
            <OdometerField value={odometer} onValue={setOdometer} />
            <Choices
              label={t('Is the vehicle in order?')}
              options={findings}
              chosen={finding}
              onChoose={setFinding}
            />
            {finding === 'Not OK' && <FaultList items={items} found={found} onChange={setFound} />}
          </>
        )}
      </div>
      {shift.kind !== 'off' && (
        <MainAct>
          {problem !== null && (
            <Notice tone="red" isUrgent>
              {problem}
            </Notice>
          )}
          <BigButton look="danger" disabled={finding === null} onClick={finish}>
            {t(finding === null ? 'Check the vehicle first' : 'Finish shift')}
          </BigButton>
        </MainAct>
      )}
    </>
  );
}

/** What was done, what has not been sent, and the stops that have no proof. */
function Summary({ driver: { run, entries, count, reviews } }: { readonly driver: DriverState }) {
  const jobs = run?.result.jobs ?? [];
  const inState = (state: ReturnType<typeof stopState>) =>
    jobs.filter((job) => stopState(job, entries) === state);
  const open = inState('todo');
  const numbers = stopNumbers(jobs, (job) => stopState(job, entries) !== 'todo');
  const waiting = count.waiting + count.refused;
  const undecided = reviews.items.filter(({ decision }) => decision === null).length;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <Figure label={t('Delivered')} count={inState('done').length} />
        <Figure label={t('Not delivered')} count={inState('failed').length} />
        <Figure label={t('Open stops')} count={open.length} />
        <Figure label={t('Waiting to be sent')} count={waiting} />
        <Figure label={t('With dispatch')} count={undecided} />
      </dl>
      {(open.length > 0 || waiting > 0) && (
        <Notice tone="amber" isUrgent>
          {t('{stops} stops are open, and {acts} acts wait to be sent. Finish all the same?', {
            stops: open.length,
            acts: waiting,
          })}
        </Notice>
      )}
      {open.length > 0 && (
        <OpenStops
          stops={open.map((job) => ({
            job,
            stop: numbers.get(job.id) ?? 0,
            isDelivery: isDelivery(job, entries),
          }))}
          timezone={run?.result.timezone ?? 'UTC'}
        />
      )}
    </>
  );
}

const Figure = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <>
    <dt>{label}</dt>
    <dd className="font-semibold tabular-nums">{count}</dd>
  </>
);

type OpenStopsProps = {
  readonly stops: readonly { job: Job; stop: number; isDelivery: boolean }[];
  readonly timezone: string;
};

const OpenStops = ({ stops, timezone }: OpenStopsProps) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t('Open stops')}>
    {stops.map((each) => (
      <li key={each.job.id}>
        <StopLink {...each} timezone={timezone} state="todo" />
      </li>
    ))}
  </ul>
);

import type { Job } from '@waybill/contract/jobs/shapes';
import { t } from '../texts.ts';
import { departureAct, scanAct } from '../outbox/acts.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { MainAct } from '../parts/MainAct.tsx';
import { Notice } from '../parts/Notice.tsx';
import { timeIn } from '../parts/times.ts';
import { GateNotice } from '../pre-start/GateNotice.tsx';
import { withFirst } from '../run/do-next.ts';
import { stopState } from '../run/progress.ts';
import type { DriverState } from '../use-driver.ts';
import { placeNow } from './place-now.ts';

type StopActsProps = {
  readonly driver: DriverState;
  readonly job: Job;
  readonly isDelivery: boolean;
};

/** The state of a stop, and the actions beside the one that comes next. */
export function StopActs({ driver, job, isDelivery }: StopActsProps) {
  const state = stopState(job, driver.entries);
  if (state !== 'todo') {
    return (
      <Notice tone={state === 'done' ? 'green' : 'amber'}>
        <p className="font-semibold">{t(state === 'done' ? 'Delivered' : 'Not delivered')}</p>
        {state === 'failed' && (
          <a href={`#/deliver/${job.id}`} className={bigLook('plain')}>
            {t('Deliver')}
          </a>
        )}
      </Notice>
    );
  }
  if (driver.gate !== 'open') return <GateNotice driver={driver} />;
  const { arrivals, chosen, doNext, noteArrival, run } = driver;
  const next = withFirst(run?.result.jobs ?? [], chosen).find(
    (each) => stopState(each, driver.entries) === 'todo',
  );
  const step = stopStep({ driver, job, isDelivery });
  const arrived = arrivals.get(job.id);
  return (
    <div className="grid gap-2">
      {step === 'arrive' && (
        <Notice tone="blue">
          {t('On the way. The recipient is notified of your arrival time.')}
        </Notice>
      )}
      {arrived !== undefined && (
        <Notice tone="blue">{t('Arrived at {time}', { time: timeIn(arrived) })}</Notice>
      )}
      {step === 'setOut' && (
        <BigButton onClick={() => noteArrival(job.id, moment().at)}>{t('Arrived')}</BigButton>
      )}
      {step !== 'deliver' && (
        <a href={`#/deliver/${job.id}`} className={bigLook('plain')}>
          {t('Deliver')}
        </a>
      )}
      <a href={`#/fail/${job.id}`} className={bigLook('danger')}>
        {t(isDelivery ? "Can't deliver" : "Can't pick up")}
      </a>
      {next?.id !== job.id && (
        <a href="#/run" onClick={() => doNext(job.id)} className={bigLook('plain')}>
          {t('Do next')}
        </a>
      )}
    </div>
  );
}

/** The action that comes next at a stop, which stays in view. */
export function StopMainAct({ driver, job, isDelivery }: StopActsProps) {
  const step = stopStep({ driver, job, isDelivery });
  const pickUp = () => driver.act(scanAct({ ...moment(), jobs: [job], code: 'PICKUP' }));
  // The receiver is notified once that the driver is on the way.
  const setOut = async () => {
    const act = departureAct(moment(), job, await placeNow());
    if (await driver.act(act)) driver.noteDeparture(job.id);
  };
  const arrive = () => driver.noteArrival(job.id, moment().at);
  if (step === 'none') return null;
  return (
    <MainAct>
      {step === 'deliver' ? (
        <a href={`#/deliver/${job.id}`} className={bigLook('primary')}>
          {t('Deliver')}
        </a>
      ) : (
        <BigButton look="primary" onClick={{ pickUp, setOut, arrive }[step]}>
          {t(names[step])}
        </BigButton>
      )}
    </MainAct>
  );
}

const names = {
  pickUp: 'Picked up',
  setOut: 'Set out for this stop',
  arrive: 'Arrived',
} as const;

type StopStep = keyof typeof names | 'deliver' | 'none';

/** Returns what comes next at a stop: nothing once it is done, or before the check is passed. */
function stopStep({ driver, job, isDelivery }: StopActsProps): StopStep {
  if (stopState(job, driver.entries) !== 'todo' || driver.gate !== 'open') return 'none';
  if (!isDelivery) return 'pickUp';
  if (driver.arrivals.has(job.id)) return 'deliver';
  return driver.departed.has(job.id) ? 'arrive' : 'setOut';
}

const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });

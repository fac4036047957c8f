import type { Job } from '@waybill/contract/jobs/shapes';
import { t } from '../texts.ts';
import { departureAct, scanAct } from '../outbox/acts.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
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

/** The actions at a stop: the one that comes next is filled. */
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
  const { chosen, doNext, run, arrivals } = driver;
  const next = withFirst(run?.result.jobs ?? [], chosen).find(
    (each) => stopState(each, driver.entries) === 'todo',
  );
  const pickUp = () => driver.act(scanAct({ ...moment(), jobs: [job], code: 'PICKUP' }));
  const isThere = arrivals.has(job.id);
  return (
    <div className="grid gap-2">
      {isDelivery ? (
        <Way driver={driver} job={job} />
      ) : (
        <BigButton look="primary" onClick={() => void pickUp()}>
          {t('Picked up')}
        </BigButton>
      )}
      <a
        href={`#/deliver/${job.id}`}
        className={bigLook(isDelivery && isThere ? 'primary' : 'plain')}
      >
        {t('Deliver')}
      </a>
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

const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });

/** Notifies the receiver once that the driver is on the way, and notes when the driver arrives. */
function Way({ driver, job }: Omit<StopActsProps, 'isDelivery'>) {
  const { arrivals, departed, noteArrival, noteDeparture } = driver;
  const arrived = arrivals.get(job.id);
  if (arrived !== undefined) {
    return <Notice tone="blue">{t('Arrived at {time}', { time: timeIn(arrived) })}</Notice>;
  }
  const arrive = (
    <BigButton
      look={departed.has(job.id) ? 'primary' : 'plain'}
      onClick={() => noteArrival(job.id, moment().at)}
    >
      {t('Arrived')}
    </BigButton>
  );
  if (departed.has(job.id)) {
    return (
      <>
        <Notice tone="blue">
          {t('On the way. The recipient is notified of your arrival time.')}
        </Notice>
        {arrive}
      </>
    );
  }
  const setOut = async () => {
    if (await driver.act(departureAct(moment(), job, await placeNow()))) noteDeparture(job.id);
  };
  return (
    <>
      <BigButton look="primary" onClick={() => void setOut()}>
        {t('Set out for this stop')}
      </BigButton>
      {arrive}
    </>
  );
}

import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { timeIn } from '../parts/times.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { GateNotice } from '../pre-start/GateNotice.tsx';
import type { DriverState } from '../use-driver.ts';
import { ChangeBanner } from './ChangeBanner.tsx';
import { isOnBoard, progressOf, stopState } from './progress.ts';

/** The open stops, the next one first. */
export function RunPage({ driver }: { readonly driver: DriverState }) {
  const { run, entries, isFirst } = driver;
  const [showsDone, setShowsDone] = useState(false);
  if (run === null) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="text-[26px] font-bold">{t('Run list')}</h1>
        <output>
          {t(isFirst ? 'Loading…' : 'No run has been loaded on this phone yet. Go online once.')}
        </output>
      </div>
    );
  }
  const { jobs, timezone } = run.result;
  // oxlint-disable-next-line react/purity -- lateness is computed whenever the list renders
  const { done, total, late, next } = progressOf(jobs, entries, Date.now());
  const shown = jobs.filter((job) => (stopState(job, entries) === 'todo') !== showsDone);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-[26px] font-bold">
        {t('{done} of {total}', { done, total })}
        {late > 0 && ' '}
        {late > 0 && <span className="text-danger">· {t('{count} late', { count: late })}</span>}
      </h1>
      <ChangeBanner driver={driver} />
      <GateNotice driver={driver} />
      {next !== null && !showsDone && (
        <NextStop job={next} timezone={timezone} isDelivery={isOnBoard(next, entries)} />
      )}
      <fieldset className="grid min-w-0 grid-cols-2 gap-2" aria-label={t('Which stops')}>
        <BigButton
          aria-pressed={!showsDone}
          look={showsDone ? 'plain' : 'primary'}
          onClick={() => setShowsDone(false)}
        >
          {t('To do')}
        </BigButton>
        <BigButton
          aria-pressed={showsDone}
          look={showsDone ? 'primary' : 'plain'}
          onClick={() => setShowsDone(true)}
        >
          {t('Done')}
        </BigButton>
      </fieldset>
      {shown.length === 0 && <p>{t(showsDone ? 'Nothing done yet' : 'All done')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((job) => (
          <li key={job.id}>
            <StopLink
              job={job}
              seq={jobs.indexOf(job) + 1}
              timezone={timezone}
              isDelivery={isOnBoard(job, entries)}
            />
          </li>
        ))}
      </ol>
      <p className="text-[18px] text-ink-2">
        {t('As of {time}', { time: timeIn(run.at, timezone) })}
      </p>
    </div>
  );
}

type NextStopProps = {
  readonly job: Job;
  readonly timezone: string;
  readonly isDelivery: boolean;
};

/** Returns the place of a stop: freight that is not on board is picked up first. */
const placeOf = (job: Job, isDelivery: boolean): Job['toaddress'] =>
  isDelivery ? job.toaddress : job.fromaddress;

const nameOf = (place: Job['toaddress']): string =>
  place.companyName ?? place.contactName ?? place.addressLine1 ?? '';

function NextStop({ job, timezone, isDelivery }: NextStopProps) {
  const place = placeOf(job, isDelivery);
  return (
    <a
      href={`#/stop/${job.id}`}
      className="grid gap-1 rounded-card border-2 border-primary bg-surface p-4"
    >
      <span className="text-[18px] font-semibold text-primary">{t('Next stop')}</span>
      <span className="text-[26px] font-bold">{nameOf(place)}</span>
      <span>{[place.addressLine1, place.suburb].join(', ')}</span>
      {job.deadline !== null && (
        <span>{t('By {time}', { time: timeIn(job.deadline, timezone) })}</span>
      )}
    </a>
  );
}

type StopLinkProps = NextStopProps & { readonly seq: number };

function StopLink({ job, seq, timezone, isDelivery }: StopLinkProps) {
  const place = placeOf(job, isDelivery);
  const pieces = job.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <a
      href={`#/stop/${job.id}`}
      className="flex min-h-16 items-center gap-3 rounded-card bg-surface px-3 py-2"
    >
      <span className="w-8 shrink-0 text-center font-bold tabular-nums">{seq}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{nameOf(place)}</span>
        <span className="block truncate text-[18px] text-ink-2">
          {`${t(isDelivery ? 'Delivery' : 'Pickup')} · ${place.suburb}`}
        </span>
      </span>
      <span className="shrink-0 text-right text-[18px] tabular-nums">
        {job.deadline !== null && <span className="block">{timeIn(job.deadline, timezone)}</span>}
        <span className="block text-ink-2">{t('{count} pc', { count: pieces })}</span>
      </span>
    </a>
  );
}

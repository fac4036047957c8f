import type { DriverRun } from '@waybill/contract/jobs/board/shapes';
import { useState } from 'react';
import { t } from '../texts.ts';
import { timeIn } from '../parts/times.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { screenLater } from '../parts/screen-later.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { GateNotice } from '../pre-start/GateNotice.tsx';
import type { DriverState } from '../use-driver.ts';
import { ChangeBanner } from './ChangeBanner.tsx';
import { withFirst } from './do-next.ts';
import { isDelivery, progressOf, stopState } from './progress.ts';
import { NoRun } from './NoRun.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';
import { stopNumbers } from './stop-numbers.ts';
import { NextStop, StopLink } from './StopLink.tsx';
import { useRefreshing } from './use-refreshing.ts';

const RunMap = screenLater(async () => (await import('./RunMap.tsx')).RunMap);

const choices = ['To do', 'Done', 'All'] as const;
type Which = (typeof choices)[number];

/** The open stops, the next one first. */
export function RunPage({ driver }: { readonly driver: DriverState }) {
  const { run, chosen, entries } = driver;
  const [which, setWhich] = useState<Which>('To do');
  const [hasMap, setMap] = useState(false);
  const { isRefreshing, refresh } = useRefreshing(driver.refresh);
  if (run === null) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ScreenHeading>{t('Run list')}</ScreenHeading>
        <NoRun driver={driver} />
      </div>
    );
  }
  const { timezone } = run.result;
  // A run that an earlier version of the app has stored names no places.
  const places = (run.result as Partial<DriverRun>).places ?? [];
  const jobs = withFirst(run.result.jobs, chosen);
  // oxlint-disable-next-line react/purity -- lateness is computed whenever the list renders
  const { done, total, late, next } = progressOf(jobs, entries, Date.now());
  const visible = jobs.filter(
    (job) => which === 'All' || (stopState(job, entries) === 'todo') === (which === 'To do'),
  );
  const numbers = stopNumbers(run.result.jobs, (job) => stopState(job, entries) !== 'todo');
  const stops = visible.map((job) => ({
    job,
    stop: numbers.get(job.id) ?? 0,
    state: stopState(job, entries),
    isDelivery: isDelivery(job, entries),
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHeading>
        {t('{done} of {total}', { done, total })}
        {late > 0 && ' '}
        {late > 0 && <span className="text-danger">· {t('{count} late', { count: late })}</span>}
      </ScreenHeading>
      {/* Below the heading, which stays the same element as while the run was loading: a new one
          would take the focus. */}
      <PullToRefresh onPull={refresh} />
      <ChangeBanner driver={driver} />
      <GateNotice driver={driver} />
      {next !== null && which === 'To do' && (
        <NextStop job={next} timezone={timezone} isDelivery={isDelivery(next, entries)} />
      )}
      <WhichStops which={which} onChoose={setWhich} />
      <BigButton aria-pressed={hasMap} onClick={() => setMap(!hasMap)}>
        {t(hasMap ? 'Hide map' : 'Show map')}
      </BigButton>
      {hasMap && <RunMap stops={stops} places={places} />}
      {visible.length === 0 && <p>{t(which === 'Done' ? 'Nothing done yet' : 'All done')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {stops.map((each) => (
          <li key={each.job.id}>
            <StopLink {...each} timezone={timezone} />
          </li>
        ))}
      </ol>
      <p className="text-[18px] text-ink-2">
        {t('As of {time}', { time: timeIn(run.at, timezone) })}
      </p>
      <BigButton disabled={isRefreshing} onClick={refresh}>
        {t(isRefreshing ? 'Refreshing…' : 'Refresh')}
      </BigButton>
    </div>
  );
}

type WhichStopsProps = { readonly which: Which; readonly onChoose: (which: Which) => void };

const WhichStops = ({ which, onChoose }: WhichStopsProps) => (
  <fieldset
    className="grid min-w-0 grid-cols-3 gap-2 narrow:grid-cols-1"
    aria-label={t('Which stops')}
  >
    {choices.map((each) => (
      <BigButton
        key={each}
        aria-pressed={which === each}
        look={which === each ? 'primary' : 'plain'}
        onClick={() => onChoose(each)}
      >
        {t(each)}
      </BigButton>
    ))}
  </fieldset>
);

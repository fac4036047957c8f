import type { Job } from '@waybill/contract/jobs/shapes';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts.ts';
import { timeIn } from '../parts/times.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { GateNotice } from '../pre-start/GateNotice.tsx';
import type { DriverState } from '../use-driver.ts';
import { ChangeBanner } from './ChangeBanner.tsx';
import { withFirst } from './do-next.ts';
import { isOnBoard, progressOf, stopState } from './progress.ts';

const choices = ['To do', 'Done', 'All'] as const;
type Which = (typeof choices)[number];

/** The open stops, the next one first. */
export function RunPage({ driver }: { readonly driver: DriverState }) {
  const { run, chosen, entries, isFirst } = driver;
  const [which, setWhich] = useState<Which>('To do');
  if (run === null) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ScreenHeading>{t('Run list')}</ScreenHeading>
        <output>
          {t(isFirst ? 'Loading…' : 'No run has been loaded on this phone yet. Go online once.')}
        </output>
      </div>
    );
  }
  const { timezone } = run.result;
  const jobs = withFirst(run.result.jobs, chosen);
  // oxlint-disable-next-line react/purity -- lateness is computed whenever the list renders
  const { done, total, late, next } = progressOf(jobs, entries, Date.now());
  const shown = jobs.filter(
    (job) => which === 'All' || (stopState(job, entries) === 'todo') === (which === 'To do'),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHeading>
        {t('{done} of {total}', { done, total })}
        {late > 0 && ' '}
        {late > 0 && <span className="text-danger">· {t('{count} late', { count: late })}</span>}
      </ScreenHeading>
      <ChangeBanner driver={driver} />
      <GateNotice driver={driver} />
      {next !== null && which === 'To do' && (
        <NextStop job={next} timezone={timezone} isDelivery={isOnBoard(next, entries)} />
      )}
      <WhichStops which={which} onChoose={setWhich} />
      {shown.length === 0 && <p>{t(which === 'Done' ? 'Nothing done yet' : 'All done')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((job) => (
          <li key={job.id}>
            <StopLink
              job={job}
              seq={run.result.jobs.indexOf(job) + 1}
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

type WhichStopsProps = { readonly which: Which; readonly onChoose: (which: Which) => void };

const WhichStops = ({ which, onChoose }: WhichStopsProps) => (
  <fieldset className="grid min-w-0 grid-cols-3 gap-2" aria-label={t('Which stops')}>
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

/** What a driver wants to know of a stop before opening it. */
function Marks({ job }: { readonly job: Job }) {
  const marks = [
    job.dangerousgoods !== null && t('Dangerous goods'),
    (job.deliveryinstructions || job.specialinstructions) && t('Notes'),
    job.lastscanevent?.code === 'ATTEMPTED' && t('Not delivered'),
  ].filter((mark) => mark !== false && mark !== null && mark !== '');
  if (marks.length === 0) return null;
  return (
    <span className="flex items-center gap-1 text-amber-fg">
      <TriangleAlert size={22} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{marks.join(' · ')}</span>
    </span>
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
        <Marks job={job} />
      </span>
      <span className="shrink-0 text-right text-[18px] tabular-nums">
        {job.deadline !== null && <span className="block">{timeIn(job.deadline, timezone)}</span>}
        <span className="block text-ink-2">{t('{count} pc', { count: pieces })}</span>
      </span>
    </a>
  );
}

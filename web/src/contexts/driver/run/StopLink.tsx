import type { Job } from '@waybill/contract/jobs/shapes';
import { TriangleAlert } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { t } from '../texts.ts';
import { timeIn } from '../parts/times.ts';
import type { StopState } from './progress.ts';

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

export function NextStop({ job, timezone, isDelivery }: NextStopProps) {
  const place = placeOf(job, isDelivery);
  return (
    <a
      href={`#/stop/${job.id}`}
      className="grid gap-1 rounded-card border-2 border-primary bg-surface p-4"
    >
      <span className="text-[18px] font-semibold text-primary">
        {`${t('Next stop')} · ${t(isDelivery ? 'Delivery' : 'Pickup')}`}
      </span>
      <span className="text-[26px] font-bold">{nameOf(place)}</span>
      <span>{[place.addressLine1, place.suburb].join(', ')}</span>
      {job.deadline !== null && (
        <span>{t('By {time}', { time: timeIn(job.deadline, timezone) })}</span>
      )}
      <Marks job={job} />
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

type StopLinkProps = NextStopProps & {
  /** Its number in the run, from 1. */
  readonly stop: number;
  readonly state: StopState;
};

export function StopLink({ job, stop, state, timezone, isDelivery }: StopLinkProps) {
  const place = placeOf(job, isDelivery);
  const pieces = job.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <a
      href={`#/stop/${job.id}`}
      className={cx(
        'flex min-h-16 items-center gap-3 rounded-card bg-surface px-3 py-2 narrow:flex-wrap',
        'narrow:gap-y-0',
      )}
    >
      <span className="w-8 shrink-0 text-center font-bold tabular-nums">{stop}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold narrow:whitespace-normal">
          {nameOf(place)}
        </span>
        <span className="block truncate text-[18px] text-ink-2 narrow:whitespace-normal">
          {`${t(isDelivery ? 'Delivery' : 'Pickup')} · ${place.suburb}`}
        </span>
        {state === 'done' && <span className="block text-green-fg">{t('Delivered')}</span>}
        {state === 'failed' && <span className="block text-danger">{t('Not delivered')}</span>}
        {state === 'todo' && <Marks job={job} />}
      </span>
      <span
        className={cx(
          'shrink-0 text-right text-[18px] whitespace-nowrap tabular-nums',
          'narrow:flex narrow:w-full narrow:gap-3 narrow:pl-11',
        )}
      >
        {job.deadline !== null && <span className="block">{timeIn(job.deadline, timezone)}</span>}
        <span className="block text-ink-2">{t('{count} pc', { count: pieces })}</span>
      </span>
    </a>
  );
}

/** Values that the board derives from its data: groups, totals, and positions in time. */
import type { AllocationReason } from '@waybill/contract/jobs/board/checks';
import { type FreightLoad, totalLoad } from '@waybill/contract/jobs/board/lane';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { dayOf, numberText } from '@waybill/kernel/formats';
import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone } from '@waybill/kernel/time';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

export type Grouping = 'zone' | 'port' | 'time';

/** Which waiting jobs are listed. */
export const jobFilters = ['Late', 'DangerousGoods', 'TimeSlot', 'Pallets'] as const;
export type JobFilter = (typeof jobFilters)[number];

type Listed = {
  readonly by: Grouping;
  /** The text that jobs contain. */
  readonly text: string;
  /** Each of them applies. */
  readonly filters: readonly JobFilter[];
  readonly timezone: string;
  /** Jobs with an earlier deadline are late; ISO 8601. */
  readonly now: string;
};

export type JobGroup = { readonly name: string; readonly jobs: readonly BoardJob[] };

/** Groups the jobs that pass the filters and contain the text, by name. */
export function groupedJobs(
  jobs: readonly BoardJob[],
  { by, text, filters, timezone, now }: Listed,
): readonly JobGroup[] {
  const wanted = text.trim().toLowerCase();
  const found = jobs.filter(
    (job) =>
      (wanted === '' || wordsOf(job).includes(wanted)) &&
      filters.every((filter) => passes[filter](job, now)),
  );
  const day = dayOf(now, timezone);
  const groups = Map.groupBy(found, (job) => groupName(job, by, { timezone, day }));
  const order = by === 'time' ? byFirst : byName;
  return [...groups]
    .map(([name, members]) => ({ name, jobs: members.toSorted(byDeadline) }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === '') || order(a, b));
}

/** True for a job whose deadline has passed. */
export const isPastDue = ({ deadline }: BoardJob, now: string): boolean =>
  deadline !== null && Date.parse(deadline) < Date.parse(now);

const passes: Readonly<Record<JobFilter, (job: BoardJob, now: string) => boolean>> = {
  Late: isPastDue,
  DangerousGoods: ({ dangerousgoods }) => dangerousgoods !== null,
  TimeSlot: ({ timeslot }) => timeslot !== null && timeslot !== 'AllDay',
  Pallets: ({ pallets }) => pallets > 0,
};

const wordsOf = ({ jobno, customername, from, to, zonecode }: BoardJob): string =>
  [jobno, customername, from.suburb, from.name, to.suburb, to.name, to.postcode, zonecode]
    .join('\n')
    .toLowerCase();

const byName = (a: JobGroup, b: JobGroup): number => a.name.localeCompare(b.name);
const byFirst = ({ jobs: [a] }: JobGroup, { jobs: [b] }: JobGroup): number =>
  a === undefined || b === undefined ? 0 : byDeadline(a, b);

type BoardTime = {
  readonly timezone: string;
  /** The day of the board, yyyy-MM-dd. */
  readonly day: string;
};

/** Returns the name of a job's group: by time an hour of the day, or another day (yyyy-MM-dd). */
function groupName(job: BoardJob, by: Grouping, { timezone, day }: BoardTime): string {
  if (by === 'zone') return job.zonecode ?? '';
  if (by === 'port') return job.headportcode ?? '';
  if (job.deadline === null) return '';
  const due = inTimezone(new Date(job.deadline), timezone);
  return due.date === day ? `${due.time.slice(0, 2)}:00` : due.date;
}

/** Deadlines and numbers are ordered as texts: a list of 1,000 is sorted with each change. */
const byDeadline = (a: BoardJob, b: BoardJob): number =>
  compared(a.deadline ?? noDeadline, b.deadline ?? noDeadline) || compared(a.jobno, b.jobno);
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** After every moment. */
const noDeadline = '~';

/** The hours shown in a lane; more if a stop is reached earlier or later. */
const usualFirst = 5;
const usualHours = 15;
const mostHours = 24;
const hour_ms = 3_600_000;

export type DayScale = {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
};

type Reached = Pick<Board, 'date' | 'timezone'> & {
  /** The first and the last stop. Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
};

/**
 * Returns the time that lanes show: from 5:00 to 20:00, or from the hour of an earlier stop and to
 * the hour after a later one; and its first hour.
 */
export function dayScale({
  date,
  timezone,
  from,
  until,
}: Reached): DayScale & { readonly firstHour: number } {
  const usualStart = fromWallTime(localDate(date), '05:00', timezone).getTime();
  const usualEnd = fromWallTime(localDate(date), '20:00', timezone).getTime();
  const earlier = hoursBetween(from, usualStart, usualFirst);
  const later = hoursBetween(usualEnd, until, mostHours - usualHours);
  return {
    start: usualStart - earlier * hour_ms,
    end: usualEnd + later * hour_ms,
    firstHour: usualFirst - earlier,
  };
}

/** Returns how many hours begin between two moments, from none to a limit. */
const hoursBetween = (from: number, until: number, most: number): number =>
  Math.min(most, Math.max(0, Math.ceil((until - from) / hour_ms)));

/** Returns the hours of a scale; those after midnight are 24 and more. */
export const hoursOf = ({ start, end, firstHour }: ReturnType<typeof dayScale>) =>
  Array.from({ length: Math.round((end - start) / hour_ms) }, (_, index) => firstHour + index);

/** Returns the position within the lane in per cent of its width. */
export const percentAt = ({ start, end }: DayScale, at: number): number =>
  Math.min(100, Math.max(0, ((at - start) / (end - start)) * 100));

/** Returns the highest of a load's percentages; null for a vehicle without a capacity. */
export function loadPercent(
  { vehicle }: Pick<BoardLane, 'vehicle'>,
  load: FreightLoad,
): number | null {
  const shares = measures.flatMap((measure) => {
    const most = vehicle?.[measure] ?? 0;
    return most > 0 ? [load[measure] / most] : [];
  });
  return shares.length === 0 ? null : Math.round(Math.max(...shares) * 100);
}

const measures = ['weight', 'cubic', 'pallets', 'pieces'] as const;

/** Formats `1 job`, `7 jobs`. */
export const countText = (t: Translate, count: number): string =>
  t('{count, plural, one {# job} other {# jobs}}', { count });

/** Formats `3 pieces · 1 pallet · 120 kg · 0.4 m³`, omitting zeros. */
export function freightText(jobs: readonly BoardJob[], t: Translate, language: string) {
  const { pieces, pallets, weight, cubic } = totalLoad(jobs);
  return [
    t('{count, plural, one {# piece} other {# pieces}}', { count: pieces }),
    ...(pallets > 1 ? [t('{count} pallets', { count: pallets })] : []),
    ...(pallets === 1 ? [t('1 pallet')] : []),
    `${numberText(Math.round(weight), language)} kg`,
    ...(cubic >= 0.01 ? [`${numberText(cubic, language, { most: 2 })} m³`] : []),
  ].join(' · ');
}

/** Returns the formatter of a reason in the reader's language. */
export function useReasonText(): (reason: AllocationReason) => string {
  const t = useTranslate();
  return ({ text, values }) => t({ key: text, values });
}

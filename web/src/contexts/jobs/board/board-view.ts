/** What the board derives from its data: groups, totals, and places in time. */
import type { AllocationReason } from '@waybill/contract/jobs/board/checks';
import { type FreightLoad, totalLoad } from '@waybill/contract/jobs/board/lane';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { numberText } from '@waybill/kernel/formats';
import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone } from '@waybill/kernel/time';
import type { Translate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { fill } from '#ui/ui-texts.ts';

export type Grouping = 'zone' | 'port' | 'time';

export type JobGroup = { readonly name: string; readonly jobs: readonly BoardJob[] };

/** Jobs whose number, customer, suburb or zone contains the text, in groups by name. */
export function groupedJobs(
  jobs: readonly BoardJob[],
  {
    by,
    text,
    timezone,
  }: { readonly by: Grouping; readonly text: string; readonly timezone: string },
): readonly JobGroup[] {
  const wanted = text.trim().toLowerCase();
  const found = jobs.filter((job) => wanted === '' || wordsOf(job).includes(wanted));
  const groups = Map.groupBy(found, (job) => groupName(job, by, timezone));
  return [...groups]
    .map(([name, members]) => ({ name, jobs: members.toSorted(byDeadline) }))
    .toSorted(
      (a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name),
    );
}

const wordsOf = ({ jobno, customername, from, to, zonecode }: BoardJob): string =>
  [jobno, customername, from.suburb, from.name, to.suburb, to.name, to.postcode, zonecode]
    .join('\n')
    .toLowerCase();

function groupName(job: BoardJob, by: Grouping, timezone: string): string {
  if (by === 'zone') return job.zonecode ?? '';
  if (by === 'port') return job.headportcode ?? '';
  if (job.deadline === null) return '';
  return `${inTimezone(new Date(job.deadline), timezone).time.slice(0, 2)}:00`;
}

const byDeadline = (a: BoardJob, b: BoardJob): number =>
  timeOf(a) - timeOf(b) || a.jobno.localeCompare(b.jobno);
const timeOf = ({ deadline }: BoardJob): number =>
  deadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(deadline);

/** The hours that a lane shows. */
export const dayHours = { first: 5, last: 20 } as const;

export type DayScale = {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
};

export const dayScale = ({ date, timezone }: Pick<Board, 'date' | 'timezone'>): DayScale => ({
  start: fromWallTime(localDate(date), '05:00', timezone).getTime(),
  end: fromWallTime(localDate(date), '20:00', timezone).getTime(),
});

/** Per cent of the lane's width, within it. */
export const percentAt = ({ start, end }: DayScale, at: number): number =>
  Math.min(100, Math.max(0, ((at - start) / (end - start)) * 100));

/** The fullest of its measures, in per cent; null for a vehicle without a capacity. */
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

/** `1 job`, `7 jobs`. */
export const countText = (t: Translate, count: number): string =>
  t('{count, plural, one {# job} other {# jobs}}', { count });

/** `3 pieces · 1 pallet · 120 kg · 0.4 m³` without what is none. */
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

/** A reason in the reader's language. */
export function useReasonText(): (reason: AllocationReason) => string {
  const label = useLabel();
  return ({ text, values }) => fill(label(text), values);
}

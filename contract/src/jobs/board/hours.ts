/** The effect of work and rest hours on a driver's planned day. */
import { inTimezone } from '@waybill/kernel/time';
import { checkHours, type HoursBreach, longWindow_min } from '../../fleet/fatigue/check.ts';
import type { WorkPeriod } from '../../fleet/fatigue/periods.ts';
import type { AllocationReason } from './checks.ts';
import { type LanePlan, type LaneRest, type LaneStart, workingDay } from './lane.ts';
import type { BoardLane } from './shapes.ts';

type Fatigue = NonNullable<BoardLane['fatigue']>;

const minute_ms = 60_000;

/** A driver's day before and after a change. */
type LongerDay = {
  readonly lane: Pick<BoardLane, 'fatigue' | 'hoursused'>;
  readonly before: Pick<LanePlan, 'finish'>;
  readonly after: Pick<LanePlan, 'start' | 'finish' | 'rests'>;
};

/**
 * Returns reasons from the rules of hours: a rule that the day breaks refuses the jobs; from nine
 * tenths of a day's, a week's or a fortnight's hours, they need a confirmation. A day that does not
 * get longer is no worse than before.
 */
export function hoursReasons({ lane, before, after }: LongerDay): AllocationReason[] {
  const { fatigue, hoursused } = lane;
  if (fatigue === null) return usedReasons(hoursused ?? 0, 'are');
  if (after.finish <= before.finish) return [];
  const { breaches, used } = checkHours({
    ...fatigue,
    work: fatigue.work.map(([start, end]) => periodOf(start * minute_ms, end * minute_ms)),
    planned: workOf(after),
    at: new Date(after.start),
  });
  const [first] = breaches;
  if (first !== undefined) return [breachReason(first, fatigue)];
  const long = used.filter(({ window_min }) => window_min >= longWindow_min);
  return usedReasons(Math.max(0, ...long.map(({ share }) => share)), 'would be');
}

function usedReasons(share: number, how: 'are' | 'would be'): AllocationReason[] {
  if (share < 0.9 || (how === 'are' && share >= 1)) return [];
  const values = { percent: Math.round(share * 100) };
  const text =
    how === 'are'
      ? '{percent, number}% of the driver’s work hours are used.'
      : '{percent, number}% of the driver’s work hours would be used.';
  return [{ isRefusing: false, text, values }];
}

function breachReason({ kind, at }: HoursBreach, { timezone }: Fatigue): AllocationReason {
  const isWork = kind === 'work' || kind === 'span';
  return {
    isRefusing: true,
    text: isWork
      ? 'The driver’s work hours end at {time}.'
      : 'The driver must rest from {time} on, and the day goes on.',
    values: { time: inTimezone(at, timezone).time.slice(0, 5) },
  };
}

const periodOf = (start: number, end: number): WorkPeriod => ({
  start: new Date(start),
  end: new Date(end),
});

/** Returns the periods of work of a planned day: all of it except the rests. */
function workOf({ start, finish, rests }: LongerDay['after']): readonly WorkPeriod[] {
  const starts = [start, ...rests.map(({ end }) => end)];
  const ends = [...rests.map((rest) => rest.start), finish];
  return starts
    .map((from, index) => periodOf(from, ends[index] ?? finish))
    .filter((period) => period.end > period.start);
}

/**
 * Returns a regulated driver's minutes of work up to a moment since the last rest; null for other
 * drivers.
 */
export function sinceRest_min(
  { fatigue }: Pick<BoardLane, 'fatigue'>,
  at: number,
): LaneStart['sinceRest_min'] {
  if (fatigue === null) return null;
  const now = Math.floor(at / minute_ms);
  let from = now;
  for (const [start, end] of fatigue.work.toReversed()) {
    if (from - end >= shortRest_min) break;
    from = Math.min(from, start);
  }
  return now - from;
}

/** No day is planned longer than this, in hours. */
const longestDay_h = 16;

/**
 * Returns the latest end of a regulated driver's day, in milliseconds since 1970, and the rests
 * until then: work without any other break, as far as the rules of hours allow it. Null for drivers
 * without rules.
 */
export function longestDay(
  lane: Pick<BoardLane, 'fatigue' | 'hoursused'>,
  start: Omit<LaneStart, 'place'>,
): { readonly finish: number; readonly rests: readonly LaneRest[] } | null {
  if (lane.fatigue === null) return null;
  for (let half = 2 * longestDay_h; half > 0; half -= 1) {
    const day = workingDay(start);
    day.work(half * 30 * minute_ms);
    const after = { start: start.at, finish: day.now(), rests: day.rests };
    const isRefused = hoursReasons({ lane, before: { finish: start.at }, after }).some(
      ({ isRefusing }) => isRefusing,
    );
    if (!isRefused) return { finish: day.now(), rests: day.rests };
  }
  return { finish: start.at, rests: [] };
}

/** A shorter rest is ignored (HVNL s 246). */
const shortRest_min = 15;

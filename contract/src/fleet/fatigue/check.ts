import { localDateOf } from '@waybill/kernel/time';
import type { BreachKind, FatigueRegion, FatigueScheme } from './choices.ts';
import { haveConsecutive, longNightWork, nightRestsOf } from './nights.ts';
import {
  countedWork,
  lengthOf,
  type Minutes,
  minutesOf,
  momentAfter,
  momentOf,
  type WorkPeriod,
  restsWithin,
  within,
} from './periods.ts';
import { type BetweenRestsRule, countedBy_min, rulesOn, type WindowRule } from './rules.ts';

export type HoursQuery = {
  readonly region: FatigueRegion;
  readonly scheme: FatigueScheme;
  /** The time zone of the driver's base, in which nights are counted. */
  readonly timezone: string;
  /** Work so far, covering at least 28 days. All other time is rest. */
  readonly work: readonly WorkPeriod[];
  /** Planned work, in order of time; empty to check the situation at `at`. */
  readonly planned: readonly WorkPeriod[];
  readonly at: Date;
};

export type HoursBreach = {
  /** The rule's id in `rules.ts`. */
  readonly rule: string;
  /** When the rule is broken: work exceeds the limit, or the rest can no longer be taken. */
  readonly at: Date;
  readonly kind: BreachKind;
};

export type HoursUsed = {
  readonly rule: string;
  readonly window_min: number;
  readonly worked_min: number;
  readonly allowed_min: number;
  /** Work divided by the allowed work. */
  readonly share: number;
};

export type HoursReport = {
  /** Each broken rule once, with its first breach; the earliest first. */
  readonly breaches: readonly HoursBreach[];
  /** The fullest window of each rule that contains the end of the planned work, or `at`. */
  readonly used: readonly HoursUsed[];
  /** The largest share of `used`: 1 is the maximum allowed; 0 if no hours are prescribed. */
  readonly share: number;
};

/** The shortest window that says how much of a day is left; shorter ones only require a break. */
export const longWindow_min = 24 * 60;

/** Returns the minutes of work left in the windows of a day and more; null without such rules. */
export function minutesLeft({ used }: Pick<HoursReport, 'used'>): number | null {
  const long = used.filter(({ window_min }) => window_min >= longWindow_min);
  if (long.length === 0) return null;
  const left = Math.min(...long.map(({ allowed_min, worked_min }) => allowed_min - worked_min));
  return Math.max(0, left);
}

type Look = {
  readonly work: readonly Minutes[];
  readonly timezone: string;
  /** Only windows that extend beyond this moment are checked. */
  readonly since: number;
  /** The end of known or planned work. */
  readonly until: number;
};

/**
 * Returns which rules of work and rest hours are broken, when, and how much of the hours is used.
 * With planned work, only breaches that this work contributes to; without it, those of the last 28
 * days.
 */
export function checkHours(query: HoursQuery): HoursReport {
  const { planned, timezone, at } = query;
  const work = [...query.work, ...planned];
  const until = planned.at(-1)?.end ?? at;
  const [first] = planned;
  const look: Look = {
    work: countedWork(
      work.map((each) => ({ start: each.start, end: each.end < until ? each.end : until })),
      countedBy_min[query.region],
    ),
    timezone,
    since: first === undefined ? minutesOf(at) - 28 * 24 * 60 : minutesOf(first.start),
    until: minutesOf(until),
  };
  const rules = rulesOn(query, localDateOf(first?.start ?? at, timezone));
  const found = rules.map((rule) =>
    rule.kind === 'window' ? checkWindows(rule, look) : checkBetweenRests(rule, look),
  );
  const used = found.flatMap(({ used: each }) => each ?? []);
  return {
    breaches: found
      .flatMap(({ breach }) => breach ?? [])
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    used,
    share: used.reduce((most, { share }) => Math.max(most, share), 0),
  };
}

type Found = { readonly breach: HoursBreach | null; readonly used: HoursUsed | null };

/**
 * Checks a rule in every window. One with the most work begins where work begins, so no other
 * windows are checked.
 */
function checkWindows(rule: WindowRule, look: Look): Found {
  const limited = rule.counts === 'work' ? look.work : longNightWork(look.work, look.timezone);
  let breach: HoursBreach | null = null;
  const trailing = { start: look.until - rule.window_min, end: look.until };
  let worked = lengthOf(within(limited, trailing));
  for (const { start } of limited) {
    const window = { start, end: start + rule.window_min };
    if (window.end <= look.since) continue;
    const found = faultOf(rule, { limited, window }, look);
    if (found !== null && (breach === null || found.at < breach.at)) breach = found;
    if (window.end > look.until && start <= look.until) {
      worked = Math.max(worked, lengthOf(within(limited, { start, end: look.until })));
    }
  }
  return {
    breach,
    used: usedOf(rule.id, {
      window_min: rule.window_min,
      worked_min: worked,
      allowed_min: rule.workMax_min,
    }),
  };
}

function faultOf(
  rule: WindowRule,
  { limited, window }: { readonly limited: readonly Minutes[]; readonly window: Minutes },
  look: Look,
): HoursBreach | null {
  const over = momentAfter(within(limited, window), rule.workMax_min);
  if (over !== null && over >= look.since) return breachOf(rule.id, over, 'work');
  const rest = missingRest(rule, window, look);
  const last = within(look.work, window).at(-1);
  if (rest === null || last === undefined || last.end <= look.since) return null;
  // The window's last work takes up the time for the rest.
  return breachOf(rule.id, Math.max(last.start, look.since), rest);
}

/** Returns which kind of rest a window lacks; time after the last known work counts as rest. */
function missingRest(
  { rests, nightRests }: WindowRule,
  window: Minutes,
  { work, timezone }: Look,
): 'rest' | 'nightRest' | null {
  if (rests !== undefined) {
    // A long rest counts as many times as the required rest fits into it.
    const taken = restsWithin(work, window).reduce(
      (sum, { start, end }) => sum + Math.floor((end - start) / rests.least_min),
      0,
    );
    if (taken < rests.count) return 'rest';
  }
  if (nightRests === undefined) return null;
  const nights = nightRestsOf(work, window, timezone);
  return nights.length >= nightRests && haveConsecutive(nights) ? null : 'nightRest';
}

function checkBetweenRests(rule: BetweenRestsRule, look: Look): Found {
  let breach: HoursBreach | null = null;
  let worked: Minutes[] = [];
  for (const period of look.work) {
    const last = worked.at(-1);
    if (last !== undefined && period.start - last.end >= rule.rest_min) worked = [];
    worked.push(period);
    const over = overOf(rule, worked);
    if (over !== null && over.at.getTime() >= momentOf(look.since).getTime()) breach ??= over;
  }
  const last = worked.at(-1);
  const isRested = last === undefined || look.until - last.end >= rule.rest_min;
  const open = isRested ? [] : worked;
  const first = open[0];
  const sum =
    rule.workMax_min === null
      ? first === undefined
        ? 0
        : look.until - first.start
      : lengthOf(open);
  const allowed = rule.workMax_min ?? rule.spanMax_min ?? 0;
  return {
    breach,
    used: usedOf(rule.id, { window_min: allowed, worked_min: sum, allowed_min: allowed }),
  };
}

function overOf(rule: BetweenRestsRule, worked: readonly Minutes[]): HoursBreach | null {
  if (rule.workMax_min !== null) {
    const over = momentAfter(worked, rule.workMax_min);
    if (over !== null) return breachOf(rule.id, over, 'work');
  }
  const [first] = worked;
  const last = worked.at(-1);
  if (rule.spanMax_min === null || first === undefined || last === undefined) return null;
  const end = first.start + rule.spanMax_min;
  return last.end > end ? breachOf(rule.id, Math.max(end, last.start), 'span') : null;
}

const breachOf = (rule: string, at: number, kind: HoursBreach['kind']): HoursBreach => ({
  rule,
  at: momentOf(at),
  kind,
});

const usedOf = (
  rule: string,
  minutes: Pick<HoursUsed, 'window_min' | 'worked_min' | 'allowed_min'>,
): HoursUsed => ({
  rule,
  ...minutes,
  share: minutes.allowed_min === 0 ? 0 : minutes.worked_min / minutes.allowed_min,
});

import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import type { FatigueRegion, FatigueScheme } from './choices.ts';

const hour = 60;
const day = 24 * hour;

type Common = {
  readonly id: string;
  readonly region: FatigueRegion;
  readonly scheme: FatigueScheme;
  /** The first and the last day on which the rule is in force; null means no end so far. */
  readonly from: LocalDate;
  readonly until: LocalDate | null;
};

/** A rule for any period of a given length, wherever it begins. */
export type WindowRule = Common & {
  readonly kind: 'window';
  readonly window_min: number;
  /**
   * The kind of time that is limited: all work, or only long and night work, that is work between
   * midnight and 06:00 base time and work beyond 12 hours since the last long rest.
   */
  readonly counts: 'work' | 'longNightWork';
  readonly workMax_min: number;
  /** The required number of rests, each at least this long. */
  readonly rests?: { readonly count: number; readonly least_min: number };
  /** The required number of night rests, of which two are on consecutive days. */
  readonly nightRests?: number;
};

/** A rule for the time between two rests of a given length: it limits work, or elapsed time. */
export type BetweenRestsRule = Common & {
  readonly kind: 'betweenRests';
  readonly rest_min: number;
  readonly workMax_min: number | null;
  readonly spanMax_min: number | null;
};

export type HoursRule = WindowRule | BetweenRestsRule;

/** The rounding of time: work is rounded up and rest down to this many minutes. */
export const countedBy_min: Readonly<Record<FatigueRegion, number>> = { HVNL: 15, WA: 1, NT: 1 };

const standard = {
  kind: 'window',
  region: 'HVNL',
  scheme: 'Standard',
  from: localDate('2014-02-10'),
  until: null,
  counts: 'work',
} as const;
const bfm = { ...standard, scheme: 'BFM' } as const;

/**
 * Work and rest hours of solo drivers of fatigue-regulated heavy vehicles. Laws change: a change
 * ends a row and adds another.
 *
 * HVNL: Heavy Vehicle (Fatigue Management) National Regulation, schedule 1 (standard hours, solo
 * drivers) and schedule 2 (BFM hours, solo drivers); https://www.nhvr.gov.au, work and rest hours.
 * WA: Work Health and Safety (General) Regulations 2022, part 3.2, commercial vehicle drivers.
 * NT: no hours are prescribed; the general duty to manage fatigue remains.
 */
export const hoursRules: readonly HoursRule[] = [
  { ...standard, id: 'standard-5h30', window_min: 330, workMax_min: 315 },
  { ...standard, id: 'standard-8h', window_min: 8 * hour, workMax_min: 450 },
  { ...standard, id: 'standard-11h', window_min: 11 * hour, workMax_min: 10 * hour },
  {
    ...standard,
    id: 'standard-24h',
    window_min: day,
    workMax_min: 12 * hour,
    rests: { count: 1, least_min: 7 * hour },
  },
  {
    ...standard,
    id: 'standard-7d',
    window_min: 7 * day,
    workMax_min: 72 * hour,
    rests: { count: 1, least_min: day },
  },
  {
    ...standard,
    id: 'standard-14d',
    window_min: 14 * day,
    workMax_min: 144 * hour,
    nightRests: 4,
  },
  { ...bfm, id: 'bfm-6h15', window_min: 375, workMax_min: 6 * hour },
  { ...bfm, id: 'bfm-9h', window_min: 9 * hour, workMax_min: 510 },
  { ...bfm, id: 'bfm-12h', window_min: 12 * hour, workMax_min: 11 * hour },
  {
    ...bfm,
    id: 'bfm-24h',
    window_min: day,
    workMax_min: 14 * hour,
    rests: { count: 1, least_min: 7 * hour },
  },
  {
    ...bfm,
    id: 'bfm-7d-long-night',
    window_min: 7 * day,
    counts: 'longNightWork',
    workMax_min: 36 * hour,
  },
  { ...bfm, id: 'bfm-14d', window_min: 14 * day, workMax_min: 144 * hour, nightRests: 4 },
  {
    ...bfm,
    id: 'bfm-84h',
    kind: 'betweenRests',
    rest_min: day,
    workMax_min: 84 * hour,
    spanMax_min: null,
  },
  ...(['Standard', 'BFM'] as const).flatMap(westernAustralia),
];

/** Returns the rules of Western Australia, which accreditation under the HVNL does not change. */
function westernAustralia(scheme: FatigueScheme): readonly HoursRule[] {
  const wa = { region: 'WA', scheme, from: localDate('2022-03-31'), until: null } as const;
  const window = { ...wa, kind: 'window', counts: 'work' } as const;
  return [
    // 20 minutes of break for every 5 hours of work, of which 10 are consecutive.
    {
      ...window,
      id: 'wa-5h',
      window_min: 320,
      workMax_min: 5 * hour,
      rests: { count: 1, least_min: 10 },
    },
    {
      ...wa,
      id: 'wa-17h',
      kind: 'betweenRests',
      rest_min: 7 * hour,
      workMax_min: null,
      spanMax_min: 17 * hour,
    },
    {
      ...window,
      id: 'wa-72h',
      window_min: 3 * day,
      workMax_min: 45 * hour,
      rests: { count: 3, least_min: 7 * hour },
    },
    {
      ...window,
      id: 'wa-14d',
      window_min: 14 * day,
      workMax_min: 168 * hour,
      rests: { count: 2, least_min: day },
    },
  ];
}

/** Returns the rules in force for a driver on a day. */
export const rulesOn = (
  { region, scheme }: { readonly region: FatigueRegion; readonly scheme: FatigueScheme },
  on: LocalDate,
): readonly HoursRule[] =>
  hoursRules.filter(
    (rule) =>
      rule.region === region &&
      rule.scheme === scheme &&
      rule.from <= on &&
      (rule.until === null || on <= rule.until),
  );

/** Reasons against allocating jobs to a driver. */
import { durationText } from './duration-text.ts';
import { hoursReasons } from './hours.ts';
import { segregationReasons } from './segregation.ts';
import { dueTime, type LanePlan, type LaneStop } from './lane.ts';
import type { BoardJob, BoardLane, DriverConcern } from './shapes.ts';

/** A reason, as a text to translate with its values. */
export type AllocationReason = {
  /**
   * A refusing reason blocks the allocation; others can be confirmed if the dispatcher enters a
   * reason.
   */
  readonly isRefusing: boolean;
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
};

export const concernTexts: Readonly<Record<DriverConcern, string>> = {
  NotActive: 'The driver is not active.',
  LicenceExpired: 'The driver’s licence has expired.',
  VehicleOutOfService: 'The vehicle is out of service.',
  RegistrationExpired: 'The vehicle’s registration has expired.',
  PreStartFailed: 'The pre-start check failed.',
  HoursUsedUp: 'The driver’s work hours are used up.',
  NotAvailable: 'The driver is not available.',
  LicenceUnknown: 'No licence is recorded for the driver.',
  NoVehicle: 'The driver has no vehicle.',
};

const refusing: ReadonlySet<DriverConcern> = new Set([
  'NotActive',
  'LicenceExpired',
  'VehicleOutOfService',
  'RegistrationExpired',
  'PreStartFailed',
  'HoursUsedUp',
] as const);

/** Missing master data never needs a confirmation. */
const worthConfirming: ReadonlySet<DriverConcern> = new Set(['NotAvailable'] as const);

export type LaneToCheck = Pick<
  BoardLane,
  'concerns' | 'vehicle' | 'hoursused' | 'shift' | 'fatigue' | 'dangerousgoodslicence'
>;

export type Proposal = {
  readonly lane: LaneToCheck;
  /** The jobs to allocate, and the lane's jobs in order including them. */
  readonly added: readonly BoardJob[];
  readonly jobs: readonly BoardJob[];
  /** The plan without and with the jobs to allocate. */
  readonly before: LanePlan;
  readonly after: LanePlan;
};

/** Returns all reasons against an allocation, the refusing ones first; empty if there are none. */
export function allocationReasons(proposal: Proposal): readonly AllocationReason[] {
  const { lane, after } = proposal;
  const reasons = [
    ...concernReasons(lane.concerns),
    ...dangerousGoodsReasons(proposal),
    ...segregationReasons(proposal),
    ...capacityReasons(lane, after),
    ...hoursReasons(proposal),
    ...lateReasons(proposal),
    ...shiftReasons(lane, after),
    ...lengthReasons(proposal),
  ];
  return reasons.toSorted((a, b) => Number(b.isRefusing) - Number(a.isRefusing));
}

const concernReasons = (concerns: readonly DriverConcern[]): readonly AllocationReason[] =>
  concerns
    .filter((concern) => refusing.has(concern) || worthConfirming.has(concern))
    .map((concern) => ({
      isRefusing: refusing.has(concern),
      text: concernTexts[concern],
      values: {},
    }));

/**
 * Returns a reason if the driver lacks a dangerous-goods licence, or one for the goods' class if it
 * is limited to classes.
 */
export function dangerousGoodsReasons({
  lane,
  added,
}: Pick<Proposal, 'added'> & {
  readonly lane: Pick<LaneToCheck, 'dangerousgoodslicence'>;
}): AllocationReason[] {
  const goods = added.flatMap(({ dangerousgoods }) => dangerousgoods ?? []);
  const [first] = goods;
  if (first === undefined) return [];
  const licence = lane.dangerousgoodslicence;
  if (licence === null) {
    const text = 'The driver has no licence for dangerous goods: {code}.';
    return [{ isRefusing: true, text, values: { code: first.code } }];
  }
  const uncovered = goods.find((each) => !isCovered(licence.classes, each.class));
  if (uncovered === undefined) return [];
  return [
    {
      isRefusing: true,
      text: 'The driver’s licence for dangerous goods does not cover class {class}: {code}.',
      values: { class: uncovered.class ?? '', code: uncovered.code },
    },
  ];
}

/**
 * Returns whether a licence covers a class: class 2 covers 2.1. Goods of an unknown class need a
 * licence for all classes.
 */
export const isCovered = (classes: readonly string[], category: string | null): boolean =>
  classes.length === 0 ||
  (category !== null && classes.some((each) => each === category || each === category[0]));

const capacities = [
  ['weight', "{load} kg exceeds the vehicle's payload of {most} kg."],
  ['cubic', "{load} m³ exceeds the vehicle's volume of {most} m³."],
  ['pallets', "{load} pallets exceed the vehicle's {most} pallet spaces."],
  ['pieces', "{load} pieces exceed the vehicle's limit of {most}."],
] as const;

/** Returns by how much the load exceeds the vehicle's capacity, measure by measure. */
export const capacityReasons = (
  { vehicle }: Pick<LaneToCheck, 'vehicle'>,
  { peak }: Pick<LanePlan, 'peak'>,
): AllocationReason[] =>
  capacities.flatMap(([measure, text]) => {
    const [load, most] = [peak[measure], vehicle?.[measure] ?? 0];
    if (most <= 0 || load <= most) return [];
    return [{ isRefusing: true, text, values: { load: rounded(load), most: rounded(most) } }];
  });

/** Rounds to at most two decimals. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the lateness that the jobs add, by the latest job: its time slot or its deadline. A job
 * that was due before the day began is late with any driver, and is no reason against one.
 */
function lateReasons({ before, after, jobs }: Proposal): AllocationReason[] {
  const [was, is] = [avoidablyLate(before), avoidablyLate(after)];
  const isWorse = minutesLate(is) > minutesLate(was) || is.length > was.length;
  const minutes = minutesLate(is);
  const stop = is.find(({ late_min }) => late_min === minutes);
  const job = jobs.find(({ id }) => id === stop?.jobId);
  if (!isWorse || job === undefined) return [];
  const time = durationText(minutes);
  const isSlot = job.windowend !== null && dueTime(job) === Date.parse(job.windowend);
  const reason = isSlot
    ? {
        text: 'Job {jobno} misses its time slot by {time}.',
        values: { jobno: job.jobno, time },
      }
    : { text: 'Late by {time} at the latest stop.', values: { time } };
  return [{ isRefusing: false, ...reason }];
}

const avoidablyLate = ({ stops, start }: LanePlan): readonly LaneStop[] =>
  stops.filter(({ late_min, arrival }) => late_min > 0 && arrival - late_min * 60_000 >= start);

const minutesLate = (stops: readonly LaneStop[]): number =>
  stops.reduce((most, { late_min }) => Math.max(most, late_min), 0);

/** No day of work is longer, even if no end of the shift is planned. */
const day_ms = 24 * 3_600_000;

/**
 * Returns a reason if the work with the jobs takes longer than a day, and no end of the shift is
 * planned. The driver's own jobs may be put in another order if that takes no longer.
 */
function lengthReasons({ lane, added, before, after }: Proposal): AllocationReason[] {
  const length_ms = after.finish - after.start;
  if (lane.shift?.plannedfinishtime || length_ms <= day_ms) return [];
  const own = new Set(before.stops.map(({ jobId }) => jobId));
  if (added.every(({ id }) => own.has(id)) && after.finish <= before.finish) return [];
  const values = { time: durationText(Math.round(length_ms / 60_000)) };
  return [{ isRefusing: false, text: 'The work would take {time}.', values }];
}

function shiftReasons({ shift }: LaneToCheck, after: LanePlan): AllocationReason[] {
  const end = shift?.plannedfinishtime;
  if (!end) return [];
  const minutes = Math.ceil((after.finish - Date.parse(end)) / 60_000);
  if (minutes <= 0) return [];
  const values = { time: durationText(minutes) };
  return [{ isRefusing: false, text: 'The shift ends {time} earlier.', values }];
}

/** What speaks against giving jobs to a driver. */
import { type LanePlan, lanePlan, type LaneStart } from './lane.ts';
import type { BoardJob, BoardLane, DriverConcern } from './shapes.ts';

/** A reason, as a text to translate with its values. */
export type AllocationReason = {
  /** A refusing reason blocks; others are confirmed with a reason of the dispatcher's own. */
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

/** Nobody is asked to confirm what is missing from the master data. */
const worthConfirming: ReadonlySet<DriverConcern> = new Set(['NotAvailable'] as const);

type LaneToCheck = Pick<BoardLane, 'concerns' | 'vehicle' | 'hoursused' | 'shift'>;

export type Proposal = {
  readonly lane: LaneToCheck;
  /** The plan without and with the jobs that are to be allocated. */
  readonly before: LanePlan;
  readonly after: LanePlan;
};

/** Everything that speaks against it, the refusing reasons first; empty if nothing does. */
export function allocationReasons({ lane, before, after }: Proposal): readonly AllocationReason[] {
  const reasons = [
    ...concernReasons(lane.concerns),
    ...capacityReasons(lane, after),
    ...hoursReasons(lane),
    ...lateReasons(before, after),
    ...shiftReasons(lane, after),
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

function capacityReasons({ vehicle }: LaneToCheck, { peak }: LanePlan): AllocationReason[] {
  const over = (load: number, most: number | null | undefined, text: string) =>
    typeof most !== 'number' || most <= 0 || load <= most
      ? []
      : [{ isRefusing: true, text, values: { load: rounded(load), most: rounded(most) } }];
  return [
    ...over(peak.weight, vehicle?.weight, "{load} kg exceeds the vehicle's payload of {most} kg."),
    ...over(peak.cubic, vehicle?.cubic, "{load} m³ exceeds the vehicle's volume of {most} m³."),
  ];
}

/** Two digits after the point at most. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const hoursReasons = ({ hoursused }: LaneToCheck): AllocationReason[] =>
  hoursused === null || hoursused < 0.9 || hoursused >= 1
    ? []
    : [
        {
          isRefusing: false,
          text: '{percent} % of the driver’s work hours are used.',
          values: { percent: Math.round(hoursused * 100) },
        },
      ];

const lateReasons = (before: LanePlan, after: LanePlan): AllocationReason[] =>
  after.latest_min <= before.latest_min && after.lateStops <= before.lateStops
    ? []
    : [
        {
          isRefusing: false,
          text: 'Late by {minutes} min at the latest stop.',
          values: { minutes: after.latest_min },
        },
      ];

function shiftReasons({ shift }: LaneToCheck, after: LanePlan): AllocationReason[] {
  const end = shift?.plannedfinishtime;
  if (!end) return [];
  const minutes = Math.ceil((after.finish - Date.parse(end)) / 60_000);
  if (minutes <= 0) return [];
  return [
    { isRefusing: false, text: 'The shift ends {minutes} min earlier.', values: { minutes } },
  ];
}

/** Jobs with others put before one of them, or at the end. */
export function withJobs(
  jobs: readonly BoardJob[],
  added: readonly BoardJob[],
  beforeId: string | null,
): readonly BoardJob[] {
  const isAdded = new Set(added.map(({ id }) => id));
  const rest = jobs.filter(({ id }) => !isAdded.has(id));
  const at = rest.findIndex(({ id }) => id === beforeId);
  return at === -1 ? [...rest, ...added] : rest.toSpliced(at, 0, ...added);
}

/** What a lane would become with jobs before one of its own, or at its end. */
export function proposalOf(
  lane: BoardLane,
  added: readonly BoardJob[],
  { beforeId, start }: { readonly beforeId: string | null; readonly start: LaneStart },
): Proposal {
  return {
    lane,
    before: lanePlan(lane.jobs, start),
    after: lanePlan(withJobs(lane.jobs, added, beforeId), start),
  };
}

/** A driver's day starts where the driver is: now, or at the planned start of another day. */
export const laneStart = (
  { position, shift }: Pick<BoardLane, 'position' | 'shift'>,
  now: number,
): LaneStart => ({
  at: Math.max(now, shift === null ? 0 : Date.parse(shift.starttime)),
  place: position,
});

/** A driver for jobs, with what it would mean. */
export type RankedLane = {
  readonly lane: BoardLane;
  readonly proposal: Proposal;
  readonly reasons: readonly AllocationReason[];
  /** Kilometres that the jobs add to the day. */
  readonly added_km: number;
};

/**
 * Drivers for jobs, best first: nothing refuses, nothing has to be confirmed, fewest minutes late,
 * fewest further kilometres.
 */
export function rankLanes(
  lanes: readonly BoardLane[],
  added: readonly BoardJob[],
  now: number,
): readonly RankedLane[] {
  const ranked = lanes.map((lane) => {
    const proposal = proposalOf(lane, added, { beforeId: null, start: laneStart(lane, now) });
    const reasons = allocationReasons(proposal);
    const added_km = proposal.after.distance_km - proposal.before.distance_km;
    return { lane, proposal, reasons, added_km };
  });
  const weight = ({ reasons }: RankedLane) =>
    reasons.length === 0 ? 0 : reasons[0]?.isRefusing ? 2 : 1;
  return ranked.toSorted(
    (a, b) =>
      weight(a) - weight(b) ||
      a.proposal.after.latest_min - b.proposal.after.latest_min ||
      a.added_km - b.added_km ||
      a.lane.name.localeCompare(b.lane.name),
  );
}

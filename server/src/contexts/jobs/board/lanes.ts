import type { BoardLane, DriverConcern } from '@waybill/contract/jobs/board/shapes';
import { isStale } from '@waybill/contract/fleet/waypoints/choices';
import { minutesLeft } from '@waybill/contract/fleet/fatigue/check';
import type { Vehicle } from '@waybill/contract/fleet/shapes';
import { boxVolume, exactCubicMetres, exactKilograms } from '@waybill/kernel/measures';
import {
  type DriverFitness,
  driverFitness,
  type HoursBasis,
  hoursBasis,
  positionsOf,
  reportsOf,
  type WaypointRow,
} from '#contexts/fleet/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { BoardDay } from './board-day.ts';
import { boardJobsOf } from './board-jobs.ts';
import { laneJobs } from './sql.ts';

/** More jobs than any driver has in a day. */
const jobsPerDriver = 200;

type LaneMoment = BoardDay & {
  readonly now: Date;
  /** The drivers' latest positions where they are known already. */
  readonly positions?: readonly LanePosition[];
};

/** Where a driver is. */
export type LanePosition = Pick<
  WaypointRow,
  'driver_id' | 'latitude' | 'longitude' | 'recorded_at'
>;

/**
 * Returns drivers with their open jobs of a day; unknown drivers are omitted. Shift, position and
 * availability are those of today, and say nothing about another day.
 */
export async function lanesOf(
  db: TenantDb,
  driverIds: readonly string[],
  { day, today, timezone, start, now, positions: known }: LaneMoment,
): Promise<BoardLane[]> {
  const isToday = day === today;
  // Sent without waiting for each other.
  const [fitness, basis, positions, rows] = await Promise.all([
    driverFitness(db, driverIds, day),
    hoursBasis(db, driverIds, now),
    known ?? (isToday ? positionsOf(db, driverIds) : []),
    laneJobs(db, driverIds, { day, today, most: driverIds.length * jobsPerDriver }),
  ]);
  const reports = reportsOf(basis, { now: start });
  const positionFor = new Map(positions.map((each) => [each.driver_id, each]));
  const toJobs = await boardJobsOf(db, rows, { day, timezone });
  const jobs = Map.groupBy(rows, ({ driver_guid }) => driver_guid);
  return fitness.map((driver) => {
    const report = reports.get(driver.driverId);
    const share = report?.share ?? null;
    const position = positionFor.get(driver.driverId);
    const { dangerousGoodsClasses: classes } = driver;
    return {
      driverid: driver.driverId,
      name: driver.name,
      isavailable: driver.isAvailable,
      concerns: concernsOf(driver, share).filter((each) => isToday || !ofToday.has(each)),
      vehicle: vehicleOf(driver.vehicle),
      shift: isToday ? shiftOf(driver) : null,
      dangerousgoodslicence: classes && { classes: [...classes] },
      fatigue: fatigueOf(basis.get(driver.driverId)),
      hoursused: share,
      hoursleft: report === undefined ? null : minutesLeft(report),
      position:
        position === undefined
          ? null
          : {
              latitude: position.latitude,
              longitude: position.longitude,
              time: position.recorded_at.toISOString(),
              isstale: isStale(position.recorded_at.getTime(), now.getTime()),
            },
      jobs: toJobs(jobs.get(driver.driverId) ?? []),
    };
  });
}

/** What says nothing about another day. */
const ofToday: ReadonlySet<DriverConcern> = new Set(['NotAvailable'] as const);

const shiftOf = ({ shift }: DriverFitness): BoardLane['shift'] =>
  shift && {
    starttime: shift.startedAt.toISOString(),
    plannedfinishtime: shift.plannedFinishAt?.toISOString() ?? null,
  };

const minutesAt = (at: Date): number => Math.floor(at.getTime() / 60_000);

const fatigueOf = (basis: HoursBasis | undefined): BoardLane['fatigue'] =>
  basis === undefined
    ? null
    : {
        ...basis,
        work: basis.work.map(({ start, end }) => [minutesAt(start), minutesAt(end)]),
      };

const vehicleOf = (vehicle: DriverFitness['vehicle']): BoardLane['vehicle'] =>
  vehicle && {
    registrationnumber: vehicle.registrationNumber,
    ...capacityOf(vehicle.capacity),
    pallets: vehicle.palletSpaces,
    pieces: vehicle.piecesMax,
  };

const concernsOf = ({ reasons }: DriverFitness, share: number | null): DriverConcern[] =>
  share !== null && share >= 1 ? ['HoursUsedUp', ...reasons] : [...reasons];

/** Returns null for a capacity of 0, which means that none was entered and nothing is limited. */
function capacityOf({ weight, cubic, ...sides }: Vehicle['capacity']) {
  const kilograms = exactKilograms(weight).toDecimal(3);
  const entered = exactCubicMetres(cubic).toDecimal(3);
  const metres = entered > 0 ? entered : boxVolume(sides).toDecimal(3);
  return {
    weight: kilograms > 0 ? kilograms : null,
    cubic: metres > 0 ? metres : null,
  };
}

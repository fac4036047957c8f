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
} from '#contexts/fleet/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { boardJobsOf } from './board-jobs.ts';
import { laneJobs } from './sql.ts';

/** More jobs than any driver has in a day. */
const jobsPerDriver = 200;

type LaneMoment = {
  /** The day of the board, yyyy-MM-dd, and the tenant's time zone. */
  readonly day: string;
  readonly timezone: string;
  readonly now: Date;
};

/** Returns drivers with their open jobs; unknown drivers are omitted. */
export async function lanesOf(
  db: TenantDb,
  driverIds: readonly string[],
  { day, timezone, now }: LaneMoment,
): Promise<BoardLane[]> {
  // Sent without waiting for each other.
  const [fitness, basis, positions, rows] = await Promise.all([
    driverFitness(db, driverIds, day),
    hoursBasis(db, driverIds, now),
    positionsOf(db, driverIds),
    laneJobs(db, driverIds, driverIds.length * jobsPerDriver),
  ]);
  const reports = reportsOf(basis, { now });
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
      concerns: concernsOf(driver, share),
      vehicle: vehicleOf(driver.vehicle),
      shift: driver.shift && {
        starttime: driver.shift.startedAt.toISOString(),
        plannedfinishtime: driver.shift.plannedFinishAt?.toISOString() ?? null,
      },
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

import type { BoardJob, BoardLane, DriverConcern } from '@waybill/contract/jobs/board/shapes';
import { staleAfter_min } from '@waybill/contract/fleet/waypoints/choices';
import type { Vehicle } from '@waybill/contract/fleet/shapes';
import { boxVolume, exactCubicMetres, exactKilograms } from '@waybill/kernel/measures';
import {
  type DriverFitness,
  driverFitness,
  driverHours,
  positionsOf,
} from '#contexts/fleet/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { laneJobs, type BoardJobRow } from './sql.ts';

/** More jobs than anybody drives in a day. */
const jobsPerDriver = 200;

type LaneMoment = {
  /** The day of the board, yyyy-MM-dd. */
  readonly day: string;
  readonly now: Date;
};

/** Drivers with their open jobs; drivers whom the tenant does not have are left out. */
export async function lanesOf(
  db: TenantDb,
  driverIds: readonly string[],
  { day, now }: LaneMoment,
): Promise<BoardLane[]> {
  const fitness = await driverFitness(db, driverIds, day);
  const hours = await driverHours(db, driverIds, { now });
  const positions = await positionsOf(db, driverIds);
  const jobs = Map.groupBy(
    await laneJobs(db, driverIds, driverIds.length * jobsPerDriver),
    ({ driver_guid }) => driver_guid,
  );
  const staleBefore = now.getTime() - staleAfter_min * 60_000;
  return fitness.map((driver) => {
    const share = hours.get(driver.driverId)?.share ?? null;
    const position = positions.find(({ driver_id }) => driver_id === driver.driverId);
    return {
      driverid: driver.driverId,
      name: driver.name,
      isavailable: driver.isAvailable,
      concerns: concernsOf(driver, share),
      vehicle: driver.vehicle && {
        registrationnumber: driver.vehicle.registrationNumber,
        ...capacityOf(driver.vehicle.capacity),
      },
      shift: driver.shift && {
        starttime: driver.shift.startedAt.toISOString(),
        plannedfinishtime: driver.shift.plannedFinishAt?.toISOString() ?? null,
      },
      hoursused: share,
      position:
        position === undefined
          ? null
          : {
              latitude: position.latitude,
              longitude: position.longitude,
              time: position.recorded_at.toISOString(),
              isstale: position.recorded_at.getTime() < staleBefore,
            },
      jobs: (jobs.get(driver.driverId) ?? []).map(boardJob),
    };
  });
}

export function boardJob(row: BoardJobRow): BoardJob {
  const { driver_guid: driverGuid, pickup_ready_at, deadline_at, ...job } = row;
  void driverGuid;
  return {
    ...job,
    pickupreadydatetime: pickup_ready_at?.toISOString() ?? null,
    deadline: deadline_at?.toISOString() ?? null,
  };
}

const concernsOf = ({ reasons }: DriverFitness, share: number | null): DriverConcern[] =>
  share !== null && share >= 1 ? ['HoursUsedUp', ...reasons] : [...reasons];

/** Nothing entered is 0: the vehicle carries whatever is loaded. */
function capacityOf({ weight, cubic, ...sides }: Vehicle['capacity']) {
  const kilograms = exactKilograms(weight).toDecimal(3);
  const entered = exactCubicMetres(cubic).toDecimal(3);
  const metres = entered > 0 ? entered : boxVolume(sides).toDecimal(3);
  return {
    weight: kilograms > 0 ? kilograms : null,
    cubic: metres > 0 ? metres : null,
  };
}

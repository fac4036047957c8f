import type { PreStartStatus } from '@waybill/contract/fleet/pre-start/choices';
import type { Vehicle } from '@waybill/contract/fleet/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import { preStartOf } from '../pre-start/mappers.ts';
import { latestChecks } from '../pre-start/sql.ts';
import { openShifts } from '../shifts/sql.ts';
import { fitnessRows, type FitnessRow } from './sql.ts';

/** Why a driver cannot work on a day. `NoVehicle` and `LicenceUnknown` mean missing data. */
export type Unfit =
  | 'NotActive'
  | 'NotAvailable'
  | 'LicenceExpired'
  | 'LicenceUnknown'
  | 'NoVehicle'
  | 'VehicleOutOfService'
  | 'RegistrationExpired'
  | 'PreStartFailed';

export type DriverFitness = {
  readonly driverId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isAvailable: boolean;
  /** Validity on the day; unknown if no licence is recorded. */
  readonly licence: 'Valid' | 'Expired' | 'Unknown';
  /** Classes of a licence valid on the day, an empty list meaning all; null without a licence. */
  readonly dangerousGoodsClasses: readonly string[] | null;
  /** The driver's current vehicle. */
  readonly vehicle: {
    readonly id: string;
    readonly registrationNumber: string;
    readonly capacity: Vehicle['capacity'];
    readonly palletSpaces: number | null;
    readonly piecesMax: number | null;
    readonly gvm_kg: number | null;
    readonly isInService: boolean;
    readonly outOfServiceReason: string | null;
  } | null;
  /** The current shift, and its planned finish. */
  readonly shift: { readonly startedAt: Date; readonly plannedFinishAt: Date | null } | null;
  /** The last check of the day; null if there is none. */
  readonly preStart: PreStartStatus | null;
  /** All reasons against the driver, the most serious first; empty if fit. */
  readonly reasons: readonly Unfit[];
};

/**
 * Returns whether drivers can work on a day (yyyy-MM-dd), for checks of allocations. Unknown
 * drivers are omitted; the others are in the order of the ids.
 */
export async function driverFitness(
  db: TenantDb,
  driverIds: readonly string[],
  day: string,
): Promise<DriverFitness[]> {
  if (driverIds.length === 0) return [];
  const [rows, checks, shifts, { blocksonfailure }] = await Promise.all([
    fitnessRows(db, driverIds, day),
    latestChecks(db, driverIds),
    openShifts(db, driverIds),
    preStartOf(db),
  ]);
  const fitnessOf = (row: FitnessRow): DriverFitness => {
    const check = checks.find((each) => each.driver_id === row.id);
    const shift = shifts.find((each) => each.driver_id === row.id);
    return {
      driverId: row.id,
      name: row.name,
      isActive: row.is_active,
      isAvailable: row.is_available,
      licence: licenceOn(row, day),
      dangerousGoodsClasses: row.dangerous_goods_classes,
      vehicle: vehicleOf(row, day),
      shift:
        shift === undefined
          ? null
          : { startedAt: shift.started_at, plannedFinishAt: shift.planned_finish_at },
      preStart: check?.day === day ? check.status : null,
      reasons: reasonsOf(row, day, blocksonfailure && check?.status === 'Failed'),
    };
  };
  const byId = new Map(rows.map((row) => [row.id, fitnessOf(row)]));
  return driverIds.flatMap((id) => byId.get(id) ?? []);
}

function licenceOn(row: FitnessRow, day: string): DriverFitness['licence'] {
  if (row.licence_expiry !== null) return row.licence_expiry < day ? 'Expired' : 'Valid';
  return row.has_licence ? 'Valid' : 'Unknown';
}

const isRegistered = (vehicle: NonNullable<FitnessRow['vehicle']>, day: string): boolean =>
  vehicle.registration_expiry === null || vehicle.registration_expiry >= day;

function vehicleOf({ vehicle }: FitnessRow, day: string): DriverFitness['vehicle'] {
  if (vehicle === null) return null;
  return {
    id: vehicle.id,
    registrationNumber: vehicle.registration_number,
    capacity: vehicle.capacity,
    palletSpaces: vehicle.pallet_spaces,
    piecesMax: vehicle.pieces_max,
    gvm_kg: vehicle.gvm_kg,
    isInService:
      vehicle.is_active && vehicle.out_of_service_reason === null && isRegistered(vehicle, day),
    outOfServiceReason: vehicle.out_of_service_reason,
  };
}

function reasonsOf(row: FitnessRow, day: string, hasFailed: boolean): readonly Unfit[] {
  const licence = licenceOn(row, day);
  const { vehicle } = row;
  const isOut = vehicle !== null && (!vehicle.is_active || vehicle.out_of_service_reason !== null);
  const found: readonly (readonly [Unfit, boolean])[] = [
    ['NotActive', !row.is_active],
    ['PreStartFailed', hasFailed],
    ['LicenceExpired', licence === 'Expired'],
    ['VehicleOutOfService', isOut],
    ['RegistrationExpired', vehicle !== null && !isRegistered(vehicle, day)],
    ['NotAvailable', row.is_active && !row.is_available],
    ['NoVehicle', vehicle === null],
    ['LicenceUnknown', licence === 'Unknown'],
  ];
  return found.flatMap(([reason, is]) => (is ? [reason] : []));
}

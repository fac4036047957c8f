import { defaultPreStart } from '@waybill/contract/fleet/pre-start/default-questions';
import type {
  PreStartCheckAnswer,
  PreStartSettings,
} from '@waybill/contract/fleet/pre-start/shapes';
import { byChecklist } from '@waybill/contract/fleet/pre-start/choices';
import type { TenantDb } from '#platform/db/database.ts';
import { type CheckRow, preStartSetting } from './sql.ts';

/** Returns the tenant's pre-start check, or the default one. */
export async function preStartOf(db: TenantDb): Promise<PreStartSettings> {
  const row = await preStartSetting(db);
  if (row === undefined) return defaultPreStart;
  return {
    questions: row.questions,
    blocksonfailure: row.blocks_on_failure,
    isrequired: row.is_required,
    dispatchphone: row.dispatch_phone,
  };
}

export const checkOf = (row: CheckRow): PreStartCheckAnswer => ({
  id: row.id,
  driverid: row.driver_id,
  drivername: row.driver_name,
  drivercode: row.driver_code,
  vehicleid: row.vehicle_id,
  registrationnumber: row.registration_number,
  day: row.day,
  creationtime: row.checked_at.toISOString(),
  status: row.status,
  timeonroad: row.time_on_road_h,
  odometer: row.odometer_km,
  signature: row.signature_file,
  breakstarttime: row.break_start,
  breakendtime: row.break_end,
  drivestarttime: row.drive_start,
  driveendtime: row.drive_end,
  hadenoughsleep: row.had_enough_sleep,
  undertheinfluenceofdrugs: row.under_drugs,
  undertheinfluenceofalcohol: row.under_alcohol,
  wearingpropersafetyequipment: row.wears_safety_equipment,
  stateofdriverslicense: row.licence_state,
  ...listsOf(row),
  clearedby: row.cleared_by_name,
  clearedtime: row.cleared_at?.toISOString() ?? null,
  clearnote: row.clear_note,
});

const listsOf = ({ checklists }: CheckRow) => byChecklist((name) => [...checklists[name]]);

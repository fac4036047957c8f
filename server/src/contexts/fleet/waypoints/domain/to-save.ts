import type { WaypointToSave } from '@waybill/contract/fleet/waypoints/inputs';
import {
  waypointAgeMax_days,
  type WaypointProvider,
  waypointProviders,
} from '@waybill/contract/fleet/waypoints/choices';
import { notValid, type Complaint } from '@waybill/contract/problem';

/** Positions by column, as the arrays of one statement. */
export type WaypointColumns = {
  readonly id: string[];
  readonly driver_id: string[];
  readonly recorded_at: string[];
  readonly latitude: number[];
  readonly longitude: number[];
  readonly accuracy_m: (number | null)[];
  readonly altitude_m: (number | null)[];
  readonly altitude_accuracy_m: (number | null)[];
  readonly heading_deg: (number | null)[];
  readonly speed_mps: (number | null)[];
  readonly provider: number[];
};

type Sending = {
  readonly driverId: string | null;
  readonly now: Date;
  /** The request member that contains the positions. */
  readonly at: string;
  /** Returns a position's id from its key. */
  readonly idOf: (key: WaypointKey) => string;
};

/** The key of a position. */
export type WaypointKey = {
  readonly driverId: string;
  readonly device: string;
  /** 0 to 2^40 − 1. */
  readonly sequence: number;
  readonly at_ms: number;
};

const ahead_ms = 5 * 60_000;
const age_ms = waypointAgeMax_days * 86_400_000;

const numberOfProvider = Object.fromEntries(
  waypointProviders.map((name, at) => [name, at]),
) as Readonly<Record<WaypointProvider, number>>;

export const providerOf = (number: number): WaypointProvider => waypointProviders[number] ?? 'gps';

/**
 * Returns the columns of the positions sent. `driverId` is the sending driver; null for other
 * senders, who give the driver of each position.
 * @throws {Problem} NotValid, naming each position of another driver or with an invalid time.
 */
export function columnsOf(
  sent: readonly WaypointToSave[],
  { driverId, now, at, idOf }: Sending,
): WaypointColumns {
  const columns = noColumns();
  const faults: Complaint[] = [];
  const now_ms = now.getTime();
  for (const [index, each] of sent.entries()) {
    const driver = each.driverId ?? driverId;
    const at_ms = each.creationTime == null ? now_ms : Date.parse(each.creationTime);
    const fault = faultOf(driver, driverId, now_ms - at_ms);
    if (driver === null || fault !== null) {
      const place = sent.length === 1 ? at : `${at}[${index}]`;
      const [member, message] = fault ?? ['driverId', 'Please name the driver'];
      faults.push({ message, members: [`${place}.${member}`] });
      continue;
    }
    const key = {
      driverId: driver,
      device: each.device ?? '',
      sequence: each.sequence ?? 0,
      at_ms,
    };
    add(columns, each, { id: idOf(key), driver, at_ms });
  }
  if (faults.length > 0) throw notValid(...faults.slice(0, 20));
  return columns;
}

function faultOf(
  driver: string | null,
  self: string | null,
  age: number,
): readonly [string, string] | null {
  if (self !== null && driver !== self) {
    return ['driverId', 'Drivers can only send their own positions'];
  }
  if (age < -ahead_ms) return ['creationTime', 'This time is in the future'];
  if (age > age_ms) return ['creationTime', 'Must be within the last 7 days'];
  return null;
}

const noColumns = (): WaypointColumns => ({
  id: [],
  driver_id: [],
  recorded_at: [],
  latitude: [],
  longitude: [],
  accuracy_m: [],
  altitude_m: [],
  altitude_accuracy_m: [],
  heading_deg: [],
  speed_mps: [],
  provider: [],
});

function add(
  columns: WaypointColumns,
  sent: WaypointToSave,
  { id, driver, at_ms }: { readonly id: string; readonly driver: string; readonly at_ms: number },
): void {
  columns.id.push(id);
  columns.driver_id.push(driver);
  columns.recorded_at.push(new Date(at_ms).toISOString());
  columns.latitude.push(sent.latitude);
  columns.longitude.push(sent.longitude);
  columns.accuracy_m.push(sent.accuracy ?? null);
  columns.altitude_m.push(sent.altitude ?? null);
  columns.altitude_accuracy_m.push(sent.altitudeAccuracy ?? null);
  columns.heading_deg.push(sent.heading ?? null);
  columns.speed_mps.push(sent.speed ?? null);
  columns.provider.push(numberOfProvider[sent.provider]);
}

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { listInput, pageOf, pageSizeMax, skipMax } from '../../shared/page.ts';
import { Driver } from '../drivers/shapes.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { TraccarForward, WaypointsToSave } from './inputs.ts';
import { CurrentWaypoint, Trail, Waypoint } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

/** A period; the start defaults to today in the tenant's time zone (decisions D-08). */
const period = { startDate: Moment.optional(), endDate: Moment.optional() };

const saved = z.object({
  /** The first position's id; null if it was not stored. */
  id: Guid.nullable(),
  /** The number of positions stored by this request. */
  stored: z.number().int(),
  /** The number of positions that had been stored before. */
  repeated: z.number().int(),
  /** The number of positions of drivers off duty, which are not stored. */
  offDuty: z.number().int(),
});

/**
 * A position with the same driver, device, sequence and time is stored once, however often it is
 * sent. Positions of drivers off duty are discarded: on duty are drivers with a shift at that time,
 * and those available for work.
 */
export const createWaypoint = endpoint({
  method: 'POST',
  path: '/api/drivers/waypoint/waypoint',
  access: 'signedIn',
  summary: 'Records one to 500 positions: drivers their own, others with Driver.Track.',
  input: z.object({ waypoint: WaypointsToSave }),
  output: saved,
  problems: [refusals.NotADriver],
  isUnaudited: true,
});

export const createTraccarWaypoint = endpoint({
  method: 'POST',
  path: '/api/drivers/waypoint/traccar',
  access: 'Driver.Track',
  summary: 'Records a position that Traccar forwards as JSON.',
  input: TraccarForward,
  output: saved,
  problems: [refusals.UnknownDevice],
  isUnaudited: true,
});

export const getWaypoint = endpoint({
  path: '/api/drivers/waypoint/waypoint',
  access: 'Driver.View',
  summary: 'Returns one position.',
  input: z.object({ id: guidOf('waypoint') }),
  output: z.object({ waypoint: Waypoint }),
  problems: [refusals.WaypointNotFound],
});

export const getCurrentWaypoints = endpoint({
  path: '/api/drivers/waypoint/current-waypoints',
  access: 'Driver.View',
  summary: 'Returns the latest position of each active driver.',
  input: z.object({
    ...listInput,
    maxResultCount: z.number().int().min(0).max(skipMax).default(pageSizeMax),
  }),
  output: pageOf(CurrentWaypoint),
});

export const getWaypointsForDriver = endpoint({
  path: '/api/drivers/waypoint/waypoints-for-driver',
  access: 'Driver.View',
  summary: 'Returns the positions of a driver, latest first.',
  input: z.object({ driverId: guidOf('driver'), ...period, ...listInput }),
  output: pageOf(Waypoint),
  problems: [refusals.FleetDriverNotFound],
});

export const getPolyline = endpoint({
  path: '/api/drivers/waypoint/{driverId}/polyline',
  access: 'Driver.View',
  summary:
    "Returns a driver's trail as an encoded polyline: today's, or that of a period of at most " +
    '31 days.',
  input: z.object({ driverId: guidOf('driver'), ...period }),
  output: Trail,
  problems: [refusals.FleetDriverNotFound],
});

export const getActiveDrivers = endpoint({
  path: '/api/drivers/waypoint/active-drivers',
  aliases: ['/api/drivers/driver/active-drivers'],
  access: 'Driver.View',
  summary: 'Returns the drivers with a position in a period, by default the last 24 hours.',
  input: z.object({ ...period, ...listInput }),
  output: pageOf(Driver),
});

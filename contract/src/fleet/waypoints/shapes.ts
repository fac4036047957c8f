import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { waypointProviders } from './choices.ts';
import { guidOf } from '../../shared/ids.ts';

/** The position of a driver at a moment. */
export const Waypoint = entity(
  'Waypoint',
  z.object({
    id: guidOf('waypoint'),
    driverId: Guid,
    /** Degrees, WGS 84. */
    latitude: z.number(),
    longitude: z.number(),
    /** Radius of 68 % confidence, in metres. */
    accuracy: z.number().nullable(),
    /** Metres. */
    altitude: z.number().nullable(),
    altitudeAccuracy: z.number().nullable(),
    /** Degrees clockwise from true north. */
    heading: z.number().nullable(),
    /** Metres per second. */
    speed: z.number().nullable(),
    provider: z.enum(waypointProviders),
    /** When the device recorded it. */
    creationTime: Moment,
  }),
);
export type Waypoint = z.output<typeof Waypoint>;

/** The latest position of a driver, with the data that a map shows with it. */
export const CurrentWaypoint = Waypoint.extend({
  driverName: z.string(),
  driverCode: z.string(),
  registrationNumber: z.string().nullable(),
  isavailableforwork: z.boolean(),
  /** True once it is older than 15 minutes (decisions D-07). */
  stale: z.boolean(),
});
export type CurrentWaypoint = z.output<typeof CurrentWaypoint>;

/** The stream of the positions of drivers on duty: messages `{complete, items, gone}`. */
export const livePositionsPath = '/api/live/positions' as const;

/** The latest position of a driver on duty. */
export const LivePosition = Waypoint.pick({
  latitude: true,
  longitude: true,
  speed: true,
  heading: true,
}).extend({
  /** The driver's uuid. */
  id: Guid,
  /** When the device recorded it. */
  time: Moment,
});
export type LivePosition = z.output<typeof LivePosition>;

/** A driver's trail through a day or a period. */
export const Trail = z.object({
  /** Google's encoded polyline, precision 5 (decisions D-08). */
  polyline: z.string(),
  /** The number of recorded positions; the polyline may have fewer. */
  points: z.number().int(),
  /** The time of the polyline's first point; null without positions. */
  startTime: Moment.nullable(),
  /** For each point of the polyline, the seconds since `startTime`. */
  offsets: z.array(z.number().int()),
  /** Length of the polyline in metres. */
  distance: z.number(),
});
export type Trail = z.output<typeof Trail>;

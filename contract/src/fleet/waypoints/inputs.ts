import { z } from 'zod';
import { line, Moment } from '../../shared/fields.ts';
import { waypointProviders, waypointsMax } from './choices.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const reading = (min: number, max: number) => z.number().min(min).max(max).nullish();

/** A position as sent by a device. */
export const WaypointToSave = z.object({
  /** May be omitted by a driver, who sends only their own positions. */
  driverId: guidOf('driver').nullish(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: reading(0, 100_000),
  altitude: reading(-1000, 100_000),
  altitudeAccuracy: reading(0, 100_000),
  heading: reading(0, 360),
  speed: reading(0, 1000),
  provider: z.enum(waypointProviders).default('gps'),
  /** The device that recorded it. With `sequence` it identifies the position: see the endpoint. */
  device: line(100).nullish(),
  /** The device's own number for the position. */
  sequence: z.number().int().min(0).max(1_099_511_627_775).nullish(),
  /** When the device recorded it; defaults to now. At most 7 days old and 5 minutes ahead. */
  creationTime: Moment.nullish(),
});
export type WaypointToSave = z.output<typeof WaypointToSave>;

export const WaypointsToSave = z.union([
  WaypointToSave,
  z.array(WaypointToSave).min(1, 'Please send a position').max(waypointsMax),
]);

/**
 * The body that Traccar forwards for each position with `forward.type` json
 * (https://www.traccar.org/forward): the position, and the device that sent it.
 */
export const TraccarForward = z.object({
  position: z.object({
    id: ownId(
      z
        .number()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER - 1),
    ),
    fixTime: Moment,
    valid: z.boolean().nullish(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    altitude: reading(-10_000, 100_000),
    /** Knots. */
    speed: reading(0, 2000),
    /** Degrees. */
    course: reading(0, 360),
    /** Metres. */
    accuracy: reading(0, 1_000_000),
  }),
  device: z.object({
    /** The registration number of a vehicle, or the code of a driver. */
    uniqueId: ownId(line(100)),
  }),
});

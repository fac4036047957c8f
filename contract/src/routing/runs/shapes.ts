import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, line, PlainDate } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';
import { runStatuses } from './lifecycle.ts';

/** The kinds of stops of a run, named as by the solver. */
export const stepTypes = ['start', 'end', 'job', 'pickup', 'delivery', 'break'] as const;

/** Why a stop of a run violates its constraints (decisions R-06). */
export const violations = [
  'lead_time',
  'delay',
  'load',
  'max_tasks',
  'skills',
  'precedence',
  'missing_break',
  'max_travel_time',
] as const;

/** Longitude and latitude, 6 decimals (decisions R-04). */
export const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** A total of a run: seconds, metres or a cost. */
const Sum = z.number().min(0).max(1e12);

export const Violation = z.object({
  cause: z.enum(violations),
  /** Seconds late or early. */
  duration: Sum.optional(),
});

export const RunStep = z.object({
  type: z.enum(stepTypes),
  location: Position.nullable(),
  /** Seconds since midnight of the run's day, or since 1970. */
  arrival: Sum,
  violations: z.array(Violation).max(8),
  jobid: Guid.nullable(),
  jobno: z.string().max(32).nullable(),
});

export const Run = entity(
  'Run',
  z.object({
    id: guidOf('run'),
    driverid: Guid.nullable(),
    vehicleno: z.string(),
    vehicleid: z.string(),
    cost: Sum,
    setup: Sum,
    service: Sum,
    duration: Sum,
    waiting_time: Sum,
    priority: Sum,
    distance: Sum,
    steps: z.array(RunStep),
    violations: z.array(Violation),
    /** An encoded polyline, precision 5; empty if unknown. */
    geometry: z.string(),
    /** The start of the run; empty if it has none. */
    location: z.array(z.number().min(-180).max(180)),
    iscompleted: z.boolean(),
    rundate: PlainDate,
    ...revision,
  }),
);
export type Run = z.output<typeof Run>;

/** The status of a run, which the run itself only has as `iscompleted` (decisions R-01). */
export const RunState = z.object({
  id: guidOf('run'),
  driverid: Guid.nullable(),
  status: z.enum(runStatuses),
});
export type RunState = z.output<typeof RunState>;

/** A run as input; the solver's totals may be omitted. */
export const RunToSave = z.object({
  id: guidOf('run').nullish(),
  driverid: guidOf('driver').nullish(),
  vehicleno: line(32).nullish(),
  vehicleid: ownId(line(64).nullish()),
  cost: Sum.default(0),
  setup: Sum.default(0),
  service: Sum.default(0),
  duration: Sum.default(0),
  waiting_time: Sum.default(0),
  priority: Sum.default(0),
  distance: Sum.default(0),
  steps: z
    .array(
      RunStep.extend({
        location: Position.nullish(),
        violations: RunStep.shape.violations.default([]),
        jobid: guidOf('job').nullish(),
        jobno: line(32).nullish(),
      }),
    )
    .max(500)
    .default([]),
  violations: z.array(Violation).max(100).default([]),
  geometry: z.string().max(100_000).default(''),
  location: z.array(z.number().min(-180).max(180)).max(2).default([]),
  iscompleted: z.boolean().default(false),
  rundate: PlainDate,
});
export type RunInput = z.output<typeof RunToSave>;

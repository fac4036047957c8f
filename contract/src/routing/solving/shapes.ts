import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line } from '../../shared/fields.ts';
import { profiles, TravelSource } from '../roads/shapes.ts';
import { Position, Violation } from '../runs/shapes.ts';
import { ownId } from '../../shared/ids.ts';

/** The maximum sizes of a request (decisions R-02). */
export const solverLimits = { vehicles: 500, stops: 2000, seconds: 60, threads: 4 } as const;

const Identity = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER - 1);
const Seconds = z.number().int().min(0).max(1e10);
const Amount = z.array(z.number().int().min(0).max(1e12)).max(10);
const Skills = z.array(z.number().int().min(0).max(1e9)).max(50);
const Priority = z.number().int().min(0).max(100);
/** At most 31 groups of goods: each is a bit of the solver. */
const SegregationGroup = z.number().int().min(0).max(30);
const LocationIndex = z.number().int().min(0).max(10_000);

const TimeWindow = z
  .tuple([Seconds, Seconds])
  .refine(([from, to]) => from <= to, 'A time window ends after it starts');

const text = line(256).nullish();

const Task = z.object({
  id: ownId(Identity),
  description: text,
  /** Required unless matrices are sent. */
  location: Position.optional(),
  location_index: LocationIndex.optional(),
  setup: Seconds.optional(),
  service: Seconds.optional(),
  time_windows: z.array(TimeWindow).max(20).optional(),
});

const SolverBreak = z.object({
  id: ownId(Identity),
  description: text,
  time_windows: z.array(TimeWindow).max(20).optional(),
  service: Seconds.optional(),
  max_load: Amount.optional(),
});

const SolverVehicle = z.object({
  id: ownId(Identity),
  description: text,
  profile: z.enum(profiles).default('auto'),
  start: Position.optional(),
  start_index: LocationIndex.optional(),
  end: Position.optional(),
  end_index: LocationIndex.optional(),
  capacity: Amount.optional(),
  skills: Skills.optional(),
  time_window: TimeWindow.optional(),
  breaks: z.array(SolverBreak).max(10).optional(),
  speed_factor: z.number().min(0.1).max(5).optional(),
  max_tasks: z.number().int().min(0).max(10_000).optional(),
  max_travel_time: Seconds.optional(),
  max_distance: z.number().min(0).max(1e9).optional(),
  /** Defaults: fixed 0, per_hour 3600, per_km 0 (decisions R-05). */
  costs: z
    .object({
      fixed: z.number().min(0).max(1e9).optional(),
      per_hour: z.number().min(0).max(1e9).optional(),
      per_km: z.number().min(0).max(1e9).optional(),
    })
    .optional(),
});

const SolverJob = Task.extend({
  delivery: Amount.optional(),
  pickup: Amount.optional(),
  skills: Skills.optional(),
  priority: Priority.optional(),
  /** The groups of its goods, see `segregated`. */
  segregation_groups: z.array(SegregationGroup).max(31).optional(),
});

const Shipment = z.object({
  pickup: Task,
  delivery: Task,
  amount: Amount.optional(),
  skills: Skills.optional(),
  priority: Priority.optional(),
  segregation_groups: z.array(SegregationGroup).max(31).optional(),
});

const Grid = z.array(z.array(z.number().min(0).max(1e10)).max(4001)).max(4001);

/** Explicit travel by location index: seconds, metres, and costs instead of those of vehicles. */
const SolverMatrix = z.object({
  durations: Grid,
  distances: Grid.optional(),
  costs: Grid.optional(),
});

const Options = z.object({
  /** The solver's time limit (decisions R-02). */
  seconds: z.number().min(0.05).max(solverLimits.seconds).default(5),
  /** Parallel searches, each with its own seed; the best plan is returned. */
  threads: z.number().int().min(1).max(solverLimits.threads).default(1),
  seed: z.number().int().min(0).max(2_147_483_647).default(1),
  /** Whether to return the routes' geometry, named as in VROOM. */
  g: z.boolean().optional(),
});

export const RouteSolverInput = entity(
  'RouteSolverInput',
  z.object({
    vehicles: z.array(SolverVehicle).min(1, 'Please send a vehicle').max(solverLimits.vehicles),
    jobs: z.array(SolverJob).max(solverLimits.stops).default([]),
    shipments: z
      .array(Shipment)
      .max(solverLimits.stops / 2)
      .default([]),
    /** Pairs of groups of goods that no route carries both of, not even one after the other. */
    segregated: z
      .array(z.tuple([SegregationGroup, SegregationGroup]))
      .max(500)
      .optional(),
    matrices: z.record(z.string().max(32), SolverMatrix).optional(),
    options: Options.prefault({}),
  }),
);
export type RouteSolverInput = z.output<typeof RouteSolverInput>;

/** The route solver's input for a search. */
export const RouteSearchInput = RouteSolverInput.extend({
  /**
   * True if each shipment is delivered directly after its pickup, or with others that were picked
   * up there at the same time, as the lanes of the dispatch board do; it is then planned as a job
   * with the id of its delivery.
   */
  isdirect: z.boolean().default(false),
});

const Sum = z.number();
const sums = {
  cost: Sum,
  setup: Sum,
  service: Sum,
  duration: Sum,
  waiting_time: Sum,
  priority: Sum,
  distance: Sum.optional(),
};
const Load = z.array(z.number());
const stop = {
  location: Position.optional(),
  location_index: z.number().optional(),
};

/** The plan in the shape of VROOM's output (decisions R-03). */
export const RouteSolverOutput = z.object({
  code: z.number(),
  summary: z.object({
    ...sums,
    routes: Sum,
    unassigned: Sum,
    delivery: Load,
    pickup: Load,
    violations: z.array(Violation),
  }),
  unassigned: z.array(
    z.object({
      id: z.number(),
      type: z.enum(['job', 'pickup', 'delivery']),
      ...stop,
      /** Why no vehicle serves it. */
      reason: z.enum(['capacity', 'time window', 'skill', 'no road', 'hours', 'segregation']),
    }),
  ),
  routes: z.array(
    z.object({
      vehicle: z.number(),
      ...sums,
      steps: z.array(
        z.object({
          type: z.enum(['start', 'job', 'pickup', 'delivery', 'break', 'end']),
          id: z.number().optional(),
          ...stop,
          arrival: Sum,
          duration: Sum,
          distance: Sum.optional(),
          setup: Sum,
          service: Sum,
          waiting_time: Sum,
          load: Load,
          violations: z.array(Violation),
        }),
      ),
      delivery: Load,
      pickup: Load,
      violations: z.array(Violation),
      /** An encoded polyline through the stops, precision 5. */
      geometry: z.string().optional(),
    }),
  ),
  /** An addition to VROOM's output: how travel was measured, unless matrices were sent. */
  travel_source: TravelSource.optional(),
});
export type RouteSolverOutput = z.output<typeof RouteSolverOutput>;

const found = RouteSolverOutput.shape;
const step = found.routes.element.shape.steps.element;

/** The best plan so far, without times: one line of a search that reports its progress. */
export const PlanSoFar = z.object({
  /** False while the search goes on. */
  isfinal: z.boolean(),
  cost: Sum,
  /** How travel was measured, unless matrices were sent. */
  travel_source: TravelSource.optional(),
  unassigned: z.array(found.unassigned.element.pick({ id: true, type: true, reason: true })),
  routes: z.array(
    z.object({
      vehicle: z.number(),
      steps: z.array(step.pick({ type: true, id: true })),
    }),
  ),
});
export type PlanSoFar = z.output<typeof PlanSoFar>;

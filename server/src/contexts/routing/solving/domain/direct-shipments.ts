import type { Matrices, Matrix, VroomInput, VroomJob, VroomShipment } from '@waybill/solver/vroom';

/** A stop of a route: where it ends, and the pickup on the way to it. */
type Node = {
  readonly at: number;
  readonly pickup: { readonly at: number; readonly stay_s: number } | null;
};

type Direct = {
  readonly input: VroomInput;
  readonly matrices: Matrices;
};

const wholeDay: readonly [number, number] = [0, 1e10];
/** Skills from here on say that a shipment fits into a vehicle. */
const fits = 2_000_000_000;

/**
 * Turns each shipment into a job: it is delivered directly after its pickup, or after deliveries
 * that directly follow and were picked up at the same place with it. That is how the lanes of the
 * dispatch board drive. The way to such a job leads by its pickup, unless the job before it was
 * picked up there; so ways depend on their direction. Each shipment fits into its vehicle, but what
 * is on board at once is not limited. The jobs have the ids of the deliveries.
 */
export function directShipments(input: VroomInput, matrices: Matrices): Direct {
  const { jobs = [], shipments = [], vehicles } = input;
  const nodes: Node[] = [];
  const add = (node: Node): number => nodes.push(node) - 1;
  const own = jobs.map((job) => ({
    ...job,
    location_index: add({ at: job.location_index, pickup: null }),
  }));
  const longest = (from: number, to: number) =>
    Math.max(...Object.values(matrices).map(({ durations }) => durations[from]?.[to] ?? 0));
  const direct = shipments.map((shipment, index): VroomJob => {
    const { pickup, delivery, skills = [], priority, segregation_groups } = shipment;
    const stay_s = (pickup.setup ?? 0) + (pickup.service ?? 0);
    const way_s = stay_s + longest(pickup.location_index, delivery.location_index);
    return {
      ...delivery,
      time_windows: windowsOf(shipment, way_s),
      location_index: add({
        at: delivery.location_index,
        pickup: { at: pickup.location_index, stay_s },
      }),
      skills: [...skills, fits + index],
      priority,
      segregation_groups,
    };
  });
  const end = (at: number | undefined) =>
    at === undefined ? undefined : add({ at, pickup: null });
  return {
    input: {
      ...input,
      jobs: [...own, ...direct],
      shipments: [],
      vehicles: vehicles.map(({ start_index, end_index, capacity, skills = [], ...vehicle }) => ({
        ...vehicle,
        start_index: end(start_index),
        end_index: end(end_index),
        skills: [
          ...skills,
          ...shipments.flatMap(({ amount = [] }, index) =>
            amount.every((each, at) => each <= (capacity?.[at] ?? Infinity)) ? [fits + index] : [],
          ),
        ],
      })),
    },
    matrices: Object.fromEntries(
      Object.entries(matrices).map(([profile, matrix]) => [profile, matrixOf(nodes, matrix)]),
    ),
  };
}

/** A delivery opens once its freight was ready and brought there; none closes before it opens. */
function windowsOf(
  { pickup, delivery }: VroomShipment,
  way_s: number,
): readonly (readonly [number, number])[] {
  const ready = (pickup.time_windows?.[0]?.[0] ?? 0) + way_s;
  return (delivery.time_windows ?? [wholeDay]).map(([opens, closes]) => [
    Math.max(opens, ready),
    Math.max(closes, ready),
  ]);
}

function matrixOf(nodes: readonly Node[], { durations, distances }: Matrix): Matrix {
  const grid = (of: readonly (readonly number[])[], isTime: boolean) =>
    nodes.map((from) => nodes.map((to) => wayOf(of, { from, to, isTime })));
  return {
    durations: grid(durations, true),
    ...(distances && { distances: grid(distances, false) }),
  };
}

function wayOf(
  of: readonly (readonly number[])[],
  { from, to, isTime }: { readonly from: Node; readonly to: Node; readonly isTime: boolean },
): number {
  const between = (a: number, b: number) => of[a]?.[b] ?? 0;
  const { pickup } = to;
  if (pickup === null || pickup.at === from.pickup?.at) return between(from.at, to.at);
  const stay = isTime ? pickup.stay_s : 0;
  return between(from.at, pickup.at) + stay + between(pickup.at, to.at);
}

import type { Matrices, VroomInput, VroomSolution, VroomStep, VroomTask } from '../vroom.ts';

/** The result of a check: the faults, one sentence each, and the recomputed cost. */
export type CheckedPlan = { readonly faults: readonly string[]; readonly cost: number };

type Stop = VroomTask & {
  readonly skills: readonly number[];
  readonly groups: readonly number[];
};

/**
 * Checks a solution from its steps alone, against the input. It shares no code with the search:
 * times are seconds, loads are arrays, and every stop is looked up by its id.
 */
export function check(input: VroomInput, matrices: Matrices, solution: VroomSolution): CheckedPlan {
  const faults: string[] = [];
  const served = new Map<string, number>();
  let cost = 0;
  for (const route of solution.routes) {
    const vehicle = input.vehicles.find(({ id }) => id === route.vehicle);
    if (vehicle === undefined) {
      faults.push(`There is no vehicle ${route.vehicle}`);
      continue;
    }
    const report = (fault: string) => faults.push(`Vehicle ${vehicle.id}: ${fault}`);
    const { durations, distances } = matrices[vehicle.profile ?? 'car']!;
    const factor = Math.round(100 / (vehicle.speed_factor ?? 1)) / 100;
    const steps = route.steps.filter(({ type }) => type !== 'start' && type !== 'end');
    const stops = steps.map((step) => ({ step, stop: stopOf(input, step.type, step.id) }));
    const capacity = vehicle.capacity ?? [];
    let load = capacity.map((_, d) =>
      stops.reduce(
        (sum, { step }) =>
          sum + (step.type === 'job' ? (jobOf(input, step.id)?.delivery?.[d] ?? 0) : 0),
        0,
      ),
    );
    const overloaded = () => load.some((carried, d) => carried > capacity[d]!);
    if (overloaded()) report('is overloaded at its start');
    const aboard = new Set<number>();
    const rests = new Set<number>();
    let now = vehicle.time_window?.[0] ?? 0;
    let at = vehicle.start_index;
    let travelled = 0;
    let metres = 0;
    const go = (to: number | undefined) => {
      if (at !== undefined && to !== undefined) {
        now += durations[at]![to]! * factor;
        travelled += durations[at]![to]! * factor;
        metres += distances?.[at]?.[to] ?? 0;
      }
      at = to ?? at;
    };
    for (const { step, stop } of stops) {
      if (step.type === 'break') {
        const rest = vehicle.breaks?.find(({ id }) => id === step.id);
        const window = rest?.time_windows?.find(([, closes]) => now <= closes) ?? [0, Infinity];
        if (now > window[1]) report(`break ${step.id} is late`);
        now = Math.max(now, window[0]) + (rest?.service ?? 0);
        rests.add(step.id ?? -1);
        continue;
      }
      if (stop === undefined) {
        report(`serves an unknown ${step.type} ${step.id}`);
        continue;
      }
      const name = `${step.type} ${step.id}`;
      served.set(name, (served.get(name) ?? 0) + 1);
      for (const skill of stop.skills) {
        if (!vehicle.skills?.includes(skill)) report(`lacks skill ${skill} for ${name}`);
      }
      const hasMoved = at !== stop.location_index;
      go(stop.location_index);
      const window = (stop.time_windows ?? [[0, Infinity]]).find(
        ([, closes]) => now <= closes + 1e-6,
      );
      if (window === undefined) report(`${name} is late`);
      else now = Math.max(now, window[0]);
      now += (hasMoved ? (stop.setup ?? 0) : 0) + (stop.service ?? 0);
      load = load.map((carried, d) => carried + changeOf(input, step, d));
      if (step.type === 'pickup') aboard.add(step.id ?? -1);
      if (step.type === 'delivery') {
        const shipment = input.shipments?.find(({ delivery }) => delivery.id === step.id);
        if (!aboard.delete(shipment?.pickup.id ?? NaN)) report(`${name} comes before its pickup`);
      }
      if (overloaded()) report(`is overloaded after ${name}`);
    }
    for (const fault of mixedGoods(input, stops)) report(fault);
    go(vehicle.end_index);
    if (now > (vehicle.time_window?.[1] ?? Infinity) + 1e-6) report('is back late');
    if (aboard.size > 0) report('keeps something aboard');
    if (rests.size < (vehicle.breaks?.length ?? 0)) report('misses a break');
    if (steps.length - rests.size > (vehicle.max_tasks ?? Infinity))
      report('serves too many tasks');
    if (travelled > (vehicle.max_travel_time ?? Infinity) + 1e-6) report('travels too long');
    if (metres > (vehicle.max_distance ?? Infinity)) report('travels too far');
    const { fixed = 0, per_hour = 3600, per_km = 0 } = vehicle.costs ?? {};
    cost += fixed + (per_hour * travelled) / 3600 + (per_km * metres) / 1000;
  }
  faults.push(...countFaults(input, solution, served));
  return { faults, cost };
}

/** Returns a fault for each pair of a route's stops whose goods must not share a vehicle. */
function mixedGoods(
  { segregated = [] }: VroomInput,
  stops: readonly { readonly step: VroomStep; readonly stop: Stop | undefined }[],
): readonly string[] {
  const goods = stops.flatMap(({ step, stop }) =>
    // A shipment's goods are looked at once.
    stop === undefined || step.type === 'delivery'
      ? []
      : [{ name: `${step.type} ${step.id}`, groups: stop.groups }],
  );
  return goods.flatMap((one, at) =>
    goods
      .slice(at + 1)
      .filter((other) =>
        segregated.some(
          ([a, b]) =>
            (one.groups.includes(a) && other.groups.includes(b)) ||
            (one.groups.includes(b) && other.groups.includes(a)),
        ),
      )
      .map((other) => `carries ${one.name} and ${other.name}, which are segregated`),
  );
}

function countFaults(
  { jobs = [], shipments = [] }: VroomInput,
  solution: VroomSolution,
  served: ReadonlyMap<string, number>,
): readonly string[] {
  const left = new Set(solution.unassigned.map(({ type, id }) => `${type} ${id}`));
  const all = [
    ...jobs.map(({ id }) => `job ${id}`),
    ...shipments.flatMap(({ pickup, delivery }) => [
      `pickup ${pickup.id}`,
      `delivery ${delivery.id}`,
    ]),
  ];
  const wrong = all.filter((name) => (served.get(name) ?? 0) + (left.has(name) ? 1 : 0) !== 1);
  const halves = shipments.filter(
    ({ pickup, delivery }) =>
      left.has(`pickup ${pickup.id}`) !== left.has(`delivery ${delivery.id}`),
  );
  return [
    ...wrong.map((name) => `${name} is served ${served.get(name) ?? 0} times`),
    ...halves.map(({ pickup }) => `Shipment ${pickup.id} is half served`),
  ];
}

const jobOf = ({ jobs = [] }: VroomInput, id: number | undefined) =>
  jobs.find((job) => job.id === id);

function stopOf(input: VroomInput, type: string, id: number | undefined): Stop | undefined {
  if (type === 'job') {
    const job = jobOf(input, id);
    return job && { ...job, skills: job.skills ?? [], groups: job.segregation_groups ?? [] };
  }
  if (type !== 'pickup' && type !== 'delivery') return undefined;
  const shipment = input.shipments?.find((each) => each[type].id === id);
  const { skills = [], segregation_groups: groups = [] } = shipment ?? {};
  return shipment && { ...shipment[type], skills, groups };
}

function changeOf(
  input: VroomInput,
  { type, id }: { readonly type: string; readonly id?: number },
  d: number,
): number {
  if (type === 'job') {
    const job = jobOf(input, id);
    return (job?.pickup?.[d] ?? 0) - (job?.delivery?.[d] ?? 0);
  }
  const shipment = input.shipments?.find((each) => each[type as 'pickup' | 'delivery'].id === id);
  return (type === 'pickup' ? 1 : -1) * (shipment?.amount?.[d] ?? 0);
}

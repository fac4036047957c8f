import type { Random } from '../random.ts';
import type { Matrices, VroomInput } from '../vroom.ts';

export type RandomInput = { readonly input: VroomInput; readonly matrices: Matrices };

/** Returns a small random input that may use any feature of inputs. */
export function randomInput(random: Random, most = 7): RandomInput {
  const jobs = random.index(most);
  const shipments = random.index(3) + (jobs === 0 ? 1 : 0);
  const vehicles = 1 + random.index(3);
  const locations = jobs + 2 * shipments + vehicles;
  const points = Array.from(
    { length: locations },
    () => [random.index(100), random.index(100)] as const,
  );
  const durations = points.map(([x, y]) =>
    points.map(([u, v]) => Math.round(Math.hypot(x - u, y - v))),
  );
  const distances = durations.map((row) => row.map((time) => time * (8 + random.index(4))));
  const some = <T>(share: number, value: () => T): T | undefined =>
    random.next() < share ? value() : undefined;
  const window = (after: number): readonly [number, number] => {
    const from = after + random.index(300);
    return [from, from + 60 + random.index(300)];
  };
  const windows = () =>
    some(0.5, () => {
      const first = window(0);
      return random.next() < 0.3 ? [first, window(first[1] + 1)] : [first];
    });
  const amount = (): readonly number[] => [1 + random.index(5), random.index(3)];
  const skills = () => some(0.2, () => [1 + random.index(2)]);
  const priority = () => some(0.3, () => random.index(10));
  let next = 0;
  const task = (id: number) => ({
    id,
    location_index: next++,
    service: random.index(20),
    setup: some(0.2, () => random.index(10)),
    time_windows: windows(),
  });
  return {
    matrices: { car: { durations, distances } },
    input: {
      jobs: Array.from({ length: jobs }, (_, index) => ({
        ...task(index + 1),
        delivery: some(0.7, amount),
        pickup: some(0.3, amount),
        skills: skills(),
        priority: priority(),
      })),
      shipments: Array.from({ length: shipments }, (_, index) => ({
        pickup: task(100 + index),
        delivery: task(200 + index),
        amount: amount(),
        skills: skills(),
        priority: priority(),
      })),
      vehicles: Array.from({ length: vehicles }, (_, index) => {
        const start = next++;
        return {
          id: index + 1,
          start_index: some(0.9, () => start),
          end_index: some(0.8, () => start),
          capacity: [5 + random.index(12), 4 + random.index(6)],
          skills: some(0.6, () => [1, 2]),
          time_window: some(0.5, () => [random.index(50), 300 + random.index(600)] as const),
          speed_factor: some(0.3, () => 0.5 + random.index(10) / 10),
          max_tasks: some(0.2, () => 1 + random.index(6)),
          max_travel_time: some(0.2, () => 100 + random.index(400)),
          max_distance: some(0.2, () => 1000 + random.index(4000)),
          costs: some(0.4, () => ({
            fixed: random.index(200),
            per_hour: random.index(5000),
            per_km: random.index(300),
          })),
          breaks: some(0.2, () => [
            { id: 1, service: 10 + random.index(20), time_windows: [[100, 500] as const] },
          ]),
        };
      }),
    },
  };
}

/** Returns deliveries from one depot alone, or the same input if it has no jobs. */
export function deliveriesOf({ input, matrices }: RandomInput): RandomInput {
  const { jobs = [], vehicles } = input;
  if (jobs.length === 0) return { input, matrices };
  return {
    matrices,
    input: {
      jobs: jobs.map(({ id, location_index, delivery }) => ({ id, location_index, delivery })),
      vehicles: vehicles.map(({ id, capacity, costs }) => {
        return { id, capacity, costs, start_index: 0, end_index: 0 };
      }),
    },
  };
}

/** Returns the input with random segregation groups. */
export function segregatedInput(random: Random, { input, matrices }: RandomInput): RandomInput {
  const group = () => random.index(4);
  const grouped = <T extends object>(unit: T) => ({
    ...unit,
    segregation_groups: Array.from({ length: random.index(3) }, group),
  });
  const pairs = 1 + random.index(3);
  return {
    matrices,
    input: {
      ...input,
      jobs: input.jobs?.map(grouped),
      shipments: input.shipments?.map(grouped),
      segregated: Array.from({ length: pairs }, () => [group(), group()] as const),
    },
  };
}

import { describe, expect, it } from 'vitest';
import { VehicleExchange } from './exchange-vehicles.ts';
import { firstPlan, planOf } from './first-plan.ts';
import { PlaceFinder } from './insertion.ts';
import { neighboursOf } from './neighbours.ts';
import { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import { randomFrom } from './random.ts';
import { problemOf } from './read-vroom.ts';
import { ordersOf, Recreator } from './recreate.ts';
import { isFeasible, refresh, type VehicleRoute } from './route.ts';
import { ruin } from './ruin.ts';
import { search } from './search.ts';
import { byIterations, solveVroom } from './solve.ts';
import { leastCost } from './testing/brute-force.ts';
import { check } from './testing/checker.ts';
import {
  deliveriesOf,
  type RandomInput,
  randomInput,
  segregatedInput,
} from './testing/random-input.ts';
import type { VroomInput } from './vroom.ts';

/** `npm run test:deep` checks a hundred thousand problems. */
const problems = process.env['DEEP'] === '1' ? 100_000 : 300;

/** Returns the problem that a seed yields after so many others. */
function drawn(seed: number, after: number): RandomInput {
  const random = randomFrom(seed);
  for (let run = 0; run < after; run += 1) randomInput(random, 10);
  return randomInput(random, 10);
}

describe('a plan', { timeout: 3_600_000 }, () => {
  it('is accepted by a checker that shares no code, for problems drawn by chance', () => {
    const random = randomFrom(7);
    const goods = randomFrom(29);
    for (let run = 0; run < problems; run += 1) {
      const free = randomInput(random, 10);
      const { input, matrices } = run % 3 === 0 ? segregatedInput(goods, free) : free;
      const solution = solveVroom(input, matrices, { seed: run, progress: byIterations(60) });
      const { faults, cost } = check(input, matrices, solution);
      expect(faults, `problem ${run}`).toEqual([]);
      expect(Math.abs(solution.summary.cost - cost)).toBeLessThanOrEqual(
        1 + solution.routes.length,
      );
    }
  });

  it('costs as little as the best of all plans of a small problem', () => {
    const random = randomFrom(11);
    const goods = randomFrom(31);
    let best = 0;
    const runs = Math.max(60, Math.floor(problems / 20));
    for (let run = 0; run < runs; run += 1) {
      const free = randomInput(random, 4);
      const { input, matrices } = run % 2 === 0 ? segregatedInput(goods, free) : free;
      const problem = problemOf(input, matrices);
      const least = leastCost(problem);
      const { cost } = search(problem, { seed: run, progress: byIterations(600) });
      expect(cost).toBeGreaterThanOrEqual(least - 1e-6);
      if (cost <= least + 1e-6) best += 1;
    }
    expect(best / runs).toBeGreaterThanOrEqual(0.95);
  });

  it('is the same for the same seed and number of iterations', () => {
    const { input, matrices } = randomInput(randomFrom(3), 12);
    const solve = () => solveVroom(input, matrices, { seed: 5, progress: byIterations(200) });
    expect(solve()).toEqual(solve());
  });
});

describe('an insertion', () => {
  it('costs what it was predicted to cost', () => {
    const random = randomFrom(13);
    for (let run = 0; run < 300; run += 1) {
      const all = randomInput(random, 10);
      const { input, matrices } = run % 3 === 0 ? deliveriesOf(all) : all;
      const problem = problemOf(input, matrices);
      const plan = new Plan(problem);
      const finder = new PlaceFinder(problem, { random, blink: 0.3 });
      for (const unit of Array.from(plan.left)) {
        finder.begin(unit);
        for (const route of plan.routes) finder.consider(route);
        if (finder.route === undefined) continue;
        const before = plan.cost;
        plan.serve(unit, finder);
        expect(plan.cost - before).toBeCloseTo(finder.cost - problem.penalty[unit]!, 6);
      }
    }
  });

  it('is undone without a trace', () => {
    const { input, matrices } = randomInput(randomFrom(17), 12);
    const problem = problemOf(input, matrices);
    const plan = new Plan(problem);
    const [unit = 0] = plan.left;
    const finder = new PlaceFinder(problem, { random: randomFrom(1), blink: 0 });
    finder.begin(unit);
    for (const route of plan.routes) finder.consider(route);
    const before = { cost: plan.cost, left: [...plan.left], orders: plan.orders() };
    plan.serve(unit, finder);
    plan.undo();
    expect({ cost: plan.cost, left: [...plan.left], orders: plan.orders() }).toEqual(before);
  });
});

describe('a change of the plan', () => {
  /** Returns the state of a route, with its cost rounded to six decimals. */
  const knownOf = (problem: RoutingProblem, route: VehicleRoute) => {
    const { length, isLimited, travelled, metres } = route;
    const amounts = (problem.isOneWay ? 1 : length + 1) * problem.dimensions;
    const carried = problem.isOneWay ? 0 : amounts;
    return {
      cost: route.cost.toFixed(6),
      tasks: [...route.tasks.subarray(1, length + 1)],
      place: [...route.place.subarray(0, length + 2)],
      arcs: [...route.arcs.subarray(0, length + 1)],
      departs: problem.isTimed ? [...route.departs.subarray(0, length + 1)] : [],
      latest: problem.isTimed ? [...route.latest.subarray(1, length + 2)] : [],
      before: [...route.before.subarray(0, amounts)],
      load: [...route.load.subarray(0, carried)],
      after: [...route.after.subarray(0, carried)],
      limits: isLimited ? [travelled, metres] : [],
      groups: problem.segregation.isUsed ? route.groups : 0,
    };
  };

  it('leaves each route knowing what it would compute anew, kept or undone', () => {
    const random = randomFrom(19);
    const goods = randomFrom(37);
    for (let run = 0; run < 160; run += 1) {
      const free = randomInput(random, 14);
      const all = run % 2 === 0 ? segregatedInput(goods, free) : free;
      const { input, matrices } = run % 4 === 0 ? deliveriesOf(all) : all;
      const problem = problemOf(input, matrices);
      const neighbours = neighboursOf(problem);
      const recreating = { random, neighbours, orders: ordersOf(problem) };
      const plan = firstPlan(problem, recreating);
      const recreator = new Recreator(problem, recreating);
      const vehicles = new VehicleExchange(plan, random);
      for (let step = 0; step < 20; step += 1) {
        ruin(problem, plan, { random, neighbours });
        vehicles.run();
        recreator.run(plan);
        expect(plan.routes.every((route) => isFeasible(problem, route))).toBe(true);
        if (step % 3 === 0) plan.commit();
        else plan.undo();
        const known = plan.routes.map((route) => knownOf(problem, route));
        const anew = planOf(problem, plan.orders());
        for (const route of anew.routes) refresh(problem, route);
        expect(known).toEqual(anew.routes.map((route) => knownOf(problem, route)));
        expect(plan.cost).toBeCloseTo(anew.cost, 6);
      }
    }
  });
});

describe('a removal', () => {
  it('is undone if the way without a stop is longer than the vehicle may go', () => {
    const { input, matrices } = drawn(8, 31_029);
    const solution = solveVroom(input, matrices, { seed: 31_029, progress: byIterations(60) });
    expect(check(input, matrices, solution).faults).toEqual([]);
  });
});

describe('a shipment', () => {
  it('is carried where nothing has hours', () => {
    const way = [0, 1, 2].map((from) => [0, 1, 2].map((to) => 10 * Math.abs(from - to)));
    const { summary } = solveVroom(
      {
        vehicles: [{ id: 1, start_index: 0, end_index: 0, capacity: [1] }],
        shipments: [
          {
            pickup: { id: 1, location_index: 1 },
            delivery: { id: 2, location_index: 2 },
            amount: [1],
          },
        ],
      },
      { car: { durations: way } },
      { seed: 1, progress: byIterations(20) },
    );
    expect(summary).toMatchObject({ cost: 40, unassigned: 0 });
  });
});

describe('segregated goods', () => {
  const durations = [0, 1, 2].map((from) => [0, 1, 2].map((to) => 10 * Math.abs(from - to)));
  const jobs = [
    { id: 1, location_index: 1, segregation_groups: [30], priority: 1 },
    { id: 2, location_index: 2, segregation_groups: [0, 4] },
  ];
  const vehicle = (id: number) => ({ id, start_index: 0, end_index: 0 });
  const solve = (input: Omit<VroomInput, 'jobs'>) =>
    solveVroom({ ...input, jobs }, { car: { durations } }, { seed: 1, progress: byIterations(60) });

  it('travel in two vehicles, and in one if nothing separates them', () => {
    const vehicles = [vehicle(1), vehicle(2)];
    expect(solve({ vehicles, segregated: [[4, 30]] }).summary).toMatchObject({
      routes: 2,
      cost: 60,
      unassigned: 0,
    });
    expect(solve({ vehicles, segregated: [[4, 5]] }).summary).toMatchObject({
      routes: 1,
      cost: 40,
    });
  });

  it('are left out, which says why, where one vehicle is all there is', () => {
    const { unassigned } = solve({ vehicles: [vehicle(1)], segregated: [[30, 0]] });
    expect(unassigned.map(({ id, reason }) => [id, reason])).toEqual([[2, 'segregation']]);
  });

  it('are refused beyond 31 groups', () => {
    expect(() => solve({ vehicles: [vehicle(1)], segregated: [[31, 0]] })).toThrow('from 0 to 30');
  });
});

describe('what is left out', () => {
  const matrices = {
    car: {
      durations: [
        [0, 60],
        [60, 0],
      ],
    },
  };
  const solve = (input: VroomInput) =>
    solveVroom(input, matrices, { seed: 1, progress: byIterations(50) });
  const job = { id: 1, location_index: 1 };
  const vehicle = { id: 1, start_index: 0, end_index: 0, capacity: [10] };

  it.each([
    ['skill', { ...job, skills: [4] }, vehicle],
    ['capacity', { ...job, delivery: [11] }, vehicle],
    ['time window', { ...job, time_windows: [[0, 30]] as const }, vehicle],
  ] as const)('is said to lack a fitting %s', (reason, left, of) => {
    const { unassigned, summary } = solve({ jobs: [left], vehicles: [of] });
    expect(unassigned).toEqual([{ id: 1, type: 'job', location_index: 1, reason }]);
    expect(summary.unassigned).toBe(1);
  });

  it('is what no road reaches, even if nothing has hours', () => {
    const noRoad = 1e9;
    const durations = [
      [0, 60, noRoad, 60],
      [60, 0, noRoad, 60],
      [noRoad, noRoad, 0, noRoad],
      [noRoad, 60, noRoad, 0],
    ];
    const jobs = [1, 2, 3].map((id) => ({ id, location_index: id }));
    const { unassigned, summary } = solveVroom(
      { jobs, vehicles: [{ id: 1, start_index: 0, end_index: 0 }] },
      { car: { durations } },
      { seed: 1, progress: byIterations(50) },
    );
    expect(unassigned.map(({ id, reason }) => [id, reason])).toEqual([[2, 'no road']]);
    expect(summary).toMatchObject({ cost: 180, routes: 1 });
  });

  it('is what has the lowest priority', () => {
    const jobs = [1, 2, 3].map((id) => ({ ...job, id, delivery: [5], priority: id }));
    const { unassigned } = solve({ jobs, vehicles: [vehicle] });
    expect(unassigned.map(({ id, reason }) => [id, reason])).toEqual([[1, 'capacity']]);
  });
});

describe('an input', () => {
  it.each([
    ['without vehicles', { vehicles: [], jobs: [] }, 'There are no vehicles'],
    ['with nothing to serve', { vehicles: [{ id: 1 }] }, 'There is nothing to serve'],
    [
      'with an unknown profile',
      { vehicles: [{ id: 1, profile: 'boat' }], jobs: [{ id: 1, location_index: 0 }] },
      'There is no matrix for profile boat',
    ],
  ])('%s is refused with a sentence', (_, input, sentence) => {
    const solve = () => solveVroom(input, {}, { seed: 1, progress: byIterations(1) });
    expect(solve).toThrow(sentence);
  });
});

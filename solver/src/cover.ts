import type { RoutingProblem } from './problem.ts';
import type { PooledRoute } from './route-pool.ts';

/** Columns of a set partitioning problem: routes, and units left out. */
type Columns = {
  /** The units of column `j` are `units[from[j]]` to `units[from[j + 1] - 1]`. */
  readonly from: Int32Array;
  readonly units: Int32Array;
  readonly cost: Float64Array;
  /** The kind of vehicle; -1 for a unit left out. */
  readonly kind: Int32Array;
};

const rounds = 150;
const nodesMax = 20_000;

/**
 * Chooses routes that serve every unit once, at less cost than a limit: set partitioning over the
 * routes that a search has seen (Subramanian, Penna, Uchoa and Ochi, "A hybrid algorithm for the
 * heterogeneous fleet vehicle routing problem", 2012). Multipliers of a Lagrangian relaxation
 * bound the cost (Fisher, 1981), exclude most routes, and prune a depth-first search, which ends
 * after a number of nodes.
 * @returns the chosen routes; null if none were found below the limit
 */
export function cheaperCover(
  problem: RoutingProblem,
  routes: readonly PooledRoute[],
  limit: { readonly cost: number; readonly routes: readonly PooledRoute[] },
): readonly PooledRoute[] | null {
  const columns = columnsOf(problem, routes);
  const fleet = fleetOf(problem);
  const bound = boundOf(problem, columns, { fleet, limit });
  if (bound.cost >= limit.cost - 1e-6) return null;
  const chosen = new DepthFirst(problem, columns, { fleet, bound, limit: limit.cost }).run();
  return chosen && chosen.filter((j) => j < routes.length).map((j) => routes[j]!);
}

/** Returns how many vehicles there are of each kind. */
function fleetOf({ vehicles }: RoutingProblem): Int32Array {
  const fleet = new Int32Array(1 + Math.max(0, ...vehicles.map(({ kind }) => kind)));
  for (const { kind } of vehicles) fleet[kind]! += 1;
  return fleet;
}

function columnsOf(
  { units: count, unitOf, firstTask, penalty }: RoutingProblem,
  routes: readonly PooledRoute[],
): Columns {
  const size = routes.reduce((sum, { tasks }) => sum + tasks.length, count);
  const columns = {
    from: new Int32Array(routes.length + count + 1),
    units: new Int32Array(size),
    cost: new Float64Array(routes.length + count),
    kind: new Int32Array(routes.length + count).fill(-1),
  };
  let end = 0;
  for (const [j, { tasks, cost, kind }] of routes.entries()) {
    columns.from[j] = end;
    columns.cost[j] = cost;
    columns.kind[j] = kind;
    for (let k = 0; k < tasks.length; k += 1) {
      const unit = unitOf[tasks[k]!]!;
      if (firstTask[unit] !== tasks[k]) continue;
      columns.units[end] = unit;
      end += 1;
    }
  }
  for (let unit = 0; unit < count; unit += 1) {
    const j = routes.length + unit;
    columns.from[j] = end;
    columns.cost[j] = penalty[unit]!;
    columns.units[end] = unit;
    end += 1;
  }
  columns.from[routes.length + count] = end;
  return columns;
}

type Limit = { readonly cost: number; readonly routes: readonly PooledRoute[] };

type Bound = {
  readonly cost: number;
  /** The cost of each column less the multipliers of its units. */
  readonly reduced: Float64Array;
};

/** Maximises the Lagrangian bound by a subgradient method. */
function boundOf(
  problem: RoutingProblem,
  columns: Columns,
  { fleet, limit }: { readonly fleet: Int32Array; readonly limit: Limit },
): Bound {
  const count = columns.cost.length;
  const multipliers = startingMultipliers(problem, limit);
  const covered = new Int32Array(problem.units);
  let reduced = new Float64Array(count);
  let best: Bound = { cost: -Infinity, reduced };
  let step = 1;
  let since = 0;
  for (let round = 0; round < rounds && step > 0.01; round += 1) {
    reduced = new Float64Array(count);
    reduce(columns, multipliers, reduced);
    const chosen = mostNegative(columns, reduced, fleet);
    covered.fill(0);
    let cost = multipliers.reduce((sum, each) => sum + each, 0);
    for (const j of chosen) {
      cost += reduced[j]!;
      for (let i = columns.from[j]!; i < columns.from[j + 1]!; i += 1) {
        covered[columns.units[i]!]! += 1;
      }
    }
    if (cost > best.cost + 1e-6) {
      best = { cost, reduced };
      since = 0;
    } else if ((since += 1) === 8) {
      step /= 2;
      since = 0;
    }
    const squares = covered.reduce((sum, times) => sum + (1 - times) ** 2, 0);
    if (squares === 0) break;
    const length = (step * Math.max(limit.cost - cost, limit.cost * 1e-4)) / squares;
    for (let unit = 0; unit < problem.units; unit += 1) {
      multipliers[unit]! += length * (1 - covered[unit]!);
    }
  }
  return best;
}

/** Returns the cost of each route of the best plan, shared among its units. */
function startingMultipliers(
  { units, unitOf, firstTask, penalty }: RoutingProblem,
  { routes }: Limit,
): Float64Array {
  const multipliers = Float64Array.from({ length: units }, (_, unit) => penalty[unit]!);
  for (const { tasks, cost } of routes) {
    const served = tasks.filter((task) => firstTask[unitOf[task]!] === task);
    for (const task of served) multipliers[unitOf[task]!] = cost / served.length;
  }
  return multipliers;
}

function reduce({ from, units, cost }: Columns, by: Float64Array, reduced: Float64Array): void {
  for (let j = 0; j < cost.length; j += 1) {
    let left = cost[j]!;
    for (let i = from[j]!; i < from[j + 1]!; i += 1) left -= by[units[i]!]!;
    reduced[j] = left;
  }
}

/** Returns the columns of negative cost, of each kind at most as many as there are vehicles. */
function mostNegative(
  { kind }: Columns,
  reduced: Float64Array,
  fleet: Int32Array,
): readonly number[] {
  const byKind: number[][] = Array.from(fleet, () => []);
  const chosen: number[] = [];
  for (let j = 0; j < reduced.length; j += 1) {
    if (reduced[j]! >= 0) continue;
    if (kind[j]! < 0) chosen.push(j);
    else byKind[kind[j]!]!.push(j);
  }
  for (const [at, all] of byKind.entries()) {
    if (all.length > fleet[at]!) all.sort((a, b) => reduced[a]! - reduced[b]!);
    chosen.push(...all.slice(0, fleet[at]));
  }
  return chosen;
}

type Searching = { readonly fleet: Int32Array; readonly bound: Bound; readonly limit: number };

/**
 * Serves the unit with the fewest columns first. A chosen column of positive reduced cost raises the
 * bound by that cost.
 */
class DepthFirst {
  readonly #columns: Columns;
  readonly #reduced: Float64Array;
  /** The columns of each unit that may be part of a better cover, most promising first. */
  readonly #of: number[][];
  readonly #order: readonly number[];
  readonly #isServed: Uint8Array;
  readonly #left: Int32Array;
  readonly #bound: number;
  #limit: number;
  #nodes = 0;
  #chosen: number[] = [];
  #best: readonly number[] | null = null;

  constructor(problem: RoutingProblem, columns: Columns, { fleet, bound, limit }: Searching) {
    this.#columns = columns;
    this.#reduced = bound.reduced;
    this.#bound = bound.cost;
    this.#limit = limit;
    this.#left = fleet.slice();
    this.#isServed = new Uint8Array(problem.units);
    const { from, units } = columns;
    this.#of = Array.from({ length: problem.units }, () => []);
    const slack = limit - bound.cost;
    const promising = [...bound.reduced.keys()]
      .filter((j) => bound.reduced[j]! < slack)
      .sort((a, b) => bound.reduced[a]! - bound.reduced[b]!);
    for (const j of promising) {
      for (let i = from[j]!; i < from[j + 1]!; i += 1) this.#of[units[i]!]!.push(j);
    }
    this.#order = [...this.#of.keys()].sort((a, b) => this.#of[a]!.length - this.#of[b]!.length);
  }

  run(): readonly number[] | null {
    this.#visit(0, { bound: this.#bound, cost: 0 });
    return this.#best;
  }

  #visit(at: number, { bound, cost }: { readonly bound: number; readonly cost: number }): void {
    let next = at;
    while (next < this.#order.length && this.#isServed[this.#order[next]!] === 1) next += 1;
    if (next === this.#order.length) {
      if (cost >= this.#limit - 1e-6) return;
      this.#limit = cost;
      this.#best = [...this.#chosen];
      return;
    }
    for (const j of this.#of[this.#order[next]!]!) {
      const raised = bound + Math.max(0, this.#reduced[j]!);
      if (raised >= this.#limit - 1e-6) break;
      if (!this.#fits(j)) continue;
      if ((this.#nodes += 1) > nodesMax) return;
      this.#toggle(j, 1);
      this.#visit(next + 1, { bound: raised, cost: cost + this.#columns.cost[j]! });
      this.#toggle(j, 0);
    }
  }

  #fits(j: number): boolean {
    const { kind, from, units } = this.#columns;
    if (kind[j]! >= 0 && this.#left[kind[j]!] === 0) return false;
    for (let i = from[j]!; i < from[j + 1]!; i += 1) {
      if (this.#isServed[units[i]!] === 1) return false;
    }
    return true;
  }

  #toggle(j: number, isServed: 0 | 1): void {
    const { kind, from, units } = this.#columns;
    for (let i = from[j]!; i < from[j + 1]!; i += 1) this.#isServed[units[i]!] = isServed;
    if (kind[j]! >= 0) this.#left[kind[j]!]! += isServed === 1 ? -1 : 1;
    if (isServed === 1) this.#chosen.push(j);
    else this.#chosen.pop();
  }
}

import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import { randomFrom } from './random.ts';
import type { VehicleRoute } from './route.ts';

/** A route that some plan had. */
export type PooledRoute = {
  readonly kind: number;
  readonly tasks: Int32Array;
  readonly cost: number;
};

export const pooledRoute = ({ vehicle, tasks, length, total }: VehicleRoute): PooledRoute => ({
  kind: vehicle.kind,
  tasks: tasks.slice(1, length + 1),
  cost: total,
});

const half = 2 ** 26;

/**
 * The routes of accepted plans: of each set of units and kind of vehicle, the cheapest order. Sets
 * are told apart by a hash of 52 bits (Zobrist, "A new hashing method", 1970).
 */
export class RoutePool {
  readonly #problem: RoutingProblem;
  readonly #most: number;
  readonly #routes = new Map<number, PooledRoute>();
  readonly #high: Int32Array;
  readonly #low: Int32Array;

  constructor(problem: RoutingProblem, most: number) {
    const random = randomFrom(1);
    const kinds = 1 + Math.max(0, ...problem.vehicles.map(({ kind }) => kind));
    const bits = () => Int32Array.from({ length: problem.units + kinds }, () => random.index(half));
    this.#problem = problem;
    this.#most = most;
    this.#high = bits();
    this.#low = bits();
  }

  get routes(): readonly PooledRoute[] {
    return [...this.#routes.values()];
  }

  /** Adds the routes changed since the plan was last kept; a full pool forgets its oldest. */
  note({ changed, changedCount, routes }: Plan): void {
    for (let i = 0; i < changedCount; i += 1) this.add(routes[changed[i]!]!);
  }

  add(route: VehicleRoute): void {
    const { length, total } = route;
    if (length === 0) return;
    const key = this.#keyOf(route);
    const known = this.#routes.get(key);
    if (known !== undefined && known.cost <= total + 1e-9) return;
    if (known === undefined && this.#routes.size >= this.#most) {
      const [oldest] = this.#routes.keys();
      this.#routes.delete(oldest!);
    }
    this.#routes.set(key, pooledRoute(route));
  }

  #keyOf({ length, tasks, vehicle }: VehicleRoute): number {
    const { unitOf, firstTask, units } = this.#problem;
    let high = this.#high[units + vehicle.kind]!;
    let low = this.#low[units + vehicle.kind]!;
    for (let k = 1; k <= length; k += 1) {
      const task = tasks[k]!;
      const unit = unitOf[task]!;
      if (firstTask[unit] !== task) continue;
      high ^= this.#high[unit]!;
      low ^= this.#low[unit]!;
    }
    return high * half + low;
  }
}

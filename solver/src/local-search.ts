import { exchange } from './moves/exchange.ts';
import type { SolverMove } from './moves/move.ts';
import { relocate } from './moves/relocate.ts';
import { Rewriting } from './moves/rewriting.ts';
import { twoOpt } from './moves/two-opt.ts';
import { twoOptStar, twoOptStarReversed } from './moves/two-opt-star.ts';
import type { Neighbours } from './neighbours.ts';
import type { Plan } from './plan.ts';
import type { VehicleRoute } from './route.ts';

/**
 * The number of nearest stops that each stop may be moved next to ("granular": Toth and Vigo,
 * 2003).
 */
const nearest = 10;

export const moves: readonly SolverMove[] = [
  relocate({ length: 1, isReversed: false, isAfter: true }),
  relocate({ length: 1, isReversed: false, isAfter: false }),
  relocate({ length: 2, isReversed: false, isAfter: true }),
  relocate({ length: 2, isReversed: true, isAfter: false }),
  relocate({ length: 3, isReversed: false, isAfter: true }),
  relocate({ length: 3, isReversed: true, isAfter: false }),
  exchange({ first: 1, second: 1 }),
  exchange({ first: 2, second: 1 }),
  exchange({ first: 2, second: 2 }),
  twoOpt,
  twoOptStar,
  twoOptStarReversed,
];

/** Improves the changed routes, move by move, until no move of their stops reduces the cost. */
export class LocalSearch {
  readonly #plan: Plan;
  readonly #neighbours: Neighbours;
  readonly #moves: readonly SolverMove[];
  readonly #rewriting: Rewriting;

  constructor(plan: Plan, neighbours: Neighbours) {
    this.#plan = plan;
    this.#neighbours = neighbours;
    this.#moves = moves.filter(({ suits }) => suits(plan.problem));
    this.#rewriting = new Rewriting(plan);
  }

  /** Improves the routes changed since the plan was last kept. */
  run(): void {
    const plan = this.#plan;
    const queue: number[] = [];
    const enlist = ({ tasks, length }: VehicleRoute): void => {
      for (let k = 1; k <= length; k += 1) queue.push(tasks[k]!);
    };
    for (let i = 0; i < plan.changedCount; i += 1) enlist(plan.routes[plan.changed[i]!]!);
    for (let i = 0; i < queue.length; i += 1) {
      const task = queue[i]!;
      while (plan.routeOf[task]! >= 0 && this.#improve(task));
    }
  }

  /** Makes the first move found that reduces the cost. */
  #improve(u: number): boolean {
    const plan = this.#plan;
    const near = this.#neighbours.of(u);
    const most = Math.min(near.length, nearest + 1);
    for (let n = 0; n < most; n += 1) {
      const v = near[n]!;
      if (v === u || plan.routeOf[v]! < 0) continue;
      for (let m = 0; m < this.#moves.length; m += 1) {
        const move = this.#moves[m]!;
        if (move.gain(plan, u, v) <= 1e-6) continue;
        this.#rewriting.clear();
        move.write(plan, { u, v }, this.#rewriting);
        if (this.#rewriting.gain() <= 1e-6) continue;
        this.#rewriting.make();
        return true;
      }
    }
    return false;
  }
}

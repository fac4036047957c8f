import type { Plan } from './plan.ts';

/**
 * A copy of the cheapest plan that a search has seen. A better plan differs in few routes, and only
 * those are copied.
 */
export class BestPlan {
  cost = Infinity;
  readonly #tasks: Int32Array[];
  readonly #lengths: Int32Array;
  /** Routes that may differ from the copy: the first `staleCount`. */
  readonly #stale: Int32Array;
  readonly #isStale: Uint8Array;
  #staleCount = 0;

  constructor(plan: Plan) {
    const vehicles = plan.routes.length;
    this.#tasks = plan.routes.map(() => new Int32Array(0));
    this.#lengths = new Int32Array(vehicles);
    this.#stale = new Int32Array(vehicles);
    this.#isStale = new Uint8Array(vehicles);
    for (let at = 0; at < vehicles; at += 1) this.#note(at);
    this.take(plan);
  }

  /** Notes the routes changed since the plan was last kept, before it is kept again. */
  note({ changed, changedCount }: Plan): void {
    for (let i = 0; i < changedCount; i += 1) this.#note(changed[i]!);
  }

  #note(at: number): void {
    if (this.#isStale[at] === 1) return;
    this.#isStale[at] = 1;
    this.#stale[this.#staleCount] = at;
    this.#staleCount += 1;
  }

  /** Copies a plan, of which all changes since the last copy were noted. */
  take(plan: Plan): void {
    this.cost = plan.cost;
    for (let i = 0; i < this.#staleCount; i += 1) {
      const at = this.#stale[i]!;
      const { tasks, length, room } = plan.routes[at]!;
      if (this.#tasks[at]!.length < length) this.#tasks[at] = new Int32Array(room);
      const copy = this.#tasks[at]!;
      for (let k = 0; k < length; k += 1) copy[k] = tasks[k + 1]!;
      this.#lengths[at] = length;
      this.#isStale[at] = 0;
    }
    this.#staleCount = 0;
  }

  /** The tasks of each route in order. */
  orders(): Int32Array[] {
    return this.#tasks.map((tasks, at) => tasks.slice(0, this.#lengths[at]));
  }
}

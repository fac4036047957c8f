import { fitsBreaks } from '../breaks.ts';
import type { Plan } from '../plan.ts';
import { isFeasible, refresh, VehicleRoute } from '../route.ts';
import { mayShareRoute } from '../segregation.ts';

/** One or two routes assembled from pieces of routes, not yet part of the plan. */
export class Rewriting {
  readonly #plan: Plan;
  /** A separate route for each vehicle, created when first needed. */
  readonly #drafts: (VehicleRoute | undefined)[];
  #first: VehicleRoute | undefined;
  #second: VehicleRoute | undefined;
  #current: VehicleRoute | undefined;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#drafts = plan.routes.map(() => undefined);
  }

  clear(): void {
    this.#first = undefined;
    this.#second = undefined;
  }

  /** Starts the route of a vehicle; pieces follow. */
  begin(at: number): void {
    const draft = (this.#drafts[at] ??= new VehicleRoute(this.#plan.problem, at));
    draft.length = 0;
    if (this.#first === undefined) this.#first = draft;
    else this.#second = draft;
    this.#current = draft;
  }

  /** Appends the tasks of a route from one position to another; in reverse if `to` is before it. */
  append({ tasks }: VehicleRoute, from: number, to: number): void {
    const draft = this.#current;
    if (draft === undefined) throw new Error('A piece belongs to a route');
    const step = to < from ? -1 : 1;
    draft.reserve(draft.length + Math.abs(to - from) + 1);
    for (let k = from; k !== to + step; k += step) {
      draft.length += 1;
      draft.tasks[draft.length] = tasks[k]!;
    }
  }

  /**
   * Returns the reduction in cost, computed from the whole routes; -Infinity if one is infeasible.
   */
  gain(): number {
    let gain = 0;
    for (const draft of [this.#first, this.#second]) {
      if (draft === undefined) continue;
      const change = this.#gainOf(draft);
      if (change === -Infinity) return change;
      gain += change;
    }
    return gain;
  }

  #gainOf(draft: VehicleRoute): number {
    const plan = this.#plan;
    const { problem } = plan;
    const route = plan.routes[draft.index]!;
    refresh(problem, draft);
    if (draft.length > 0) {
      if (!isFeasible(problem, draft) || !this.#isAllowed(draft)) return -Infinity;
      if (!mayShareRoute(problem, draft)) return -Infinity;
      if (draft.vehicle.breaks.length > 0 && !fitsBreaks(problem, draft, [])) return -Infinity;
    }
    return route.total - draft.total;
  }

  #isAllowed({ tasks, length, vehicle }: VehicleRoute): boolean {
    const { allowed, unitOf } = this.#plan.problem;
    const may = allowed[vehicle.group]!;
    for (let k = 1; k <= length; k += 1) if (may[unitOf[tasks[k]!]!] === 0) return false;
    return true;
  }

  /** Makes the routes part of the plan. */
  make(): void {
    for (const draft of [this.#first, this.#second]) {
      if (draft === undefined) continue;
      this.#plan.replace(draft.index, draft.tasks.subarray(1, draft.length + 1));
    }
  }
}

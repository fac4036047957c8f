import { areJobs, closing, costBetween, way } from './arcs.ts';
import type { SolverMove } from './move.ts';

type Kind = {
  /** The number of stops that move together: 1 is relocation, more is Or-opt (Or, 1976). */
  readonly length: number;
  readonly isReversed: boolean;
  /** True to move after `v`, false before it. */
  readonly isAfter: boolean;
};

/** Moves `u` and the stops that follow it next to `v`. */
export const relocate = ({ length, isReversed, isAfter }: Kind): SolverMove => ({
  name: `relocate ${length}${isReversed ? ' reversed' : ''} ${isAfter ? 'after' : 'before'}`,
  suits: () => true,

  gain(plan, u, v) {
    const from = plan.routes[plan.routeOf[u]!]!;
    const to = plan.routes[plan.routeOf[v]!]!;
    const i = plan.positionOf(u);
    const last = i + length - 1;
    const gap = plan.positionOf(v) - (isAfter ? 0 : 1);
    if (last > from.length) return -Infinity;
    if (from === to && gap >= i - 1 && gap <= last) return -Infinity;
    if (!areJobs(plan.problem, from, [i, last])) return -Infinity;
    const left = from.length - length;
    const out = closing(from, { before: i - 1, after: last + 1, left });
    const removed = from.arcs[i - 1]! + costBetween(from, i, last) + from.arcs[last]! - out;
    const head = from.place[isReversed ? last : i]!;
    const tail = from.place[isReversed ? i : last]!;
    let inner = 0;
    for (let k = i; k < last; k += 1) {
      const a = from.place[k]!;
      const b = from.place[k + 1]!;
      inner += isReversed ? way(to, b, a) : way(to, a, b);
    }
    const before = to.place[gap]!;
    const after = to.place[gap + 1]!;
    const added = way(to, before, head) + inner + way(to, tail, after) - to.arcs[gap]!;
    return removed - added;
  },

  write(plan, { u, v }, rewriting) {
    const from = plan.routes[plan.routeOf[u]!]!;
    const to = plan.routes[plan.routeOf[v]!]!;
    const i = plan.positionOf(u);
    const last = i + length - 1;
    const gap = plan.positionOf(v) - (isAfter ? 0 : 1);
    const piece = (): void => {
      if (isReversed) rewriting.append(from, last, i);
      else rewriting.append(from, i, last);
    };
    rewriting.begin(to.index);
    if (from === to && gap < i) {
      if (gap > 0) rewriting.append(to, 1, gap);
      piece();
      rewriting.append(to, gap + 1, i - 1);
      if (last < to.length) rewriting.append(to, last + 1, to.length);
      return;
    }
    if (from === to) {
      if (i > 1) rewriting.append(to, 1, i - 1);
      rewriting.append(to, last + 1, gap);
      piece();
      if (gap < to.length) rewriting.append(to, gap + 1, to.length);
      return;
    }
    if (gap > 0) rewriting.append(to, 1, gap);
    piece();
    if (gap < to.length) rewriting.append(to, gap + 1, to.length);
    rewriting.begin(from.index);
    if (i > 1) rewriting.append(from, 1, i - 1);
    if (last < from.length) rewriting.append(from, last + 1, from.length);
  },
});

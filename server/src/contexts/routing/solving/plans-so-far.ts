import type { TravelSource } from '@waybill/contract/routing/roads/shapes';
import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import type { VroomSolution } from '@waybill/solver/vroom';
import { setTimeout } from 'node:timers/promises';
import { bestOf } from './domain/solver-output.ts';

/** The minimum interval between two plans; the final one does not wait. */
const every_ms = 500;

/**
 * Yields better plans while a search runs, and its result at last, as lines of JSON.
 * @param start starts the search, which calls `onBetter` with better plans
 * @param source how travel was measured
 */
export async function* plansSoFar(
  start: (onBetter: (plan: VroomSolution) => void) => Promise<VroomSolution>,
  source?: TravelSource,
): AsyncGenerator<string> {
  const state: { best: VroomSolution | null; isDone: boolean } = { best: null, isDone: false };
  let wake = (): void => undefined;
  const result = start((plan) => {
    state.best = state.best === null ? plan : bestOf([state.best, plan]);
    wake();
  });
  const end = result
    .catch(() => undefined)
    .then(() => {
      state.isDone = true;
      wake();
    });
  let sent: VroomSolution | null = null;
  while (!state.isDone) {
    if (state.best !== null && state.best !== sent) {
      sent = state.best;
      yield lineOf(sent, { isfinal: false, source });
      await Promise.race([setTimeout(every_ms, undefined, { ref: false }), end]);
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  yield lineOf(await result, { isfinal: true, source });
}

function lineOf(
  { summary, unassigned, routes }: VroomSolution,
  { isfinal, source }: { readonly isfinal: boolean; readonly source: TravelSource | undefined },
): string {
  const plan: PlanSoFar = {
    isfinal,
    cost: summary.cost,
    ...(source && { travel_source: source }),
    unassigned: unassigned.map(({ id, type, reason }) => ({ id, type, reason })),
    routes: routes.map(({ vehicle, steps }) => ({
      vehicle,
      steps: steps.map(({ type, id }) => ({ type, ...(id !== undefined && { id }) })),
    })),
  };
  return `${JSON.stringify(plan)}\n`;
}

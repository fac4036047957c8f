import type { ArgsOf } from '@waybill/contract/endpoint';
import { searchRoutes } from '@waybill/contract/routing/endpoints';
import type { PlanSoFar } from '@waybill/contract/routing/solving/shapes';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { NoResponseError } from '#client/errors.ts';

type SolverInput = Omit<ArgsOf<typeof searchRoutes>, 'options'>;

type Searching = {
  readonly signal: AbortSignal;
  /**
   * Requests the route solver's plan.
   * @param onBetter is called with the best plan so far, at most twice a second
   * @returns the last plan, which is not final if the search was stopped
   */
  readonly solve: (input: SolverInput, onBetter?: (plan: PlanSoFar) => void) => Promise<PlanSoFar>;
};

const tick_ms = 200;

/** Runs a search of the route solver, which uses all of its time, and reports its progress. */
export function usePlanSearch() {
  const { lines } = useClient();
  /** The elapsed part of the search's time, 0 to 1; null while none runs. */
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<{ readonly ending: AbortController; isDropped: boolean } | null>(null);
  useEffect(() => () => running.current?.ending.abort(), []);

  /**
   * @param find prepares the solver's input, calls the solver, and converts its plan
   * @returns the result; null if the search was dropped, or stopped before it had a plan
   * @throws any other error of `find`
   */
  const search = async <Found>(
    seconds: number,
    find: (searching: Searching) => Promise<Found>,
  ): Promise<Found | null> => {
    const current = { ending: new AbortController(), isDropped: false };
    running.current = current;
    const { signal } = current.ending;
    const began = performance.now();
    const tick = () => setDone(Math.min(1, (performance.now() - began) / (seconds * 1000)));
    tick();
    const timer = setInterval(tick, tick_ms);
    const solve: Searching['solve'] = async (input, onBetter) => {
      const options = { seconds, threads: 2 };
      let best: PlanSoFar | null = null;
      try {
        for await (const line of lines(searchRoutes, { ...input, options }, { signal })) {
          best = JSON.parse(line) as PlanSoFar;
          if (!signal.aborted) onBetter?.(best);
        }
      } catch (error) {
        if (!signal.aborted || best === null) throw error;
      }
      if (best === null || !(best.isfinal || signal.aborted)) throw new NoResponseError(null);
      return best;
    };
    try {
      const found = await find({ signal, solve });
      return current.isDropped ? null : found;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      clearInterval(timer);
      setDone(null);
    }
  };

  return {
    done,
    search,
    /** Ends the search; it results in its best plan so far. */
    stop: () => running.current?.ending.abort(),
    /** Ends the search without a result. */
    drop: () => {
      if (running.current === null) return;
      running.current.isDropped = true;
      running.current.ending.abort();
    },
  };
}

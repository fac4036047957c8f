import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { solve } from '@waybill/contract/routing/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '#client/client-context.tsx';

type SolverInput = Omit<ArgsOf<typeof solve>, 'options'>;

type Searching = {
  readonly signal: AbortSignal;
  /** Requests the route solver's plan. */
  readonly solve: (input: SolverInput) => Promise<ResultOf<typeof solve>>;
};

const tick_ms = 200;

/** Runs a search of the route solver, which uses all of its time, and reports its progress. */
export function usePlanSearch() {
  const { call } = useClient();
  /** The elapsed part of the search's time, 0 to 1; null while none runs. */
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * @param find prepares the solver's input, calls the solver, and converts its plan
   * @returns the result; null if the search was cancelled
   * @throws any other error of `find`
   */
  const search = async <Found>(
    seconds: number,
    find: (searching: Searching) => Promise<Found>,
  ): Promise<Found | null> => {
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const began = performance.now();
    const tick = () => setDone(Math.min(1, (performance.now() - began) / (seconds * 1000)));
    tick();
    const timer = setInterval(tick, tick_ms);
    try {
      const options = { seconds, threads: 2 };
      return await find({
        signal,
        solve: (input) => call(solve, { ...input, options }, { signal }),
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      clearInterval(timer);
      setDone(null);
    }
  };

  return { done, search, cancel: () => running.current?.abort() };
}

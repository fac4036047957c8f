import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { requestCarrierPrices } from '@waybill/contract/booking/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useCarrierPriceRequest } from './calls.ts';

type Args = Omit<ArgsOf<typeof requestCarrierPrices>, 'since'>;
type SoFar = ResultOf<typeof requestCarrierPrices>;

export type CarrierPriceRun = {
  readonly state: 'Idle' | 'Running' | 'Stopped' | 'Done' | 'Failed';
  readonly soFar: SoFar | null;
  readonly problem: Error | null;
};

const idle: CarrierPriceRun = { state: 'Idle', soFar: null, problem: null };

/** Requests the prices of carriers for a file, a few seconds at a time, until all are done. */
export function useCarrierPrices(onPriced: () => void) {
  const request = useCarrierPriceRequest();
  const [run, setRun] = useState<CarrierPriceRun>(idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (args: Args) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let soFar: SoFar | null = null;
    setRun({ ...idle, state: 'Running' });
    try {
      do {
        const since: string | undefined = soFar?.since;
        soFar = await request({ ...args, ...(since !== undefined && { since }) }, signal);
        if (signal.aborted) return;
        setRun({ state: 'Running', soFar, problem: null });
      } while (soFar.done < soFar.total);
      setRun({ state: 'Done', soFar, problem: null });
      onPriced();
    } catch (error) {
      if (!signal.aborted) setRun({ state: 'Failed', soFar, problem: error as Error });
    }
  };

  return {
    run,
    start,
    /** Ends the requests; what carriers replied so far is used. */
    stop: () => {
      running.current?.abort();
      setRun(({ soFar }) => ({ state: 'Stopped', soFar, problem: null }));
      onPriced();
    },
    /** Forgets how far it was, for another file. */
    reset: () => {
      running.current?.abort();
      setRun(idle);
    },
  };
}

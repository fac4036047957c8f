import { travelPositionsMax } from '@waybill/contract/routing/roads/shapes';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { explain } from '#client/explain.ts';
import { requestPlan, requestTravel } from '../calls.ts';
import { type DayPlan, type PlanChoice, planOf, planTask, solverArgs } from './plan.ts';

export const planNames = ['A', 'B'] as const;
export type PlanName = (typeof planNames)[number];

type Plans = { readonly [Name in PlanName]: DayPlan | null };
const tick_ms = 200;

/** Up to two plans side by side; a third replaces the one that is not shown. */
export function usePlans() {
  const { call } = useClient();
  const [plans, setPlans] = useState<Plans>({ A: null, B: null });
  const [shown, setShown] = useState<PlanName>('A');
  /** The share of the search's time that is over, 0 to 1; null while none runs. */
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const plan = plans[shown];

  const search = async (choice: PlanChoice, seconds: number) => {
    setProblem(null);
    const task = planTask(choice);
    if (task === null) return setProblem('No driver is free, or no job waits.');
    const { positions } = task;
    if (positions.length > travelPositionsMax) return setProblem(tooManyPlaces);
    const stop = new AbortController();
    running.current = stop;
    const began = performance.now();
    setDone(0);
    const tick = () => setDone(Math.min(1, (performance.now() - began) / (seconds * 1000)));
    const timer = setInterval(tick, tick_ms);
    try {
      const { signal } = stop;
      const sent = positions.map(([lon, lat]): [number, number] => [lon, lat]);
      const { profile } = choice;
      const travel = await requestTravel({ call }, { profile, positions: sent }, signal);
      const input = { ...solverArgs(task, travel), options: { seconds, threads: 2 } };
      const output = await requestPlan({ call }, input, signal);
      const name = plan === null ? shown : shown === 'A' ? 'B' : 'A';
      setPlans((all) => ({ ...all, [name]: planOf(task, { travel, output }) }));
      setShown(name);
    } catch (error) {
      if (!stop.signal.aborted) setProblem(explain(error).message);
    } finally {
      clearInterval(timer);
      setDone(null);
    }
  };

  return {
    plans,
    plan,
    shown,
    show: setShown,
    done,
    problem,
    search,
    cancel: () => running.current?.abort(),
    change: (next: DayPlan) => setPlans((all) => ({ ...all, [shown]: next })),
  };
}

const tooManyPlaces = 'Please choose fewer jobs: at most 500 places are planned at once.';

import { travelPositionsMax } from '@waybill/contract/routing/roads/shapes';
import { useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { explain } from '#client/explain.ts';
import { usePlanSearch } from '#shell/solving/use-plan-search.ts';
import { requestTravel } from '../calls.ts';
import { type DayPlan, type PlanChoice, planOf, planTask, solverArgs } from './plan.ts';

export const planNames = ['A', 'B'] as const;
export type PlanName = (typeof planNames)[number];

type Plans = { readonly [Name in PlanName]: DayPlan | null };

/** Holds up to two plans side by side; a third replaces the one that is not displayed. */
export function usePlans() {
  const { call } = useClient();
  const [plans, setPlans] = useState<Plans>({ A: null, B: null });
  const [shown, setShown] = useState<PlanName>('A');
  const { done, search, cancel } = usePlanSearch();
  const [problem, setProblem] = useState<string | null>(null);
  const plan = plans[shown];

  const begin = async (choice: PlanChoice, seconds: number) => {
    setProblem(null);
    const task = planTask(choice);
    if (task === null) return setProblem('No driver is free, or no job waits.');
    const { positions } = task;
    if (positions.length > travelPositionsMax) return setProblem(tooManyPlaces);
    try {
      const found = await search(seconds, async ({ signal, solve }) => {
        const sent = positions.map(([lon, lat]): [number, number] => [lon, lat]);
        const { profile } = choice;
        const travel = await requestTravel({ call }, { profile, positions: sent }, signal);
        return planOf(task, { travel, output: await solve(solverArgs(task, travel)) });
      });
      if (found === null) return;
      const name = plan === null ? shown : shown === 'A' ? 'B' : 'A';
      setPlans((all) => ({ ...all, [name]: found }));
      setShown(name);
    } catch (error) {
      setProblem(explain(error).message);
    }
  };

  return {
    plans,
    plan,
    shown,
    show: setShown,
    done,
    problem,
    search: begin,
    cancel,
    change: (next: DayPlan) => setPlans((all) => ({ ...all, [shown]: next })),
  };
}

const tooManyPlaces = 'Please choose fewer jobs: at most 500 places are planned at once.';

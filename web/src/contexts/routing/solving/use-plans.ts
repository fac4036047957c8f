import type { Board } from '@waybill/contract/jobs/board/shapes';
import { type TravelTable, travelPositionsMax } from '@waybill/contract/routing/roads/shapes';
import { useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { explain } from '#client/explain.ts';
import { usePlanSearch } from '#shell/solving/use-plan-search.ts';
import { requestBoard, requestTravel } from '../calls.ts';
import { currentPlan, startedStops } from './current-plan.ts';
import { onBoard, unmeasured } from './follow-board.ts';
import {
  type DayPlan,
  lockedOf,
  type PlanChoice,
  type PlanPosition,
  type PlanTask,
  planTask,
  type Profile,
  rowsOf,
} from './plan.ts';
import { putBack } from './resequence.ts';
import { solverTask } from './solver-task.ts';

export const planNames = ['A', 'B'] as const;
export type PlanName = (typeof planNames)[number];

type Plans = { readonly [Name in PlanName]: DayPlan | null };

/** Holds up to two plans side by side; a third replaces the one that is not displayed. */
export function usePlans() {
  const { call } = useClient();
  const [plans, setPlans] = useState<Plans>({ A: null, B: null });
  const [selected, setSelected] = useState<PlanName>('A');
  /** The best plan so far of the running search. */
  const [best, setBest] = useState<DayPlan | null>(null);
  const { done, search, stop, drop } = usePlanSearch();
  const [problem, setProblem] = useState<string | null>(null);
  const plan = plans[selected];

  const measure = (profile: Profile, positions: readonly PlanPosition[], signal?: AbortSignal) => {
    const sent = positions.map(([lon, lat]): [number, number] => [lon, lat]);
    return requestTravel({ call }, { profile, positions: sent }, signal);
  };

  /** Requests travel to places that a plan gets on a newer board; null if it has it all. */
  const measureMore = async (plan: DayPlan): Promise<Measured | null> => {
    const more = unmeasured(plan);
    if (more.length === 0) return null;
    const positions = [...plan.positions, ...more];
    const travel = await measure(plan.profile, positions);
    return { positions, travel, rows: rowsOf(positions) };
  };

  /** Draws the plans again after jobs were given to drivers, or taken from them. */
  const follow = async (settled: string | null) => {
    const date = (plans.A ?? plans.B)?.board.date;
    if (date === undefined) return;
    try {
      const read = await requestBoard({ call }, date);
      const follows = async (seen: DayPlan | null) => {
        const more = seen && (await measureMore(onBoard(seen, read, settled)));
        return (now: DayPlan | null) => now && putBack({ ...onBoard(now, read, settled), ...more });
      };
      const [nextA, nextB] = [await follows(plans.A), await follows(plans.B)];
      setPlans(({ A, B }) => ({ A: nextA(A), B: nextB(B) }));
    } catch (error) {
      setProblem(explain(error).message);
    }
  };

  /** Requests the travel times of a task, and calls `find` with them during the search's time. */
  const plannedBy = async (
    { choice, seconds }: { readonly choice: PlanChoice; readonly seconds: number },
    find: (planning: Planning) => Promise<Plans>,
  ) => {
    setProblem(null);
    const task = planTask(choice);
    if (task === null) return setProblem('No driver is free, or no job waits.');
    const { positions } = task;
    if (positions.length > travelPositionsMax) return setProblem(tooManyPlaces);
    try {
      const found = await search(seconds, async ({ signal, solve }) => {
        const travel = await measure(choice.profile, positions, signal);
        return find({
          task,
          travel,
          solved: async () => {
            const { input, toPlan } = solverTask(task, travel);
            if (input === null) return toPlan({ routes: [], unassigned: [] });
            return toPlan(await solve(input, (better) => setBest(toPlan(better))));
          },
        });
      });
      if (found === null) return;
      setPlans(found);
      setSelected(found.B !== null && found.B !== plans.B ? 'B' : 'A');
    } catch (error) {
      setProblem(explain(error).message);
    } finally {
      setBest(null);
    }
  };

  return {
    plans,
    plan,
    shown: selected,
    show: setSelected,
    best,
    done,
    problem,
    /** Plans the chosen jobs; the locked stops of the displayed plan stay. */
    solve: (choice: PlanChoice, seconds: number) =>
      plannedBy({ choice: withLocked(choice, plan), seconds }, async ({ solved }) => {
        const name = plan === null ? selected : selected === 'A' ? 'B' : 'A';
        return { ...plans, [name]: await solved() };
      }),
    /** Plan A becomes the runs as they stand, to which waiting jobs can be added. */
    showRuns: (choice: PlanChoice) =>
      plannedBy({ choice: withStarted(choice), seconds: 1 }, async ({ task, travel }) => ({
        A: currentPlan(task, travel),
        B: null,
      })),
    /** Plan A becomes the runs as they stand, plan B the rest of the day in a new order. */
    replan: (choice: PlanChoice, seconds: number) =>
      plannedBy(
        { choice: withStarted({ ...choice, jobIds: new Set() }), seconds },
        async ({ task, travel, solved }) => ({ A: currentPlan(task, travel), B: await solved() }),
      ),
    /** Ends the search with its best plan so far. */
    stop,
    /** Ends the search without a plan. */
    drop,
    /**
     * Draws the plans again after the jobs of drivers changed.
     * @param settled whose route becomes the run as it was released; null for nobody's
     */
    follow,
    change: (next: DayPlan) => setPlans((all) => ({ ...all, [selected]: next })),
  };
}

type Planning = {
  readonly task: PlanTask;
  readonly travel: TravelTable;
  /** Returns the solver's plan. */
  readonly solved: () => Promise<DayPlan>;
};

type Measured = Pick<DayPlan, 'positions' | 'travel' | 'rows'>;

const withStarted = (choice: PlanChoice): PlanChoice => ({
  ...choice,
  locked: startedStops(choice.board),
});

/** Returns the choice with the locked stops of a plan, as far as they are still to be made. */
function withLocked(choice: PlanChoice, plan: DayPlan | null): PlanChoice {
  if (plan === null) return choice;
  const locked = lockedOf(plan, choice.board);
  const stops = [...locked.values()].flat();
  const jobIds = new Set([...choice.jobIds, ...stops.map(({ job }) => job.id)]);
  return { ...choice, locked, jobIds };
}

/** The choice for the runs of the day: all drivers, all jobs, from where each driver is. */
export const choiceOfRuns = (board: Board): PlanChoice => ({
  board,
  driverIds: new Set(board.lanes.map(({ driverid }) => driverid)),
  jobIds: new Set(board.waiting.map(({ id }) => id)),
  depot: null,
  profile: 'auto',
  dayStart: 0,
  ...costs,
  locked: new Map(),
});

/** Cents of the tenant's currency, until the dispatcher enters others. */
export const costs = { perHour_cents: 4500, perKm_cents: 100 } as const;

const tooManyPlaces = 'Please choose fewer jobs: at most 500 places are planned at once.';

import { jobsProblems } from '@waybill/contract/jobs/problems';
import type { RunStatus } from '@waybill/contract/routing/runs/lifecycle';
import { partsOf } from '@waybill/kernel/parts';
import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import {
  useAllocateRoute,
  useCreateRun,
  useOpenRuns,
  useReleaseRun,
  useRunsSaved,
  useRunStatuses,
  useUpdateRun,
} from '../calls.ts';
import type { DayPlan, PlanRoute, PlanStop } from './plan.ts';
import { runOf } from './run-of.ts';

/** Why a driver's route was refused. */
type Refusal = { readonly message: string; readonly isToConfirm: boolean };

/** What is being done with the routes, and with which part of them it is done, 0 to 1. */
type Work = { readonly act: 'save' | 'allocate'; readonly done: number };

/** The routes of this many drivers are saved at the same time. */
const atOnce = 4;

/**
 * Saves the routes of a plan as runs, and allocates their jobs to the drivers in order.
 * @param follow is called once drivers have their jobs
 */
export function useSaving(plan: DayPlan, follow: () => Promise<void>) {
  const t = useTranslate();
  const toast = useToast();
  const statuses = useRunStatuses(plan.board.date);
  const { readRuns, saveRun, release, give } = useRouteCalls(plan);
  const refresh = useRunsSaved();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [work, setWork] = useState<Work | null>(null);
  const routes = plan.routes.filter(({ stops }) => stops.length > 0);

  const each = async (
    { act, some }: { readonly act: Work['act']; readonly some: readonly PlanRoute[] },
    does: (route: PlanRoute, runs: KnownRuns) => Promise<unknown>,
  ) => {
    const found = new Map<string, Refusal>();
    let done = 0;
    const report = () => setWork({ act, done: done / some.length });
    report();
    try {
      const runs = await readRuns();
      for (const part of partsOf(some, atOnce)) {
        await Promise.all(
          part.map(async (route) => {
            await does(route, runs).catch((error: unknown) =>
              found.set(route.lane.driverid, refusalOf(error)),
            );
            done += 1;
            report();
          }),
        );
      }
      if (act === 'allocate') await follow();
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
      return 0;
    } finally {
      refresh();
      setRefusals(found);
      setWork(null);
    }
    return some.length - found.size;
  };

  return {
    work,
    refusals,
    hasRoutes: routes.length > 0,
    /** Returns a driver's saved run; null without one. */
    runOf: (driverId: string) =>
      statuses.data?.items.find(
        ({ driverid, status }) => driverid === driverId && !ended.has(status),
      ) ?? null,
    /** Drivers whose allocation must be confirmed with a reason. */
    toConfirm: routes.filter(({ lane }) => refusals.get(lane.driverid)?.isToConfirm === true),
    forget: () => setRefusals(new Map()),
    save: async () => {
      const count = await each({ act: 'save', some: routes }, saveRun);
      if (count > 0)
        toast({
          title: t('{count, plural, one {# run saved} other {# runs saved}}', { count }),
          tone: 'success',
        });
    },
    allocate: async (some: readonly PlanRoute[] = routes, reason: string | null = null) => {
      let count = 0;
      const saved = await each({ act: 'allocate', some }, async (route, runs) => {
        count += await give(route, reason);
        await release(await saveRun(route, runs), runs);
      });
      if (count > 0) toast({ title: t('{count} jobs allocated', { count }), tone: 'success' });
      else if (saved > 0) toast({ title: 'The new order is saved.', tone: 'success' });
    },
  };
}

/** The runs of the day before routes are saved. */
type KnownRuns = {
  /** Ids by driver. */
  readonly ids: ReadonlyMap<string, string>;
  /** Those that are released or under way. */
  readonly released: ReadonlySet<string>;
};

/** The requests for the route of one driver. */
function useRouteCalls(plan: DayPlan) {
  const runs = useOpenRuns(plan.board.date);
  const statuses = useRunStatuses(plan.board.date);
  const create = useCreateRun();
  const update = useUpdateRun();
  const allocate = useAllocateRoute();
  const change = useReleaseRun();
  return {
    readRuns: async (): Promise<KnownRuns> => {
      const [known, states] = await Promise.all([runs.refetch(), statuses.refetch()]);
      if (known.data === undefined) throw known.error ?? new Error('The runs were not read');
      const open = known.data.items.flatMap(({ driverid, id }) =>
        driverid === null ? [] : [[driverid, id] as const],
      );
      const later = states.data?.items.filter(({ status }) => status !== 'Draft') ?? [];
      return { ids: new Map(open), released: new Set(later.map(({ id }) => id)) };
    },
    saveRun: async (route: PlanRoute, { ids }: KnownRuns): Promise<string> => {
      const known = ids.get(route.lane.driverid) ?? null;
      const run = runOf(plan, route, known);
      return (await (known === null ? create : update).mutateAsync({ run })).id;
    },
    /** Releases a run whose jobs the driver has, if it is a draft. */
    release: async (id: string, { released }: KnownRuns) => {
      if (!released.has(id)) await change.mutateAsync({ id, act: 'release' });
    },
    /** Allocates the jobs of a route to its driver, and returns how many are new to them. */
    give: async ({ lane, stops }: PlanRoute, reason: string | null): Promise<number> => {
      const order = orderOf(stops);
      const own = new Set(lane.jobs.map(({ id }) => id));
      const added = order.filter((id) => !own.has(id));
      await allocate.mutateAsync({
        driverid: lane.driverid,
        jobids: added.length > 0 ? added : order,
        fromdriverid: added.length > 0 ? null : lane.driverid,
        order,
        date: plan.board.date,
        reason,
      });
      return added.length;
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;

const ended: ReadonlySet<RunStatus> = new Set(['Completed', 'Cancelled'] as const);

/** Returns the jobs in the order of the board: by their deliveries. */
const orderOf = (stops: readonly PlanStop[]): string[] =>
  stops.flatMap(({ job, kind }) => (kind === 'Delivery' ? [job.id] : []));

const refusalOf = (error: unknown): Refusal => ({
  message: explain(error).message,
  isToConfirm:
    error instanceof HttpError && error.problem?.code === jobsProblems.AllocationToConfirm.code,
});

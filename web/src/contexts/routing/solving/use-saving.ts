import { jobsProblems } from '@waybill/contract/jobs/problems';
import type { RunStatus } from '@waybill/contract/routing/runs/lifecycle';
import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import {
  useAllocateRoute,
  useChangeRunStatus,
  useCreateRun,
  useOpenRuns,
  useRunStatuses,
  useUpdateRun,
} from '../calls.ts';
import type { DayPlan, PlanRoute, PlanStop } from './plan.ts';
import { runOf } from './run-of.ts';

/** Why a driver's route was refused. */
type Refusal = { readonly message: string; readonly isToConfirm: boolean };

/** Saves the routes of a plan as runs, and allocates their jobs to the drivers in order. */
export function useSaving(plan: DayPlan) {
  const t = useTranslate();
  const toast = useToast();
  const runs = useOpenRuns(plan.board.date);
  const statuses = useRunStatuses(plan.board.date);
  const change = useChangeRunStatus();
  const create = useCreateRun();
  const update = useUpdateRun();
  const allocate = useAllocateRoute();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [isWorking, setWorking] = useState(false);
  const routes = plan.routes.filter(({ stops }) => stops.length > 0);

  const saveRun = async (route: PlanRoute) => {
    const { data } = await runs.refetch();
    const known = data?.items.find(({ driverid }) => driverid === route.lane.driverid);
    const run = runOf(plan, route, known?.id ?? null);
    const { id } = await (known === undefined ? create : update).mutateAsync({ run });
    return id;
  };

  /** Releases a run whose jobs the driver has, if it is a draft. */
  const release = async (id: string) => {
    const { data } = await statuses.refetch();
    const isDraft = data?.items.some((run) => run.id === id && run.status === 'Draft');
    if (isDraft === true) await change.mutateAsync({ id, act: 'release' });
  };

  const give = async ({ lane, stops }: PlanRoute, reason: string | null) => {
    const order = orderOf(stops);
    const own = new Set(lane.jobs.map(({ id }) => id));
    const added = order.filter((id) => !own.has(id));
    const jobids = added.length > 0 ? added : order;
    await allocate.mutateAsync({
      driverid: lane.driverid,
      jobids,
      fromdriverid: added.length > 0 ? null : lane.driverid,
      order,
      date: plan.board.date,
      reason,
    });
    return added.length;
  };

  const each = async (some: readonly PlanRoute[], work: (route: PlanRoute) => Promise<unknown>) => {
    setWorking(true);
    const found = new Map<string, Refusal>();
    for (const route of some) {
      try {
        await work(route);
      } catch (error) {
        found.set(route.lane.driverid, refusalOf(error));
      }
    }
    setRefusals(found);
    setWorking(false);
    return some.length - found.size;
  };

  return {
    isWorking,
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
      const count = await each(routes, saveRun);
      if (count > 0)
        toast({
          title: t('{count, plural, one {# run saved} other {# runs saved}}', { count }),
          tone: 'success',
        });
    },
    allocate: async (some: readonly PlanRoute[] = routes, reason: string | null = null) => {
      let count = 0;
      const saved = await each(some, async (route) => {
        count += await give(route, reason);
        await release(await saveRun(route));
      });
      if (count > 0) toast({ title: t('{count} jobs allocated', { count }), tone: 'success' });
      else if (saved > 0) toast({ title: 'The new order is saved.', tone: 'success' });
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

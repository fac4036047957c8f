import type { Board, JobHolder } from '@waybill/contract/jobs/board/shapes';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useRestoreOnBoard } from './calls.ts';
import type { Holders } from './holders.ts';

/** Jobs with the drivers who have them now, and the former drivers. */
export type MovedJobs = {
  readonly jobs: readonly JobHolder[];
  /** The drivers before the move; null for a job that was waiting. */
  readonly formerly: Holders;
  /** The board before the move. */
  readonly before: Board;
};

/** Undoes moves in one call: jobs return to their drivers, at their places in the day. */
export function useRestore() {
  const t = useTranslate();
  const toast = useToast();
  const { mutateAsync, isPending } = useRestoreOnBoard();
  const restore = async ({ jobs, formerly, before }: MovedJobs) => {
    const formerOf = (id: string) => formerly.get(id) ?? null;
    const drivers = new Set(jobs.flatMap(({ jobid, driverid }) => [driverid, formerOf(jobid)]));
    try {
      await mutateAsync({
        jobs: jobs.map((each) => ({ ...each, formerdriverid: formerOf(each.jobid) })),
        orders: before.lanes.flatMap((lane) =>
          drivers.has(lane.driverid)
            ? [{ driverid: lane.driverid, jobids: lane.jobs.map(({ id }) => id) }]
            : [],
        ),
        date: before.date,
        reason: t('Undone'),
      });
      toast({ title: 'Undone', tone: 'plain' });
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
  };
  return { isPending, restore: (moved: MovedJobs) => void restore(moved) };
}

import { allocationReasons } from '@waybill/contract/jobs/board/checks';
import { laneStart, proposalOf } from '@waybill/contract/jobs/board/proposals';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useReasonText } from './board-view.ts';
import { undo_ms } from '../allocation/undo.ts';
import { useAllocateOnBoard } from './calls.ts';
import { type Holders, holdersOf, sentHolders } from './holders.ts';
import { useRestore } from './use-restore.ts';

/** Jobs for a driver, before one of the driver's jobs or at the end. */
export type Move = {
  readonly jobs: readonly BoardJob[];
  readonly lane: BoardLane;
  readonly beforeId: string | null;
  /** The driver of each job when the drag started, so that a conflicting move can be named. */
  readonly holders: Holders;
  /** True if the jobs stay selected, so that they can be moved further. */
  readonly staysSelected?: boolean;
  /** The day of another board, yyyy-MM-dd; the server checks it. */
  readonly date?: string;
};

/** A move that needs a reason, and its warnings. */
export type ToConfirm = { readonly move: Move; readonly concerns: readonly string[] };

/** Allocates and unallocates jobs of the board; moves to be confirmed wait for a reason. */
export function useAllocation(board: Board | undefined, onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const reasonText = useReasonText();
  const allocate = useAllocateOnBoard();
  const { restore, isPending: isRestoring } = useRestore();
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null);
  const refuse = (title: string) => toast({ title, tone: 'problem' });

  const send = async (move: Move, reason: string | null) => {
    const { jobs, lane, beforeId, holders, staysSelected = false } = move;
    const jobids = jobs.map(({ id }) => id);
    try {
      await allocate.mutateAsync({
        driverid: lane.driverid,
        jobids,
        ...sentHolders(jobids, holders),
        beforejobid: beforeId,
        date: move.date ?? board?.date ?? null,
        reason,
      });
    } catch (error) {
      // The server may require confirmation although the board did not, as time has passed.
      if (reason === null && isToConfirm(error)) {
        return setToConfirm({ move, concerns: [explain(error).message] });
      }
      setToConfirm(null);
      return refuse(explain(error).message);
    }
    setToConfirm(null);
    if (!staysSelected) onDone();
    const moved = jobids.map((jobid) => ({ jobid, driverid: lane.driverid }));
    toast({
      title: t('{count} allocated to {name}', { count: jobs.length, name: lane.name }),
      tone: 'success',
      durationMs: undo_ms,
      ...(board !== undefined && {
        action: {
          label: 'Undo',
          onAct: () => restore({ jobs: moved, formerly: holders, before: board }),
        },
      }),
    });
  };

  return {
    isWorking: allocate.isPending || isRestoring,
    toConfirm,
    stopConfirming: () => setToConfirm(null),
    confirm: (reason: string) => {
      if (toConfirm !== null) void send(toConfirm.move, reason);
    },
    /** Gives unallocated jobs back to the drivers who had them, at their places. */
    giveBack: (jobs: readonly BoardJob[], before: Board) =>
      restore({
        jobs: jobs.map(({ id }) => ({ jobid: id, driverid: null })),
        formerly: holdersOf(before),
        before,
      }),
    /** Allocates at once, asks for a reason, or shows the refusal. */
    move: (move: Move) => {
      if (board === undefined) return;
      if (move.date !== undefined) return void send(move, null);
      const start = laneStart(move.lane, Date.parse(board.now));
      const { lane, jobs, beforeId } = move;
      const reasons = allocationReasons(proposalOf(lane, jobs, { beforeId, start }));
      const refusal = reasons.find(({ isRefusing }) => isRefusing);
      if (refusal !== undefined) return refuse(reasonText(refusal));
      if (reasons.length > 0) return setToConfirm({ move, concerns: reasons.map(reasonText) });
      void send(move, null);
    },
  };
}

export type BoardAllocation = ReturnType<typeof useAllocation>;

const isToConfirm = (error: unknown): boolean =>
  error instanceof HttpError && error.problem?.code === jobsProblems.AllocationToConfirm.code;

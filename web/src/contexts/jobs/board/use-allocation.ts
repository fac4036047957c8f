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
import { useUnallocate } from '../allocation/calls.ts';
import { undo_ms } from '../allocation/undo.ts';
import { useAllocateOnBoard } from './calls.ts';

/** Jobs for a driver, before one of the driver's jobs or at the end. */
export type Move = {
  readonly jobs: readonly BoardJob[];
  readonly lane: BoardLane;
  readonly beforeId: string | null;
  /** The driver of each job when the drag started, so that a conflicting move can be named. */
  readonly holders: Holders;
  /** True if the jobs stay selected, so that they can be moved further. */
  readonly staysSelected?: boolean;
};

/** A move that needs a reason, and its warnings. */
export type ToConfirm = { readonly move: Move; readonly concerns: readonly string[] };

/** Drivers by job; null for a waiting job. */
export type Holders = ReadonlyMap<string, string | null>;

/** The current holders of a move's jobs: drivers by id, and null for waiting jobs. */
type Sources = ReadonlyMap<string | null, readonly BoardJob[]>;

/** The orders of the lanes by driver, as ids of jobs. */
type Orders = ReadonlyMap<string, string[]>;

/** What can be undone: the sources and orders are those before it. */
type Moved = {
  readonly sources: Sources;
  /** The driver who has the jobs now; null if they wait. */
  readonly now: string | null;
  readonly orders: Orders;
};

/** Allocates and unallocates jobs of the board; moves to be confirmed wait for a reason. */
export function useAllocation(board: Board | undefined, onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const reasonText = useReasonText();
  const allocate = useAllocateOnBoard();
  const unallocate = useUnallocate();
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null);
  const refuse = (title: string) => toast({ title, tone: 'problem' });

  const send = async (move: Move, reason: string | null) => {
    const { jobs, lane, beforeId, holders, staysSelected = false } = move;
    const sources: Sources = Map.groupBy(jobs, ({ id }) => holders.get(id) ?? null);
    const orders = board === undefined ? new Map() : ordersOf(board);
    try {
      for (const [fromdriverid, some] of sources) {
        const jobids = some.map(({ id }) => id);
        const sent = {
          driverid: lane.driverid,
          jobids,
          fromdriverid,
          beforejobid: beforeId,
          date: board?.date ?? null,
          reason,
        };
        await allocate.mutateAsync(sent);
      }
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
    toast({
      title: t('{count} allocated to {name}', { count: jobs.length, name: lane.name }),
      tone: 'success',
      durationMs: undo_ms,
      action: { label: 'Undo', onAct: () => void restore({ sources, now: lane.driverid, orders }) },
    });
  };

  const restore = async ({ sources, now: fromdriverid, orders }: Moved) => {
    const reason = t('Undone');
    const date = board?.date ?? null;
    try {
      for (const [driverid, jobs] of sources) {
        const jobids = jobs.map(({ id }) => id);
        if (driverid === null) {
          await unallocate.mutateAsync({ deallocation: { jobids, reason } });
        } else {
          const order = orders.get(driverid) ?? null;
          await allocate.mutateAsync({ driverid, jobids, fromdriverid, order, date, reason });
        }
      }
      toast({ title: 'Undone', tone: 'plain' });
    } catch (error) {
      refuse(explain(error).message);
    }
  };

  return {
    isWorking: allocate.isPending || unallocate.isPending,
    toConfirm,
    stopConfirming: () => setToConfirm(null),
    confirm: (reason: string) => {
      if (toConfirm !== null) void send(toConfirm.move, reason);
    },
    /** Gives unallocated jobs back to the drivers who had them, at their places. */
    giveBack: (jobs: readonly BoardJob[], before: Board) => {
      const holders = holdersOf(before);
      const sources: Sources = Map.groupBy(jobs, ({ id }) => holders.get(id) ?? null);
      void restore({ sources, now: null, orders: ordersOf(before) });
    },
    /** Allocates at once, asks for a reason, or shows the refusal. */
    move: (move: Move) => {
      if (board === undefined) return;
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

const ordersOf = ({ lanes }: Board): Orders =>
  new Map(lanes.map(({ driverid, jobs }) => [driverid, jobs.map(({ id }) => id)]));

/** Returns the current driver of each allocated job of the board. */
export const holdersOf = ({ lanes }: Board): Holders =>
  new Map(lanes.flatMap(({ driverid, jobs }) => jobs.map(({ id }) => [id, driverid] as const)));

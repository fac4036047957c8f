import type { Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import {
  approvedAs,
  type ReconciliationLineItem,
  type LineOutcome,
  resolvedAs,
} from './line-rows.ts';
import { useApprove, useResolve, useUndo } from './calls.ts';

type Steady = {
  readonly note: (decided: readonly (readonly [number, LineOutcome])[]) => void;
  readonly forget: (ids: readonly number[]) => void;
};

type Amount = { readonly amount: number; readonly note: string };

/** Decides lines: the screen is updated at once, and reverted if the server refuses. */
export function useDecisions(id: number, { note, forget }: Steady) {
  const approving = useApprove();
  const resolving = useResolve();
  const undoing = useUndo();
  const [problem, setProblem] = useState<string | null>(null);
  const carryOut = async (
    lines: readonly ReconciliationLineItem[],
    outcomeOf: (line: ReconciliationLineItem) => LineOutcome,
    send: () => Promise<unknown>,
  ): Promise<boolean> => {
    setProblem(null);
    note(lines.map((line) => [line.id, outcomeOf(line)] as const));
    try {
      await send();
      return true;
    } catch (error) {
      forget(lines.map((line) => line.id));
      const [first] = lines;
      setProblem(`${first?.consignmentId ?? ''}: ${sentenceOf(error)}`);
      return false;
    }
  };
  return {
    problem,
    dismiss: () => setProblem(null),
    isWorking: approving.isPending || resolving.isPending || undoing.isPending,
    undo: async (lines: readonly ReconciliationLineItem[]) => {
      setProblem(null);
      const ids = lines.map((line) => line.id);
      try {
        await undoing.mutateAsync({ serviceIds: ids });
        forget(ids);
      } catch (error) {
        setProblem(`${lines[0]?.consignmentId ?? ''}: ${sentenceOf(error)}`);
      }
    },
    approve: (lines: readonly ReconciliationLineItem[]) =>
      carryOut(
        lines,
        (line) => approvedAs(line, line.customerRechargeTaxExcluiveAmount, null),
        () => approving.mutateAsync({ id, approvedBookings: byConsignment(lines, () => ({})) }),
      ),
    override: (line: ReconciliationLineItem, input: Amount) =>
      carryOut(
        [line],
        () => approvedAs(line, input.amount, input.note),
        () =>
          approving.mutateAsync({
            id,
            approvedBookings: byConsignment([line], () => ({
              approvedAmount: input.amount,
              override: true,
              note: input.note,
            })),
          }),
      ),
    resolve: (lines: readonly ReconciliationLineItem[], resolution: Resolution, why: string) =>
      carryOut(
        lines,
        (line) => resolvedAs(line, resolution, why),
        () =>
          resolving.mutateAsync({
            serviceIds: lines.map((line) => line.id),
            resolution,
            note: why,
          }),
      ),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

function byConsignment(
  lines: readonly ReconciliationLineItem[],
  more: (line: ReconciliationLineItem) => object,
) {
  const grouped = Map.groupBy(lines, (line) => line.consignmentNo);
  return [...grouped].map(([consignmentNo, theirs]) => ({
    id: consignmentNo,
    approvedServices: theirs.map((line) => ({ id: line.id, ...more(line) })),
  }));
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? explain(error).message : String(error);
}

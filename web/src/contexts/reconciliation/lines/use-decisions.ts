import type { Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useApprove, useResolve, useUndo } from '../calls.ts';
import { approvedAs, type LineRow, type Outcome, resolvedAs } from './line-rows.ts';

type Steady = {
  readonly note: (decided: readonly (readonly [number, Outcome])[]) => void;
  readonly forget: (ids: readonly number[]) => void;
};

type Amount = { readonly amount: number; readonly note: string };

/** Decides lines: the screen shows it at once, and takes it back where the server refuses. */
export function useDecisions(id: number, { note, forget }: Steady) {
  const approving = useApprove();
  const resolving = useResolve();
  const undoing = useUndo();
  const [problem, setProblem] = useState<string | null>(null);
  const carryOut = async (
    lines: readonly LineRow[],
    outcomeOf: (line: LineRow) => Outcome,
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
    undo: async (lines: readonly LineRow[]) => {
      setProblem(null);
      const ids = lines.map((line) => line.id);
      try {
        await undoing.mutateAsync({ serviceIds: ids });
        forget(ids);
      } catch (error) {
        setProblem(`${lines[0]?.consignmentId ?? ''}: ${sentenceOf(error)}`);
      }
    },
    approve: (lines: readonly LineRow[]) =>
      carryOut(
        lines,
        (line) => approvedAs(line, line.customerRechargeTaxExcluiveAmount, null),
        () => approving.mutateAsync({ id, approvedBookings: byConsignment(lines, () => ({})) }),
      ),
    override: (line: LineRow, given: Amount) =>
      carryOut(
        [line],
        () => approvedAs(line, given.amount, given.note),
        () =>
          approving.mutateAsync({
            id,
            approvedBookings: byConsignment([line], () => ({
              approvedAmount: given.amount,
              override: true,
              note: given.note,
            })),
          }),
      ),
    resolve: (lines: readonly LineRow[], resolution: Resolution, why: string) =>
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

function byConsignment(lines: readonly LineRow[], more: (line: LineRow) => object) {
  const grouped = Map.groupBy(lines, (line) => line.consignmentNo);
  return [...grouped].map(([consignmentNo, theirs]) => ({
    id: consignmentNo,
    approvedServices: theirs.map((line) => ({ id: line.id, ...more(line) })),
  }));
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? explain(error).message : String(error);
}

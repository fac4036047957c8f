import type { Board, JobHolder } from '@waybill/contract/jobs/board/shapes';
import { solverInputOf } from '@waybill/contract/jobs/board/solver-input';
import {
  type SuggestedLane,
  stillSuggested,
  type Suggestion,
  suggestionOf,
} from '@waybill/contract/jobs/board/suggestion';
import type { TravelSource } from '@waybill/contract/routing/roads/shapes';
import { useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { usePlanSearch } from '#shell/solving/use-plan-search.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useAllocateOnBoard } from './calls.ts';
import { undo_ms } from '../allocation/undo.ts';
import { useRestore } from './use-restore.ts';

/** The search time of the solver. */
const search_s = 5;

type ReviewedSuggestion = Suggestion & {
  /** How the solver's travel was measured. */
  readonly travel: TravelSource;
  /** Why a driver's part of the suggestion was refused, by driver. */
  readonly refusals: ReadonlyMap<string, string>;
};

type State =
  | { readonly step: 'none' }
  | { readonly step: 'shown'; readonly suggestion: ReviewedSuggestion }
  | { readonly step: 'accepting'; readonly suggestion: ReviewedSuggestion; readonly done: number };

const none: State = { step: 'none' };

/** Requests the route solver's suggestion for the waiting jobs, and accepts all or part of it. */
export function useSuggestion(board: Board | undefined) {
  const t = useTranslate();
  const toast = useToast();
  const { done, search, drop } = usePlanSearch();
  const allocate = useAllocateOnBoard();
  const { restore } = useRestore();
  const [state, setState] = useState<State>(none);

  const current = useMemo(() => stillWaiting(state, board), [state, board]);

  const suggest = async () => {
    const input = board && solverInputOf(board);
    if (board === undefined || input === null || input === undefined) {
      toast({ title: 'No driver is free, or no job waits.', tone: 'plain' });
      return;
    }
    try {
      const output = await search(search_s, ({ solve }) => solve({ ...input, isdirect: true }));
      if (output === null) return;
      const found = suggestionOf(board, output);
      const { travel_source: travel = 'roads' } = output;
      setState({ step: 'shown', suggestion: { ...found, travel, refusals: new Map() } });
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
  };

  const accept = async (chosen: readonly SuggestedLane[]) => {
    if (current.step !== 'shown' || board === undefined) return;
    const { suggestion } = current;
    const accepted = new Set<string>();
    const given: JobHolder[] = [];
    const refusals = new Map<string, string>();
    for (const each of chosen) {
      setState({ step: 'accepting', suggestion, done: accepted.size / chosen.length });
      const { driverid } = each.lane;
      const jobids = each.added.map(({ id }) => id);
      try {
        const order = [...each.order];
        await allocate.mutateAsync({
          driverid,
          jobids,
          fromdriverid: null,
          order,
          date: board.date,
        });
        accepted.add(driverid);
        given.push(...jobids.map((jobid) => ({ jobid, driverid })));
      } catch (error) {
        refusals.set(driverid, explain(error).message);
      }
    }
    const lanes = suggestion.lanes.filter(({ lane }) => !accepted.has(lane.driverid));
    setState(
      lanes.length === 0 ? none : { step: 'shown', suggestion: { ...suggestion, lanes, refusals } },
    );
    if (given.length === 0) return;
    toast({
      title: t('{count, plural, one {# job} other {# jobs}} allocated', { count: given.length }),
      tone: 'success',
      durationMs: undo_ms,
      action: {
        label: 'Undo',
        onAct: () => restore({ jobs: given, formerly: new Map(), before: board }),
      },
    });
  };

  return {
    state: done === null ? current : ({ step: 'solving', done } as const),
    suggest: () => void suggest(),
    accept: (chosen: readonly SuggestedLane[]) => void accept(chosen),
    discard: () => {
      drop();
      setState(none);
    },
  };
}

export type BoardSuggestion = ReturnType<typeof useSuggestion>;

/** Adapts a shown suggestion to the jobs that somebody has allocated meanwhile. */
function stillWaiting(state: State, board: Board | undefined): State {
  if (state.step !== 'shown' || board === undefined) return state;
  return {
    step: 'shown',
    suggestion: { ...state.suggestion, ...stillSuggested(board, state.suggestion) },
  };
}

import type { Board } from '@waybill/contract/jobs/board/shapes';
import {
  solverInputOf,
  type SuggestedLane,
  type Suggestion,
  suggestionOf,
} from '@waybill/contract/jobs/board/suggestion';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { usePlanSearch } from '#shell/solving/use-plan-search.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useUnallocate } from '../allocation/calls.ts';
import { useAllocateOnBoard } from './calls.ts';
import { undo_ms } from '../allocation/undo.ts';

/** The search time of the solver. */
const search_s = 5;

type Shown = Suggestion & {
  /** Why a driver's part of the suggestion was refused, by driver. */
  readonly refusals: ReadonlyMap<string, string>;
};

type State =
  | { readonly step: 'none' }
  | { readonly step: 'shown'; readonly shown: Shown }
  | { readonly step: 'accepting'; readonly shown: Shown; readonly done: number };

const none: State = { step: 'none' };

/** Requests the route solver's suggestion for the waiting jobs, and accepts all or part of it. */
export function useSuggestion(board: Board | undefined) {
  const t = useTranslate();
  const toast = useToast();
  const { done, search, drop } = usePlanSearch();
  const allocate = useAllocateOnBoard();
  const unallocate = useUnallocate();
  const [state, setState] = useState<State>(none);

  const suggest = async () => {
    const input = board && solverInputOf(board);
    if (board === undefined || input === null || input === undefined) {
      toast({ title: 'No driver is free, or no job waits.', tone: 'plain' });
      return;
    }
    try {
      const output = await search(search_s, ({ solve }) => solve(input));
      if (output === null) return;
      const found = suggestionOf(board, output);
      setState({ step: 'shown', shown: { ...found, refusals: new Map() } });
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
  };

  const accept = async (chosen: readonly SuggestedLane[]) => {
    if (state.step !== 'shown' || board === undefined) return;
    const { shown } = state;
    const accepted: SuggestedLane[] = [];
    const refusals = new Map<string, string>();
    for (const each of chosen) {
      setState({ step: 'accepting', shown, done: accepted.length / chosen.length });
      try {
        await allocate.mutateAsync({
          driverid: each.lane.driverid,
          jobids: each.added.map(({ id }) => id),
          fromdriverid: null,
          order: [...each.order],
          date: board.date,
        });
        accepted.push(each);
      } catch (error) {
        refusals.set(each.lane.driverid, explain(error).message);
      }
    }
    const lanes = shown.lanes.filter((each) => !accepted.includes(each));
    setState(lanes.length === 0 ? none : { step: 'shown', shown: { ...shown, lanes, refusals } });
    const jobs = accepted.flatMap(({ added }) => added.map(({ id }) => id));
    if (jobs.length === 0) return;
    toast({
      title: t('{count, plural, one {# job} other {# jobs}} allocated', { count: jobs.length }),
      tone: 'success',
      durationMs: undo_ms,
      action: { label: 'Undo', onAct: () => void takeBack(jobs) },
    });
  };

  const takeBack = async (jobids: string[]) => {
    try {
      await unallocate.mutateAsync({ deallocation: { jobids, reason: t('Undone') } });
      toast({ title: 'Undone', tone: 'plain' });
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
  };

  return {
    state: done === null ? state : ({ step: 'solving', done } as const),
    suggest: () => void suggest(),
    accept: (chosen: readonly SuggestedLane[]) => void accept(chosen),
    discard: () => {
      drop();
      setState(none);
    },
  };
}

export type BoardSuggestion = ReturnType<typeof useSuggestion>;

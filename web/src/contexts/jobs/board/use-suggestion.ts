import type { Board } from '@waybill/contract/jobs/board/shapes';
import {
  solverInputOf,
  type SuggestedLane,
  type Suggestion,
  suggestionOf,
} from '@waybill/contract/jobs/board/suggestion';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
import { requestSuggestion, useAllocateOnBoard, useUnallocateOnBoard } from './calls.ts';
import { undo_ms } from './use-allocation.ts';

/** How long the solver searches. */
const search_s = 5;
const tick_ms = 200;

type Shown = Suggestion & {
  /** Why a driver's part was refused when it was accepted, by driver. */
  readonly refusals: ReadonlyMap<string, string>;
};

type State =
  | { readonly step: 'none' }
  /** How much of the time is over, 0 to 1. */
  | { readonly step: 'solving'; readonly done: number }
  | { readonly step: 'shown'; readonly shown: Shown }
  | { readonly step: 'accepting'; readonly shown: Shown; readonly done: number };

const none: State = { step: 'none' };

/** Asks the route solver who could take the jobs that wait, and accepts all or some of it. */
export function useSuggestion(board: Board | undefined) {
  const t = useTranslate();
  const toast = useToast();
  const { call } = useClient();
  const allocate = useAllocateOnBoard();
  const unallocate = useUnallocateOnBoard();
  const [state, setState] = useState<State>(none);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const suggest = async () => {
    const input = board && solverInputOf(board);
    if (board === undefined || input === null || input === undefined) {
      toast({ title: 'No driver is free, or no job waits.', tone: 'plain' });
      return;
    }
    const stop = new AbortController();
    running.current = stop;
    const began = performance.now();
    const tick = () =>
      setState({
        step: 'solving',
        done: Math.min(1, (performance.now() - began) / (search_s * 1000)),
      });
    tick();
    const timer = setInterval(tick, tick_ms);
    try {
      const sent = { ...input, options: { seconds: search_s, threads: 2 } };
      const output = await requestSuggestion({ call }, sent, stop.signal);
      const found = suggestionOf(board, output);
      setState({ step: 'shown', shown: { ...found, refusals: new Map() } });
    } catch (error) {
      setState(none);
      if (!stop.signal.aborted) toast({ title: explain(error).message, tone: 'problem' });
    } finally {
      clearInterval(timer);
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
      title: t('{count} jobs allocated', { count: jobs.length }),
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
    state,
    suggest: () => void suggest(),
    accept: (chosen: readonly SuggestedLane[]) => void accept(chosen),
    discard: () => {
      running.current?.abort();
      setState(none);
    },
  };
}

export type BoardSuggestion = ReturnType<typeof useSuggestion>;

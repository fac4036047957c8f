import { useQueryClient } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  allocateOnBoard,
  getBoard,
  getBoardChanges,
  getBoardDispatchers,
  noteBoardViewer,
  restoreOnBoard,
} from '@waybill/contract/jobs/endpoints';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import { useMemo } from 'react';
import { useClient } from '#client/client-context.tsx';
import { keyOf, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads, useAfterMove } from '../calls.ts';
import { boardFollower } from './board-follower.ts';

/** The times of a board move on without any event. */
const often = { every: 60_000 } as const;

/** Queries the board of a day, and keeps it up to date by reading what events have changed. */
export function useBoard(query: { readonly date?: string }) {
  const queries = useQueryClient();
  const { call } = useClient();
  const { date } = query;
  const onStale = useMemo(() => {
    const key = keyOf(getBoard, date === undefined ? {} : { date });
    return boardFollower({
      board: () => queries.getQueryData<Board>(key),
      isReading: () => queries.getQueryState(key)?.fetchStatus === 'fetching',
      read: (wanted) => call(getBoardChanges, { date: date ?? null, ...wanted }),
      save: (board) => queries.setQueryData(key, board),
      reload: () => void queries.invalidateQueries({ queryKey: key }),
    });
  }, [queries, call, date]);
  return useEndpointQuery(getBoard, query, { keepPrevious: true, onStale, ...often });
}

export function useRestoreOnBoard() {
  const afterMove = useAfterMove();
  return useEndpointMutation(restoreOnBoard, {
    refreshes: jobReads,
    onDone: (_, { jobs }: ArgsOf<typeof restoreOnBoard>) =>
      afterMove(jobs.map(({ jobid }) => jobid)),
  });
}

export function useAllocateOnBoard() {
  const afterMove = useAfterMove();
  return useEndpointMutation(allocateOnBoard, {
    refreshes: jobReads,
    onDone: (_, { jobids }: ArgsOf<typeof allocateOnBoard>) => afterMove(jobids),
  });
}

/** Queries the others who have the board open; polled, as some leave without notice. */
export const useBoardDispatchers = () =>
  useEndpointQuery(getBoardDispatchers, {}, { every: 30_000 });

export const useNoteBoardViewer = () => useEndpointMutation(noteBoardViewer, { refreshes: [] });

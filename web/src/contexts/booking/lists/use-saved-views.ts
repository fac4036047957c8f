import { useEffect, useRef } from 'react';
import { HttpError } from '#client/errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import {
  useDeleteListView,
  useListViews,
  useMoveListView,
  useSaveListColumns,
  useSaveListView,
} from '../calls.ts';
import { forgetDeviceViews, readDeviceViews } from './device-views.ts';
import type { ListSearch } from './list-search.ts';
import { openView, standardViews, textsOf, viewOf } from './saved-views.ts';

const list = 'bookings';

/** The views of the list of bookings: those of everybody, one's own, and what colleagues share. */
export function useSavedViews(search: ListSearch, isCustomer: boolean) {
  const answer = useListViews(list);
  useTakeOver(answer.data);
  const saved = (answer.data?.items ?? []).map(viewOf);
  const views = [...standardViews(isCustomer), ...saved];
  return {
    views,
    ...openView(search, views),
    /** The columns that somebody chose for the list itself; null where they chose none. */
    columns: answer.data?.columns ?? null,
    isLoading: answer.isPending,
    failed: answer.isError && answer.data === undefined,
    retry: () => void answer.refetch(),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

/** Keeps, moves and takes away views of the list. */
export const useViewActs = () => ({
  save: useSaveListView(),
  move: useMoveListView(),
  remove: useDeleteListView(),
});

/** What stood on the device is brought to the server once; a name that is there already stays there. */
function useTakeOver(known: SavedAnswer): void {
  const { data: session } = useSession();
  const { mutateAsync: saveView } = useSaveListView();
  const { mutateAsync: saveColumns } = useSaveListColumns();
  const began = useRef(false);
  const isOneself = session !== null && session.impersonatedLogin !== true;
  useEffect(() => {
    const device = began.current || !isOneself || known === undefined ? null : readDeviceViews();
    if (device === null || known === undefined) return;
    began.current = true;
    const bring = async () => {
      for (const { name, search } of device.views) {
        const view = {
          list,
          name,
          search: textsOf(search),
          columns: null,
          isShared: false,
        } as const;
        await saveView({ view }).catch(unlessRefused);
      }
      if (device.columns !== null && known.columns === null) {
        await saveColumns({ list, columns: [...device.columns] }).catch(unlessRefused);
      }
      forgetDeviceViews();
    };
    // Where the server cannot be reached it stays on the device, for the next time.
    void bring().catch(() => undefined);
  }, [known, isOneself, saveView, saveColumns]);
}

type SavedAnswer = ReturnType<typeof useListViews>['data'];

function unlessRefused(error: unknown): void {
  if (!(error instanceof HttpError) || error.status >= 500) throw error;
}

import { useEffect, useRef } from 'react';
import { HttpError } from '#client/errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import { forgetDeviceViews, readDeviceViews } from './device-views.ts';
import type { ListSearch } from './list-search.ts';
import { openView, standardViews, textsOf, viewOf } from './saved-views.ts';
import {
  useDeleteListView,
  useListViews,
  useMoveListView,
  useSaveListColumns,
  useSaveListView,
} from '../calls.ts';

const list = 'bookings';

/** Returns the views of the list: predefined ones, the user's own, and colleagues' shared ones. */
export function useSavedViews(search: ListSearch, isCustomer: boolean) {
  const query = useListViews(list);
  useTakeOver(query.data);
  const saved = (query.data?.items ?? []).map(viewOf);
  const views = [...standardViews(isCustomer), ...saved];
  return {
    views,
    ...openView(search, views),
    /** The user's columns for the list itself; null if none were chosen. */
    columns: query.data?.columns ?? null,
    isLoading: query.isPending,
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;

/** Returns the mutations that save, reorder and delete views of the list. */
export const useViewActs = () => ({
  save: useSaveListView(),
  move: useMoveListView(),
  remove: useDeleteListView(),
});

/**
 * Moves views stored on the device to the server once; an existing name on the server is not
 * overwritten.
 */
function useTakeOver(known: SavedViewsData): void {
  const { data: session } = useSession();
  const { mutateAsync: saveView } = useSaveListView();
  const { mutateAsync: saveColumns } = useSaveListColumns();
  const began = useRef(false);
  const isOneself = session !== null && session.impersonatedLogin !== true;
  useEffect(() => {
    const device = began.current || !isOneself || known === undefined ? null : readDeviceViews();
    if (device === null || known === undefined) return;
    began.current = true;
    const load = async () => {
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
    // If the server cannot be reached, they stay on the device for the next attempt.
    void load().catch(() => undefined);
  }, [known, isOneself, saveView, saveColumns]);
}

type SavedViewsData = ReturnType<typeof useListViews>['data'];

function unlessRefused(error: unknown): void {
  if (!(error instanceof HttpError) || error.status >= 500) throw error;
}

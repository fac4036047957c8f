import { useMemo, useRef, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useToast } from '#ui/Toasts.tsx';
import type { BookingListColumn } from './booking-columns.tsx';
import type { SavedViews } from './use-saved-views.ts';
import { useSaveListColumns, useSaveListView } from '../calls.ts';

type Columns = readonly string[] | null;

/**
 * Returns the visible columns: those of the view, otherwise the user's columns of the list; the
 * first column and those of the list's subject are always shown. A choice is saved with a view that
 * the user may change; otherwise it lasts as long as the page.
 */
export function useChosenColumns(
  columns: readonly BookingListColumn[],
  about: readonly string[],
  { view, columns: ofList }: Pick<SavedViews, 'view' | 'columns'>,
) {
  const place = view?.saved === undefined ? '' : view.id;
  const [now, setNow] = useState<{ readonly place: string; readonly chosen: Columns } | null>(null);
  const save = useSaveColumns(view);
  const saved = view?.saved?.columns ?? ofList;
  const chosen = now?.place === place ? now.chosen : saved;
  const ids = useMemo(
    () => chosen ?? columns.filter(({ byDefault }) => byDefault).map(({ id }) => id),
    [chosen, columns],
  );
  const visible = useMemo(
    () => columns.filter(({ id }, at) => at === 0 || ids.includes(id) || about.includes(id)),
    [columns, ids, about],
  );
  return {
    ids,
    /** As saved with a view: null means that each user's own apply. */
    chosen,
    choose: (next: Columns) => {
      setNow({ place, chosen: next });
      save(next);
    },
    visible,
  };
}

/** Saves choices one after another, in the order in which they were made. */
function useSaveColumns(view: SavedViews['view']): (chosen: Columns) => void {
  const saveView = useSaveListView();
  const saveColumns = useSaveListColumns();
  const toast = useToast();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (chosen) => {
    const columns = chosen === null ? null : [...chosen];
    const saved = view?.saved;
    const send = async () => {
      if (saved === undefined) return saveColumns.mutateAsync({ list: 'bookings', columns });
      if (!saved.mayChange) return null;
      const { id, list, name, search, isShared } = saved;
      return saveView.mutateAsync({ view: { id, list, name, search, isShared, columns } });
    };
    last.current = last.current
      .then(send)
      .catch((error: unknown) => toast({ title: explain(error).message, tone: 'problem' }));
  };
}

import { Bookmark, BookmarkPlus, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { later } from '#ui/later.ts';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useDeleteJobView, useJobViews } from '../calls.ts';
import { isSameView, type JobViewSearch, jobViewSearch, readJobView } from './job-views.ts';
import type { JobList } from './use-job-list.ts';

const SaveJobView = later(async () => (await import('./SaveJobView.tsx')).SaveJobView);

/** Saves the current view under a name, and lists the saved and shared views. */
export function SavedJobViews({ list }: { readonly list: JobList }) {
  const t = useTranslate();
  const toast = useToast();
  const saved = useJobViews().data?.items ?? [];
  const remove = useDeleteJobView();
  const [isNaming, setNaming] = useState(false);
  const now = jobViewSearch(list.search);
  const current = saved.find((view) => isSameView(readJobView(view.search), now));
  const open = (search: JobViewSearch) => list.narrow({ ...nothing, ...search });
  const deleteIt = (id: number) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => toast({ title: 'View deleted', tone: 'success' }),
        onError: (error) => toast({ title: explain(error).message, tone: 'problem' }),
      },
    );
  const items: readonly MenuItem[] = [
    ...saved.map((view) => ({
      label: view.isOwn ? view.name : `${view.name} · ${view.creatorName}`,
      icon: view.isShared ? Users : Bookmark,
      onAct: () => open(readJobView(view.search)),
    })),
    ...(saved.length > 0 ? (['separator'] as const) : []),
    { label: 'Save view', icon: BookmarkPlus, onAct: () => setNaming(true) },
    ...(current?.mayChange
      ? [
          {
            label: t('Delete view {name}', { name: current.name }),
            icon: Trash2,
            danger: true,
            onAct: () => deleteIt(current.id),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" size="small" icon={Bookmark}>
            {current?.name ?? 'My views'}
          </Button>
        }
        items={items}
      />
      {isNaming && <SaveJobView search={now} onClose={() => setNaming(false)} />}
    </>
  );
}

/** A view replaces all current filters. */
const nothing = {
  q: undefined,
  view: undefined,
  status: undefined,
  layout: undefined,
  sort: undefined,
} as const;

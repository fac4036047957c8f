import { ArrowLeft, ArrowRight, ChevronDown, PencilLine, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { later } from '#ui/later.ts';
import { type SavedListView, textsOf, type ViewSearch } from './saved-views.ts';
import { useViewActs } from './use-saved-views.ts';

const SaveViewDialog = later(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);

type ViewMenuProps = {
  readonly view: SavedListView;
  readonly views: readonly SavedListView[];
  /** The current state of the list; null while it equals the view. */
  readonly now: ViewSearch | null;
  readonly onGone: () => void;
};

/** The actions on a view that the user may change. */
export function ViewMenu({ view, views, now, onGone }: ViewMenuProps) {
  const t = useTranslate();
  const toast = useToast();
  const { save, move, remove } = useViewActs();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const { saved } = view;
  if (saved === undefined) return null;
  const notify = (error: unknown) => toast({ title: explain(error).message, tone: 'problem' });
  const { isOwn, mayChange: _, creatorName: __, ...stored } = saved;
  const own = views.filter((each) => each.saved?.isOwn === true);
  const at = own.indexOf(view);
  const moveTo = (position: number) =>
    move.mutate({ id: saved.id, position }, { onError: (error) => notify(error) });
  const undo = () => {
    const { id: ____, ...anew } = stored;
    save.mutate({ view: anew }, { onError: (error) => notify(error) });
  };
  const gone = () => {
    setDialog(null);
    onGone();
    const action = isOwn ? { label: 'Undo', onAct: undo } : undefined;
    toast({ title: 'View deleted', tone: 'success', action });
  };
  const deleteIt = () =>
    remove.mutate({ id: saved.id }, { onSuccess: gone, onError: (error) => notify(error) });
  const items: readonly MenuItem[] = [
    ...(now === null
      ? []
      : [
          {
            label: 'Update view',
            icon: Save,
            onAct: () =>
              save.mutate(
                { view: { ...stored, search: textsOf(now) } },
                { onError: (error) => notify(error) },
              ),
          },
        ]),
    { label: 'Rename or share', icon: PencilLine, onAct: () => setDialog('edit') },
    ...(at > 0 ? [{ label: 'Move left', icon: ArrowLeft, onAct: () => moveTo(at - 1) }] : []),
    ...(at >= 0 && at < own.length - 1
      ? [{ label: 'Move right', icon: ArrowRight, onAct: () => moveTo(at + 1) }]
      : []),
    {
      label: 'Delete view',
      icon: Trash2,
      danger: true,
      onAct: () => (saved.isShared ? setDialog('delete') : deleteIt()),
    },
  ];
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton
            label={t('Edit view {name}', { name: view.name })}
            icon={ChevronDown}
            size="small"
            working={save.isPending || move.isPending || remove.isPending}
          />
        }
        items={items}
      />
      {dialog === 'edit' && (
        <SaveViewDialog saved={saved} onClose={() => setDialog(null)} onSaved={() => undefined} />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && setDialog(null)}
        question={t('Delete view {name}?', { name: view.name })}
        effect="This view is shared. It will be deleted for all colleagues."
        verb="Delete view"
        working={remove.isPending}
        problem={null}
        onConfirm={deleteIt}
      />
    </>
  );
}

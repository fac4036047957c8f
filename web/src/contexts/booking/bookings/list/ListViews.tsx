import { BookmarkPlus, ChevronDown, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { useOpenInView } from '#ui/in-view.ts';
import { useLabel } from '#ui/labels.ts';
import { Menu } from '#ui/Menu.tsx';
import { later } from '#ui/later.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { type ListSearch, noNarrowing } from './list-search.ts';
import { type SavedListView, viewSearchOf } from './saved-views.ts';
import type { SavedViews } from './use-saved-views.ts';
import { ViewMenu } from './ViewMenu.tsx';

const SaveViewDialog = later(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);

type ListViewsProps = {
  readonly search: ListSearch;
  readonly change: (changes: Readonly<Record<string, unknown>>) => void;
  readonly saved: SavedViews;
  /** The current columns, as saved with a view. */
  readonly columns: readonly string[] | null;
};

/** The number of views side by side; the others are in a menu. */
const most = 10;

/** The views of the list, and an action that saves the current one. */
export function ListViews({ search, change, saved, columns }: ListViewsProps) {
  const t = useTranslate();
  const { views, view: current, isChanged } = saved;
  const [naming, setNaming] = useState(false);
  const strip = useOpenInView<HTMLElement>(current?.id ?? '');
  const open = ({ search: of, saved }: SavedListView) =>
    change({ ...noNarrowing, sort: undefined, ...of, view: saved?.id });
  const isFar = current !== undefined && views.indexOf(current) >= most;
  const inRow = isFar ? [...views.slice(0, most - 1), current] : views.slice(0, most);
  const others = views.filter((view) => !inRow.includes(view));
  return (
    <nav
      ref={strip}
      aria-label={t('Views')}
      className={cx(
        'relative mb-3 flex items-center gap-1 overflow-x-auto border-b border-hairline',
        '[scrollbar-width:none] md:flex-wrap',
      )}
    >
      {inRow.map((view) => (
        <ViewTab
          key={view.id}
          view={view}
          isCurrent={view === current}
          isChanged={view === current && isChanged}
          onOpen={() => open(view)}
        >
          {view === current && view.saved?.mayChange === true && (
            <ViewMenu
              view={view}
              views={views}
              now={isChanged ? viewSearchOf(search) : null}
              onGone={() => change({ view: undefined })}
            />
          )}
        </ViewTab>
      ))}
      {others.length > 0 && (
        <Menu
          trigger={
            <Button look="quiet" size="small" icon={ChevronDown}>
              More views
            </Button>
          }
          items={others.map((view) => ({ label: view.name, onAct: () => open(view) }))}
        />
      )}
      {(current === undefined || isChanged) && (
        <Button look="quiet" size="small" icon={BookmarkPlus} onClick={() => setNaming(true)}>
          Save view
        </Button>
      )}
      {saved.failed && (
        <Button look="quiet" size="small" onClick={saved.retry}>
          Reload my views
        </Button>
      )}
      {naming && (
        <SaveViewDialog
          provided={{ search: viewSearchOf(search), columns }}
          onClose={() => setNaming(false)}
          onSaved={({ id }) => change({ view: id })}
        />
      )}
    </nav>
  );
}

type ViewTabProps = {
  readonly view: SavedListView;
  readonly isCurrent: boolean;
  /** The list has been changed since the view was opened. */
  readonly isChanged: boolean;
  readonly onOpen: () => void;
  readonly children: React.ReactNode;
};

function ViewTab({ view, isCurrent, isChanged, onOpen, children }: ViewTabProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const { saved } = view;
  const by = saved?.isOwn === false ? t('Shared by {name}', { name: saved.creatorName }) : null;
  return (
    <span
      data-state={isCurrent ? 'active' : undefined}
      className={cx(
        'flex shrink-0 items-center border-b-2',
        isCurrent ? 'border-primary' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        title={by ?? undefined}
        className={cx(
          'flex h-9 items-center gap-1.5 px-3 font-medium whitespace-nowrap -outline-offset-2',
          'hover:text-ink pointer-coarse:h-11',
          isCurrent ? 'text-ink' : 'text-ink-2',
        )}
      >
        {by !== null && <Users size={14} aria-label={by} />}
        {saved === undefined ? spoken(view.name) : view.name}
        {isChanged && (
          <span className="size-1.5 rounded-full bg-primary">
            <span className="sr-only">{t('changed')}</span>
          </span>
        )}
      </button>
      {children}
    </span>
  );
}

import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { cx } from '#ui/cx.ts';
import { useLabel } from '#ui/labels.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { type ListSearch, noNarrowing } from './list-search.ts';
import {
  deleteView,
  type ListView,
  saveView,
  shows,
  standardViews,
  useOwnViews,
  viewSearchOf,
} from './saved-views.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type ListViewsProps = {
  readonly search: ListSearch;
  readonly change: (changes: Readonly<Record<string, unknown>>) => void;
  readonly isCustomer: boolean;
};

/** The views of the list, and a way to keep what is on screen as one more. */
export function ListViews({ search, change, isCustomer }: ListViewsProps) {
  const say = useSay();
  const own = useOwnViews();
  const [naming, setNaming] = useState(false);
  const views = [...standardViews(isCustomer), ...own];
  const current = views.find((view) => shows(search, view));
  return (
    <nav
      aria-label={say('Views')}
      className="mb-3 flex items-center gap-1 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
    >
      {views.map((view) => (
        <ViewTab
          key={view.id}
          view={view}
          isCurrent={view.id === current?.id}
          onOpen={() => change({ ...noNarrowing, sort: undefined, ...view.search })}
        />
      ))}
      {current === undefined && (
        <Button look="quiet" size="small" icon={BookmarkPlus} onClick={() => setNaming(true)}>
          Save view
        </Button>
      )}
      {naming && (
        <NameView
          onClose={() => setNaming(false)}
          onName={(name) => saveView(name, viewSearchOf(search))}
        />
      )}
    </nav>
  );
}

type ViewTabProps = {
  readonly view: ListView;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
};

function ViewTab({ view, isCurrent, onOpen }: ViewTabProps) {
  const say = useSay();
  const spoken = useLabel();
  return (
    <span
      className={cx(
        'flex shrink-0 items-center border-b-2',
        isCurrent ? 'border-primary' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        className={cx(
          'h-9 px-3 font-medium whitespace-nowrap -outline-offset-2 hover:text-ink pointer-coarse:h-11',
          isCurrent ? 'text-ink' : 'text-ink-2',
        )}
      >
        {view.own ? view.name : spoken(view.name)}
      </button>
      {view.own && isCurrent && (
        <IconButton
          label={say('Delete view {name}', { name: view.name })}
          icon={Trash2}
          size="small"
          onClick={() => deleteView(view.id)}
        />
      )}
    </span>
  );
}

type NameViewProps = { readonly onClose: () => void; readonly onName: (name: string) => void };

function NameView({ onClose, onName }: NameViewProps) {
  const form = useForm({ ...formHabits, defaultValues: { name: '' } });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Save view" size="small">
      <FormShell
        form={form}
        submitLabel="Save view"
        working={false}
        problem={null}
        summaryHidden
        onCancel={onClose}
        onSubmit={({ name }) => {
          onName(name.trim());
          onClose();
        }}
      >
        <TextField
          name="name"
          label="Name"
          help="Kept on this device."
          rules={{ required: true, maxLength: 40 }}
        />
      </FormShell>
    </Dialog>
  );
}

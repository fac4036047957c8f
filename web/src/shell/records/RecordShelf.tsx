import type { UseMutationResult } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { useLabel } from '#ui/labels.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import type { Column } from '#ui/table/types.ts';
import { useToast } from '#ui/Toasts.tsx';
import { explain } from '#client/explain.ts';
import { useSearchState } from '../page-state.ts';
import { type RecordQueryState, RecordTable } from './RecordTable.tsx';
import type { RecordList } from './use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Identified = { readonly id: number | string };

type RecordShelfProps<Row extends Identified> = {
  /** The singular and plural nouns: `address`, `addresses`. */
  readonly one: string;
  readonly many: string;
  readonly list: RecordList;
  readonly query: RecordQueryState<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  /** The permission to name if the server refuses the list. */
  readonly permission: string;
  readonly mayEdit: boolean;
  /** The purpose of such records, for the empty state. */
  readonly why: string;
  /** The form of a row, or of a new one. */
  readonly editor: (row: Row | null, close: () => void) => ReactNode;
  readonly removal?: UseMutationResult<unknown, Error, { id: Row['id'] }> | undefined;
  /** The effect of deleting one, in a sentence. */
  readonly removalEffect?: string | undefined;
  /** Opens a page instead of the form. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Further actions of a row, between editing and deleting. */
  readonly moreRowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** The usual number of rows, if there is content beneath the table. */
  readonly likelyRows?: number | undefined;
  /** Further buttons beside "Add". */
  readonly actions?: ReactNode;
  /** Filters beside the search, with whether any is set and how to clear them all. */
  readonly filters?: ReactNode;
  readonly narrowed?: boolean | undefined;
  readonly onClear?: (() => void) | undefined;
};

const shape = { edit: textValue };

/** Records of one kind edited in place: search, add, change and delete beside their list. */
export function RecordShelf<Row extends Identified>(props: RecordShelfProps<Row>) {
  const t = useTranslate();
  const { list, query, mayEdit } = props;
  const label = useLabel();
  const [one, many] = [label(props.one), label(props.many)];
  const [{ edit }, change] = useSearchState(shape);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const open = (id: Row['id'] | 'new' | undefined) => change({ edit: id }, { replace: true });
  const rows = query.data?.items;
  const edited = edit === 'new' ? null : rows?.find(({ id }) => String(id) === edit);
  const add = mayEdit && (
    <Button icon={Plus} look="primary" onClick={() => open('new')}>
      {t('Add {one}', { one })}
    </Button>
  );
  const rowActions = (row: Row): readonly MenuItem[] => [
    { label: 'Edit', icon: Pencil, onAct: () => open(row.id) },
    ...(props.moreRowActions?.(row) ?? []),
    ...(props.removal
      ? [{ label: 'Delete', icon: Trash2, danger: true, onAct: () => setLeaving(row) }]
      : []),
  ];
  return (
    <>
      <FilterBar
        search={{ ...list.text, placeholder: t('Search {many}', { many }) }}
        promoted={props.filters}
        end={
          <>
            {props.actions}
            {add}
          </>
        }
      />
      <RecordTable
        list={list}
        query={query}
        permission={props.permission}
        label={capital(many)}
        columns={props.columns}
        rowId={({ id }) => String(id)}
        rowName={props.rowName}
        rowHref={props.rowHref}
        onOpen={mayEdit && !props.rowHref ? ({ id }) => open(id) : undefined}
        rowActions={mayEdit ? rowActions : undefined}
        likelyRows={props.likelyRows}
        onClearFilters={
          list.search.q || props.narrowed
            ? (props.onClear ?? (() => list.narrow({ q: undefined })))
            : undefined
        }
        neverUsed={{ title: t('No {many} yet', { many }), text: props.why, action: add }}
      />
      {mayEdit && edited !== undefined && props.editor(edited, () => open(undefined))}
      {leaving && <Leaving {...props} row={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type LeavingProps<Row extends Identified> = RecordShelfProps<Row> & {
  readonly row: Row;
  readonly onClose: () => void;
};

function Leaving<Row extends Identified>(props: LeavingProps<Row>) {
  const t = useTranslate();
  const { row, rowName, removal, removalEffect, onClose } = props;
  const one = useLabel()(props.one);
  const toast = useToast();
  if (!removal) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        removal.reset();
        onClose();
      }}
      question={t('Delete {one} {row}?', { one, row: rowName(row) })}
      effect={removalEffect}
      verb={t('Delete {one}', { one })}
      working={removal.isPending}
      problem={removal.error && explain(removal.error).message}
      onConfirm={() =>
        removal.mutate(
          { id: row.id },
          {
            onSuccess: () => {
              toast({ title: t('{one} deleted', { one: capital(one) }) });
              onClose();
            },
          },
        )
      }
    />
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

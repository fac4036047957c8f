import { cx } from '../cx.ts';
import { phone, useMedia } from '../media.ts';
import type { MenuItem } from '../Menu.tsx';
import type { PillFamily } from '../pill-families.ts';
import { Panel } from '../Panel.tsx';
import { useReader } from '../reader.ts';
import { fill, useUiTexts, type UiTexts } from '../ui-texts.ts';
import { totalText } from './page-text.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { EmptyNotice, FailedNotice, ForbiddenNotice } from './TableNotice.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { Column, NeverUsed, Selection, Sort, TableStatus } from './types.ts';

export type DataTableProps<Row> = {
  /** What the table lists; read aloud. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first rows have arrived. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** The name of a row, for its checkbox and menu. */
  readonly rowName: (row: Row) => string;
  readonly status: TableStatus;
  /** The text if no record was ever created. */
  readonly neverUsed: NeverUsed;
  /** Set it while filters are active; an empty table then offers to clear them. */
  readonly onClearFilters?: (() => void) | undefined;
  /** Makes the key cell a link; Enter and a click on the row follow it. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Called on Enter and on a click on the row, for rows without an address. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Called on Space on a row. */
  readonly onPeek?: ((row: Row) => void) | undefined;
  /** Single keys that act on the focused row; the focus then moves to the next row. */
  readonly rowKeys?: Readonly<Record<string, (row: Row) => void>> | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: Selection | undefined;
  /** The colour of highlighted rows; a stable function, like the columns. */
  readonly rowFamily?: ((row: Row) => PillFamily | null) | undefined;
  /** Ids of rows that have just changed; they are tinted for a moment. */
  readonly highlighted?: ReadonlySet<string> | undefined;
  /** The number of new rows not shown yet, and how to show them. */
  readonly newRows?: { readonly count: number; readonly onShow: () => void } | undefined;
  /** The number of rows on all pages, for screen readers. */
  readonly total?: number | undefined;
  /** The expected number of rows, for the skeleton. */
  readonly likelyRows?: number | undefined;
  /** Leaves the page-wide keys `j k x` to another table. */
  readonly pageKeysOff?: boolean | undefined;
  /** Shows a table on phones instead of cards, for narrow tables. */
  readonly cardsOff?: boolean | undefined;
};

/** A list of records in all its states: loading, rows, refetching, empty, failed, forbidden. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, status } = props;
  const words = useUiTexts();
  const { language } = useReader();
  const small = useMedia(phone);
  if (status.kind === 'forbidden') {
    return (
      <Panel flush>
        <ForbiddenNotice permission={status.permission} />
      </Panel>
    );
  }
  const hasRows = rows !== undefined && rows.length > 0;
  const asCards = small && !props.cardsOff;
  return (
    <div
      className="grid min-w-0 grid-cols-1 gap-3"
      aria-busy={status.kind === 'loading' || undefined}
    >
      {status.kind === 'failed' && <FailedNotice status={status} saved={hasRows} />}
      {props.newRows && props.newRows.count > 0 && <NewRows {...props.newRows} />}
      {hasRows && (asCards ? <TableCards props={props} /> : <TableGrid props={props} />)}
      {!hasRows && status.kind === 'loading' && (
        <TableSkeleton columns={props.columns} asCards={asCards} rows={props.likelyRows} />
      )}
      {!hasRows && status.kind === 'ready' && (
        <Panel flush>
          <EmptyNotice neverUsed={props.neverUsed} onClearFilters={props.onClearFilters} />
        </Panel>
      )}
      <output className="sr-only">
        {status.kind === 'ready' && rows && countText(words, props.total ?? rows.length, language)}
      </output>
    </div>
  );
}

const countText = (words: UiTexts, count: number, language: string): string =>
  count === 1 ? words.oneRow : fill(words.rowCount, { count: totalText(count, language) });

function NewRows({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const words = useUiTexts();
  return (
    <button
      type="button"
      onClick={onShow}
      className={cx(
        'enter-float h-7 justify-self-center rounded-full bg-primary px-3 text-meta',
        'font-medium text-on-primary hover:bg-primary-hover',
      )}
    >
      {fill(words.newRows, { count })}
    </button>
  );
}

import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { amountOf } from './paste.ts';

/** The state of a cell relative to the selection and to the saved rates. */
type CellLook = {
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** Inside the block that is being filled. */
  readonly isFilling: boolean;
  /** At the corner from which the block is filled. */
  readonly isCorner: boolean;
  readonly isChanged: boolean;
  readonly isRefused: boolean;
  /** Its number is inherited from an earlier band. */
  readonly isInherited: boolean;
};

type GridCellProps = {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly name: string;
  /** The formatted number; undefined without a rate. */
  readonly amount: string | undefined;
  readonly look: CellLook;
  readonly typed: string | null;
  readonly onTyped: (text: string) => void;
  readonly onLeave: () => void;
  readonly onOpen: () => void;
};

/** A lane of the table: its number, or an input while it is edited. */
export function GridCell({ id, row, column, name, amount, look, typed, ...acts }: GridCellProps) {
  return (
    // The grid has the focus and handles the keys; the pointer selects a cell.
    <td
      id={id}
      data-row={row}
      data-column={column}
      aria-colindex={column + 2}
      aria-selected={look.isChosen}
      onDoubleClick={acts.onOpen}
      className={cx(
        'num relative cursor-cell scroll-mt-9 scroll-ml-24 border-r border-b border-hairline px-2',
        'text-right select-none',
        look.isInherited && 'text-ink-3 italic',
        look.isChosen && !look.isActive && 'bg-selected',
        look.isChanged && 'bg-amber-bg font-semibold text-amber-fg',
        look.isRefused && 'bg-red-bg text-red-fg',
        look.isFilling && 'outline-1 -outline-offset-1 outline-primary outline-dashed',
        look.isActive && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      {typed === null ? (
        <DetailsView amount={amount} look={look} />
      ) : (
        <input
          // The input appears because the user has started to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          inputMode="decimal"
          aria-label={name}
          aria-invalid={amountOf(typed) === null}
          value={typed}
          onChange={(event) => acts.onTyped(event.target.value)}
          onBlur={acts.onLeave}
          className={cx(
            'num w-full bg-transparent text-right outline-none select-text',
            amountOf(typed) === null && 'text-danger',
          )}
        />
      )}
    </td>
  );
}

function DetailsView({ amount, look }: Pick<GridCellProps, 'amount' | 'look'>) {
  const t = useTranslate();
  return (
    <>
      {amount ?? <span className="text-ink-3">–</span>}
      {look.isChanged && <span className="sr-only">{t('changed')}</span>}
      {look.isRefused && <span className="sr-only">{t('not saved')}</span>}
      {look.isCorner && (
        <span
          data-fill
          aria-hidden="true"
          className={cx(
            'absolute -right-1 -bottom-1 z-10 size-2.5 cursor-crosshair touch-none border',
            'border-surface bg-primary pointer-coarse:size-4',
          )}
        />
      )}
    </>
  );
}

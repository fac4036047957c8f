import { EllipsisVertical } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { AppLink } from '../go.tsx';
import { useLabel } from '../labels.ts';
import { IconButton } from '../IconButton.tsx';
import { Menu, type MenuItem } from '../Menu.tsx';
import { type PillFamily, rowGrounds } from '../pill-families.ts';
import { orDash } from '../or-dash.tsx';
import { fill, useUiTexts } from '../ui-texts.ts';
import { cellOf, cellTitle } from './cell.ts';
import { stickyKey } from './TableHead.tsx';
import { TickBox } from './TickBox.tsx';
import type { Column } from './types.ts';

export type TableRowProps<Row> = {
  readonly row: Row;
  readonly at: number;
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
  readonly chosen: boolean | undefined;
  /** Why it cannot be selected. */
  readonly locked: string | undefined;
  readonly current: boolean;
  readonly tinted: boolean;
  readonly family: PillFamily | null;
  readonly actions: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly onToggle: (at: number, event: MouseEvent) => void;
  readonly onClick: ((at: number) => void) | undefined;
  readonly onFocus: (at: number) => void;
};

function OneRow<Row>(props: TableRowProps<Row>) {
  const { row, at, name, columns, chosen, current, tinted, family, actions, onClick } = props;
  const words = useUiTexts();
  const t = useLabel();
  return (
    <tr
      data-row-at={at}
      data-ticked={chosen !== undefined || undefined}
      data-chosen={chosen || undefined}
      aria-rowindex={at + 2}
      tabIndex={current ? 0 : -1}
      onFocus={() => props.onFocus(at)}
      onClick={(event) => onClick && isOnRow(event) && onClick(at)}
      className={cx(
        'group h-row -outline-offset-2',
        groundOf(chosen === true, family),
        tinted && 'row-tint',
        onClick && 'cursor-pointer',
      )}
    >
      {chosen !== undefined && (
        <td className={cx(cellLook, 'sticky left-0 z-5 px-3', chosen && chosenBar)}>
          <TickBox
            label={fill(words.selectRow, { name })}
            state={chosen ? 'all' : 'none'}
            onToggle={(event) => props.onToggle(at, event)}
            lockedReason={props.locked === undefined ? undefined : t(props.locked)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          title={cellTitle(column, row, t)}
          className={cx(
            cellLook,
            column.isWhole === true ? 'px-3 py-2 break-words' : 'truncate px-3',
            place === 0 && cx('z-5 font-medium', stickyKey(chosen !== undefined)),
            column.align === 'right' && 'num text-right',
          )}
        >
          {place === 0 && props.href !== undefined ? (
            <AppLink href={props.href} tabIndex={-1} className="hit text-primary hover:underline">
              {cellOf(column, row, t)}
            </AppLink>
          ) : (
            orDash(cellOf(column, row, t), words.noValue)
          )}
        </td>
      ))}
      {actions && (
        <td className={cx(cellLook, 'sticky right-0 z-5 px-1 text-right')}>
          <RowMenu name={name} items={actions(row)} />
        </td>
      )}
    </tr>
  );
}

/**
 * Returns the background of a row: selected, or a family's colour, faint enough for any text on it.
 */
export function groundOf(isChosen: boolean, family: PillFamily | null): string {
  if (isChosen) return 'bg-selected';
  return family === null ? 'bg-surface hover:bg-sunken' : rowGrounds[family];
}

/** A row of a table; re-rendered only when one of its props has changed. */
export const TableRow = memo(OneRow) as typeof OneRow;

/** The menu of a row; nothing if there are no actions. */
export function RowMenu({
  name,
  items,
}: {
  readonly name: string;
  readonly items: readonly MenuItem[];
}) {
  const words = useUiTexts();
  if (items.length === 0) return null;
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label={fill(words.actionsOf, { name })} icon={EllipsisVertical} size="small" />
      }
    />
  );
}

const cellLook = 'border-b border-hairline bg-inherit text-table';
const chosenBar = 'shadow-[inset_2px_0_0_var(--primary)]';

/** False for clicks on links, buttons and checkboxes, and for the end of a text selection. */
function isOnRow(event: MouseEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  if (!event.currentTarget.contains(event.target)) return false;
  if (event.target.closest('a, button, input, select, textarea, label')) return false;
  return window.getSelection()?.isCollapsed !== false;
}

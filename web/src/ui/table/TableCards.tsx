import { numberText } from '@waybill/kernel/formats';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { useReader } from '../reader.ts';
import { AppLink } from '../go.tsx';
import { orDash } from '../or-dash.tsx';
import { useLabel } from '../labels.ts';
import { fill, useUiTexts } from '../ui-texts.ts';
import type { DataTableProps } from './DataTable.tsx';
import { cellOf } from './cell.ts';
import { toggled } from './selection.ts';
import { groundOf, RowMenu } from './TableRow.tsx';
import { TickBox } from './TickBox.tsx';
import type { Column } from './types.ts';

/** The rows as cards, for phones: key, pill, two details, row menu. */
export function TableCards<Row>({ props }: { readonly props: DataTableProps<Row> }) {
  const { rows = [], rowId } = props;
  const t = useLabel();
  const words = useUiTexts();
  const { language } = useReader();
  const [visible, setVisible] = useState(cardsAtOnce);
  return (
    <>
      <ul aria-label={t(props.label)} className="grid grid-cols-1 gap-2">
        {rows.slice(0, visible).map((row) => (
          <li key={rowId(row)}>
            <Card row={row} props={props} />
          </li>
        ))}
      </ul>
      {rows.length > visible && (
        <Button onClick={() => setVisible(visible + cardsAtOnce)}>
          {words.more} ({numberText(rows.length - visible, language)})
        </Button>
      )}
    </>
  );
}

/** More cards are shown on a tap: thousands at once would block a phone. */
const cardsAtOnce = 100;

function Card<Row>({ row, props }: { readonly row: Row; readonly props: DataTableProps<Row> }) {
  const words = useUiTexts();
  const { selection, rowHref, rowActions, onOpen } = props;
  const id = props.rowId(row);
  const t = useLabel();
  const name = props.rowName(row);
  const places = placesOf(props.columns);
  const chosen = selection?.chosen.has(id) ?? false;
  const content = (places.key && cellOf(places.key, row, t)) ?? name;
  return (
    <article
      aria-label={name}
      className={cx(
        'grid grid-cols-1 gap-2 rounded-card border border-hairline p-3',
        groundOf(chosen, props.rowFamily?.(row) ?? null),
        props.highlighted?.has(id) && 'row-tint',
      )}
    >
      <div className="flex min-h-6 items-center gap-2">
        {selection && (
          <TickBox
            label={fill(words.selectRow, { name })}
            state={chosen ? 'all' : 'none'}
            onToggle={() => selection.onChange(toggled(selection.chosen, id))}
          />
        )}
        <CardKey href={rowHref?.(row)} onOpen={onOpen && (() => onOpen(row))}>
          {content}
        </CardKey>
        {places.pill && cellOf(places.pill, row, t)}
        {rowActions && <RowMenu name={name} items={rowActions(row)} />}
      </div>
      <dl className="flex flex-wrap gap-x-3 gap-y-1">
        {places.details.map((column) => (
          <div
            key={column.id}
            className={cx('max-w-full', column.isWhole === true ? 'basis-full' : halfOrMore)}
          >
            <dt className="text-meta text-ink-3">
              {t(column.header)}
              {column.unit !== undefined && ` (${column.unit})`}
            </dt>
            <dd className={cx('break-words', column.isWhole !== true && 'line-clamp-2')}>
              {orDash(cellOf(column, row, t), words.noValue)}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Two abreast; what cannot be broken, such as an amount, has the room that it needs. */
const halfOrMore = 'min-w-min flex-1 basis-[calc(50%-0.75rem)]';

type CardKeyProps = {
  readonly href: string | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly children: ReactNode;
};

function CardKey({ href, onOpen, children }: CardKeyProps) {
  const look =
    'min-w-0 flex-1 truncate text-left leading-6 font-semibold pointer-coarse:leading-10';
  if (href !== undefined) {
    return (
      <AppLink href={href} className={cx(look, 'text-primary')}>
        {children}
      </AppLink>
    );
  }
  if (!onOpen) return <span className={look}>{children}</span>;
  return (
    <button type="button" className={cx(look, 'text-primary')} onClick={onOpen}>
      {children}
    </button>
  );
}

/** Assigns the columns to places on the card. */
export function placesOf<Row>(columns: readonly Column<Row>[]) {
  const key = columns.find((column) => column.card === 'key') ?? columns[0];
  const pill = columns.find((column) => column.card === 'pill');
  const marked = columns.filter((column) => column.card === 'fact');
  const free = columns.filter((column) => column !== key && column.card === undefined);
  return { key, pill, details: marked.length > 0 ? marked : free.slice(0, 2) };
}

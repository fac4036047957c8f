import { numberText } from '@waybill/kernel/formats';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { useReader } from '../reader.ts';
import { AppLink } from '../go.tsx';
import { orDash } from '../or-dash.tsx';
import { useLabel } from '../labels.ts';
import { fill, useUiTexts } from '../ui-texts.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { PillFamily } from '../pill-families.ts';
import { useStable } from '../use-stable.ts';
import { cellOf } from './cell.ts';
import { lockedReason, toggled } from './selection.ts';
import { groundOf, RowMenu } from './TableRow.tsx';
import { TickBox } from './TickBox.tsx';
import type { Column } from './types.ts';

/** The rows as cards, for phones: key, pill, two details, row menu. */
export function TableCards<Row>({ props }: { readonly props: DataTableProps<Row> }) {
  const { rows = [], rowId, selection } = props;
  const t = useLabel();
  const words = useUiTexts();
  const { language } = useReader();
  const [visible, setVisible] = useState(cardsAtOnce);
  const wanted = Math.min(visible, rows.length);
  const drawn = useSteps(wanted);
  const places = useMemo(() => placesOf(props.columns), [props.columns]);
  const onToggle = useStable((id: string) => {
    if (selection) selection.onChange(toggled(selection.chosen, id));
  });
  const onOpen = useStable((row: Row) => props.onOpen?.(row));
  return (
    <>
      <ul aria-label={t(props.label)} className="grid grid-cols-1 gap-2">
        {rows.slice(0, drawn).map((row) => {
          const id = rowId(row);
          return (
            <li key={id}>
              <Card
                row={row}
                id={id}
                name={props.rowName(row)}
                places={places}
                href={props.rowHref?.(row)}
                chosen={selection?.chosen.has(id)}
                locked={selection && lockedReason(selection, id)}
                tinted={props.highlighted?.has(id) ?? false}
                family={props.rowFamily?.(row) ?? null}
                actions={props.rowActions}
                onToggle={onToggle}
                onOpen={props.onOpen && onOpen}
              />
            </li>
          );
        })}
        {drawn < wanted && <li aria-hidden style={{ height: `${(wanted - drawn) * 9}rem` }} />}
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

/**
 * Returns how many cards to draw now: those that a screen has room for at once, the others a few
 * at a time, so that a slow phone answers taps in between.
 */
function useSteps(wanted: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < wanted) startTransition(() => setDrawn(drawn + step));
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}

const step = 6;

type CardProps<Row> = {
  readonly row: Row;
  readonly id: string;
  readonly name: string;
  readonly places: Places<Row>;
  readonly href: string | undefined;
  /** Undefined if rows cannot be selected. */
  readonly chosen: boolean | undefined;
  /** Why it cannot be selected. */
  readonly locked: string | undefined;
  readonly tinted: boolean;
  readonly family: PillFamily | null;
  readonly actions: DataTableProps<Row>['rowActions'];
  readonly onToggle: (id: string) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
};

function OneCard<Row>(props: CardProps<Row>) {
  const { row, id, name, places, chosen, actions, onOpen } = props;
  const words = useUiTexts();
  const t = useLabel();
  const content = (places.key && cellOf(places.key, row, t)) ?? name;
  return (
    <article
      aria-label={name}
      className={cx(
        'grid grid-cols-1 gap-2 rounded-card border border-hairline p-3',
        groundOf(chosen === true, props.family),
        props.tinted && 'row-tint',
      )}
    >
      <div className="flex min-h-6 items-center gap-2">
        {chosen !== undefined && (
          <TickBox
            label={fill(words.selectRow, { name })}
            state={chosen ? 'all' : 'none'}
            onToggle={() => props.onToggle(id)}
            lockedReason={props.locked === undefined ? undefined : t(props.locked)}
          />
        )}
        <CardKey href={props.href} onOpen={onOpen && (() => onOpen(row))}>
          {content}
        </CardKey>
        {places.pill && cellOf(places.pill, row, t)}
        {actions && <RowMenu name={name} items={actions(row)} />}
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

/** A card of a list; re-rendered only when one of its props has changed. */
const Card = memo(OneCard) as typeof OneCard;

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

type Places<Row> = ReturnType<typeof placesOf<Row>>;

/** Assigns the columns to places on the card. */
export function placesOf<Row>(columns: readonly Column<Row>[]) {
  const key = columns.find((column) => column.card === 'key') ?? columns[0];
  const pill = columns.find((column) => column.card === 'pill');
  const marked = columns.filter((column) => column.card === 'fact');
  const free = columns.filter((column) => column !== key && column.card === undefined);
  return { key, pill, details: marked.length > 0 ? marked : free.slice(0, 2) };
}

import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { phone, useMedia } from '#ui/media.ts';
import { isMac } from '#ui/use-shortcut.ts';
import { useStable } from '#ui/use-stable.ts';
import { DangerousGoods } from '../../dangerous-goods/DangerousGoods.tsx';
import { FreightTotals } from './FreightTotals.tsx';
import { itemGrid } from './item-grid.ts';
import { ItemRow } from './ItemRow.tsx';
import { itemLinesMax, pastedItems, withPut } from './paste-items.ts';
import { ProductPicker } from './ProductPicker.tsx';
import type { Payer } from './use-payer.ts';
import { type Compose, emptyPiece, type PieceValues } from './values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { usePackageTypes } from '../calls.ts';

type ItemsSectionProps = { readonly payer: Payer; readonly cubicFactor: number };

/**
 * The items, line by line, as in a spreadsheet: Tab moves on, Enter adds a line, ⌘D duplicates one,
 * and cells can be pasted.
 */
export function ItemsSection({ payer, cubicFactor }: ItemsSectionProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const lines = useLines(place);
  const copy = useStable(lines.copy);
  const remove = useStable((at: number) => lines.remove(at));
  const packages = usePackageTypes().data?.items ?? noPackages;
  const small = useMedia(phone);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of
          cells */}
      <div ref={place} onKeyDown={lines.onKeyDown} onPaste={lines.onPaste}>
        {!small && <Heads />}
        <ul className="grid gap-3 sm:gap-1" aria-label={t('Items')}>
          {lines.fields.map((field, at) => (
            <ItemRow
              key={field.id}
              at={at}
              packages={packages}
              labelled={small}
              onCopy={copy}
              onRemove={lines.fields.length > 1 ? remove : undefined}
            />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Button
          size="small"
          icon={Plus}
          disabledReason={lines.fields.length >= itemLinesMax ? 'Up to 200 lines' : null}
          onClick={() => lines.add(emptyPiece)}
        >
          Add item
        </Button>
        <ProductPicker payer={payer} onPick={lines.put} />
        <p className="text-meta text-ink-3">
          {t('Enter adds a line,')} {isMac() ? '⌘D' : t('Ctrl+D')}{' '}
          {t('duplicates it. You can paste cells from a spreadsheet.')}
        </p>
      </div>
      {lines.leftOut > 0 && (
        <Banner
          tone="warning"
          title={t('{count} lines were left out: a booking can have up to 200.', {
            count: lines.leftOut,
          })}
        >
          {t('Create a second booking for them, or import them as separate bookings.')}
        </Banner>
      )}
      <FreightTotals cubicFactor={cubicFactor} />
      <DangerousGoods />
    </div>
  );
}

const noPackages = [] as const;
const heads = ['Package', 'Pieces', 'L cm', 'W cm', 'H cm', 'Each kg', 'Description'] as const;

function Heads() {
  const t = useTranslate();
  return (
    <div aria-hidden="true" className={`${itemGrid} pb-1 text-meta font-semibold text-ink-2`}>
      {heads.map((head) => (
        <span key={head}>{t(head)}</span>
      ))}
    </div>
  );
}

function useLines(place: RefObject<HTMLDivElement | null>) {
  const { getValues } = useFormContext<Compose>();
  const { fields, append, insert, remove, replace } = useFieldArray<Compose, 'items'>({
    name: 'items',
  });
  const [leftOut, setLeftOut] = useState(0);
  const focus = (at: number, column: string) =>
    // The new line is in the document once React has rendered it.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>(`[name="items.${at}.${column}"]`)?.focus(),
    );
  const copy = (at: number) => {
    insert(at + 1, getValues('items')[at] ?? emptyPiece, { shouldFocus: false });
    focus(at + 1, 'quantity');
  };
  const enter = (at: number, column: string) => {
    if (at === fields.length - 1) append(emptyPiece, { shouldFocus: false });
    focus(at + 1, at === fields.length - 1 ? 'packageType' : column);
  };
  const putAt = (at: number, pieces: readonly PieceValues[]) => {
    const { items, last, leftOut: over } = withPut(getValues('items'), at, pieces);
    setLeftOut(over);
    replace([...items]);
    focus(last, 'quantity');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const mod = isMac() ? event.metaKey : event.ctrlKey;
    if (cell === null) return;
    if (event.key.toLowerCase() === 'd' && mod) copy(cell.at);
    else if (event.key === 'Enter' && !mod && !event.altKey) enter(cell.at, cell.column);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const pieces = pastedItems(event.clipboardData.getData('text/plain'));
    if (cell === null || pieces === null) return;
    event.preventDefault();
    putAt(cell.at, pieces);
  };
  return {
    fields,
    leftOut,
    copy,
    remove,
    onKeyDown,
    onPaste,
    add: (piece: PieceValues) => append(piece, { focusName: `items.${fields.length}.quantity` }),
    put: (piece: PieceValues) => putAt(fields.length - 1, [piece]),
  };
}

/** Returns the focused cell of the grid. */
function cellOf(target: EventTarget) {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  const [, at, column] = /^items\.(\d+)\.(\w+)$/.exec(name ?? '') ?? [];
  return at === undefined || column === undefined ? null : { at: Number(at), column };
}

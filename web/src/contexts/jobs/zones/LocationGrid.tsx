import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import {
  isEmptyRow,
  type TypedLocationCell,
  type TypedLocation,
  pastedRows,
  withCell,
  withEmptyRow,
  withRowsAt,
} from './location-rows.ts';

type LocationGridProps = {
  readonly rows: readonly TypedLocation[];
  readonly onChange: (rows: readonly TypedLocation[]) => void;
};

/** So many rows are in the document; the others follow once these are added or removed. */
const drawnMax = 100;

const columns = [
  { id: 'postCode', header: 'Postcode' },
  { id: 'suburb', header: 'Suburb' },
  { id: 'countryCode', header: 'Country' },
] as const satisfies readonly { readonly id: TypedLocationCell; readonly header: string }[];
const widths: Readonly<Record<TypedLocationCell, string>> = {
  postCode: 'w-24',
  suburb: '',
  countryCode: 'w-18',
};

/** Rows of locations to type in, or to paste cells of a spreadsheet into. Arrows and Enter move. */
export function LocationGrid({ rows, onChange }: LocationGridProps) {
  const t = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const focus = (at: number, column: TypedLocationCell) =>
    // A new row is in the document once React has rendered it.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${at}.${column}"]`)?.focus(),
    );
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'));
    if (pasted === null) return;
    event.preventDefault();
    onChange(withRowsAt(rows, at, pasted));
    focus(Math.min(at + pasted.length, drawnMax - 1), 'postCode');
  };
  const move = (event: KeyboardEvent, at: number, column: TypedLocationCell) => {
    const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(at + step, column);
  };
  return (
    <div className="max-h-80 overflow-auto rounded-control border border-edge">
      <table ref={table} aria-label={t('Add locations')} className="w-full table-fixed">
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={cx(headClass, widths[id])}>
                {t(header)}
              </th>
            ))}
            <th aria-hidden="true" className={cx(headClass, 'w-9')} />
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawnMax).map((row, at) => (
            <tr
              // A row has no identity besides its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              className="border-t border-hairline align-top"
            >
              {columns.map(({ id, header }) => (
                <td key={id} className="border-r border-hairline p-0">
                  <input
                    data-cell={`${at}.${id}`}
                    aria-label={`${t(header)}, ${t('Row {row}', { row: at + 1 })}`}
                    aria-invalid={row.fault !== undefined}
                    aria-describedby={row.fault === undefined ? undefined : `fault-of-row-${at}`}
                    value={row[id]}
                    onChange={(event) => onChange(withCell(rows, at, { [id]: event.target.value }))}
                    onPaste={(event) => paste(event, at)}
                    onKeyDown={(event) => move(event, at, id)}
                    className={cx(
                      'h-control w-full min-w-0 bg-transparent px-2',
                      row.fault !== undefined && 'bg-red-bg text-red-fg',
                    )}
                  />
                  {id === 'suburb' && row.fault !== undefined && (
                    <p id={`fault-of-row-${at}`} className="px-2 pb-1 text-meta text-danger">
                      <Translated text={row.fault} />
                    </p>
                  )}
                </td>
              ))}
              <td className="p-0 text-center align-middle">
                {!isEmptyRow(row) && (
                  <IconButton
                    size="small"
                    icon={X}
                    label={t('Remove row {value}', { value: at + 1 })}
                    onClick={() => onChange(withEmptyRow(rows.toSpliced(at, 1)))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > drawnMax && (
        <p className="border-t border-hairline px-2 py-1 text-meta text-ink-3">
          {t('{count} more', { count: rows.length - drawnMax })}
        </p>
      )}
    </div>
  );
}

const headClass = cx(
  'sticky top-0 z-10 border-r border-hairline bg-sunken px-2 py-1 text-left text-meta',
  'font-semibold text-ink-2',
);

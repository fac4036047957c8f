import { type ListImport, mendedMax, type MendedRow } from '@waybill/contract/shared/imports';
import { type FormEvent, useId, useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useMessage } from '#shell/texts/Translated.tsx';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { useLabel } from '#ui/labels.ts';
import { type MendableCell, type MendableRow, mendableRows } from './mendable.ts';
import { rowFaults, rowPlace } from './row-faults.ts';

type MendRowsProps = {
  readonly look: Pick<ListImport, 'errors' | 'returned' | 'columns' | 'heads'>;
  /** What columns are called. */
  readonly words: Readonly<Record<string, string>>;
  readonly working: boolean;
  readonly onMend: (rows: readonly MendedRow[]) => void;
};

type Cells = Readonly<Record<string, string>>;
type Edited = ReadonlyMap<number, Cells>;

/** How many rows are mended at once; the next come when these are good. */
const rowsAtOnce = 20;

/**
 * The rejected rows of a file, each with the cells that are to be mended: what is changed is
 * checked again together with the whole file, whose good rows stay.
 */
export function MendRows({ look, words, working, onMend }: MendRowsProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const [edited, setEdited] = useState<Edited>(new Map());
  const rows = mendableRows(look);
  if (rows.length === 0) return null;
  const change = (index: number, head: string, text: string) =>
    setEdited(new Map(edited).set(index, { ...edited.get(index), [head]: text }));
  const check = (event: FormEvent) => {
    event.preventDefault();
    onMend([...edited].slice(0, mendedMax).map(([index, cells]) => ({ index, cells })));
    setEdited(new Map());
  };
  const waiting = rows.length - rowsAtOnce;
  return (
    <form onSubmit={check} aria-label={t('Fix rejected rows')} className="grid gap-3">
      <h3 className="font-semibold">{t('Fix rejected rows')}</h3>
      <ul className="grid gap-3">
        {rows.slice(0, rowsAtOnce).map((row) => (
          <MendRow
            key={row.error.index}
            row={row}
            words={words}
            edited={edited.get(row.error.index) ?? {}}
            onChange={(head, text) => change(row.error.index, head, text)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="primary"
          working={working}
          disabledReason={edited.size === 0 ? t('Change a cell first.') : undefined}
        >
          Check again
        </Button>
        {waiting > 0 && (
          <span className="text-ink-2">
            {t('{count} more rejected rows follow.', { count: number(waiting) })}
          </span>
        )}
      </div>
    </form>
  );
}

type MendRowProps = Pick<MendRowsProps, 'words'> & {
  readonly row: MendableRow;
  readonly edited: Cells;
  readonly onChange: (head: string, text: string) => void;
};

function MendRow({ row, words, edited, onChange }: MendRowProps) {
  const t = useTranslate();
  const translate = useMessage();
  const [showsAll, setShowsAll] = useState(!row.isNamed);
  const { error, cells } = row;
  const name = [rowPlace(error, t), error.code].filter(Boolean).join(' · ');
  const visible = showsAll ? cells : cells.filter(({ isFaulty }) => isFaulty);
  return (
    <li>
      <fieldset className="grid gap-2 rounded-card border border-hairline p-3">
        <legend className="px-1 font-medium">{name}</legend>
        <p className="text-red-fg">{rowFaults(error, words, translate)}</p>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {visible.map((cell) => (
            <Cell
              key={cell.head}
              cell={cell}
              label={words[cell.column ?? ''] ?? cell.head}
              text={edited[cell.head] ?? cell.value}
              onChange={(text) => onChange(cell.head, text)}
            />
          ))}
        </div>
        {row.isNamed && (
          <Button
            look="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('Show faulty cells only') : t('Show all cells')}
          </Button>
        )}
      </fieldset>
    </li>
  );
}

type CellProps = {
  readonly cell: MendableCell;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

function Cell({ cell, label: word, text, onChange }: CellProps) {
  const label = useLabel();
  const id = useId();
  const isFaulty = cell.isFaulty && text === cell.value;
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-meta text-ink-2">
        {label(word)}
      </label>
      <input
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isFaulty || undefined}
        className={inputClass(isFaulty)}
      />
    </div>
  );
}

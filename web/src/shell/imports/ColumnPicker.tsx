import type { ListImport } from '@waybill/contract/shared/imports';
import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { inputClass } from '#ui/form/input-look.ts';
import { useLabel } from '#ui/labels.ts';
import type { ListKind } from './list-kind.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type ColumnPickerProps = {
  readonly kind: Pick<ListKind, 'list'> & { readonly words: Readonly<Record<string, string>> };
  readonly look: ListImport;
  readonly onChange: (columns: Readonly<Record<string, string>>) => void;
};

/**
 * Maps each column to a head of the file, required columns first, with the value of the file's
 * first row.
 */
export function ColumnPicker({ kind, look, onChange }: ColumnPickerProps) {
  const t = useTranslate();
  const label = useLabel();
  const needed: readonly string[] = kind.list.needed;
  const others = Object.keys(kind.list.columns).filter((column) => !needed.includes(column));
  const read = new Set(Object.values(look.columns));
  const unread = look.heads.filter((head) => head !== '' && !read.has(head));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('Column mapping')}</legend>
      {unread.length > 0 && (
        <p className="text-meta text-ink-2">
          {t('Columns ignored: {heads}', { heads: unread.join(', ') })}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {[...needed, ...others].map((column) => (
          <HeadSelect
            key={column}
            label={label(kind.words[column] ?? column)}
            isNeeded={needed.includes(column)}
            heads={look.heads}
            head={look.columns[column] ?? ''}
            example={look.sample[0]?.[column] ?? ''}
            onChange={(head) => onChange({ ...look.columns, [column]: head })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type HeadSelectProps = {
  readonly label: string;
  readonly isNeeded: boolean;
  readonly heads: readonly string[];
  readonly head: string;
  readonly example: string;
  readonly onChange: (head: string) => void;
};

function HeadSelect({ label, isNeeded, heads, head, example, onChange }: HeadSelectProps) {
  const t = useTranslate();
  const id = useId();
  const isMissing = isNeeded && head === '';
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {!isNeeded && <span className="font-normal text-ink-2"> {t('(optional)')}</span>}
      </label>
      <select
        id={id}
        value={head}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-note`}
        className={inputClass(isMissing)}
      >
        <option value="">{t('Not in file')}</option>
        {heads
          .filter((each) => each !== '')
          .map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
      </select>
      <p
        id={`${id}-note`}
        className={cx('truncate text-meta', isMissing ? 'text-danger' : 'text-ink-2')}
      >
        {isMissing ? t('Required: choose a column') : example}
      </p>
    </div>
  );
}

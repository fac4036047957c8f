import type { ImportDifference } from '@waybill/contract/shared/imports';
import { useTranslate } from '#shell/texts/texts-context.ts';

type DifferencesProps = {
  readonly differences: readonly ImportDifference[];
  /** The names of the columns in the reader's language. */
  readonly words: Readonly<Record<string, string>>;
};

/** What a file would replace: the old and the new value of each changed field. */
export function ImportDifferences({ differences, words }: DifferencesProps) {
  const t = useTranslate();
  if (differences.length === 0) return null;
  return (
    <details open className="grid gap-2">
      <summary className="font-semibold">
        {t('Changes to saved records ({count})', { count: differences.length })}
      </summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto">
        {differences.map(({ code, column, before, after }) => (
          <li key={`${code} ${column}`} className="flex flex-wrap gap-x-2">
            <span className="font-mono text-table">{code}</span>
            <span className="text-ink-2">{words[column] ?? column}:</span>
            <del className="text-ink-2">{before === '' ? t('empty') : before}</del>
            <span aria-hidden="true">→</span>
            <ins className="no-underline">{after === '' ? t('empty') : after}</ins>
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { ReportPreview } from '@waybill/contract/reports/reports/shapes';
import type { Formats } from '#shell/formats.ts';
import type { Translate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import type { Column } from '#ui/table/types.ts';
import { cellText } from '../links/cell-text.ts';
import { type Line, type RecordsHref, rowNameOf } from './lines.ts';

type Drawing = {
  readonly formats: Formats;
  readonly t: Translate;
  /** Translates words that the server sent. */
  readonly label: (english: string) => string;
  readonly recordsHref: RecordsHref;
};

/** The columns of a report; a figure is a link to the records behind it. */
export function figureColumns(
  preview: ReportPreview,
  { formats, t, label: word, recordsHref }: Drawing,
): readonly Column<Line>[] {
  return preview.columns.map(({ key, label, kind }, at): Column<Line> => {
    const textOf = ({ kind: line, cells }: Line) => {
      const cell = cells[at] ?? null;
      if (at === 0 && line === 'total') return t('Total');
      const text = cell === null && line !== 'row' ? '' : cellText(cell, kind, formats);
      if (at === 0 && line === 'subtotal') return t('Total {name}', { name: text });
      return kind === 'word' ? word(text) : text;
    };
    const isFigure = preview.figures.includes(key);
    return {
      id: key,
      header: label,
      title: textOf,
      cell: (line) => {
        const text = textOf(line);
        const cell = line.cells[at] ?? 0;
        const weight = line.kind === 'row' ? '' : 'font-semibold';
        if (!isFigure || cell === 0) return <span className={weight}>{text}</span>;
        const href = recordsHref(key, rowNameOf(preview, line));
        return (
          <AppLink href={href} className={`${weight} text-primary hover:underline`}>
            {text}
          </AppLink>
        );
      },
      align: isWords(kind) ? 'left' : 'right',
      // On a phone too a report is there for its numbers: all of them.
      card: at === 0 ? 'key' : 'fact',
      width: at === 0 || key === 'customer' || key === 'second' ? 180 : 110,
    };
  });
}

/** Kinds that are read, not added up. */
export const isWords = (kind: string): boolean => ['text', 'word', 'day', 'moment'].includes(kind);

import type { ReportColumn, ReportRecord } from '@waybill/contract/reports/reports/shapes';
import type { z } from 'zod';
import { paths } from '#paths';
import type { Formats } from '#shell/formats.ts';
import { statusWord } from '#shell/status-word.ts';
import type { Column } from '#ui/table/types.ts';
import { cellText } from '../links/cell-text.ts';
import { isWords } from './figure-columns.tsx';

type Row = z.output<typeof ReportRecord>;

export const recordId = ({ kind, ref }: Row): string => `${kind} ${ref}`;
export const recordName = ({ cells }: Row): string => String(cells[0] ?? '');

const pages: Readonly<Record<Row['kind'], (ref: string) => string>> = {
  Booking: (ref) => paths.booking(ref),
  Job: (ref) => paths.job(ref),
  Invoice: (ref) => paths.invoice(ref),
  CreditNote: (ref) => paths.creditNote(ref),
};
export const recordHref = ({ kind, ref }: Row): string => pages[kind](ref);

type Drawing = { readonly formats: Formats; readonly label: (text: string) => string };

/** The columns of the records behind a figure. */
export const recordColumns = (
  columns: readonly z.output<typeof ReportColumn>[],
  { formats, label }: Drawing,
): readonly Column<Row>[] =>
  columns.map(({ key, label: header, kind }, at): Column<Row> => {
    const textOf = ({ cells }: Row) => {
      const text = cellText(cells[at] ?? null, kind, formats);
      return key === 'status' ? label(statusWord(text)) : text;
    };
    return {
      id: key,
      header,
      cell: textOf,
      title: textOf,
      align: isWords(kind) ? 'left' : 'right',
      card: at === 0 ? 'key' : 'fact',
      // All columns of a booking fit beside the navigation at 1280.
      width: kind === 'moment' ? 155 : key === 'customer' ? 150 : 125,
    };
  });

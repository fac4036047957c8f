import { dateText, numberText, percentText, plainDateText } from '@waybill/kernel/formats';
import { formatMoney, minor } from '@waybill/kernel/money';
import type { ColumnKind } from '@waybill/contract/reports/reports/columns';
import type { ReportCell } from '@waybill/contract/reports/reports/shapes';
import { closePdf, openPdf, onEveryPage, type PdfPage } from '#platform/pdf/page.ts';
import { drawTable, type PdfColumn } from '#platform/pdf/table.ts';
import { QUIET, writeBlock, writeLine } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';
import { A4 } from '#platform/pdf/units.ts';

export type ReportPdfData = {
  readonly title: string;
  /** The period and the grouping, such as “1 Nov 2026 – 30 Nov 2026 · Carrier”. */
  readonly subject: string;
  readonly issuer: string;
  readonly currency: string;
  readonly columns: readonly { readonly label: string; readonly kind: ColumnKind }[];
  /** In order: subtotals and totals follow the rows that they add up. */
  readonly lines: readonly PdfLine[];
};

export type PdfLine = {
  readonly kind: 'row' | 'subtotal' | 'total';
  readonly cells: readonly ReportCell[];
};

const page = { width: A4.height, height: A4.width };
const left = A4.margin;
const width = page.width - 2 * A4.margin;
const bottom = page.height - A4.margin - 16;
const quiet = { size: 8.5, colour: QUIET, leading: 13 } as const;

/** A report as landscape A4 pages: rows with their subtotals and totals. */
export async function drawReport(
  report: ReportPdfData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const pdf = openPdf({ ...page, title: report.title, drawnAt, words });
  const { title, subject, issuer } = report;
  pdf.addPage();
  const style = { size: 18, weight: 'semibold', leading: 24 } as const;
  let y = writeLine(pdf, t(pdf, title), { x: left, y: A4.margin, width: width * 0.7, ...style });
  writeLine(pdf, issuer, {
    x: left + width * 0.7,
    y: A4.margin + 6,
    width: width * 0.3,
    align: 'right',
    ...quiet,
  });
  y = writeBlock(pdf, subject, { x: left, y, width, maxLines: 2, ...quiet }) + 10;
  const addPage = () => {
    pdf.addPage();
    return writeLine(pdf, t(pdf, title), { x: left, y: A4.margin, width, ...quiet }) + 6;
  };
  const columns = columnsOf(pdf, report, words.language);
  drawTable(pdf, { columns, rows: report.lines }, { x: left, y, bottom, addPage });
  drawFeet(pdf, issuer);
  return closePdf(pdf);
}

function columnsOf(
  pdf: PdfPage,
  { columns, currency }: ReportPdfData,
  language: string,
): readonly PdfColumn<PdfLine>[] {
  const isText = (kind: ColumnKind) => kind === 'text';
  const share = columns.reduce((sum, { kind }) => sum + (isText(kind) ? 1.6 : 1), 0);
  return columns.map(({ label, kind }, at): PdfColumn<PdfLine> => {
    const write = (cell: ReportCell) => {
      const text = textOf(cell, kind, { language, currency });
      return kind === 'word' ? t(pdf, text) : text;
    };
    return {
      head: label,
      width: (width / share) * (isText(kind) ? 1.6 : 1),
      align: isNumber(kind) ? 'right' : 'left',
      cell: ({ kind: line, cells }) =>
        at === 0 && line !== 'row'
          ? nameOf(pdf, line, write(cells[0] ?? null))
          : write(cells[at] ?? null),
    };
  });
}

const isNumber = (kind: ColumnKind): boolean => !['text', 'word', 'day', 'moment'].includes(kind);

const nameOf = (pdf: PdfPage, line: PdfLine['kind'], name: string): string =>
  line === 'total' ? t(pdf, 'Total') : t(pdf, 'Total {name}', { name });

function textOf(
  cell: ReportCell,
  kind: ColumnKind,
  { language, currency }: { readonly language: string; readonly currency: string },
): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    if (kind === 'day') return plainDateText(cell, 'day', language);
    if (kind !== 'moment') return cell;
    const moment = `${cell.replace(' ', 'T')}Z`;
    return dateText(moment, 'dateTime', { language, timezone: 'UTC' });
  }
  if (kind === 'money') return formatMoney(minor(Math.round(cell * 100)), currency, language);
  return kind === 'percent'
    ? percentText(cell, language, { least: 1, most: 1 })
    : numberText(cell, language);
}

function drawFeet(pdf: PdfPage, note: string): void {
  onEveryPage(pdf, (number, pages) => {
    const y = page.height - A4.margin - 10;
    const style = { size: 7.5, colour: QUIET, leading: 10 } as const;
    writeLine(pdf, note, { x: left, y, width: width - 80, ...style });
    const text = t(pdf, 'Page {page} of {pages}', { page: number, pages });
    writeLine(pdf, text, { x: left + width - 80, y, width: 80, align: 'right', ...style });
  });
}

import { Problem } from '@waybill/contract/problem';
import { pdfRowsMax, type ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import { reportsProblems } from '@waybill/contract/reports/problems';
import type { ReportFormat } from '@waybill/contract/reports/shapes';
import { letterheadOf, pdfTextsOf, settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { PdfPool } from '#platform/pdf/worker-pool.ts';
import { wordIn, type PdfTexts } from '#platform/pdf/texts.ts';
import { workbookOf, workbookType } from '#platform/tables/workbook.ts';
import { cellOf, columnsFor } from './domain/cells.ts';
import { requestedText } from './domain/requested-text.ts';
import type { RequestedParameters } from './domain/requested.ts';
import type { ReportLine } from './domain/totals.ts';
import { sheetColumn, sheetRow } from './workbook-cells.ts';
import { linesOf } from './lines.ts';
import { type Bounds, piecesOf } from './pieces.ts';
import type { PdfLine } from './pdf/report.ts';
import type { reportsPdfs } from './pdf/index.ts';

export type ReportFileRequest = {
  readonly report: ReportDefinition;
  readonly requested: RequestedParameters;
  readonly bounds: Bounds;
  readonly format: ReportFormat;
  /** Called with the number of rows in each batch. */
  readonly onRows: (more: number) => Promise<void>;
};

type Place = { readonly db: TenantDb; readonly pdfs: PdfPool<typeof reportsPdfs> };

/** A report as a file, written while its rows are read; other threads make workbooks and PDFs. */
export function reportFile(place: Place, request: ReportFileRequest) {
  const { report, requested, format } = request;
  const { extension, type, bytes } = kinds[format];
  return {
    fileName: `${report.name}-${requested.today}.${extension}`,
    fileType: type,
    bytes: bytes(place, request),
  };
}

type Kind = {
  readonly extension: string;
  readonly type: string;
  readonly bytes: (place: Place, request: ReportFileRequest) => AsyncGenerator<Uint8Array>;
};

const kinds: Readonly<Record<ReportFormat, Kind>> = {
  Csv: { extension: 'csv', type: 'text/csv; charset=utf-8', bytes: csv },
  Excel: { extension: 'xlsx', type: workbookType, bytes: workbook },
  Pdf: { extension: 'pdf', type: 'application/pdf', bytes: pdf },
};

async function* csv({ db }: Place, request: ReportFileRequest): AsyncGenerator<Uint8Array> {
  for await (const { text, rows } of piecesOf(db, request.report, request)) {
    yield Buffer.from(text);
    await request.onRows(rows);
  }
}

async function* workbook({ db }: Place, request: ReportFileRequest): AsyncGenerator<Uint8Array> {
  const words = await pdfTextsOf(db);
  const { report, requested } = request;
  const columns = columnsFor(report, requested);
  const batches = async function* () {
    for await (const lines of linesOf(db, report, request)) {
      yield lines.map((line) =>
        sheetRow(columns, line, (text, values) => wordIn(words, text, values)),
      );
      await request.onRows(rowsIn(lines));
    }
  };
  const name = wordIn(words, report.title).slice(0, 31);
  const heads = columns.map((column) => sheetColumn(column, wordIn(words, column.label)));
  yield* workbookOf({ name, columns: heads }, batches());
}

/** @throws {Problem} ReportTooLongForPdf */
async function* pdf({ db, pdfs }: Place, request: ReportFileRequest): AsyncGenerator<Uint8Array> {
  const words = await pdfTextsOf(db);
  const { report, requested } = request;
  const columns = columnsFor(report, requested);
  const all: PdfLine[] = [];
  for await (const lines of linesOf(db, report, request)) {
    await request.onRows(rowsIn(lines));
    for (const { kind, row } of lines)
      all.push({ kind, cells: columns.map((column) => cellOf(row, column)) });
    if (all.length > pdfRowsMax) throw new Problem(reportsProblems.ReportTooLongForPdf);
  }
  const { name: issuer } = await letterheadOf(db);
  const { currency } = await settingsOf(db);
  const { title } = report;
  const subject = subjectOf(requested, words);
  const drawn = { title, subject, issuer, currency, columns, lines: all };
  yield await pdfs.renderPdf('report', drawn, words);
}

const subjectOf = (requested: RequestedParameters, words: PdfTexts): string =>
  requestedText(requested, words.language, (text) => wordIn(words, text));

const rowsIn = (lines: readonly ReportLine[]): number =>
  lines.filter(({ kind }) => kind === 'row').length;

import type { PdfPage } from './page.ts';
import { countLines, HAIRLINE, leadingOf, QUIET, type TextStyle, writeBlock } from './text.ts';
import { t } from './texts.ts';

export type PdfColumn<Row> = {
  readonly head: string;
  /** Points, including its share of the space between the columns. */
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** A checkbox to tick manually instead of text. */
  readonly tick?: boolean;
  readonly cell: (row: Row) => string;
};

export type TableFlow = {
  readonly x: number;
  readonly y: number;
  /** No row extends below this. */
  readonly bottom: number;
  /** Starts a page and returns the y at which the table continues. */
  readonly addPage: () => number;
};

type TableContent<Row> = {
  readonly columns: readonly PdfColumn<Row>[];
  readonly rows: readonly Row[];
};

/**
 * Draws rows with hairlines between them. The header is repeated on every page, no row is split,
 * and a header is never alone at the bottom of a page. Returns the y below the table.
 */
export function drawTable<Row>(
  pdf: PdfPage,
  { columns, rows }: TableContent<Row>,
  flow: TableFlow,
): number {
  const table = { pdf, columns, x: flow.x };
  const first = rows[0] === undefined ? 0 : rowHeight(table, rows[0]);
  let y = drawHead(table, flow.y + HEAD_HEIGHT + first > flow.bottom ? flow.addPage() : flow.y);
  for (const row of rows) {
    const height = rowHeight(table, row);
    if (y + height > flow.bottom) y = drawHead(table, flow.addPage());
    drawRow(table, row, y);
    y += height;
    drawRule(table, y, HAIRLINE);
  }
  return y;
}

type Table<Row> = {
  readonly pdf: PdfPage;
  readonly columns: readonly PdfColumn<Row>[];
  readonly x: number;
};

const CELL: TextStyle = { size: 8.5, leading: 12 };
const HEAD: TextStyle = { size: 7.5, leading: 11, weight: 'semibold', colour: QUIET };
const MAX_LINES = 6;
const PADDING = 4;
const GAP = 10;
const HEAD_HEIGHT = leadingOf(HEAD) + 2 * PADDING;

function drawHead<Row>(table: Table<Row>, y: number): number {
  drawCells(table, (column) => t(table.pdf, column.head), { y: y + PADDING, style: HEAD });
  drawRule(table, y + HEAD_HEIGHT, '#000000');
  return y + HEAD_HEIGHT;
}

function drawRow<Row>(table: Table<Row>, row: Row, y: number): void {
  const cell = (column: PdfColumn<Row>): string => (column.tick === true ? '' : column.cell(row));
  drawCells(table, cell, { y: y + PADDING, style: CELL });
  let x = table.x;
  for (const column of table.columns) {
    if (column.tick === true) {
      table.pdf
        .lineWidth(0.75)
        .rect(x, y + PADDING + 1.5, 9, 9)
        .stroke('#000000');
    }
    x += column.width;
  }
}

function drawCells<Row>(
  { pdf, columns, x: left }: Table<Row>,
  text: (column: PdfColumn<Row>) => string,
  { y, style }: { readonly y: number; readonly style: TextStyle },
): void {
  let x = left;
  for (const [index, column] of columns.entries()) {
    const box = { x, y, width: innerWidth(columns, index), maxLines: MAX_LINES };
    writeBlock(pdf, text(column), { ...box, ...styleIn(column, style) });
    x += column.width;
  }
}

function rowHeight<Row>({ pdf, columns }: Table<Row>, row: Row): number {
  const lines = columns.map((column, index) =>
    column.tick === true
      ? 1
      : countLines(pdf, column.cell(row), {
          width: innerWidth(columns, index),
          maxLines: MAX_LINES,
          ...styleIn(column, CELL),
        }),
  );
  return Math.max(1, ...lines) * leadingOf(CELL) + 2 * PADDING;
}

/** Right-aligned columns contain numbers, whose digits must line up. */
const styleIn = <Row>({ align = 'left' }: PdfColumn<Row>, style: TextStyle): TextStyle => ({
  ...style,
  align,
  tabular: align === 'right',
});

/** Returns the width of a cell: the last column extends to the edge; the others leave a gap. */
const innerWidth = <Row>(columns: readonly PdfColumn<Row>[], index: number): number =>
  (columns[index]?.width ?? 0) - (index === columns.length - 1 ? 0 : GAP);

function drawRule<Row>({ pdf, columns, x }: Table<Row>, y: number, colour: string): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  pdf
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colour);
}

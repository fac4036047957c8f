import type { ReactNode } from 'react';
import type { Column } from './types.ts';

type TranslateText = (text: string) => string;

/** What a cell shows: data as it stands, words in the reader's language. */
export function cellOf<Row>(column: Column<Row>, row: Row, t: TranslateText): ReactNode {
  const content = column.cell(row);
  return column.isWord === true && typeof content === 'string' ? t(content) : content;
}

/** The whole text of a cell that may be cut. */
export function cellTitle<Row>(
  column: Column<Row>,
  row: Row,
  t: TranslateText,
): string | undefined {
  const title = column.title?.(row);
  return column.isWord === true && title !== undefined ? t(title) : title;
}

import type { ReactNode } from 'react';
import type { Column } from './types.ts';

type TranslateText = (text: string) => string;

/** Returns the content of a cell: data unchanged, words in the reader's language. */
export function cellOf<Row>(column: Column<Row>, row: Row, t: TranslateText): ReactNode {
  const content = column.cell(row);
  return column.isWord === true && typeof content === 'string' ? t(content) : content;
}

/** Returns the full text of a cell that may be truncated. */
export function cellTitle<Row>(
  column: Column<Row>,
  row: Row,
  t: TranslateText,
): string | undefined {
  const title = column.title?.(row);
  return column.isWord === true && title !== undefined ? t(title) : title;
}

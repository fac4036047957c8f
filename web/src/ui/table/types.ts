import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Stands in the head after the name, e.g. `kg`, so that cells hold numbers alone. */
  readonly unit?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Its texts are words of the app, said in the reader's language; else they are data. */
  readonly isWord?: boolean | undefined;
  /** Its text is read to the end: it wraps, and has the whole width of a phone's card. */
  readonly isWhole?: boolean | undefined;
  /** Pixels; columns share what is left in proportion. 140 where absent. */
  readonly width?: number | undefined;
  /** Numbers stand right, everything else left. */
  readonly align?: 'left' | 'right' | undefined;
  /** Sorts by this name when the head is clicked; absent = not sortable. */
  readonly sortKey?: string | undefined;
  /** Hides the column on windows narrower than this many pixels. */
  readonly hideBelow?: 768 | 1024 | 1280 | 1440 | 1680 | undefined;
  /** The whole text of a cell that may be cut. */
  readonly title?: ((row: Row) => string) | undefined;
  /** Its place on a phone's card. The first column is the key, the next two facts. */
  readonly card?: 'key' | 'fact' | 'pill' | 'none' | undefined;
  /** The cell of the totals row. */
  readonly total?: ReactNode;
};

export type Sort = { readonly key: string; readonly descending: boolean };

/** What is true about the rows right now. A table cannot be drawn without saying it. */
export type TableStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly refetching?: boolean | undefined }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly requestId?: string | undefined;
      readonly onRetry: () => void;
      /** When the rows still shown were loaded, e.g. "10:42". */
      readonly asOf?: string | undefined;
    }
  | { readonly kind: 'forbidden'; readonly permission: string };

/** What to say when nothing was ever made: a title with a verb and one thing to do. */
export type NeverUsed = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
};

export type Selection = {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

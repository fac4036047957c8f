import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Shown in the head after the name, e.g. `kg`, so that cells contain only numbers. */
  readonly unit?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** True if the texts are words of the app, to be translated; otherwise they are data. */
  readonly isWord?: boolean | undefined;
  /** True if the text must be shown in full: it wraps, and uses a card's whole width on a phone. */
  readonly isWhole?: boolean | undefined;
  /** Pixels; columns share the remaining width in proportion. 140 by default. */
  readonly width?: number | undefined;
  /** Numbers right, everything else left. */
  readonly align?: 'left' | 'right' | undefined;
  /** The sort name used when the head is clicked; absent if not sortable. */
  readonly sortKey?: string | undefined;
  /** True if cells grow while the values of `sortKey` fall, as ages do with their first day. */
  readonly isSortedBackwards?: boolean | undefined;
  /** Hides the column in windows narrower than this many pixels. */
  readonly hideBelow?: 768 | 1024 | 1280 | 1440 | 1680 | undefined;
  /** Returns the full text of a cell that may be truncated. */
  readonly title?: ((row: Row) => string) | undefined;
  /** Its place on a phone's card. The first column is the key, the next two are facts. */
  readonly card?: 'key' | 'fact' | 'pill' | 'none' | undefined;
  /** The cell of the totals row. */
  readonly total?: ReactNode;
};

export type Sort = { readonly key: string; readonly descending: boolean };

/** The state of the rows. It is required, so that every table shows it. */
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

/** The empty state if no record was ever created: a title with a verb and one action. */
export type NeverUsed = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
};

export type Selection = {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** Rows that cannot be selected, and why; those selected before can be deselected. */
  readonly locked?: { readonly ids: ReadonlySet<string>; readonly why: string } | undefined;
};

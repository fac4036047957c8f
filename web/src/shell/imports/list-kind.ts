import type { ImportedList } from '@waybill/contract/shared/imports';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** A kind of list that users import, and its texts on the screen. */
export type ListKind = {
  readonly list: ImportedList;
  readonly one: PlatformText;
  readonly many: PlatformText;
  /** How a row of the file is matched with the record it replaces. */
  readonly match: PlatformText;
  readonly words: Readonly<Record<string, PlatformText>>;
  /** The tenant's own names of columns that it added. */
  readonly ownWords?: Readonly<Record<string, string>>;
  /** A template file: heads and a sample row. */
  readonly template: string;
};

/** Joins rows to the text of a template. */
export const templateOf = (...rows: readonly string[]): string => [...rows, ''].join('\r\n');

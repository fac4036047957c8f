import type { ImportedList } from '@waybill/contract/shared/imports';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** What people bring as a list, and how a screen speaks of it. */
export type ListKind = {
  readonly list: ImportedList;
  readonly one: PlatformText;
  readonly many: PlatformText;
  /** How a row of the file finds the one it replaces. */
  readonly match: PlatformText;
  readonly words: Readonly<Record<string, PlatformText>>;
  /** A file to begin with: heads and a row to copy. */
  readonly template: string;
};

/** A template's text. */
export const templateOf = (...rows: readonly string[]): string => [...rows, ''].join('\r\n');

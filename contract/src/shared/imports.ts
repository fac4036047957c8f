import { z } from 'zod';
import type { KnownColumns } from './columns.ts';
import { ImportResult, TextMap } from './fields.ts';
import { guidOf } from './ids.ts';

/** The columns that an import reads from a file, and which of them are required. */
export type ImportedList<Column extends string = string> = {
  readonly columns: KnownColumns<Column>;
  readonly needed: readonly Column[];
  /** The maximum number of rows of a file, if less than the general limit. */
  readonly mostRows?: number;
};

/** A row of the file with cells that the user corrected on the page, which replace the file's. */
export const MendedRow = z.object({
  /** Counts data rows from 1. */
  index: z.number().int().min(1).max(1_000_000),
  /** By head of the file; cells that are not named stay as they are. */
  cells: TextMap,
});
export type MendedRow = z.output<typeof MendedRow>;

/** The number of rows that one call may correct. */
export const mendedMax = 500;

/** A CSV file or a workbook to import. */
export const ListFile = z.object({
  /** The `fileName` returned by uploadasset. */
  fileId: guidOf('asset'),
  /**
   * The file's heading by column; by default the usual headings are searched for. Empty skips a
   * column.
   */
  columns: TextMap.optional(),
  /** Returns the outcome without saving it. */
  dryRun: z.boolean().default(false),
  mended: z.array(MendedRow).max(mendedMax).optional(),
});
export type ListFile = z.output<typeof ListFile>;

/** The rows that an import saved and returned, or would in a dry run. */
export const TableImport = z.object({
  ...ImportResult.shape,
  /** The rejected rows, as listed in `errors`: unchanged cells by heading. */
  returned: z.array(TextMap),
  /** The headings of the file, unchanged. */
  heads: z.array(z.string()),
});
export type TableImport = z.output<typeof TableImport>;

/** A value of a saved record that a row of the file replaces. */
export const ImportDifference = z.object({
  /** Names the record. */
  code: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ImportDifference = z.output<typeof ImportDifference>;

/** The number of differences that a response names. */
export const differencesMax = 200;

/** The result with how the file was read. */
export const ListImport = z.object({
  ...TableImport.shape,
  /** The heading of each column, as used. */
  columns: TextMap,
  /** Required columns without a heading; a dry run then reads no row. */
  missing: z.array(z.string()),
  /** The first rows by column, unchanged. */
  sample: z.array(TextMap),
  /** The first values that are replaced; only of imports that compare them. */
  differences: z.array(ImportDifference).optional(),
});
export type ListImport = z.output<typeof ListImport>;

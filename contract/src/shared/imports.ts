import { z } from 'zod';
import type { KnownColumns } from './columns.ts';
import { ImportResult, TextMap } from './fields.ts';
import { guidOf } from './ids.ts';

/** What an import reads of a file, and the columns that it cannot do without. */
export type ImportedList<Column extends string = string> = {
  readonly columns: KnownColumns<Column>;
  readonly needed: readonly Column[];
  /** The rows that one file may have, where that is less than the general limit. */
  readonly mostRows?: number;
};

/** A row of the file whose cells somebody mended on the page: they stand in place of the file's. */
export const MendedRow = z.object({
  /** Counts data rows from 1. */
  index: z.number().int().min(1),
  /** By head of the file; cells that are not named stay as they are. */
  cells: TextMap,
});
export type MendedRow = z.output<typeof MendedRow>;

/** The rows that one call may mend. */
export const mendedMax = 500;

/** A CSV file or a workbook that somebody brings as a list. */
export const ListFile = z.object({
  /** The `fileName` that uploadasset answered for the file. */
  fileId: guidOf('asset'),
  /** Head of the file by column; without it the usual heads are looked for. An empty one skips. */
  columns: TextMap.optional(),
  /** Returns what would happen and changes nothing. */
  dryRun: z.boolean().default(false),
  mended: z.array(MendedRow).max(mendedMax).optional(),
});
export type ListFile = z.output<typeof ListFile>;

/** What an import kept and returned, or would. */
export const TableImport = z.object({
  ...ImportResult.shape,
  /**
   * The rows that are returned, as `errors` lists them: cells by head, as they stand in the file.
   */
  returned: z.array(TextMap),
  /** The heads of the file, as they stand. */
  heads: z.array(z.string()),
});
export type TableImport = z.output<typeof TableImport>;

/** The same, and how it read the file. */
export const ListImport = z.object({
  ...TableImport.shape,
  /** Head by column, as used. */
  columns: TextMap,
  /** Needed columns that no head was found for; a dry run then reads no row. */
  missing: z.array(z.string()),
  /** The first rows by column, as they stand in the file. */
  sample: z.array(TextMap),
});
export type ListImport = z.output<typeof ListImport>;

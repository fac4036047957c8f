import type { FileStore } from '@waybill/adapters/file-store';
import type { ExportFile } from '@waybill/contract/shared/fields';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { z } from 'zod';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Actor } from '#platform/http/actor.ts';
import { documentPurpose } from './documents.ts';
import type { Batches } from '../invoices/lists.ts';

type ListFile<Row> = {
  /** The plural name of the list's records, such as `Payments`. */
  readonly name: string;
  readonly today: LocalDate;
  readonly columns: readonly CsvColumn<Row>[];
  readonly batches: Batches<Row>;
  readonly actor: Pick<Actor, 'customerId'>;
};

/** Stores a whole list as CSV, written while it is read, and returns the token of the file. */
export const saveListFile = <Row>(
  at: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  { name, today, columns, batches, actor }: ListFile<Row>,
): Promise<z.input<typeof ExportFile>> =>
  saveExport(at, actor, {
    fileName: `${name} ${today}.csv`,
    fileType: 'text/csv',
    bytes: bytesOf(columns, batches),
    purpose: documentPurpose,
  });

async function* bytesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: Batches<Row>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeCsvHead(columns));
  for await (const rows of batches) yield Buffer.from(writeCsvRows(columns, rows));
}

import type {
  BookingImport,
  BookingImportResponse,
  BookingImportDetail,
} from '@waybill/contract/booking/imports/shapes';
import { add, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import { rowError } from '#platform/csv-cells.ts';
import { listImport, type OpenList } from '#platform/tables/open-list.ts';
import type { RowPreview } from './look-at-rows.ts';
import type { PreparedRow } from './prepare-rows.ts';
import type { BookingImportRow, ReturnedRow } from './sql.ts';

/** Maps a file to its import preview. */
export function toImportLook(
  list: OpenList,
  looks: readonly RowPreview[],
  importedBefore: Date | undefined,
): BookingImportResponse {
  const errors = looks.flatMap(({ error }) => (error === null ? [] : [error]));
  const good = looks.filter(({ error }) => error === null);
  return {
    ...listImport(list, { added: good, changed: [], errors }),
    importId: null,
    rows: looks.map(({ row }) => row),
    totalAmount: toDecimal(add(...good.flatMap(({ total }) => (total === null ? [] : [total])))),
    importedBefore: importedBefore?.toISOString() ?? null,
  };
}

/** Maps a started import; `inserted` is the number of rows queued. */
export function toStartedImport(
  list: OpenList,
  rows: readonly PreparedRow[],
  begun: { readonly id: string; readonly importedBefore: Date | undefined },
): BookingImportResponse {
  const good = rows.filter(({ complaints }) => complaints.length === 0);
  const errors = rows
    .filter(({ complaints }) => complaints.length > 0)
    .map(({ index, line, name, complaints }) =>
      rowError({ index, line, code: name || null }, complaints),
    );
  return {
    ...listImport(list, { added: good, changed: [], errors }),
    importId: begun.id,
    rows: [],
    totalAmount: 0,
    importedBefore: begun.importedBefore?.toISOString() ?? null,
  };
}

/** Maps a row to an import in a list. */
export const toImport = (row: BookingImportRow): BookingImport => ({
  id: row.id,
  fileName: row.file_name,
  operation: row.operation,
  status: row.rows_done < row.rows_total ? 'Running' : 'Done',
  creationTime: row.started_at.toISOString(),
  creatorName: row.started_by_name,
  total: row.rows_total,
  done: row.rows_done,
  inserted: row.rows_booked,
  failed: row.rows_done - row.rows_booked,
});

/** Maps a row to an import with its rejected rows. */
export const importDetail = (
  row: BookingImportRow,
  returned: readonly ReturnedRow[],
): z.output<typeof BookingImportDetail> => ({
  ...toImport(row),
  updated: 0,
  errors: returned.map(({ row_no, line, name, complaints }) =>
    rowError({ index: row_no, line, code: name || null }, complaints),
  ),
  returned: returned.map(({ cells }) => ({ ...cells })),
  heads: [...row.heads],
});

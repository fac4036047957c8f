import type { AuditLog } from '@waybill/contract/operations/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import { deedsOnWire } from './deeds.ts';
import { type AuditAsked, auditRows } from './sql/audit.ts';

const atOnce = 1_000;
const mostPieces = 100;

const columns: readonly CsvColumn<AuditLog>[] = [
  { head: 'Time', cell: (deed) => deed.executionTime },
  { head: 'User', cell: (deed) => deed.userName },
  { head: 'Impersonator', cell: (deed) => deed.impersonatorUserName },
  { head: 'Service', cell: (deed) => deed.serviceName },
  { head: 'Call', cell: (deed) => deed.methodName },
  { head: 'Parameters', cell: (deed) => deed.parameters },
  { head: 'Address', cell: (deed) => deed.clientIpAddress },
  { head: 'Browser', cell: (deed) => deed.browserInfo },
  { head: 'Milliseconds', cell: (deed) => deed.executionDuration },
  { head: 'Refused', cell: (deed) => deed.exceptionMessage },
  { head: 'Request', cell: (deed) => deed.requestId },
];

/** The log as CSV, a thousand entries at a time. */
export async function* auditCsv(db: TenantDb, asked: AuditAsked): AsyncGenerator<string> {
  yield writeCsvHead(columns);
  let before: number | undefined;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const rows = await auditRows(db, asked, { before, most: atOnce });
    yield writeCsvRows(columns, await deedsOnWire(db, rows));
    if (rows.length < atOnce) return;
    before = rows.at(-1)?.id;
  }
}

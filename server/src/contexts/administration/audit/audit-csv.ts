import type { TenantDb } from '#platform/db/database.ts';
import { type CsvColumn, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import { toAuditLogs } from './audit-entries.ts';
import { type AuditQuery, auditRows } from './sql.ts';
import type { AuditLog } from '@waybill/contract/administration/audit/shapes';

const atOnce = 1_000;
const mostPieces = 100;

const columns: readonly CsvColumn<AuditLog>[] = [
  { head: 'Time', cell: (entry) => entry.executionTime },
  { head: 'User', cell: (entry) => entry.userName },
  { head: 'Impersonator', cell: (entry) => entry.impersonatorUserName },
  { head: 'Service', cell: (entry) => entry.serviceName },
  { head: 'Call', cell: (entry) => entry.methodName },
  { head: 'Parameters', cell: (entry) => entry.parameters },
  { head: 'Address', cell: (entry) => entry.clientIpAddress },
  { head: 'Browser', cell: (entry) => entry.browserInfo },
  { head: 'Milliseconds', cell: (entry) => entry.executionDuration },
  { head: 'Refused', cell: (entry) => entry.exceptionMessage },
  { head: 'Request', cell: (entry) => entry.requestId },
];

/** Streams the log as CSV, a thousand entries at a time. */
export async function* auditCsv(db: TenantDb, query: AuditQuery): AsyncGenerator<string> {
  yield writeCsvHead(columns);
  let before: number | undefined;
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const rows = await auditRows(db, query, { before, most: atOnce });
    yield writeCsvRows(columns, await toAuditLogs(db, rows));
    if (rows.length < atOnce) return;
    before = rows.at(-1)?.id;
  }
}

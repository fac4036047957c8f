import * as contract from '@waybill/contract/administration/endpoints';
import { handle } from '#platform/context.ts';
import { toAuditLogs } from '../audit-entries.ts';
import { auditRows } from '../sql.ts';

export const getAuditLogs = handle(contract.getAuditLogs, async ({ input, db }) => {
  const { before, maxResultCount: most, ...query } = input;
  const rows = await auditRows(db, query, { before, most });
  const next = rows.length < most ? null : (rows.at(-1)?.id ?? null);
  return { items: await toAuditLogs(db, rows), next };
});

import * as contract from '@waybill/contract/operations/endpoints';
import { handle } from '#platform/context.ts';
import { deedsOnWire } from '../deeds.ts';
import { auditRows } from '../sql/audit.ts';

export const getAuditLogs = handle(contract.getAuditLogs, async ({ input, db }) => {
  const { before, maxResultCount: most, ...asked } = input;
  const rows = await auditRows(db, asked, { before, most });
  const next = rows.length < most ? null : (rows.at(-1)?.id ?? null);
  return { items: await deedsOnWire(db, rows), next };
});

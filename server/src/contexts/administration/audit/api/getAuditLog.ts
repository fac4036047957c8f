import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/administration/endpoints';
import { administrationProblems } from '@waybill/contract/administration/problems';
import { handle } from '#platform/context.ts';
import { entryOf } from '../audit-entries.ts';
import { auditRow, changesOfRequest } from '../sql.ts';
import { toChange } from '../mappers.ts';

export const getAuditLog = handle(contract.getAuditLog, async ({ input, db }) => {
  const row = found(await auditRow(db, input.id), administrationProblems.AuditLogNotFound);
  const changes = await changesOfRequest(db, row.request_id);
  return { auditLog: await entryOf(db, row), changes: changes.map(toChange) };
});

import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/operations/endpoints';
import { operationsProblems } from '@waybill/contract/operations/problems';
import { handle } from '#platform/context.ts';
import { deedOf } from '../deeds.ts';
import { auditRow, changesOfRequest } from '../sql/audit.ts';
import { changeOnWire } from '../wire.ts';

export const getAuditLog = handle(contract.getAuditLog, async ({ input, db }) => {
  const row = found(await auditRow(db, input.id), operationsProblems.AuditLogNotFound);
  const changes = await changesOfRequest(db, row.request_id);
  return { auditLog: await deedOf(db, row), changes: changes.map(changeOnWire) };
});

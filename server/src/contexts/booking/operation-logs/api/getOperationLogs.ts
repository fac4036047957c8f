import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { toLogEntry } from '../domain/log-mapper.ts';
import { logsPage } from '../lists.ts';

export const getOperationLogs = handle(contract.getOperationLogs, async ({ input, actor, db }) => {
  const { rows, totalCount } = await logsPage(db, input);
  return { items: rows.map((row) => toLogEntry(row, actor)), totalCount };
});

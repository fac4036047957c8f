import * as contract from '@waybill/contract/administration/endpoints';
import type { TextStream } from '@waybill/contract/shared/file';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { auditCsv } from '../audit-csv.ts';

export const getAuditLogsToCsv = handle(contract.getAuditLogsToCsv, async ({ input, db, now }) => {
  const { timezone } = await settingsOf(db);
  const stream: TextStream = {
    fileName: `Audit log ${localDateOf(now, timezone)}.csv`,
    pieces: auditCsv(db, input),
  };
  // The server streams the text.
  return stream as unknown as string;
});

import * as contract from '@waybill/contract/routing/endpoints';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { toRow } from '../mappers.ts';
import { writeRun } from '../save-run.ts';
import { insertRun } from '../sql.ts';

export const createRun = handle(contract.createRun, async ({ input, db, now }) => {
  const row = toRow(uuidv7(now, randomBytes), input.run);
  await writeRun(db, row, () => insertRun(db, row, now));
  return { id: row.id };
});

import * as contract from '@waybill/contract/warehouse/endpoints';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { saveItem } from '../save-item.ts';
import { insertItem } from '../sql.ts';

export const createItem = handle(contract.createItem, async ({ input, db, now }) => {
  const id = uuidv7(now, randomBytes);
  await saveItem(db, { id, sent: input.item, now }, (row) => insertItem(db, row, now));
  return { id };
});

import * as contract from '@waybill/contract/warehouse/endpoints';
import { itemList } from '@waybill/contract/warehouse/items/imports';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { importFile } from '#contexts/records/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { gatherItems } from '../item-rows.ts';
import { saveItem } from '../save-item.ts';
import { customersByCode, insertItem, lockItemsByBarcode, replaceItem } from '../sql.ts';

export const importItems = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importItems, async ({ input, db, now }) => {
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, itemList);
    const cellsOf = (column: string) => list.rows.map(({ cells }) => cells[column] ?? '');
    const saved = await lockItemsByBarcode(db, [...new Set(cellsOf('itemId'))]);
    const customers = await customersByCode(db, [...new Set(cellsOf('customer'))]);
    const gathered = gatherItems(list.rows, saved, customers);
    if (!input.dryRun) {
      for (const sent of gathered.added) {
        const id = uuidv7(now, randomBytes);
        await saveItem(db, { id, sent, now }, (row) => insertItem(db, row, now));
      }
      for (const { id, ...sent } of gathered.changed) {
        await saveItem(db, { id, sent, now }, (row) => replaceItem(db, row));
      }
    }
    return listImport(list, gathered);
  });

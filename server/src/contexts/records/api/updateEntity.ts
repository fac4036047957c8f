import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { checkedData, toSay, recordOf } from '../entities/saving.ts';
import { typeToKeep } from '../entities/sight.ts';
import { tellOfRecords } from '../entities/told.ts';
import { entityOnWire } from '../entities/wire.ts';
import { moveDocuments } from '../sql/documents.ts';
import { lockRecord, saveRecords } from '../sql/entity-records.ts';

export const updateEntity = handle(
  contract.updateEntity,
  async ({ input: { type: name, entity }, actor, db, now }) => {
    const seen = await typeToKeep(db, actor, name);
    const { id } = entity;
    const before = found(await lockRecord(db, name, id), recordsProblems.RecordNotFound);
    const data = await checkedData(db, seen.type, entity.data);
    const row = toSay(seen.type, id, data);
    await saveRecords(db, [row], now);
    if (before.customer_id !== row.customer_id) {
      await moveDocuments(db, 'EntityRecord', id, row.customer_id);
    }
    tellOfRecords(db, name, [row]);
    return { entity: await entityOnWire(db, actor, seen, await recordOf(db, name, id)) };
  },
);

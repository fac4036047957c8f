import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { checkedData, toDisplay, recordOf } from '../saving.ts';
import { typeToSave } from '../visibility.ts';
import { toEntity } from '../mappers.ts';
import { moveDocuments } from '../../documents/sql.ts';
import { lockRecord, saveRecords } from '../sql/entity-records.ts';

export const updateEntity = handle(
  contract.updateEntity,
  async ({ input: { type: name, entity }, actor, db, now }) => {
    const seen = await typeToSave(db, actor, name);
    const { id } = entity;
    const before = found(await lockRecord(db, name, id), recordsProblems.RecordNotFound);
    const data = await checkedData(db, seen.type, entity.data);
    const row = toDisplay(seen.type, id, data);
    await saveRecords(db, [row], now);
    if (before.customer_id !== row.customer_id) {
      await moveDocuments(db, { entity: 'EntityRecord', ref: id }, row.customer_id);
    }
    publish(db, 'entityRecord.changed', { id: row.id, type: name, customerId: row.customer_id });
    return { entity: await toEntity({ db, actor }, seen, await recordOf(db, name, id)) };
  },
);

import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { withDefaults } from '../domain/entity-values.ts';
import { checkedData, newRecord, recordOf } from '../saving.ts';
import { typeToSave } from '../visibility.ts';
import { toEntity } from '../mappers.ts';
import { addRecords } from '../sql/entity-records.ts';

export const createEntity = handle(
  contract.createEntity,
  async ({ input: { type: name, entity }, actor, db, now }) => {
    const seen = await typeToSave(db, actor, name);
    const data = await checkedData(db, seen.type, withDefaults(seen.type, entity.data));
    const row = newRecord({ name, type: seen.type }, data, { userId: actor.userId, now });
    await addRecords(db, [row]);
    publish(db, 'entityRecord.changed', { id: row.id, type: name, customerId: row.customer_id });
    return { entity: await toEntity({ db, actor }, seen, await recordOf(db, name, row.id)) };
  },
);

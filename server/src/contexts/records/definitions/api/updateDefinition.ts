import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { isExtendedType } from '@waybill/contract/records/definitions/extended-types';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { hidesMore } from '../domain/definition-changes.ts';
import { typeToSave } from '../domain/entity-type.ts';
import { freedSlots } from '../domain/slots.ts';
import { type CustomRecords, updateCustomFields } from '../custom-fields.ts';
import { insistOnDesign, insistOnRecords } from '../changing.ts';
import { typeSeen } from '../../entities/visibility.ts';
import { toDefinition } from '../../entities/mappers.ts';
import { lockDefinition, saveDefinition } from '../sql.ts';
import { dropFields, emptySlots, plainUrls } from '../../entities/sql/entity-records.ts';

export const updateDefinition = (customRecords: CustomRecords) =>
  handle(contract.updateDefinition, async ({ input, actor, db, now }) => {
    const { type, definition, dropfields } = input;
    if (isExtendedType(type)) {
      await updateCustomFields({ db, now, values: customRecords[type] }, { ...input, type });
      return { definition: toDefinition(await typeSeen(db, actor, type)) };
    }
    const { id, definition: before } = found(
      await lockDefinition(db, type),
      recordsProblems.TypeNotFound,
    );
    const after = typeToSave(definition, before);
    await insistOnDesign(db, type, { after, before });
    await insistOnRecords(db, type, { before, after, dropped: dropfields });
    const isGone = (key: string) => !after.properties.some((field) => field.key === key);
    const dropped = before.properties.map(({ key }) => key).filter(isGone);
    if (dropped.length > 0) await dropFields(db, type, { keys: dropped, now });
    const freed = freedSlots(before.slots, after.slots);
    if (freed.length > 0) await emptySlots(db, type, freed);
    if (hidesMore(before, after)) await plainUrls(db, type);
    await saveDefinition(db, type, { saved: after, now });
    publish(db, 'entityDefinition.changed', { id });
    return { definition: toDefinition(await typeSeen(db, actor, type)) };
  });

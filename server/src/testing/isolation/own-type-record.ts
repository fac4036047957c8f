import { createDefinition, createEntity } from '@waybill/contract/records/endpoints';
import type { Caller } from '#testing/test-app.ts';
import { isleType } from './kinds.ts';

/**
 * A customer's record of a type that its tenant designed; the second customer finds the type there.
 */
export async function ownTypeRecord(admin: Caller, customer: number) {
  const properties = [
    { key: 'note', fieldtype: 'text' as const, displayname: 'Note' },
    { key: 'customer', fieldtype: 'customer' as const, displayname: 'Customer' },
  ];
  const definition = { name: 'Isle note', ispublic: true, properties };
  await admin.send(createDefinition, { type: isleType, definition });
  const data = { note: 'Isle', customer };
  const { entity } = await admin.call(createEntity, { type: isleType, entity: { data } });
  return { guid: entity.id, text: entity.id };
}

import {
  createDefinition,
  createEntity,
  uploadAsset,
  uploadDocument,
} from '@waybill/contract/records/endpoints';
import { sampleOf } from '#testing/files/sample-files.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** A custom type that every tenant creates. */
const isleType = 'isle-note';

/** Selects the records of one customer, of a type that customers can read. */
const ofIsleType = () => ({ type: isleType });

/** The records of this context for the isolation test. */
export const recordsIsolation = isolationRecords({
  ofCustomer: ['entityRecord', 'attachment'],
  ofTenant: ['asset', 'logo'],
  inputs: {
    getEntity: ofIsleType,
    getEntities: ofIsleType,
    updateEntity: () => ({
      ...ofIsleType(),
      entity: { id: 'own', data: { note: 'Isle' } },
    }),
    deleteEntity: ofIsleType,
  },
  make: async ({ admin, customer }) => ({
    ...(await fileRecords(admin, customer.number)),
    entityRecord: await ownTypeRecord(admin, customer.number),
  }),
});

/**
 * Creates a customer's record of a custom type; for the second customer the type already exists.
 */
async function ownTypeRecord(admin: Caller, customer: number) {
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

async function fileRecords(admin: Caller, entityId: number) {
  const file = { name: 'isle.txt', type: 'text/plain', bytes: Buffer.from('Isle') };
  const { fileName } = await admin.call(uploadAsset, {}, { file });
  const contract = { entityType: 'Customer', entityId, documentType: 'Contract' } as const;
  const shared = { ...contract, isVisibleToCustomer: true };
  const { id } = await admin.call(uploadDocument, shared, { file });
  const logo = { name: 'isle.png', type: 'image/png', bytes: await sampleOf().png().toBuffer() };
  const { fileName: logoId } = await admin.call(uploadAsset, {}, { file: logo });
  return {
    asset: { text: fileName, guid: fileName },
    logo: { guid: logoId },
    attachment: { number: id },
  };
}

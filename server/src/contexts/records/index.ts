import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { createDefinition } from './definitions/api/createDefinition.ts';
import { createEntity } from './entities/api/createEntity.ts';
import { deleteDefinition } from './definitions/api/deleteDefinition.ts';
import { deleteEntity } from './entities/api/deleteEntity.ts';
import { exportEntities } from './entities/api/exportEntities.ts';
import { getDefinition } from './definitions/api/getDefinition.ts';
import { getDefinitions } from './definitions/api/getDefinitions.ts';
import { getEntities } from './entities/api/getEntities.ts';
import { getEntity } from './entities/api/getEntity.ts';
import { importEntities } from './entities/api/importEntities.ts';
import { updateDefinition } from './definitions/api/updateDefinition.ts';
import { updateEntity } from './entities/api/updateEntity.ts';
import { deleteAsset } from './assets/api/deleteAsset.ts';
import { deleteDocuments } from './documents/api/deleteDocuments.ts';
import { downloadAsset } from './assets/api/downloadAsset.ts';
import { getDocuments } from './documents/api/getDocuments.ts';
import { uploadAsset } from './assets/api/uploadAsset.ts';
import { uploadDocument } from './documents/api/uploadDocument.ts';
import type { CustomRecords, RecordKinds } from './public.ts';

/** The records of other contexts that files are attached to, and that have custom fields. */
type OtherRecords = { readonly kinds: RecordKinds; readonly customRecords: CustomRecords };

export const records = (
  services: Pick<Services, 'files'>,
  { kinds, customRecords }: OtherRecords,
) =>
  context('records', {
    endpoints: [
      createDefinition,
      createEntity,
      deleteAsset,
      deleteDefinition,
      deleteDocuments(kinds),
      deleteEntity,
      downloadAsset(services, kinds),
      exportEntities(services),
      getDefinition,
      getDefinitions,
      getDocuments(kinds),
      getEntities,
      getEntity,
      importEntities,
      updateDefinition(customRecords),
      updateEntity,
      uploadAsset(services),
      uploadDocument(services, kinds),
    ],
  });

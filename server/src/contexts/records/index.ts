import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { createDefinition } from './api/createDefinition.ts';
import { createEntity } from './api/createEntity.ts';
import { deleteDefinition } from './api/deleteDefinition.ts';
import { deleteEntity } from './api/deleteEntity.ts';
import { exportEntities } from './api/exportEntities.ts';
import { getDefinition } from './api/getDefinition.ts';
import { getDefinitions } from './api/getDefinitions.ts';
import { getEntities } from './api/getEntities.ts';
import { getEntity } from './api/getEntity.ts';
import { importEntities } from './api/importEntities.ts';
import { updateDefinition } from './api/updateDefinition.ts';
import { updateEntity } from './api/updateEntity.ts';
import { deleteAsset } from './api/deleteAsset.ts';
import { deleteDocuments } from './api/deleteDocuments.ts';
import { downloadAsset } from './api/downloadAsset.ts';
import { getDocuments } from './api/getDocuments.ts';
import { uploadAsset } from './api/uploadAsset.ts';
import { uploadDocument } from './api/uploadDocument.ts';
import type { RecordKinds } from './public.ts';

export const records = (services: Pick<Services, 'files'>, kinds: RecordKinds) =>
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
      updateDefinition,
      updateEntity,
      uploadAsset(services),
      uploadDocument(services, kinds),
    ],
    live: {
      'document.changed': 'documents',
      'entityDefinition.changed': 'entities',
      'entityRecord.changed': 'entities',
      'entityRecords.imported': 'entities',
    },
  });

import { context } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { deleteAsset } from './api/deleteAsset.ts';
import { deleteDocuments } from './api/deleteDocuments.ts';
import { downloadAsset } from './api/downloadAsset.ts';
import { getDocuments } from './api/getDocuments.ts';
import { uploadAsset } from './api/uploadAsset.ts';
import { uploadDocument } from './api/uploadDocument.ts';
import type { RecordKinds } from './public.ts';

export const records = (house: Pick<House, 'files'>, kinds: RecordKinds) =>
  context('records', {
    endpoints: [
      deleteAsset,
      deleteDocuments(kinds),
      downloadAsset(house, kinds),
      getDocuments(kinds),
      uploadAsset(house),
      uploadDocument(house, kinds),
    ],
    live: { 'document.changed': 'documents' },
  });

import { context } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { deleteAsset } from './api/deleteAsset.ts';
import { downloadAsset } from './api/downloadAsset.ts';
import { uploadAsset } from './api/uploadAsset.ts';

export const records = (house: Pick<House, 'files'>) =>
  context('records', {
    endpoints: [deleteAsset, downloadAsset(house), uploadAsset(house)],
  });

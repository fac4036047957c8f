import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { exportPurpose, fetchFile, fileById } from '#platform/files/tickets.ts';
import type { House } from '#platform/house.ts';
import { assetPurpose, isFileName } from '../assets.ts';

export const downloadAsset = ({ files }: Pick<House, 'files'>) =>
  handle(contract.downloadAsset, async ({ input: { assetId }, db, now }) => {
    const file = isFileName(assetId)
      ? await fileById({ db, files }, assetPurpose, assetId)
      : await fetchFile({ db, files, now }, exportPurpose, assetId);
    return found(file, recordsProblems.AssetNotFound);
  });

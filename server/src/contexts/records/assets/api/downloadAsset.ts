import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { exportPurpose, fetchFile, fileById } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { assetPurpose } from '#platform/files/assets.ts';
import { isFileName } from '../assets.ts';
import { ifSeen } from '../../documents/documents.ts';
import { documentPurpose } from '../../documents/purpose.ts';
import type { RecordKinds } from '../../public.ts';
import { documentOfFile } from '../../documents/sql.ts';

export const downloadAsset = ({ files }: Pick<Services, 'files'>, kinds: RecordKinds) =>
  handle(contract.downloadAsset, async ({ input: { assetId }, actor, db, now }) => {
    const { AssetNotFound } = recordsProblems;
    if (!isFileName(assetId)) {
      return found(await fetchFile({ db, files, now }, exportPurpose, assetId), AssetNotFound);
    }
    const document = await ifSeen({ db, actor, kinds }, await documentOfFile(db, assetId));
    const purpose = document === undefined ? assetPurpose : documentPurpose;
    return found(await fileById({ db, files }, purpose, assetId), AssetNotFound);
  });

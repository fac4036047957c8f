import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { acceptUpload } from '#platform/files/accept.ts';
import { insistOnRoom } from '#platform/files/room.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { assetPurpose } from '#platform/files/assets.ts';

export const uploadAsset = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.uploadAsset, async ({ upload, actor, db, now }) => {
    const accepted = await acceptUpload('file', upload);
    await insistOnRoom({ db, files }, 'file', accepted.bytes.length);
    const { id } = await storeFile(
      { db, files, now },
      { ...accepted, customerId: actor.customerId, purpose: assetPurpose, expiresAt: null },
    );
    return { fileName: id };
  });

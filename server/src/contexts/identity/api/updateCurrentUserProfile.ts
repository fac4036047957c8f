import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { insistOnPicture } from '#platform/files/assets.ts';
import { ownUserId } from '../own-account.ts';
import { saveProfile } from '../sql/own.ts';

export const updateCurrentUserProfile = handle(
  contract.updateCurrentUserProfile,
  async ({ input, actor, db }) => {
    await insistOnPicture(db, 'profilePictureId', input.profilePictureId);
    await saveProfile(db, ownUserId(actor), {
      name: input.name,
      surname: input.surname,
      phone_number: input.phoneNumber || null,
      timezone: input.timezone,
      picture_id: input.profilePictureId,
    });
    return null;
  },
);

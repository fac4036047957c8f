import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { speaks } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { insistOnPicture } from '#platform/files/assets.ts';
import { ownUserId } from '../own-account.ts';
import { profile, saveProfile } from '../sql.ts';

export const updateCurrentUserProfile = handle(
  contract.updateCurrentUserProfile,
  async ({ input, actor, db }) => {
    await insistOnPicture(db, 'profilePictureId', input.profilePictureId);
    const userId = ownUserId(actor);
    const saved = found(await profile(db, userId), identityProblems.UserNotFound);
    const language = input.language === undefined ? saved.language : input.language;
    if (language !== saved.language && language !== null && !(await speaks(db, language))) {
      throw notValidField('language', 'This is not a language of this business');
    }
    await saveProfile(db, userId, {
      language,
      name: input.name,
      surname: input.surname,
      phone_number: input.phoneNumber || null,
      timezone: input.timezone,
      picture_id: input.profilePictureId,
    });
    return null;
  },
);

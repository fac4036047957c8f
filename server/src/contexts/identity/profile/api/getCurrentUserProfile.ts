import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { ownUserId } from '../own-account.ts';
import { profile } from '../sql.ts';

export const getCurrentUserProfile = handle(
  contract.getCurrentUserProfile,
  async ({ actor, db }) => {
    const row = found(await profile(db, ownUserId(actor)), identityProblems.UserNotFound);
    return {
      name: row.name,
      surname: row.surname,
      phoneNumber: row.phone_number,
      timezone: row.timezone,
      language: row.language,
      profilePictureId: row.picture_id,
      userName: row.user_name,
      emailAddress: row.email,
    };
  },
);

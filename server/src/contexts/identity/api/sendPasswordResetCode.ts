import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { askForLetter } from '../account-letters.ts';

export const sendPasswordResetCode = handle(
  contract.sendPasswordResetCode,
  async ({ input, db }) => {
    await askForLetter(db, 'identity.forgotten', input.emailAddress);
    return null;
  },
);

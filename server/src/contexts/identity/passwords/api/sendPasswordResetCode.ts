import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { requestEmail } from '../account-emails.ts';

export const sendPasswordResetCode = handle(
  contract.sendPasswordResetCode,
  async ({ input, db }) => {
    await requestEmail(db, 'identity.forgotten', input.emailAddress);
    return null;
  },
);

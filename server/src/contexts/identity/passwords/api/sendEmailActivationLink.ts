import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { requestEmail } from '../account-emails.ts';

export const sendEmailActivationLink = handle(
  contract.sendEmailActivationLink,
  async ({ input, db }) => {
    await requestEmail(db, 'identity.confirmation', input.emailAddress);
    return null;
  },
);

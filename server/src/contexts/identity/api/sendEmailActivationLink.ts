import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { askForLetter } from '../account-letters.ts';

export const sendEmailActivationLink = handle(
  contract.sendEmailActivationLink,
  async ({ input, db }) => {
    await askForLetter(db, 'identity.confirmation', input.emailAddress);
    return null;
  },
);

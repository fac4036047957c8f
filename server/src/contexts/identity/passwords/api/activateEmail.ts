import * as contract from '@waybill/contract/identity/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { hashOf } from '#platform/token.ts';
import { confirmEmail, takeCode } from '../sql.ts';

export const activateEmail = handle(
  contract.activateEmail,
  async ({ input: { userId, confirmationCode }, db, now }) => {
    const hash = hashOf(confirmationCode);
    const user = await takeCode(db, { userId, purposes: ['Email'], hash, now });
    if (user === undefined) {
      throw notValidField('confirmationCode', 'Invalid email confirmation code');
    }
    await confirmEmail(db, userId);
    return { canLogin: user.is_active, userName: user.user_name };
  },
  { reach: 'tenant' },
);

import * as contract from '@waybill/contract/identity/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { signInRulesOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { hashOf } from '#platform/token.ts';
import { canSignIn } from '../domain/account-codes.ts';
import { checkPassword } from '../../users/editing-users.ts';
import { confirmEmail, takeCode } from '../sql.ts';
import { endSessions, passwordWasChanged, setPassword } from '../../users/sql/users.ts';

export const resetPassword = ({ hasher }: Pick<Services, 'hasher'>) =>
  handle(
    contract.resetPassword,
    async ({ input: { userId, resetCode, password }, db, now }) => {
      const hash = hashOf(resetCode);
      const user = await takeCode(db, { userId, purposes: ['Password', 'Change'], hash, now });
      if (user === undefined) throw notValidField('resetCode', 'Invalid password reset code');
      const mustDiffer = user.purpose === 'Change';
      if (mustDiffer && (await hasher.verify(user.password_hash ?? '', password))) {
        throw notValidField('password', 'Please choose another password than the one before.');
      }
      await checkPassword(db, password, 'password');
      await setPassword(db, userId, await hasher.hash(password));
      await passwordWasChanged(db, userId);
      // The code proves access to the mailbox.
      if (user.purpose === 'Password') await confirmEmail(db, userId);
      await endSessions(db, userId);
      const { needsConfirmedEmail } = await signInRulesOf(db);
      const isConfirmed = user.is_email_confirmed || user.purpose === 'Password';
      const account = { ...user, is_email_confirmed: isConfirmed };
      return { canLogin: canSignIn(account, needsConfirmedEmail), userName: user.user_name };
    },
    { reach: 'tenant' },
  );

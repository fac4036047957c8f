import * as contract from '@waybill/contract/identity/endpoints';
import { found, generalProblems, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { checkPassword } from '../../users/editing-users.ts';
import {
  endSessions,
  passwordHashOf,
  passwordWasChanged,
  setPassword,
} from '../../users/sql/users.ts';

export const changePassword = ({ hasher }: Services) =>
  handle(contract.changePassword, async ({ input, actor, db }) => {
    const userId = found(actor.userId, generalProblems.NotPermitted);
    const saved = await passwordHashOf(db, userId);
    if (saved?.directory_name) {
      throw notValidField('currentPassword', 'Your password is kept by the directory.');
    }
    if (!(await hasher.verify(saved?.password_hash ?? '', input.currentPassword))) {
      throw notValidField('currentPassword', 'Incorrect password.');
    }
    await checkPassword(db, input.newPassword, 'newPassword');
    await setPassword(db, userId, await hasher.hash(input.newPassword));
    await passwordWasChanged(db, userId);
    await endSessions(db, userId, actor.sessionId);
    return null;
  });

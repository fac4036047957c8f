import * as contract from '@waybill/contract/identity/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { randomBytes, randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { House } from '#platform/house.ts';
import { writeLetter } from '#platform/mail/letters.ts';
import { rolesNamed, userFields } from '../domain/user-to-save.ts';
import { checkPassword, keepAnAdmin, userToChange } from '../editing-users.ts';
import { rolesFor } from '../roles-seen.ts';
import { lockAdministration, roles } from '../sql/roles.ts';
import { addUser, endSessions, replaceRoles, saveUser, setPassword } from '../sql/users.ts';
import { refuseTaken } from '../taken.ts';

export const createOrUpdateUser = (house: House) =>
  handle(contract.createOrUpdateUser, async ({ input, actor, db, now, caller }) => {
    const { user, setRandomPassword } = input;
    const password = setRandomPassword ? randomBytes(24).toString('base64url') : user.password;
    if (password && !setRandomPassword) await checkPassword(db, password, 'user.password');
    await lockAdministration(db);
    const before = typeof user.id === 'number' ? await userToChange(db, actor, user.id) : null;
    const customerId = before ? before.customer_id : (actor.customerId ?? user.customerId ?? null);
    const offered = await roles(db, rolesFor(customerId));
    const held = before?.role_ids ?? [];
    const given = rolesNamed(input.assignedRoleNames, offered, held, actor.permissions);
    const fields = userFields(input, customerId, given);
    const written = before
      ? saveUser(db, before.id, fields).then(() => before.id)
      : addUser(db, fields, now);
    const id = await refuseTaken(written, taken(user.userName, user.emailAddress));
    await replaceRoles(
      db,
      id,
      given.map((role) => role.id),
    );
    if (password) await setPassword(db, id, await house.hasher.hash(password));
    const isOwn = id === actor.userId;
    if (before && (password || !user.isActive)) {
      await endSessions(db, id, isOwn ? actor.sessionId : null);
    }
    if (before) await keepAnAdmin(db, before);
    if (input.sendActivationEmail) {
      await welcome(db, user, { customerId, origin: caller.origin });
    }
    return { id };
  });

/** Tells a user that their account is there. No password: that is told another way. */
const welcome = (
  db: TenantDb,
  user: InputOf<typeof contract.createOrUpdateUser>['user'],
  about: { readonly customerId: number | null; readonly origin: string },
): Promise<void> =>
  writeLetter(db, `welcome ${randomUUID()}`, {
    template: 'WelcomeUser',
    to: [user.emailAddress],
    values: {
      UserName: user.name,
      SignInName: user.userName,
      SignInUrl: `${about.origin}/auth/login`,
    },
    isSecret: false,
    customerId: about.customerId,
  });

const taken = (userName: string, email: string) => ({
  user_by_name: { member: 'user.userName', message: `Username '${userName}' is already taken.` },
  user_by_email: { member: 'user.emailAddress', message: `Email '${email}' is already taken.` },
  user_of_customer: { member: 'user.customerId', message: 'We could not find this customer.' },
});

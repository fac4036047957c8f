import * as contract from '@waybill/contract/identity/endpoints';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { House } from '#platform/house.ts';
import { writeInvitation, writeWelcome } from '../account-letters.ts';
import { rolesNamed, userFields } from '../domain/user-to-save.ts';
import { checkPassword, keepAnAdmin, userToChange } from '../editing-users.ts';
import { placeInUnits } from '../organization-units.ts';
import { rolesFor } from '../roles-seen.ts';
import { accountById } from '../sql/account-codes.ts';
import { forgetSecondStep } from '../sql/second-step.ts';
import { lockAdministration, roles } from '../sql/roles.ts';
import { addUser, endSessions, replaceRoles, saveUser, setPassword } from '../sql/users.ts';
import { refuseTaken } from '../taken.ts';

export const createOrUpdateUser = (house: House) =>
  handle(contract.createOrUpdateUser, async ({ input, actor, db, now }) => {
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
    await placeInUnits({ db, actor, now }, id, input.organizationUnits);
    if (!user.isTwoFactorEnabled) await forgetSecondStep(db, id);
    if (password) await setPassword(db, id, await house.hasher.hash(password));
    const isOwn = id === actor.userId;
    if (before && (password || !user.isActive)) {
      await endSessions(db, id, isOwn ? actor.sessionId : null);
    }
    if (before) await keepAnAdmin(db, before);
    if (input.sendActivationEmail) {
      const knowsPassword = Boolean(user.password) && !setRandomPassword;
      await welcome(house, { db, now }, id, knowsPassword);
    }
    return { id };
  });

/** Tells a user of the account: a password they choose themselves, or are told another way. */
async function welcome(
  house: House,
  at: { readonly db: TenantDb; readonly now: Date },
  id: number,
  knowsPassword: boolean,
): Promise<void> {
  const user = await accountById(at.db, id);
  if (user === undefined) return;
  await (knowsPassword ? writeWelcome(house, at, user) : writeInvitation(house, at, user));
}

const taken = (userName: string, email: string) => ({
  user_by_name: { member: 'user.userName', message: `Username '${userName}' is already taken.` },
  user_by_email: { member: 'user.emailAddress', message: `Email '${email}' is already taken.` },
  user_of_customer: { member: 'user.customerId', message: 'We could not find this customer.' },
});

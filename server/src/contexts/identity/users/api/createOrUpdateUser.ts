import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/identity/endpoints';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { writeInvitation, writeWelcome } from '../../passwords/account-emails.ts';
import { rolesNamed, userFields } from '../domain/user-to-save.ts';
import { checkPassword, ensureAdminRemains, userToChange } from '../editing-users.ts';
import { placeInUnits } from '../../organization-units/organization-units.ts';
import { rolesFor } from '../../roles/roles-seen.ts';
import { accountById } from '../../passwords/sql.ts';
import { forgetSecondStep } from '../../two-factor/sql/second-step.ts';
import { lockAdministration, roles } from '../../roles/sql.ts';
import { addUser, endSessions, replaceRoles, saveUser, setPassword } from '../sql/users.ts';
import { refuseDuplicate } from '../unique-violation.ts';

export const createOrUpdateUser = (services: Services) =>
  handle(contract.createOrUpdateUser, async ({ input, actor, db, now }) => {
    const { user, setRandomPassword } = input;
    const password = setRandomPassword ? randomBytes(24).toString('base64url') : user.password;
    if (password && !setRandomPassword) await checkPassword(db, password, 'user.password');
    await lockAdministration(db);
    const before = typeof user.id === 'number' ? await userToChange(db, actor, user.id) : null;
    const customerId = before ? before.customer_id : (actor.customerId ?? user.customerId ?? null);
    const offered = await roles(db, rolesFor(customerId));
    const held = before?.role_ids ?? [];
    const provided = rolesNamed(
      input.assignedRoleNames,
      { offered, before: held },
      actor.permissions,
    );
    const fields = userFields(input, customerId, provided);
    const written = before
      ? saveUser(db, before.id, fields).then(() => before.id)
      : addUser(db, fields, now);
    const id = await refuseDuplicate(written, uniqueFields(user.userName, user.emailAddress));
    await replaceRoles(
      db,
      id,
      provided.map((role) => role.id),
    );
    await placeInUnits({ db, actor, now }, id, input.organizationUnits);
    if (!user.isTwoFactorEnabled) await forgetSecondStep(db, id);
    if (password) await setPassword(db, id, await services.hasher.hash(password));
    const isOwn = id === actor.userId;
    if (before && (password || !user.isActive)) {
      await endSessions(db, id, isOwn ? actor.sessionId : null);
    }
    if (before) await ensureAdminRemains(db, before);
    if (input.sendActivationEmail) {
      const knowsPassword = Boolean(user.password) && !setRandomPassword;
      await welcome(services, { db, now }, { id, knowsPassword });
    }
    return { id };
  });

/** Notifies a user of the account: they choose a password, or receive it another way. */
async function welcome(
  services: Services,
  at: { readonly db: TenantDb; readonly now: Date },
  { id, knowsPassword }: { readonly id: number; readonly knowsPassword: boolean },
): Promise<void> {
  const user = await accountById(at.db, id);
  if (user === undefined) return;
  await (knowsPassword ? writeWelcome(services, at, user) : writeInvitation(services, at, user));
}

const uniqueFields = (userName: string, email: string) => ({
  user_by_name: {
    member: 'user.userName',
    message: sentence("Username ''{userName}'' is already taken.", { userName }),
  },
  user_by_email: {
    member: 'user.emailAddress',
    message: sentence("Email ''{email}'' is already taken.", { email }),
  },
  user_of_customer: { member: 'user.customerId', message: 'We could not find this customer.' },
});

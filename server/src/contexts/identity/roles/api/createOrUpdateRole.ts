import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/identity/endpoints';
import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { roleToSave } from '../domain/role-to-save.ts';
import { savedRole } from '../roles-seen.ts';
import { addRole, lockAdministration, replaceGrants, saveRole } from '../sql.ts';
import { refuseDuplicate } from '../../users/unique-violation.ts';

export const createOrUpdateRole = handle(
  contract.createOrUpdateRole,
  async ({ input, actor, db, now }) => {
    await lockAdministration(db);
    const { id, displayName } = input.role;
    const before = typeof id === 'number' ? await savedRole(db, actor, id) : null;
    const customerId = actor.customerId ?? input.role.customerId ?? null;
    const saved = roleToSave(input, { before, customerId }, actor.permissions);
    const name = before?.name ?? (input.role.name || randomUUID().replaceAll('-', ''));
    const fields = { ...saved, name };
    const written = before
      ? saveRole(db, before.id, fields).then(() => before.id)
      : addRole(db, fields, now);
    const savedId = await refuseDuplicate(written, {
      role_by_name: {
        member: 'role.name',
        message: sentence('Role name {name} is already taken.', { name }),
      },
      role_of_customer: { member: 'role.customerId', message: 'We could not find this customer.' },
      role_by_display_name: {
        member: 'role.displayName',
        message: sentence('Role display name {displayName} is already taken.', { displayName }),
      },
    });
    await replaceGrants(db, savedId, saved.permissions);
    return { id: savedId };
  },
);

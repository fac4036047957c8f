import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { createOrUpdateRole, getRoleForEdit } from '@waybill/contract/identity/endpoints';
import type { Translate } from '#shell/texts/texts-context.ts';

export type EditedRole = ResultOf<typeof getRoleForEdit>;

export const roleValues = ({ role, grantedPermissionNames }: EditedRole) => ({
  role: {
    displayName: role.displayName,
    isDefault: role.isDefault,
    customerId: role.customerId,
    customerGuid: null as string | null,
  },
  grantedPermissionNames: [...grantedPermissionNames].toSorted(),
});

export type RoleValues = ReturnType<typeof roleValues>;

/** Returns a new role, with the permissions of another if it is copied. */
export const newRole = (t: Translate, like?: EditedRole): RoleValues => ({
  role: {
    displayName: like === undefined ? '' : t('{name} (copy)', { name: like.role.displayName }),
    isDefault: false,
    customerId: like?.role.customerId ?? null,
    customerGuid: null,
  },
  grantedPermissionNames: [...(like?.grantedPermissionNames ?? [])].toSorted(),
});

/** Converts form values to the request; without `id` it creates a role. */
export const roleArgs = (
  { role, grantedPermissionNames }: RoleValues,
  id?: number,
): ArgsOf<typeof createOrUpdateRole> => ({
  role: {
    id,
    displayName: role.displayName,
    isDefault: role.isDefault,
    customerId: role.customerId,
  },
  grantedPermissionNames,
});

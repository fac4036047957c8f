import {
  createOrUpdateRole,
  deleteRole,
  getAllPermissions,
  getAllPermissionsForCustomer,
  getRoleForEdit,
  getRoles,
  getUserForEdit,
  getUserPermissionsForEdit,
} from '@waybill/contract/identity/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';

const roleReads = [getRoles, getRoleForEdit] as const;

export const useRoles = () => useEndpointQuery(getRoles, {});

export const useRole = (id: number, enabled = true) =>
  useEndpointQuery(getRoleForEdit, { id }, { enabled });

export const useSaveRole = () => useEndpointMutation(createOrUpdateRole, { refreshes: roleReads });

export const useDeleteRole = () => useEndpointMutation(deleteRole, { refreshes: [getRoles] });

export const usePermissions = (enabled: boolean) =>
  useEndpointQuery(getAllPermissions, {}, { enabled });

export const useCustomerPermissions = (enabled: boolean) =>
  useEndpointQuery(getAllPermissionsForCustomer, {}, { enabled });

/** Queries the roles and permissions by which users can be filtered. */
export function useUserFilterChoices() {
  const mayRoles = useMay()('Administration.Roles');
  const own = useSession().data?.userId ?? 0;
  const allRoles = useEndpointQuery(getRoles, {}, { enabled: mayRoles, freshFor: 60_000 }).data
    ?.items;
  const input = useEndpointQuery(getUserForEdit, {}, { enabled: !mayRoles, freshFor: 60_000 }).data
    ?.roles;
  const query = { enabled: own !== 0, freshFor: 600_000 };
  const { data: known } = useEndpointQuery(getUserPermissionsForEdit, { id: own }, query);
  return {
    roles:
      allRoles?.map(({ id, displayName }) => ({ value: String(id), label: displayName })) ??
      input?.map(({ roleId, displayName }) => ({ value: String(roleId), label: displayName })) ??
      [],
    permissions: (known?.permissions ?? []).map(({ name }) => ({ value: name, label: name })),
  };
}

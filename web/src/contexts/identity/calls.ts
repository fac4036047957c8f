import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { displayNameOf } from '@waybill/contract/customers/display-name';
import { getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import {
  activateEmail,
  confirmAuthenticator,
  createRecoveryCodes,
  getTwoFactor,
  startAuthenticator,
  updateTwoFactor,
  getCurrentUserProfile,
  getOwnSessions,
  revokeOtherSessions,
  revokeSession,
  updateCurrentUserProfile,
  addUsersToOrganizationUnit,
  createApiClient,
  createApiKey,
  createOrganizationUnit,
  deleteApiClient,
  deleteApiKey,
  deleteOrganizationUnit,
  rotateApiClientSecret,
  getApiClients,
  getApiKeys,
  getOrganizationUnits,
  getOrganizationUnitUsers,
  getUsersForExcel,
  removeUserFromOrganizationUnit,
  moveOrganizationUnit,
  updateOrganizationUnit,
  createOrUpdateRole,
  resetPassword,
  sendEmailActivationLink,
  sendPasswordResetCode,
  deleteRole,
  endImpersonation,
  getAllPermissions,
  getDirectoryRoles,
  updateDirectoryRoles,
  getAllPermissionsForCustomer,
  getRoleForEdit,
  getRoles,
  getUsers,
  changePassword,
  createOrUpdateUser,
  deleteUser,
  getCustomerUsers,
  getUserForEdit,
  getUserPermissionsForEdit,
  unlockUser,
  updateUserPermissions,
  startImpersonation,
} from '@waybill/contract/identity/endpoints';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { useClient } from '#client/client-context.tsx';
import { save } from '#client/save-file.ts';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The tenant's users whose name or address contains the text; at most 50. */
export const useUsers = (text: string) =>
  useEndpointQuery(
    getUsers,
    { ...(text === '' ? {} : { filter: text }), sorting: 'name', maxResultCount: 50 },
    { keepPrevious: true },
  );

/** Acts as another user from now on. */
export function useActAs(onDone: () => void): UseMutationResult<void, Error, number> {
  const { call } = useClient();
  const signInWith = useTicket();
  return useMutation({
    mutationFn: async (userId: number) => {
      const { impersonationToken } = await call(startImpersonation, { userId });
      await signInWith(impersonationToken);
    },
    onSuccess: onDone,
  });
}

/** Ends acting as another user and signs back in as oneself. */
export function useEndImpersonation(onDone: () => void): UseMutationResult<void, Error, void> {
  const { call } = useClient();
  const signInWith = useTicket();
  return useMutation({
    mutationFn: async () => {
      const { impersonationToken } = await call(endImpersonation, {});
      await signInWith(impersonationToken);
    },
    onSuccess: onDone,
  });
}

/** Exchanges a one-time token for a session. @throws with the server's sentence when refused. */
function useTicket(): (impersonationToken: string) => Promise<void> {
  const session = useSessionClient();
  return async (impersonationToken) => {
    const result = await session.signIn('credentials', { impersonationToken, redirect: false });
    if (result?.error) throw new Error(result.error);
  };
}

// Roles and permissions

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

/** A customer's name, for those who may see customers; its number until it is there. */
export function useCustomerName(id: number | undefined): string {
  const t = useTranslate();
  const enabled = useMay()('Customer.View') && id !== undefined;
  const { data } = useEndpointQuery(
    getCustomerForEdit,
    { id: id ?? 0 },
    { enabled, freshFor: 600_000 },
  );
  return data === undefined ? t('Customer {id}', { id: id ?? '' }) : displayNameOf(data);
}

// Users

const userReads = [getUsers, getCustomerUsers, getUserForEdit, getUserPermissionsForEdit] as const;

export const useUserList = (query: ArgsOf<typeof getUsers>, enabled: boolean) =>
  useEndpointQuery(getUsers, query, { keepPrevious: true, enabled });
export const useCustomerUsers = (query: ArgsOf<typeof getCustomerUsers>, enabled: boolean) =>
  useEndpointQuery(getCustomerUsers, query, { keepPrevious: true, enabled });

/** The roles and the permissions that a list of users can be narrowed to. */
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

export const useUser = (id: number) => useEndpointQuery(getUserForEdit, { id });
/** A user nobody has made yet, of a customer where one is named. */
export const useNewUser = (customerId: number | null) =>
  useEndpointQuery(getUserForEdit, customerId === null ? {} : { customerId }, {
    keepPrevious: true,
  });
export const useSaveUser = () => useEndpointMutation(createOrUpdateUser, { refreshes: userReads });
export const useUnlockUser = () =>
  useEndpointMutation(unlockUser, { refreshes: [getUsers, getCustomerUsers] });
export const useDeleteUser = () =>
  useEndpointMutation(deleteUser, { refreshes: [getUsers, getCustomerUsers] });

export const useUserPermissions = (id: number) =>
  useEndpointQuery(getUserPermissionsForEdit, { id });
export const useSaveUserPermissions = () =>
  useEndpointMutation(updateUserPermissions, { refreshes: [getUserPermissionsForEdit, getUsers] });

export const useChangePassword = () => useEndpointMutation(changePassword, { refreshes: [] });

// Accounts of people without a session

export const useSendResetCode = () => useEndpointMutation(sendPasswordResetCode, { refreshes: [] });
export const useResetPassword = () => useEndpointMutation(resetPassword, { refreshes: [] });
export const useSendActivationLink = () =>
  useEndpointMutation(sendEmailActivationLink, { refreshes: [] });
export const useActivateEmail = () => useEndpointMutation(activateEmail, { refreshes: [] });

// API keys

const clientReads = [getApiClients] as const;
export const useApiClients = () => useEndpointQuery(getApiClients, {});
export const useCreateApiClient = () =>
  useEndpointMutation(createApiClient, { refreshes: clientReads });
export const useRotateApiClientSecret = () =>
  useEndpointMutation(rotateApiClientSecret, { refreshes: [] });
export const useDeleteApiClient = () =>
  useEndpointMutation(deleteApiClient, { refreshes: clientReads });

const keyReads = [getApiKeys, getUserForEdit, getUsers] as const;
export const useApiKeys = (userId: number) => useEndpointQuery(getApiKeys, { userId });
export const useCreateApiKey = () => useEndpointMutation(createApiKey, { refreshes: keyReads });
export const useDeleteApiKey = () => useEndpointMutation(deleteApiKey, { refreshes: keyReads });

/** Saves the users that a list shows as a workbook. */
export function useExportUsers() {
  const { call, download } = useClient();
  return useMutation({
    mutationFn: async (query: ArgsOf<typeof getUsersForExcel>) => {
      const [file] = await call(getUsersForExcel, query);
      if (file === undefined) return;
      save(await download(downloadAsset, { assetId: file.fileToken }));
    },
  });
}

// The organization

const unitReads = [getOrganizationUnits, getOrganizationUnitUsers, getUserForEdit] as const;
export const useOrganization = () => useEndpointQuery(getOrganizationUnits, {});
export const useUnitMembers = (query: ArgsOf<typeof getOrganizationUnitUsers>) =>
  useEndpointQuery(getOrganizationUnitUsers, query, { keepPrevious: true });
export const useAddUnit = () =>
  useEndpointMutation(createOrganizationUnit, { refreshes: unitReads });
export const useMoveUnit = () =>
  useEndpointMutation(moveOrganizationUnit, { refreshes: unitReads });
export const useRenameUnit = () =>
  useEndpointMutation(updateOrganizationUnit, { refreshes: unitReads });
export const useDeleteUnit = () =>
  useEndpointMutation(deleteOrganizationUnit, { refreshes: unitReads });
export const useAddMembers = () =>
  useEndpointMutation(addUsersToOrganizationUnit, { refreshes: unitReads });
export const useRemoveMember = () =>
  useEndpointMutation(removeUserFromOrganizationUnit, { refreshes: unitReads });

// One's own account

export const useOwnProfile = () => useEndpointQuery(getCurrentUserProfile, {});
export const useSaveOwnProfile = () =>
  useEndpointMutation(updateCurrentUserProfile, { refreshes: [getCurrentUserProfile] });
export const useOwnSessions = () => useEndpointQuery(getOwnSessions, {});
export const useRevokeSession = () =>
  useEndpointMutation(revokeSession, { refreshes: [getOwnSessions] });
export const useRevokeOthers = () =>
  useEndpointMutation(revokeOtherSessions, { refreshes: [getOwnSessions] });

export const useTwoFactor = () => useEndpointQuery(getTwoFactor, {});
export const useUpdateTwoFactor = () =>
  useEndpointMutation(updateTwoFactor, { refreshes: [getTwoFactor] });
export const useCreateRecoveryCodes = () =>
  useEndpointMutation(createRecoveryCodes, { refreshes: [getTwoFactor] });
export const useStartAuthenticator = () =>
  useEndpointMutation(startAuthenticator, { refreshes: [] });
export const useConfirmAuthenticator = () =>
  useEndpointMutation(confirmAuthenticator, { refreshes: [getTwoFactor] });

/** Which roles the groups of the tenant's directory give. */
export const useDirectoryRoles = () => useEndpointQuery(getDirectoryRoles, {});
export const useSaveDirectoryRoles = () =>
  useEndpointMutation(updateDirectoryRoles, { refreshes: [getDirectoryRoles] });

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
import { useAsk, useSend } from '#client/queries.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useSessionClient } from '#shell/session/SessionProvider.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

/** The tenant's users whose name or address contains the text; at most 50. */
export const useUsers = (text: string) =>
  useAsk(
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

export const useRoles = () => useAsk(getRoles, {});
export const useRole = (id: number, enabled = true) => useAsk(getRoleForEdit, { id }, { enabled });
export const useSaveRole = () => useSend(createOrUpdateRole, { refreshes: roleReads });
export const useDeleteRole = () => useSend(deleteRole, { refreshes: [getRoles] });

export const usePermissions = (enabled: boolean) => useAsk(getAllPermissions, {}, { enabled });
export const useCustomerPermissions = (enabled: boolean) =>
  useAsk(getAllPermissionsForCustomer, {}, { enabled });

/** A customer's name, for those who may see customers; its number until it is there. */
export function useCustomerName(id: number | undefined): string {
  const say = useSay();
  const enabled = useMay()('Customer.View') && id !== undefined;
  const { data } = useAsk(getCustomerForEdit, { id: id ?? 0 }, { enabled, freshFor: 600_000 });
  return data === undefined ? say('Customer {id}', { id: id ?? '' }) : displayNameOf(data);
}

// Users

const userReads = [getUsers, getCustomerUsers, getUserForEdit, getUserPermissionsForEdit] as const;

export const useUserList = (asked: ArgsOf<typeof getUsers>, enabled: boolean) =>
  useAsk(getUsers, asked, { keepPrevious: true, enabled });
export const useCustomerUsers = (asked: ArgsOf<typeof getCustomerUsers>, enabled: boolean) =>
  useAsk(getCustomerUsers, asked, { keepPrevious: true, enabled });

/** The roles and the permissions that a list of users can be narrowed to. */
export function useUserFilterChoices() {
  const mayRoles = useMay()('Administration.Roles');
  const own = useSession().data?.userId ?? 0;
  const allRoles = useAsk(getRoles, {}, { enabled: mayRoles, freshFor: 60_000 }).data?.items;
  const given = useAsk(getUserForEdit, {}, { enabled: !mayRoles, freshFor: 60_000 }).data?.roles;
  const asked = { enabled: own !== 0, freshFor: 600_000 };
  const { data: known } = useAsk(getUserPermissionsForEdit, { id: own }, asked);
  return {
    roles:
      allRoles?.map(({ id, displayName }) => ({ value: String(id), label: displayName })) ??
      given?.map(({ roleId, displayName }) => ({ value: String(roleId), label: displayName })) ??
      [],
    permissions: (known?.permissions ?? []).map(({ name }) => ({ value: name, label: name })),
  };
}

export const useUser = (id: number) => useAsk(getUserForEdit, { id });
/** A user nobody has made yet, of a customer where one is named. */
export const useNewUser = (customerId: number | null) =>
  useAsk(getUserForEdit, customerId === null ? {} : { customerId }, { keepPrevious: true });
export const useSaveUser = () => useSend(createOrUpdateUser, { refreshes: userReads });
export const useUnlockUser = () => useSend(unlockUser, { refreshes: [getUsers, getCustomerUsers] });
export const useDeleteUser = () => useSend(deleteUser, { refreshes: [getUsers, getCustomerUsers] });

export const useUserPermissions = (id: number) => useAsk(getUserPermissionsForEdit, { id });
export const useSaveUserPermissions = () =>
  useSend(updateUserPermissions, { refreshes: [getUserPermissionsForEdit, getUsers] });

export const useChangePassword = () => useSend(changePassword, { refreshes: [] });

// Accounts of people without a session

export const useSendResetCode = () => useSend(sendPasswordResetCode, { refreshes: [] });
export const useResetPassword = () => useSend(resetPassword, { refreshes: [] });
export const useSendActivationLink = () => useSend(sendEmailActivationLink, { refreshes: [] });
export const useActivateEmail = () => useSend(activateEmail, { refreshes: [] });

// API keys

const clientReads = [getApiClients] as const;
export const useApiClients = () => useAsk(getApiClients, {});
export const useCreateApiClient = () => useSend(createApiClient, { refreshes: clientReads });
export const useRotateApiClientSecret = () => useSend(rotateApiClientSecret, { refreshes: [] });
export const useDeleteApiClient = () => useSend(deleteApiClient, { refreshes: clientReads });

const keyReads = [getApiKeys, getUserForEdit, getUsers] as const;
export const useApiKeys = (userId: number) => useAsk(getApiKeys, { userId });
export const useCreateApiKey = () => useSend(createApiKey, { refreshes: keyReads });
export const useDeleteApiKey = () => useSend(deleteApiKey, { refreshes: keyReads });

/** Saves the users that a list shows as a workbook. */
export function useExportUsers() {
  const { call, download } = useClient();
  return useMutation({
    mutationFn: async (asked: ArgsOf<typeof getUsersForExcel>) => {
      const [file] = await call(getUsersForExcel, asked);
      if (file === undefined) return;
      save(await download(downloadAsset, { assetId: file.fileToken }));
    },
  });
}

// The organization

const unitReads = [getOrganizationUnits, getOrganizationUnitUsers, getUserForEdit] as const;
export const useOrganization = () => useAsk(getOrganizationUnits, {});
export const useUnitMembers = (asked: ArgsOf<typeof getOrganizationUnitUsers>) =>
  useAsk(getOrganizationUnitUsers, asked, { keepPrevious: true });
export const useAddUnit = () => useSend(createOrganizationUnit, { refreshes: unitReads });
export const useMoveUnit = () => useSend(moveOrganizationUnit, { refreshes: unitReads });
export const useRenameUnit = () => useSend(updateOrganizationUnit, { refreshes: unitReads });
export const useDeleteUnit = () => useSend(deleteOrganizationUnit, { refreshes: unitReads });
export const useAddMembers = () => useSend(addUsersToOrganizationUnit, { refreshes: unitReads });
export const useRemoveMember = () =>
  useSend(removeUserFromOrganizationUnit, { refreshes: unitReads });

// One's own account

export const useOwnProfile = () => useAsk(getCurrentUserProfile, {});
export const useSaveOwnProfile = () =>
  useSend(updateCurrentUserProfile, { refreshes: [getCurrentUserProfile] });
export const useOwnSessions = () => useAsk(getOwnSessions, {});
export const useRevokeSession = () => useSend(revokeSession, { refreshes: [getOwnSessions] });
export const useRevokeOthers = () => useSend(revokeOtherSessions, { refreshes: [getOwnSessions] });

export const useTwoFactor = () => useAsk(getTwoFactor, {});
export const useUpdateTwoFactor = () => useSend(updateTwoFactor, { refreshes: [getTwoFactor] });
export const useCreateRecoveryCodes = () =>
  useSend(createRecoveryCodes, { refreshes: [getTwoFactor] });
export const useStartAuthenticator = () => useSend(startAuthenticator, { refreshes: [] });
export const useConfirmAuthenticator = () =>
  useSend(confirmAuthenticator, { refreshes: [getTwoFactor] });

/** Which roles the groups of the tenant's directory give. */
export const useDirectoryRoles = () => useAsk(getDirectoryRoles, {});
export const useSaveDirectoryRoles = () =>
  useSend(updateDirectoryRoles, { refreshes: [getDirectoryRoles] });

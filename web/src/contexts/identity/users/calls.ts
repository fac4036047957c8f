import {
  createOrUpdateUser,
  deleteUser,
  getCustomerUsers,
  getUserForEdit,
  getUserPermissionsForEdit,
  getUsers,
  getUsersForExcel,
  unlockUser,
  updateUserPermissions,
} from '@waybill/contract/identity/endpoints';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { save } from '#client/save-file.ts';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

/** Queries the tenant's users whose name or address contains the text; at most 50. */
export const useUsers = (text: string) =>
  useEndpointQuery(
    getUsers,
    { ...(text === '' ? {} : { filter: text }), sorting: 'name', maxResultCount: 50 },
    { keepPrevious: true },
  );

const userReads = [getUsers, getCustomerUsers, getUserForEdit, getUserPermissionsForEdit] as const;

export const useUserList = (query: ArgsOf<typeof getUsers>, enabled: boolean) =>
  useEndpointQuery(getUsers, query, { keepPrevious: true, enabled });

export const useCustomerUsers = (query: ArgsOf<typeof getCustomerUsers>, enabled: boolean) =>
  useEndpointQuery(getCustomerUsers, query, { keepPrevious: true, enabled });

export const useUser = (id: number) => useEndpointQuery(getUserForEdit, { id });

/** Queries the defaults of a new user, of a customer if one is given. */
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

/** Exports the listed users as a workbook. */
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

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, Id } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Permission } from '../shapes.ts';
import { identityProblems } from '../problems.ts';
import { CreateOrUpdateUser, User, UserForEdit } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const getUsers = endpoint({
  path: '/api/core/user/getusers',
  access: 'Administration.Users',
  summary: "Returns the tenant's users.",
  input: z.object({
    ...listInput,
    permission: z.string().optional(),
    role: idOf('role').optional(),
  }),
  output: pageOf(User),
});

export const getUserPermissionsForEdit = endpoint({
  path: '/api/core/user/GetUserPermissionsForEdit',
  access: 'signedIn',
  summary: 'Returns all permissions and those of a user; every user may request their own.',
  input: z.object({ id: idOf('user').optional() }),
  output: z.object({
    permissions: z.array(Permission),
    grantedPermissionNames: z.array(z.string()),
    /** The permissions that the user's roles grant, before the user's own grants and denials. */
    grantedByRoles: z.array(z.string()).optional(),
    ...revision,
  }),
  problems: [identityProblems.UserNotFound],
});

const userChanges = [
  identityProblems.UserNotFound,
  identityProblems.HoldsMore,
  identityProblems.LastAdmin,
] as const;

export const getCustomerUsers = endpoint({
  path: '/api/core/user/getcustomerusers',
  access: 'Administration.Users',
  summary: 'Returns the users of a customer, or of all customers.',
  input: z.object({
    ...listInput,
    customerId: idOf('customer').optional(),
    permission: z.string().optional(),
    role: idOf('role').optional(),
  }),
  output: pageOf(User),
});

export const getUsersForExcel = endpoint({
  path: '/api/core/user/GetUsersForExcel',
  access: 'Administration.Users',
  summary: 'Exports users as a workbook, in a list of one file; download it with downloadasset.',
  input: z.object({
    filter: listInput.filter,
    sorting: listInput.sorting,
    permission: z.string().optional(),
    role: idOf('role').optional(),
  }),
  output: z.array(ExportFile),
  perMinute: 20,
  isExport: true,
});

export const getUserForEdit = endpoint({
  path: '/api/core/user/getuserforedit',
  access: 'Administration.Users',
  summary: 'Returns a user with all assignable roles; without an id, a new user.',
  input: z.object({ id: idOf('user').optional(), customerId: idOf('customer').optional() }),
  output: UserForEdit,
  problems: [identityProblems.UserNotFound],
});

export const createOrUpdateUser = endpoint({
  method: 'POST',
  path: '/api/core/user/createorupdateuser',
  access: 'Administration.Users',
  summary: "Creates or updates a user; the user's roles are replaced by the list.",
  input: CreateOrUpdateUser,
  output: z.object({ id: Id }),
  problems: [...userChanges, identityProblems.GrantsTooMuch],
  replaces: {
    read: getUserForEdit,
    argsOf: ({ user: { id } }) => (id ? { id } : null),
  },
});

export const updateUserPermissions = endpoint({
  method: 'PUT',
  path: '/api/core/user/updateUserPermissions',
  access: 'Administration.Users',
  summary: "Updates a user's permissions; only differences from the user's roles are stored.",
  input: z.object({ id: idOf('user'), grantedPermissionNames: z.array(z.string()), ...revision }),
  output: z.null(),
  problems: [...userChanges, identityProblems.GrantsTooMuch],
  replaces: {
    read: getUserPermissionsForEdit,
    argsOf: ({ id }) => ({ id }),
  },
});

export const unlockUser = endpoint({
  method: 'POST',
  path: '/api/core/User/UnlockUser',
  access: 'Administration.Users',
  summary: 'Unlocks a user after too many failed sign-ins.',
  input: z.object({ id: idOf('user') }),
  output: z.null(),
  problems: [identityProblems.UserNotFound, identityProblems.HoldsMore],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/core/user/DeleteUser',
  access: 'Administration.Users',
  summary: 'Deletes a user and ends their sessions.',
  input: z.object({ id: idOf('user') }),
  output: z.null(),
  problems: [...userChanges, identityProblems.OwnAccountStays],
});

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
  summary: "The tenant's users.",
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
  summary: 'All permissions and those a user holds; everybody may ask for their own.',
  input: z.object({ id: idOf('user').optional() }),
  output: z.object({
    permissions: z.array(Permission),
    grantedPermissionNames: z.array(z.string()),
    /** What the user's roles grant, before the user's own grants and denials. */
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
  summary: "A customer's users; without one, those of every customer.",
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
  summary: 'The users as a workbook, in a list of one file; fetched through downloadasset.',
  input: z.object({
    filter: listInput.filter,
    sorting: listInput.sorting,
    permission: z.string().optional(),
    role: idOf('role').optional(),
  }),
  output: z.array(ExportFile),
  perMinute: 20,
  savesResult: true,
});

export const getUserForEdit = endpoint({
  path: '/api/core/user/getuserforedit',
  access: 'Administration.Users',
  summary: 'A user with every role that could be given; without id a new user.',
  input: z.object({ id: idOf('user').optional(), customerId: idOf('customer').optional() }),
  output: UserForEdit,
  problems: [identityProblems.UserNotFound],
});

export const createOrUpdateUser = endpoint({
  method: 'POST',
  path: '/api/core/user/createorupdateuser',
  access: 'Administration.Users',
  summary: 'Adds a user, or changes one; the roles are replaced by the list.',
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
  summary: 'What a user may do; only what differs from their roles is kept.',
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
  summary: 'Lets a user sign in again after too many wrong passwords.',
  input: z.object({ id: idOf('user') }),
  output: z.null(),
  problems: [identityProblems.UserNotFound, identityProblems.HoldsMore],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/core/user/DeleteUser',
  access: 'Administration.Users',
  summary: 'Deletes a user and signs them out.',
  input: z.object({ id: idOf('user') }),
  output: z.null(),
  problems: [...userChanges, identityProblems.OwnAccountStays],
});

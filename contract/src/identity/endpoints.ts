import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ExportFile, Id, line, requiredLine } from '../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../shared/page.ts';
import { identityProblems } from './problems.ts';
import {
  CreateOrUpdateUser,
  Permission,
  Role,
  Session,
  SessionProvider,
  TokenResponse,
  User,
  UserForEdit,
} from './shapes.ts';

export * from './account-endpoints.ts';
export * from './list-view-endpoints.ts';
export * from './api-client-endpoints.ts';
export { createApiKey, deleteApiKey, getApiKeys } from './api-key-endpoints.ts';
export {
  addUsersToOrganizationUnit,
  createOrganizationUnit,
  deleteOrganizationUnit,
  getOrganizationUnits,
  getOrganizationUnitUsers,
  moveOrganizationUnit,
  removeUserFromOrganizationUnit,
  updateOrganizationUnit,
} from './organization-units.ts';
export {
  changePassword,
  getCurrentUserProfile,
  getOwnSessions,
  revokeOtherSessions,
  revokeSession,
  updateCurrentUserProfile,
} from './profile-endpoints.ts';
export {
  confirmAuthenticator,
  createRecoveryCodes,
  getTwoFactor,
  startAuthenticator,
  updateTwoFactor,
} from './two-factor-endpoints.ts';

// The session library's endpoints (conventions of its protocol: forms, cookies, bare JSON).

const form = { csrfToken: z.string().optional(), callbackUrl: z.string().optional() };
const jsonFlag = z.union([z.boolean(), z.string()]).optional();
const Redirect = z.object({ url: z.string() });

export const getSession = endpoint({
  path: '/api/auth/session',
  access: 'none',
  summary: 'The session of the cookie, or an empty object.',
  output: z.union([Session, z.object({})]),
  answer: 'bare',
});

export const getCsrf = endpoint({
  path: '/api/auth/csrf',
  access: 'none',
  summary: 'A token that a sign-in, sign-out or session update must carry.',
  output: z.object({ csrfToken: z.string() }),
  answer: 'bare',
});

export const getProviders = endpoint({
  path: '/api/auth/providers',
  access: 'none',
  summary: 'The ways to sign in.',
  output: z.record(z.string(), SessionProvider),
  answer: 'bare',
});

export const signInCallback = endpoint({
  method: 'POST',
  path: '/api/auth/callback/{provider}',
  access: 'none',
  summary: 'Sign in with credentials, the code they ask for, or a one-time impersonation token.',
  input: z.object({
    ...form,
    provider: z.string(),
    json: jsonFlag,
    userNameOrEmailAddress: z.string().optional(),
    password: z.string().optional(),
    rememberMe: z.union([z.boolean(), z.string()]).optional(),
    impersonationToken: z.string().optional(),
    /**
     * Two-factor authentication: a code, and whether to trust this browser; or first a code by
     * e-mail.
     */
    securityCode: z.string().optional(),
    rememberBrowser: z.union([z.boolean(), z.string()]).optional(),
    sendCode: z.union([z.boolean(), z.string()]).optional(),
  }),
  output: Redirect,
  answer: 'bare',
  /** Per address; failed attempts for one account are counted by its lockout (decisions X-29). */
  perMinute: 10,
});

export const signInOther = endpoint({
  method: 'POST',
  path: '/api/auth/signin/{provider}',
  access: 'none',
  summary: 'Start a sign-in that is not by credentials; answers where to go.',
  input: z.object({ ...form, provider: z.string(), json: jsonFlag }),
  output: Redirect,
  answer: 'bare',
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  access: 'none',
  summary: 'End the session of the cookie.',
  input: z.object({ ...form, json: jsonFlag }),
  output: Redirect,
  answer: 'bare',
});

export const updateSession = endpoint({
  method: 'POST',
  path: '/api/auth/session',
  access: 'none',
  summary: 'Refresh the session; what a client may set is listed by us.',
  input: z.object({ csrfToken: z.string().optional(), data: z.unknown().optional() }),
  output: z.union([Session, z.object({})]),
  answer: 'bare',
});

export const showAuthPage = endpoint({
  path: '/api/auth/{action}',
  aliases: ['/api/auth/signin/{provider}'],
  access: 'none',
  summary: 'Leads a browser to the page of `signin`, `signout` or `error`.',
  input: z.object({
    action: z.string().optional(),
    provider: z.string().optional(),
    callbackUrl: z.string().optional(),
    error: z.string().optional(),
  }),
  output: z.string(),
  answer: 'text',
});

export const logFromBrowser = endpoint({
  method: 'POST',
  path: '/api/auth/_log',
  access: 'none',
  summary: 'Takes what went wrong in a browser that uses the session library.',
  input: z.object({
    level: z.string().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
  output: z.string(),
  answer: 'text',
});

export const token = endpoint({
  method: 'POST',
  path: '/token',
  aliases: ['/connect/token'],
  access: 'none',
  summary: 'An access token for a system, by client credentials (RFC 6749 §4.4).',
  input: z.object({
    grant_type: z.string().optional(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
    scope: z.string().optional(),
  }),
  output: TokenResponse,
  answer: 'bare',
});

// Impersonation

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/api/impersonate/start',
  access: 'Administration.Impersonation',
  summary: 'A one-time token that signs in as another user of the tenant.',
  input: z.object({ userId: Id }),
  output: z.object({ impersonationToken: z.string() }),
  problems: [
    identityProblems.UserNotFound,
    identityProblems.CannotImpersonateTwice,
    identityProblems.CannotImpersonateSelf,
  ],
});

export const endImpersonation = endpoint({
  path: '/api/impersonate/end',
  access: 'signedIn',
  summary: 'A one-time token that signs back in as the user who was acting.',
  output: z.object({ impersonationToken: z.string() }),
  problems: [identityProblems.NotImpersonating],
  reads: false,
});

// Users and permissions: the part needed for signing in and switching users

export const getUsers = endpoint({
  path: '/api/core/user/getusers',
  access: 'Administration.Users',
  summary: "The tenant's users.",
  input: z.object({
    ...listInput,
    permission: z.string().optional(),
    role: Id.optional(),
  }),
  output: pageOf(User),
});

export const getUserPermissionsForEdit = endpoint({
  path: '/api/core/user/GetUserPermissionsForEdit',
  access: 'signedIn',
  summary: 'All permissions and those a user holds; everybody may ask for their own.',
  input: z.object({ id: Id.optional() }),
  output: z.object({
    permissions: z.array(Permission),
    grantedPermissionNames: z.array(z.string()),
    /** What the user's roles grant, before the user's own grants and denials. */
    grantedByRoles: z.array(z.string()).optional(),
  }),
  problems: [identityProblems.UserNotFound],
});

export const getAllPermissions = endpoint({
  path: '/api/core/permission/getallpermissions',
  access: 'Administration.Roles',
  summary: 'The permission tree, depth first.',
  output: itemsOf(Permission),
});

export const getAllPermissionsForCustomer = endpoint({
  path: '/api/core/permission/getallpermissionsforcustomer',
  access: 'Administration.Roles',
  summary: "The permissions that a customer's own users may hold, depth first.",
  output: itemsOf(Permission),
});

// Roles

export const getRoles = endpoint({
  path: '/api/core/role/getroles',
  access: 'Administration.Roles',
  summary: 'The roles the caller may see; `permission` keeps those that grant it.',
  input: z.object({ permission: z.string().optional() }),
  output: itemsOf(Role),
});

export const getCustomerRoles = endpoint({
  path: '/api/core/role/getcustomerroles',
  access: 'Administration.Roles',
  summary: "The roles that a customer's users may have: its own and those of every customer.",
  input: z.object({ customerId: Id.optional(), permission: z.string().optional() }),
  output: itemsOf(Role),
});

export const getRoleForEdit = endpoint({
  path: '/api/core/role/getroleforedit',
  access: 'Administration.Roles',
  summary: 'A role, the permissions it may grant and those it grants; without id a new role.',
  input: z.object({ id: Id.optional(), customerId: Id.optional() }),
  output: z.object({
    role: Role.partial({ id: true, creationTime: true }),
    permissions: z.array(Permission),
    grantedPermissionNames: z.array(z.string()),
  }),
  problems: [identityProblems.RoleNotFound],
});

export const createOrUpdateRole = endpoint({
  method: 'POST',
  path: '/api/core/role/createorupdaterole',
  access: 'Administration.Roles',
  summary: 'Adds a role, or changes one; what it grants is replaced by the list.',
  input: z.object({
    role: z.object({
      id: Id.nullish(),
      name: line(32).nullish(),
      displayName: requiredLine(64, 'Display name is required'),
      /** The customer it belongs to; cannot be changed after creation. */
      customerId: Id.nullish(),
      isStatic: z.boolean().optional(),
      isDefault: z.boolean().default(false),
    }),
    grantedPermissionNames: z.array(z.string()),
  }),
  output: z.object({ id: Id }),
  problems: [
    identityProblems.RoleNotFound,
    identityProblems.StaticRoleKeepsName,
    identityProblems.AdminRoleKeepsAll,
    identityProblems.GrantsTooMuch,
  ],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/core/role/deleterole',
  access: 'Administration.Roles',
  summary: 'Deletes a role and takes it from its users; static roles stay.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [identityProblems.RoleNotFound, identityProblems.StaticRoleStays],
});

export {
  getDirectoryRoles,
  updateDirectoryRoles,
} from './directory-role-endpoints.ts';

// Users

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
    customerId: Id.optional(),
    permission: z.string().optional(),
    role: Id.optional(),
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
    role: Id.optional(),
  }),
  output: z.array(ExportFile),
  perMinute: 20,
});

export const getUserForEdit = endpoint({
  path: '/api/core/user/getuserforedit',
  access: 'Administration.Users',
  summary: 'A user with every role that could be given; without id a new user.',
  input: z.object({ id: Id.optional(), customerId: Id.optional() }),
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
});

export const updateUserPermissions = endpoint({
  method: 'PUT',
  path: '/api/core/user/updateUserPermissions',
  access: 'Administration.Users',
  summary: 'What a user may do; only what differs from their roles is kept.',
  input: z.object({ id: Id, grantedPermissionNames: z.array(z.string()) }),
  output: z.null(),
  problems: [...userChanges, identityProblems.GrantsTooMuch],
});

export const unlockUser = endpoint({
  method: 'POST',
  path: '/api/core/User/UnlockUser',
  access: 'Administration.Users',
  summary: 'Lets a user sign in again after too many wrong passwords.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [identityProblems.UserNotFound, identityProblems.HoldsMore],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/core/user/DeleteUser',
  access: 'Administration.Users',
  summary: 'Deletes a user and signs them out.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [...userChanges, identityProblems.OwnAccountStays],
});

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line, requiredLine } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { identityProblems } from '../problems.ts';
import { Permission } from '../shapes.ts';
import { Role } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const getAllPermissions = endpoint({
  path: '/api/core/permission/getallpermissions',
  access: 'Administration.Roles',
  summary: 'Returns the permission tree, depth first.',
  output: itemsOf(Permission),
});

export const getAllPermissionsForCustomer = endpoint({
  path: '/api/core/permission/getallpermissionsforcustomer',
  access: 'Administration.Roles',
  summary: "Returns the permissions that a customer's users may hold, depth first.",
  output: itemsOf(Permission),
});

export const getRoles = endpoint({
  path: '/api/core/role/getroles',
  access: 'Administration.Roles',
  summary: 'Returns the roles that the caller may see, or those that grant `permission`.',
  input: z.object({ permission: z.string().optional() }),
  output: itemsOf(Role),
});

export const getCustomerRoles = endpoint({
  path: '/api/core/role/getcustomerroles',
  access: 'Administration.Roles',
  summary: "Returns the roles available to a customer's users: its own and those of all customers.",
  input: z.object({ customerId: idOf('customer').optional(), permission: z.string().optional() }),
  output: itemsOf(Role),
});

export const getRoleForEdit = endpoint({
  path: '/api/core/role/getroleforedit',
  access: 'Administration.Roles',
  summary: 'Returns a role, its available and its granted permissions; without an id, a new role.',
  input: z.object({ id: idOf('role').optional(), customerId: idOf('customer').optional() }),
  output: z.object({
    role: Role.partial({ id: true, creationTime: true }),
    permissions: z.array(Permission),
    grantedPermissionNames: z.array(z.string()),
    ...revision,
  }),
  problems: [identityProblems.RoleNotFound],
});

export const createOrUpdateRole = endpoint({
  method: 'POST',
  path: '/api/core/role/createorupdaterole',
  access: 'Administration.Roles',
  summary: 'Creates or updates a role; its permissions are replaced by the list.',
  input: z.object({
    role: z.object({
      id: idOf('role').nullish(),
      name: line(32).nullish(),
      displayName: requiredLine(64, 'Display name is required'),
      /** The customer it belongs to; cannot be changed after creation. */
      customerId: idOf('customer').nullish(),
      isStatic: z.boolean().optional(),
      isDefault: z.boolean().default(false),
    }),
    grantedPermissionNames: z.array(z.string()),
    ...revision,
  }),
  output: z.object({ id: Id }),
  problems: [
    identityProblems.RoleNotFound,
    identityProblems.StaticRoleKeepsName,
    identityProblems.AdminRoleKeepsAll,
    identityProblems.GrantsTooMuch,
  ],
  replaces: {
    read: getRoleForEdit,
    argsOf: ({ role: { id } }) => (id ? { id } : null),
  },
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/core/role/deleterole',
  access: 'Administration.Roles',
  summary: 'Deletes a role and removes it from its users; static roles cannot be deleted.',
  input: z.object({ id: idOf('role') }),
  output: z.null(),
  problems: [identityProblems.RoleNotFound, identityProblems.StaticRoleStays],
});

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';
import { identityProblems } from '../problems.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** A group of the tenant's directory, and a role that it grants. */
const DirectoryRole = z.object({
  /** Its full DN (`cn=dispatch,ou=groups,dc=example`) or only the first part (`dispatch`). */
  group: requiredLine(256, 'Please enter a group'),
  roleId: idOf('role'),
});

/** Not part of the specification (decisions T-29). */
export const getDirectoryRoles = endpoint({
  path: '/api/core/role/getdirectoryroles',
  access: 'Administration.Roles',
  summary: 'Returns which directory groups grant which roles.',
  input: z.object({}),
  output: z.object({
    items: z.array(DirectoryRole.extend({ roleDisplayName: z.string() })),
    ...revision,
  }),
});

/** Not part of the specification (decisions T-29). */
export const updateDirectoryRoles = endpoint({
  method: 'PUT',
  path: '/api/core/role/updatedirectoryroles',
  access: 'Administration.Roles',
  summary:
    'Sets the roles that directory groups grant; these roles can then be granted only by groups.',
  input: z.object({
    directoryRoles: z.array(DirectoryRole).max(100, 'At most 100 groups'),
    ...revision,
  }),
  output: z.null(),
  problems: [identityProblems.RoleNotFound, identityProblems.GrantsTooMuch],
  replaces: {
    read: getDirectoryRoles,
    argsOf: () => ({}),
  },
});

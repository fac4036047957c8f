/** The tenant's organization as a tree, and its members. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, requiredLine } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { identityProblems } from '../problems.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** The maximum depth of the tree (decisions T-15). */
export const unitDepthMax = 10;
export const unitNameMax = 128;

export const OrganizationUnit = entity(
  'OrganizationUnit',
  z.object({
    id: Id,
    parentId: Id.nullable(),
    /** Five digits for each level below the root: `00001.00002`. */
    code: z.string(),
    displayName: z.string(),
    /** Members of the unit itself, without those below it. */
    memberCount: z.number().int(),
    creationTime: Moment,
    creatorUserId: Id.nullable(),
    lastModificationTime: Moment.nullable(),
    lastModifierUserId: Id.nullable(),
    ...revision,
  }),
);

export const OrganizationUnitMember = entity(
  'OrganizationUnitMember',
  z.object({
    id: Id,
    name: z.string(),
    surname: z.string(),
    userName: z.string(),
    emailAddress: z.string(),
    profilePictureId: Guid.nullable(),
    addedTime: Moment,
  }),
);

const access = 'Administration.OrganizationUnits';
const { OrganizationUnitNotFound, UserNotFound, OrganizationUnitTooDeep } = identityProblems;
const { OrganizationUnitInItself } = identityProblems;
const displayName = requiredLine(unitNameMax, 'Please enter a name');

export const getOrganizationUnits = endpoint({
  path: '/api/core/organizationunit/getorganizationunits',
  access,
  summary: 'Returns the organization units in tree order, or those that match `filter`.',
  input: z.object({ filter: listInput.filter }),
  output: itemsOf(OrganizationUnit),
  rowsAreEdited: true,
});

export const getOrganizationUnitUsers = endpoint({
  path: '/api/core/organizationunit/getorganizationunitusers',
  access,
  summary: 'Returns the direct members of a unit.',
  input: z.object({ ...listInput, id: idOf('organizationUnit') }).omit({ filter: true }),
  output: pageOf(OrganizationUnitMember),
  problems: [OrganizationUnitNotFound],
});

export const createOrganizationUnit = endpoint({
  method: 'POST',
  path: '/api/core/organizationunit/createorganizationunit',
  access,
  summary: 'Creates a unit under another, or at the root.',
  input: z.object({ parentId: idOf('organizationUnit').nullish(), displayName }),
  output: OrganizationUnit,
  problems: [OrganizationUnitNotFound, OrganizationUnitTooDeep],
});

export const updateOrganizationUnit = endpoint({
  method: 'PUT',
  path: '/api/core/organizationunit/updateorganizationunit',
  access,
  summary: 'Renames a unit.',
  input: z.object({ id: idOf('organizationUnit'), displayName, ...revision }),
  output: OrganizationUnit,
  problems: [OrganizationUnitNotFound],
  replaces: {
    read: getOrganizationUnits,
    argsOf: () => ({}),
    which: ({ id }) => ({ id }),
  },
});

/** Not part of the specification (decisions T-29), named after its model. */
export const moveOrganizationUnit = endpoint({
  method: 'POST',
  path: '/api/core/organizationunit/moveorganizationunit',
  access,
  summary: 'Moves a unit and its descendants under another, or to the root; codes are reassigned.',
  input: z.object({
    id: idOf('organizationUnit'),
    newParentId: idOf('organizationUnit').nullish(),
  }),
  output: OrganizationUnit,
  problems: [OrganizationUnitNotFound, OrganizationUnitTooDeep, OrganizationUnitInItself],
});

export const deleteOrganizationUnit = endpoint({
  method: 'DELETE',
  path: '/api/core/organizationunit/deleteorganizationunit',
  access,
  summary: 'Deletes a unit and its descendants; their users are not deleted.',
  input: z.object({ id: idOf('organizationUnit') }),
  output: z.null(),
  problems: [OrganizationUnitNotFound],
});

export const addUsersToOrganizationUnit = endpoint({
  method: 'POST',
  path: '/api/core/organizationunit/adduserstoorganizationunit',
  access,
  summary: 'Adds users to a unit; existing members are unchanged.',
  input: z.object({
    userIds: z.array(idOf('user')).min(1).max(1000),
    organizationUnitId: idOf('organizationUnit'),
  }),
  output: z.null(),
  problems: [OrganizationUnitNotFound, UserNotFound],
});

export const removeUserFromOrganizationUnit = endpoint({
  method: 'DELETE',
  path: '/api/core/organizationunit/removeuserfromorganizationunit',
  access,
  summary: 'Removes a user from a unit.',
  input: z.object({ userId: idOf('user'), organizationUnitId: idOf('organizationUnit') }),
  output: z.null(),
  problems: [OrganizationUnitNotFound, UserNotFound],
});

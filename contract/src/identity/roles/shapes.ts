import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment } from '../../shared/fields.ts';

/** A set of permissions, for the whole tenant or for one customer. */
export const Role = entity(
  'Role',
  z.object({
    id: Id,
    name: z.string(),
    displayName: z.string(),
    /** Null for a role of the whole tenant. */
    customerId: Id.nullable(),
    isStatic: z.boolean(),
    /** Assigned to users who register. */
    isDefault: z.boolean(),
    creationTime: Moment,
    grantedPermissionNames: z.array(z.string()),
    /** The number of users with the role. */
    userCount: z.number().int().optional(),
  }),
);

import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, line, Moment, requiredLine } from '../../shared/fields.ts';
import { passwordLengthMax } from '../passwords/rules.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const User = entity(
  'User',
  z.object({
    id: idOf('user'),
    creationTime: Moment,
    userGuid: Guid,
    name: z.string(),
    surname: z.string(),
    userName: z.string(),
    emailAddress: z.string(),
    phoneNumber: z.string().nullable(),
    /** Accepted, never returned. */
    password: z.string().optional(),
    isActive: z.boolean().default(false),
    roles: z.array(z.object({ roleId: Id, roleName: z.string(), displayName: z.string() })),
    customerId: Id.nullable(),
    shouldChangePasswordOnNextLogin: z.boolean().default(false),
    isTwoFactorEnabled: z.boolean().default(false),
    isLockoutEnabled: z.boolean().default(false),
    /** The masked prefix of the newest key. */
    apiKey: z.string().nullable(),
    /** Too many wrong passwords: cannot sign in until unlocked, or for a while. */
    isLockedOut: z.boolean().default(false),
    lastLoginTime: Moment.nullish(),
    /** Signs in through the tenant's directory; setting a password here ends that. */
    isDirectoryUser: z.boolean().default(false),
  }),
);

const EditedUser = User.omit({ roles: true }).partial({
  id: true,
  creationTime: true,
  userGuid: true,
});

/** A user with every role that could be assigned. */
export const UserForEdit = entity(
  'UserForEdit',
  z.object({
    user: EditedUser,
    profilePictureId: Guid.nullable(),
    timezone: z.string().nullable(),
    roles: z.array(
      z.object({
        roleId: Id,
        roleName: z.string(),
        displayName: z.string(),
        isAssigned: z.boolean(),
      }),
    ),
    allOrganizationUnits: z.array(z.object({ id: Id, code: z.string(), displayName: z.string() })),
    memberedOrganizationUnits: z.array(z.string()),
    ...revision,
  }),
);

/** A user as input; every flag defaults to false. */
export const CreateOrUpdateUser = entity(
  'CreateOrUpdateUser',
  z.object({
    user: z.object({
      id: idOf('user').nullish(),
      name: requiredLine(64, 'Please enter a name'),
      surname: requiredLine(64, 'Please enter a surname'),
      userName: requiredLine(256, 'Please enter a username'),
      emailAddress: z
        .string({ error: 'Please enter an e-mail address' })
        .trim()
        .max(256)
        .regex(/^\S+@\S+\.\S+$/, 'Please enter a valid e-mail address'),
      phoneNumber: line(32).nullish(),
      /**
       * If absent or empty, it is left unchanged; a new user then has no password until one is set.
       */
      password: z.string().max(passwordLengthMax).nullish(),
      isActive: z.boolean().default(false),
      shouldChangePasswordOnNextLogin: z.boolean().default(false),
      isTwoFactorEnabled: z.boolean().default(false),
      isLockoutEnabled: z.boolean().default(false),
      /** The customer the user belongs to; cannot be changed after creation. */
      customerId: idOf('customer').nullish(),
    }),
    assignedRoleNames: z.array(z.string()),
    sendActivationEmail: z.boolean().default(false),
    setRandomPassword: z.boolean().default(false),
    /** The user's new organization units; if absent, they are left unchanged. */
    organizationUnits: z.array(idOf('organizationUnit')).max(1000).optional(),
    ...revision,
  }),
);

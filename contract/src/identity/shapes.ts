import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, line, Moment, requiredLine } from '../shared/fields.ts';
import { passwordLengthMax } from './password.ts';

/** What the browser knows of the signed-in user; an empty object if nobody is signed in. */
export const Session = entity(
  'Session',
  z.object({
    user: z.object({
      name: z.string(),
      /** The picture's name as an asset. */
      image: z.string().nullish(),
      userGuid: Guid,
      /** The user's time zone; null uses the tenant's. */
      timezone: z.string().nullish(),
      /** The user's language; null uses that of their device. */
      language: z.string().nullish(),
    }),
    userId: Id,
    accessToken: z.string(),
    customer: z.object({ id: Id }).nullish(),
    impersonatedLogin: z.boolean().optional(),
    isDriver: z.boolean().optional(),
    isCustomer: z.boolean(),
    isTenant: z.boolean(),
    status: z.literal('authenticated'),
    grantedPermissionNames: z.array(z.string()),
    expires: Moment,
  }),
);

export const SessionProvider = entity(
  'SessionProvider',
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['credentials', 'email']),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);

/** The response of the browser's `signIn`. */
export const SignInResult = entity(
  'SignInResult',
  z.object({
    error: z.string().nullable(),
    status: z.number(),
    ok: z.boolean(),
    url: z.string().nullable(),
  }),
);

export const Permission = entity(
  'Permission',
  z.object({
    parentName: z.string().nullable(),
    name: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    isGrantedByDefault: z.boolean(),
    level: z.number().int(),
  }),
);

export const User = entity(
  'User',
  z.object({
    id: Id,
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
    /** Signs in with the tenant's directory; setting a password here ends that. */
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
  }),
);

/** A user as input; every flag defaults to false. */
export const CreateOrUpdateUser = entity(
  'CreateOrUpdateUser',
  z.object({
    user: z.object({
      id: Id.nullish(),
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
      customerId: Id.nullish(),
    }),
    assignedRoleNames: z.array(z.string()),
    sendActivationEmail: z.boolean().default(false),
    setRandomPassword: z.boolean().default(false),
    /** The user's new organization units; if absent, they are left unchanged. */
    organizationUnits: z.array(Id).max(1000).optional(),
  }),
);

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

export const TokenResponse = entity(
  'TokenResponse',
  z.object({
    access_token: z.string(),
    expires_in: z.number().int(),
    token_type: z.literal('Bearer'),
    scope: z.string().optional(),
  }),
);

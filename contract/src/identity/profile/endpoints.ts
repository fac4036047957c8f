/** The user's own account: profile, password and sessions. */
import { z } from 'zod';
import { LanguageTag, TimezoneName } from '../../shared/codes.ts';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Moment, line, requiredLine } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { passwordLengthMax } from '../passwords/rules.ts';
import { identityProblems } from '../problems.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const own = {
  name: requiredLine(64, 'Please enter a name'),
  surname: requiredLine(64, 'Please enter a surname'),
  phoneNumber: line(32).nullable(),
  /** Null shows times in the tenant's time zone. */
  timezone: TimezoneName.nullable(),
  /** One of the tenant's languages; null uses the language of the device. */
  language: LanguageTag.nullable(),
  /** The `fileName` of an uploaded picture. */
  profilePictureId: guidOf('asset').nullable(),
};

export const UserProfile = entity(
  'UserProfile',
  z.object({ ...own, userName: z.string(), emailAddress: z.string(), ...revision }),
);

const profilePath = '/api/core/profile/currentuserprofile';

export const getCurrentUserProfile = endpoint({
  path: profilePath,
  access: 'signedIn',
  summary: "Returns the caller's own profile.",
  output: UserProfile,
});

export const updateCurrentUserProfile = endpoint({
  method: 'PUT',
  path: profilePath,
  access: 'signedIn',
  summary:
    "Updates the caller's own profile; only an administrator can change username and e-mail.",
  /** An absent language is left unchanged. */
  input: z.object({ ...own, language: own.language.optional(), ...revision }),
  output: z.null(),
  replaces: {
    read: getCurrentUserProfile,
    argsOf: () => ({}),
  },
});

export const OwnSession = entity(
  'OwnSession',
  z.object({
    id: Guid,
    /** The session of this request. */
    isCurrent: z.boolean(),
    browser: z.string(),
    ip: z.string(),
    creationTime: Moment,
    /** Accurate to five minutes. */
    lastSeenTime: Moment,
    expires: Moment,
    /** The user who impersonates the caller in that session; null if none. */
    impersonatorName: z.string().nullable(),
  }),
);

const { NotWhileImpersonating, SessionNotFound } = identityProblems;

export const getOwnSessions = endpoint({
  path: '/api/core/profile/getsessions',
  access: 'signedIn',
  summary: "Returns the caller's sessions, latest first.",
  output: itemsOf(OwnSession),
  problems: [NotWhileImpersonating],
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/core/profile/revokesession',
  access: 'signedIn',
  summary: "Ends one of the caller's own sessions.",
  input: z.object({ id: guidOf('session') }),
  output: z.null(),
  problems: [NotWhileImpersonating, SessionNotFound],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/core/profile/revokeothersessions',
  access: 'signedIn',
  summary: 'Ends all other sessions of the caller.',
  output: z.null(),
  problems: [NotWhileImpersonating],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/core/profile/changepassword',
  access: 'signedIn',
  summary: "Changes the caller's password and ends all other sessions.",
  input: z.object({
    currentPassword: z.string().max(passwordLengthMax),
    newPassword: z.string().max(passwordLengthMax),
  }),
  output: z.null(),
  perMinute: 10,
});

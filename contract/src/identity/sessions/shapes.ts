import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment } from '../../shared/fields.ts';

/** The signed-in user's data for the browser; an empty object without a session. */
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

export const TokenResponse = entity(
  'TokenResponse',
  z.object({
    access_token: z.string(),
    expires_in: z.number().int(),
    token_type: z.literal('Bearer'),
    scope: z.string().optional(),
  }),
);

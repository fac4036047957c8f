/** API keys, with which systems act as a user without a session. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Id, line, Moment } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { identityProblems } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

const refusals = [
  identityProblems.UserNotFound,
  identityProblems.HoldsMore,
  identityProblems.KeysNeedSession,
] as const;

export const ApiKey = entity(
  'ApiKey',
  z.object({
    id: Id,
    /** The beginning of the key; the rest is not stored. */
    apiKey: z.string(),
    /** Its purpose; blank if none was entered. */
    name: z.string(),
    creationTime: Moment,
    /** Accurate to half a minute. */
    lastUsedTime: Moment.nullable(),
  }),
);

export const getApiKeys = endpoint({
  path: '/api/core/user/GetAPIKeys',
  access: 'signedIn',
  summary: "Returns a user's API keys, newest first; every user sees their own.",
  input: z.object({ userId: idOf('user') }),
  output: itemsOf(ApiKey),
  problems: [identityProblems.UserNotFound],
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/core/user/CreateAPIKey',
  access: 'signedIn',
  summary:
    'Creates an API key that acts as a user when sent as `X-Api-Key`; it is returned only once.',
  input: z.object({ userId: idOf('user'), name: line(64).default('') }),
  output: z.object({ id: Id, apiKey: z.string() }),
  problems: refusals,
  returnsSecret: true,
});

export const deleteApiKey = endpoint({
  method: 'DELETE',
  path: '/api/core/user/DeleteAPIKey',
  access: 'signedIn',
  summary: 'Revokes an API key.',
  input: z.object({ id: idOf('apiKey') }),
  output: z.null(),
  problems: [...refusals, identityProblems.ApiKeyNotFound],
});

/** API clients: systems that sign in with their own id and secret (decisions E-10). */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Moment, requiredLine } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { identityProblems } from '../problems.ts';
import { nameOf } from '../../shared/ids.ts';

const access = 'Administration.Settings';

const ApiClient = entity(
  'ApiClient',
  z.object({
    /** The value to send as `client_id`. */
    id: z.string(),
    name: z.string(),
    permissions: z.array(z.string()),
    creationTime: Moment,
  }),
);

/** The credentials that a client sends to obtain a token; the secret is shown only once. */
const ClientSecret = z.object({ id: z.string(), secret: z.string() });

export const getApiClients = endpoint({
  path: '/api/core/client/GetAPIClients',
  access,
  summary: 'Returns the API clients that sign in at `/token`, by name.',
  output: itemsOf(ApiClient),
});

export const createApiClient = endpoint({
  method: 'POST',
  path: '/api/core/client/CreateAPIClient',
  access,
  summary: 'Creates an API client that signs in at `/token`; its secret is returned only once.',
  input: z.object({
    client: z.object({
      name: requiredLine(100, 'Please enter a name'),
      permissions: z.array(z.string()).max(200),
    }),
  }),
  output: ClientSecret,
  problems: [identityProblems.KeysNeedSession, identityProblems.GrantsTooMuch],
  returnsSecret: true,
});

export const rotateApiClientSecret = endpoint({
  method: 'POST',
  path: '/api/core/client/RotateAPIClientSecret',
  access,
  summary:
    'Replaces the secret of an API client and returns it only once; the old one stops working ' +
    'now.',
  input: z.object({ id: nameOf('apiClient', z.string()) }),
  output: ClientSecret,
  problems: [
    identityProblems.KeysNeedSession,
    identityProblems.GrantsTooMuch,
    identityProblems.ApiClientNotFound,
  ],
  returnsSecret: true,
});

export const deleteApiClient = endpoint({
  method: 'DELETE',
  path: '/api/core/client/DeleteAPIClient',
  access,
  summary: 'Deletes an API client; its secret and tokens stop working now.',
  input: z.object({ id: nameOf('apiClient', z.string()) }),
  output: z.null(),
  problems: [identityProblems.KeysNeedSession, identityProblems.ApiClientNotFound],
});

/** API clients: systems that sign in with an id and a secret of their own (decisions E-10). */
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

/** What a client sends to get a token; the secret is shown only once. */
const ClientSecret = z.object({ id: z.string(), secret: z.string() });

export const getApiClients = endpoint({
  path: '/api/core/client/GetAPIClients',
  access,
  summary: 'The systems that sign in by `/token`, by name.',
  output: itemsOf(ApiClient),
});

export const createApiClient = endpoint({
  method: 'POST',
  path: '/api/core/client/CreateAPIClient',
  access,
  summary: 'Adds a system that signs in by `/token`; its secret is told this once.',
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
  summary: 'Gives a system another secret, told this once; the old one is worthless at once.',
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
  summary: 'Takes a system away: its secret and its tokens are worthless at once.',
  input: z.object({ id: nameOf('apiClient', z.string()) }),
  output: z.null(),
  problems: [identityProblems.KeysNeedSession, identityProblems.ApiClientNotFound],
});

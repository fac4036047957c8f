import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Session, TokenResponse } from './shapes.ts';

export const getSession = endpoint({
  path: '/api/auth/session',
  access: 'none',
  summary: 'Returns the session of the cookie, or an empty object.',
  output: z.union([Session, z.object({})]),
  response: 'bare',
});

export const updateSession = endpoint({
  method: 'POST',
  path: '/api/auth/session',
  access: 'none',
  summary: 'Refreshes the session; clients may set only certain fields.',
  input: z.object({ csrfToken: z.string().optional(), data: z.unknown().optional() }),
  output: z.union([Session, z.object({})]),
  response: 'bare',
});

export const token = endpoint({
  method: 'POST',
  path: '/token',
  aliases: ['/connect/token'],
  access: 'none',
  summary: 'Issues an access token for an API client with client credentials (RFC 6749 §4.4).',
  input: z.object({
    grant_type: z.string().optional(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
    scope: z.string().optional(),
  }),
  output: TokenResponse,
  response: 'bare',
});

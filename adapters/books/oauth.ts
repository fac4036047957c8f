import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sentence } from '@waybill/contract/sentence';
import type { GuardedCalls } from '../guarded-calls.ts';
import {
  type AccountingApp,
  type AccountingProgram,
  type AccountingServers,
  BooksDenied,
  BooksUnavailable,
} from '../accounting.ts';

/** Tokens as a token server hands them out (RFC 6749 §5.1). */
export type Tokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
};

type Program = Pick<
  AccountingProgram,
  'name' | 'scope' | 'authorizationQuery' | 'supportsPkce' | 'authentication' | 'requiresSecret'
>;

type TokenRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
};

/** The code challenge of a verifier (RFC 7636 §4.2, S256). */
const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The page on which a user allows the app to open the books (RFC 6749 §4.1.1). */
export function authorizationUrl(
  program: Program,
  servers: AccountingServers,
  { clientId, redirectUri, state, verifier }: TokenRequest,
): string {
  const url = new URL(servers.authorize);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: program.scope,
    state,
    ...program.authorizationQuery,
    ...(program.supportsPkce && {
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

type Exchange = {
  readonly program: Program;
  readonly tokenUrl: string;
  readonly app: AccountingApp;
  readonly callOut: GuardedCalls;
  readonly signal: AbortSignal;
};

type Grant =
  | { readonly code: string; readonly redirectUri: string; readonly verifier: string }
  | { readonly refreshToken: string };

const Response = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** MYOB sends a text. */
  expires_in: z.coerce.number().positive(),
});

const Refused = z.object({ error: z.string() });

/**
 * Exchanges a code, or a refresh token that is void from then on.
 * @throws {BooksDenied} where the grant is void; {BooksUnavailable} where the server has trouble
 */
export async function tokensFor(exchange: Exchange, grant: Grant): Promise<Tokens> {
  const { program, tokenUrl, app, callOut, signal } = exchange;
  const isBasic = program.authentication === 'basic' && app.clientSecret !== '';
  const form = new URLSearchParams({
    ...formOf(program, grant),
    ...(!isBasic && { client_id: app.clientId }),
    ...(!isBasic && app.clientSecret !== '' && { client_secret: app.clientSecret }),
  });
  const pair = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    ...(isBasic && { authorization: `Basic ${pair}` }),
  };
  const options = { method: 'POST', headers, body: form.toString(), textMax: 100_000 } as const;
  const { status, text } = await callOut.call(tokenUrl, options, signal).catch((cause: unknown) => {
    const message = sentence('{name} does not respond.', { name: program.name });
    throw new BooksUnavailable(message, null, { cause });
  });
  const body = jsonOf(text);
  const read = Response.safeParse(body);
  if (status === 200 && read.success) {
    const { access_token, refresh_token, expires_in } = read.data;
    return { accessToken: access_token, refreshToken: refresh_token, expiresIn: expires_in };
  }
  if (status === 429 || status >= 500) {
    throw new BooksUnavailable(
      sentence('{name} is not available (status {status}).', { name: program.name, status }),
    );
  }
  const { error = '' } = Refused.safeParse(body).data ?? {};
  throw new BooksDenied(
    sentence('{name} denied access ({error}). Connect it again.', {
      name: program.name,
      error: error || status,
    }),
  );
}

function formOf({ supportsPkce }: Program, grant: Grant): Record<string, string> {
  if ('refreshToken' in grant) {
    return { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
  }
  const { code, redirectUri, verifier } = grant;
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(supportsPkce && { code_verifier: verifier }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

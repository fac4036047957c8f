import {
  type AccountingProgram,
  type AccountingRequest,
  BooksDenied,
} from '@waybill/adapters/accounting';
import { accountingRequest } from '@waybill/adapters/books/accounting-request';
import { tokensFor } from '@waybill/adapters/books/oauth';
import { seal, unseal } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Scope } from '#platform/db/scope.ts';
import { type BooksServices, programOf, serversOf } from './programs.ts';
import { waitForCall, type Within } from './wait-for-call.ts';
import { type ConnectionRow, lockConnection, setProblem, setTokens } from './sql.ts';

/** A program that can be called for the tenant. */
export type OpenBooks = {
  readonly program: AccountingProgram;
  readonly request: AccountingRequest;
  readonly row: ConnectionRow;
};

/** Tokens are exchanged before they expire under way. */
const margin_ms = 2 * 60_000;

/**
 * The books of the tenant, with a token that is valid. Tokens are refreshed while the connection is
 * locked: a refresh token is void once it was used, so two exchanges at once would lose both.
 * @returns undefined where nothing is connected
 * @throws {BooksDenied} where a user has to connect again; the connection says so
 * @throws {BooksUnavailable} where the program does not respond
 */
export async function openBooks(
  services: BooksServices,
  scope: Scope,
  signal: AbortSignal,
): Promise<OpenBooks | undefined> {
  const opened = await services.database.transaction(scope, async (db) => {
    const row = await lockConnection(db);
    if (row === undefined) return undefined;
    try {
      return { row, accessToken: await validToken(services, db, { row, signal }) };
    } catch (error) {
      if (!(error instanceof BooksDenied)) throw error;
      await setProblem(db, error.text);
      return { denied: error };
    }
  });
  if (opened === undefined) return undefined;
  if ('denied' in opened) throw opened.denied;
  const { row, accessToken } = opened;
  const program = programOf(row.program);
  const within: Within = (work) => services.database.transaction(scope, work);
  const request = accountingRequest({
    name: program.name,
    servers: serversOf(program, services),
    clientId: row.client_id,
    organisationId: row.organisation_id,
    accessToken,
    callOut: services.callOut,
    signal,
    now: services.clock,
    pace: () => waitForCall({ within, program, clock: services.clock, signal }),
  });
  return { program, request, row };
}

type Refreshing = { readonly row: ConnectionRow; readonly signal: AbortSignal };

async function validToken(
  services: BooksServices,
  db: TenantDb,
  { row, signal }: Refreshing,
): Promise<string> {
  const now = services.clock();
  const { secret, callOut } = services;
  if (row.access_expires_at.getTime() - margin_ms > now.getTime()) {
    return opened(secret, row.access_token);
  }
  const program = programOf(row.program);
  const app = {
    clientId: row.client_id,
    clientSecret: row.client_secret === null ? '' : opened(secret, row.client_secret),
  };
  const tokenUrl = serversOf(program, services).token;
  const within = AbortSignal.any([signal, AbortSignal.timeout(20_000)]);
  const tokens = await tokensFor(
    { program, tokenUrl, app, callOut, signal: within },
    { refreshToken: opened(secret, row.refresh_token) },
  );
  await setTokens(db, {
    accessToken: seal(secret, tokens.accessToken),
    refreshToken: seal(secret, tokens.refreshToken),
    expiresAt: new Date(now.getTime() + tokens.expiresIn * 1000),
  });
  return tokens.accessToken;
}

function opened(secret: string, sealed: string): string {
  try {
    return unseal(secret, sealed);
  } catch (cause) {
    throw new BooksDenied('The tokens can no longer be read. Connect again.', { cause });
  }
}

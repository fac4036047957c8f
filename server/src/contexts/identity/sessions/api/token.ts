import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { NativeCall, NativeReply } from '#platform/http/native.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { epoch_ms, issueAccessToken } from '../access-token.ts';
import { fieldOf } from '../../sign-in/double-submit.ts';
import { activeClient } from '../../sign-in/sql.ts';

const headers = { 'cache-control': 'no-store', pragma: 'no-cache' } as const;

/** RFC 6749 §4.4: issues an access token to an API client for its id and secret. */
export const token = (services: Services) =>
  handleNative(contract.token, async (call) => {
    const grant = fieldOf(call, 'grant_type') ?? 'client_credentials';
    if (grant !== 'client_credentials') return refused(400, 'unsupported_grant_type');
    const basic = basicOf(call.headers['authorization']);
    const id = basic?.id ?? fieldOf(call, 'client_id');
    const secret = basic?.secret ?? fieldOf(call, 'client_secret');
    if (id === undefined || secret === undefined) return refused(400, 'invalid_request');
    const { tenantId } = call;
    if (tenantId === null) return invalidClient();
    const client = await services.database.transaction(
      systemScope(tenantId, call.requestId),
      (db) => activeClient(db, id),
    );
    const stored = client?.secret_hash ?? '';
    if (!(await services.hasher.verify(stored, secret)) || client === undefined) {
      return invalidClient();
    }
    return granted(services, call, { tenantId, id, scopes: client.scopes });
  });

function granted(
  { secret }: Services,
  call: NativeCall,
  client: { readonly tenantId: number; readonly id: string; readonly scopes: readonly string[] },
): NativeReply {
  const scopes = (fieldOf(call, 'scope') ?? 'api').split(' ');
  if (!scopes.every((scope) => client.scopes.includes(scope))) return refused(400, 'invalid_scope');
  const subject = { kind: 'c', tenantId: client.tenantId, id: client.id } as const;
  const body = {
    access_token: issueAccessToken(secret, subject, call.now),
    token_type: 'Bearer',
    // The rest of this epoch and all of the next: at least half an hour.
    expires_in: Math.floor((2 * epoch_ms - (call.now.getTime() % epoch_ms)) / 1000),
    scope: scopes.join(' '),
  };
  return { status: 200, headers, body };
}

const refused = (status: number, error: string): NativeReply => ({
  status,
  headers,
  body: { error },
});

const invalidClient = (): NativeReply => ({
  status: 401,
  headers: { ...headers, 'www-authenticate': 'Basic' },
  body: { error: 'invalid_client' },
});

function basicOf(header: string | undefined): { id: string; secret: string } | null {
  const match = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '');
  if (match === null) return null;
  const [id, secret] = Buffer.from(match[1] ?? '', 'base64')
    .toString('utf8')
    .split(':');
  return id === undefined || secret === undefined ? null : { id, secret };
}

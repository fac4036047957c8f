import { MetaValidation, methods } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

const tenantHeader = 'Abp.TenantId';

type Inputs = Readonly<Record<string, unknown>>;

export type CallCredentials = {
  readonly accessToken: string | undefined;
  readonly tenantId: number | undefined;
  readonly idempotencyKey?: string | undefined;
};

/**
 * Determines where each input is sent. Path parameters come first; GET and DELETE prefer the query
 * string.
 */
function placeInputs(endpoint: Endpoint, inputs: Inputs) {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const query: [string, unknown][] = [];
  const body: [string, unknown][] = [];
  for (const [name, value] of Object.entries(inputs)) {
    if (inPath.has(name) || value === undefined) continue;
    const toBody = hasBody ? !endpoint.inQuery.includes(name) : endpoint.inBody.includes(name);
    (toBody ? body : query).push([name, value]);
  }
  return { query, body: Object.fromEntries(body), sendsBody: hasBody || body.length > 0 };
}

/**
 * Returns the address of a request: path parameters filled in, the query string appended. Lists
 * repeat their name, objects are sent as JSON, null and undefined are omitted.
 * @throws {MetaValidation} if a path parameter has no value.
 */
export function addressOf(base: string, endpoint: Endpoint, inputs: Inputs): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = inputs[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new MetaValidation(`${endpoint.path}: ${name} has no value`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of placeInputs(endpoint, inputs).query) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) search.append(name, asText(one));
    }
  }
  return `${base}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/**
 * Returns the arguments of `fetch` other than the address.
 * @throws {MetaValidation} if the method is not one of get, post, put, delete.
 */
export function requestOf(
  endpoint: Endpoint,
  { inputs, files }: { readonly inputs: Inputs; readonly files: readonly Blob[] },
  credentials: CallCredentials,
): RequestInit {
  if (!methods.includes(endpoint.method)) {
    throw new MetaValidation(`${endpoint.path}: method ${String(endpoint.method)} is not one`);
  }
  const headers = headersOf(credentials);
  const { body, sendsBody } = placeInputs(endpoint, inputs);
  if (endpoint.upload !== undefined) {
    return { method: endpoint.method, headers, body: formOf(endpoint.upload, files, body) };
  }
  if (!sendsBody) return { method: endpoint.method, headers };
  headers.set('Content-Type', 'application/json');
  return { method: endpoint.method, headers, body: JSON.stringify(body) };
}

/** Returns the headers for caller, tenant and idempotency key. */
export function headersOf({ accessToken, tenantId, idempotencyKey }: CallCredentials): Headers {
  const headers = new Headers({ Accept: 'application/json, */*' });
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  if (tenantId !== undefined) headers.set(tenantHeader, String(tenantId));
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/**
 * Builds the form data. Fields come first, so that a server that streams the file has already read
 * them.
 */
function formOf(field: string, files: readonly Blob[], inputs: Inputs): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(inputs)) {
    if (value !== null && value !== undefined) form.append(name, asText(value));
  }
  for (const file of files) form.append(field, file);
  return form;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

import type { Surroundings } from './surroundings.ts';

/** The base path of the session library's requests. */
export const basePath = '/api/auth';

/** The pages to which the library redirects. */
export const sessionPages = { signIn: '/auth/login', error: '/auth/error' } as const;

/** The result of a failed request, which is logged as CLIENT_FETCH_ERROR. */
export const failed = Symbol('failed');

/** Returns the parsed response to a request of the library, or `failed`. */
export async function requestAction(
  around: Surroundings,
  action: string,
  init: RequestInit = {},
): Promise<unknown> {
  const url = `${basePath}/${action}`;
  try {
    const response = await around.fetch(url, { credentials: 'same-origin', ...init });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`status ${response.status}`, { cause: body });
    return body;
  } catch (error) {
    around.log('CLIENT_FETCH_ERROR', { error, url });
    return failed;
  }
}

/** Returns the token that every change must carry; empty if it could not be fetched. */
export async function csrfToken(around: Surroundings): Promise<string> {
  const result = await requestAction(around, 'csrf');
  return isRecord(result) && typeof result['csrfToken'] === 'string' ? result['csrfToken'] : '';
}

/** Encodes a form as browsers do; absent values are omitted. */
export function form(values: Readonly<Record<string, unknown>>): RequestInit {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'boolean') body.set(name, String(value));
  }
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

import type { Surroundings } from './surroundings.ts';

/** Where the session library's calls live. */
export const basePath = '/api/auth';

/** Where people are sent. */
export const sessionPages = { signIn: '/auth/login', error: '/auth/error' } as const;

/** A failed call: logged as CLIENT_FETCH_ERROR, and nothing is answered. */
export const failed = Symbol('failed');

/** The parsed answer of one of the library's calls, or `failed`. */
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

/** The token that every change must carry; empty when it could not be fetched. */
export async function csrfToken(around: Surroundings): Promise<string> {
  const result = await requestAction(around, 'csrf');
  return isRecord(result) && typeof result['csrfToken'] === 'string' ? result['csrfToken'] : '';
}

/** A form, as browsers send them; absent values are left out. */
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

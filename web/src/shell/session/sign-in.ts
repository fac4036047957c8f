import {
  basePath,
  csrfToken,
  failed,
  form,
  isRecord,
  requestAction,
  sessionPages,
} from './requests.ts';
import type { Surroundings } from './surroundings.ts';

/** The response to a sign-in without a redirect; `url` is null if it failed. */
export type SignInResponse = {
  readonly error: string | null;
  readonly status: number;
  readonly ok: boolean;
  readonly url: string | null;
  /** Seconds until a retry makes sense, if the server specifies them. */
  readonly retryAfter?: number;
  /** The page on which sign-in continues, if the server specifies one. */
  readonly next?: string;
};

export type SignInOptions = {
  /** True (the default) navigates to the returned address. */
  readonly redirect?: boolean;
  /** The address afterwards; the current page by default. */
  readonly callbackUrl?: string;
  /** The provider's credentials. */
  readonly [credential: string]: string | boolean | undefined;
};

/**
 * Signs in with a provider. Redirects to the error page if the list of providers is unavailable,
 * and to the sign-in page if the provider is not on it; both return undefined, as does a redirect.
 */
export async function signIn(
  around: Surroundings,
  provider: string,
  options: SignInOptions,
): Promise<SignInResponse | undefined> {
  const { redirect = true, callbackUrl = around.href(), ...credentials } = options;
  const providers = await requestAction(around, 'providers');
  if (providers === failed || !isRecord(providers)) return leave(around, sessionPages.error);
  const known = providers[provider];
  if (!isRecord(known)) {
    return leave(around, `${sessionPages.signIn}?${new URLSearchParams({ callbackUrl })}`);
  }
  const action = known['type'] === 'credentials' ? 'callback' : 'signin';
  const token = await csrfToken(around);
  const body = { ...credentials, redirect, csrfToken: token, callbackUrl, json: true };
  const result = await post(around, `${action}/${encodeURIComponent(provider)}`, body);
  if (redirect) return leave(around, result.url);
  const returned = new URL(result.url, around.href()).searchParams;
  const error = returned.get('error');
  const next = returned.get('next');
  const retryAfter = Number(returned.get('retryAfter')) || result.retryAfter;
  return {
    error,
    status: result.status,
    ok: result.ok,
    url: error ? null : result.url,
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(error !== null && next !== null ? { next } : {}),
  };
}

/** Posts a form whose refusals also return a url, with the reason in its query string. */
async function post(around: Surroundings, action: string, values: Record<string, unknown>) {
  const url = `${basePath}/${action}`;
  try {
    const response = await around.fetch(url, { credentials: 'same-origin', ...form(values) });
    const { status, ok, headers } = response;
    const target = targetOf(await response.json(), ok);
    return { status, ok, url: target, retryAfter: Number(headers.get('retry-after')) || 0 };
  } catch (error) {
    around.log('CLIENT_FETCH_ERROR', { error, url });
    return { status: 0, ok: false, url: failure('Unreachable'), retryAfter: 0 };
  }
}

/**
 * Returns the response's url; a refusal in the envelope, such as too many attempts, becomes one.
 */
function targetOf(body: unknown, ok: boolean): string {
  if (isRecord(body) && typeof body['url'] === 'string') return body['url'];
  const problem = isRecord(body) ? body['error'] : null;
  const message = isRecord(problem) ? problem['message'] : null;
  return failure(!ok && typeof message === 'string' ? message : 'Callback');
}

const failure = (error: string): string =>
  `${sessionPages.error}?${new URLSearchParams({ error })}`;

function leave(around: Surroundings, url: string): undefined {
  around.go(url);
  return undefined;
}

import type { TestApp } from '#testing/test-app.ts';

type HttpResponse = { readonly status: number; readonly body: unknown };
type Form = Readonly<Record<string, string>>;

/** A simulated browser that stores cookies and sends forms, as the session library does. */
export type Browser = {
  send(method: 'GET' | 'POST', url: string, form?: Form): Promise<HttpResponse>;
  /** Sends credentials as the sign-in page does. */
  signIn(credentials: Form): Promise<HttpResponse>;
  /** The session, or an empty object. */
  session(): Promise<unknown>;
  readonly cookies: Readonly<Record<string, string>>;
};

export function browserOf({ app }: Pick<TestApp, 'app'>, host = 'acme.localhost'): Browser {
  const jar: Record<string, string> = {};
  const request: Browser['send'] = async (method, url, form) => {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    const reply = await app.server.inject({
      method,
      url,
      headers: {
        host,
        cookie: cookie.join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') delete jar[name];
      else jar[name] = encodeURIComponent(value);
    }
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json<unknown>() };
  };
  return {
    send: request,
    cookies: jar,
    async signIn(credentials) {
      const { body } = await request('GET', '/api/auth/csrf');
      const { csrfToken } = body as { csrfToken: string };
      const form = { csrfToken, json: 'true', callbackUrl: '/dashboard', ...credentials };
      return request('POST', '/api/auth/callback/credentials', form);
    },
    session: async () => (await request('GET', '/api/auth/session')).body,
  };
}

/** The parameters of the returned URL: `error`, `next`, `retryAfter`. */
export const errorParamsOf = ({ body }: HttpResponse): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL((body as { url: string }).url).searchParams);

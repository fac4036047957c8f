/** HTTP like a client on another machine: by host name, over real connections. */
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';
import { requestOf, type TestFile, type TestRequest } from '../request.ts';

export type ProcessRequest = {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
};

export type HttpResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const host = 'acme.localhost';
const timeout_ms = 30_000;

/** @throws if no complete response arrives */
export function sendRequest(
  port: number,
  options: ProcessRequest,
  agent?: Agent,
): Promise<HttpResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const outgoing = send(
    {
      host: '127.0.0.1',
      port,
      path: options.url,
      method: options.method ?? 'GET',
      headers: { host: `${host}:${port}`, ...options.headers },
      timeout: timeout_ms,
      ...(agent === undefined ? {} : { agent }),
    },
    (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (!incoming.complete) reject(new Error('The answer was cut off'));
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
      });
    },
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error('No answer came')));
  outgoing.on('error', reject);
  outgoing.end(options.payload);
  return promise;
}

export type SignedIn = {
  /** The access token, which every server process of the installation accepts. */
  readonly token: string;
  /** The raw answer to a call of the contract. */
  send(
    endpoint: Endpoint,
    args: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<HttpResponse>;
  /** Returns the response to a call. @throws on a refusal */
  call<E extends Endpoint>(endpoint: E, args: ArgsOf<E>): Promise<ResultOf<E>>;
  /** Returns the response to a call with a file. @throws on a refusal */
  upload<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, file: TestFile): Promise<ResultOf<E>>;
};

/** A server process, and the tenant that is meant. */
export type HostAndPort = { readonly host: string; readonly port: number };

/** Signs in to the first demo tenant as a browser does, and calls over persistent connections. */
export const signIn = (port: number, userName: string, password: string): Promise<SignedIn> =>
  signInAt({ host, port }, userName, password);

/** Signs in to the tenant of a host. */
export async function signInAt(
  at: HostAndPort,
  userName: string,
  password: string,
): Promise<SignedIn> {
  const { port } = at;
  const headers = { host: `${at.host}:${port}` };
  const csrf = await sendRequest(port, { url: '/api/auth/csrf', headers });
  const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string };
  const form = { csrfToken, json: 'true', userNameOrEmailAddress: userName, password };
  const signedIn = await sendRequest(port, {
    method: 'POST',
    url: '/api/auth/callback/credentials',
    headers: {
      ...headers,
      cookie: cookiesOf(csrf),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
  const session = await sendRequest(port, {
    url: '/api/auth/session',
    headers: { ...headers, cookie: cookiesOf(signedIn) },
  });
  const { accessToken } = JSON.parse(session.body) as { accessToken: string };
  return callerAt(at, accessToken);
}

/** Calls a server process as the user of the first demo tenant whose access token this is. */
export const callerOf = (port: number, token: string): SignedIn => callerAt({ host, port }, token);

function callerAt({ host: tenantHost, port }: HostAndPort, token: string): SignedIn {
  const agent = new Agent({ keepAlive: true });
  const identity = { host: `${tenantHost}:${port}`, authorization: `Bearer ${token}` };
  const sendTo = ({ headers, ...request }: TestRequest, more: TestRequest['headers'] = {}) =>
    sendRequest(port, { ...request, headers: { ...headers, ...identity, ...more } }, agent);
  const requestTo = (endpoint: Endpoint, args: object, file?: TestFile): TestRequest =>
    requestOf(endpoint, args as Record<string, unknown>, file);
  return {
    token,
    send: (endpoint, args, headers) => sendTo(requestTo(endpoint, args), headers),
    call: async (endpoint, args) =>
      resultOf(endpoint, await sendTo(requestTo(endpoint, args as object))),
    upload: async (endpoint, args, file) =>
      resultOf(endpoint, await sendTo(requestTo(endpoint, args as object, file))),
  };
}

function resultOf<E extends Endpoint>(endpoint: E, { status, body }: HttpResponse): ResultOf<E> {
  if (status !== 200) throw new Error(`${endpoint.path} answered ${status}: ${body}`);
  return (JSON.parse(body) as { result: ResultOf<E> }).result;
}

const cookiesOf = ({ headers }: HttpResponse): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

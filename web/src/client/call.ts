import { MetaValidation } from '@waybill/contract/endpoint';
import type { ArgsOf, Endpoint, ResultOf } from '@waybill/contract/endpoint';
import type { NamedFile } from './response.ts';
import { insistOnSuccess, isEmpty, readFile, readResponse, readText } from './response.ts';
import { MissingTenantIdError, NoResponseError } from './errors.ts';
import { MissingAccessTokenError } from './missing-access-token.ts';
import type { ProgressOptions } from './fetch-with-progress.ts';
import { readLines } from './read-lines.ts';
import { inputsOf } from './shapes.ts';
import { addressOf, headersOf, requestOf } from '@waybill/contract/request';

export type ClientSettings = {
  /** The server's address without a trailing slash; empty for the page's own host. */
  readonly base: string;
  readonly accessToken: () => string | undefined;
  readonly tenantId: () => number | undefined;
  readonly fetch: typeof fetch;
  /** Renews the access token after a 401; undefined if the session has ended. */
  readonly renew?: () => Promise<string | undefined>;
  /** Returns the body of a response that was requested before the app came, if it has come. */
  readonly early?: EarlyBodies | undefined;
};

type EarlyBodies = (address: string, authorization: string | null) => string | undefined;

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** One per submit: a repeated request with the same key receives the first response. */
  readonly idempotencyKey?: string;
  /** For endpoints that take an upload. */
  readonly files?: readonly Blob[];
  /** The part of the upload that has been sent, 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
};

export type Client = {
  /**
   * Calls one endpoint of the contract and returns its result; a 204 returns null.
   * @throws {MissingAccessTokenError | MissingTenantIdError | MetaValidation | RequestShapeError}
   * before anything is sent,
   * @throws {NoResponseError | UnauthorizedError | BadRequestError | HttpError |
   * ResponseShapeError} afterwards.
   */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    options?: CallOptions,
  ) => Promise<ResultOf<E>>;
  /** Returns the result of an early response that has come; undefined otherwise. */
  readonly early: <E extends Endpoint>(endpoint: E, args: ArgsOf<E>) => ResultOf<E> | undefined;
  /** The same for endpoints that respond with a file. */
  readonly download: <E extends Endpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    options?: CallOptions,
  ) => Promise<NamedFile>;
  /** The same for endpoints that respond with lines of text, one by one as they arrive. */
  readonly lines: <E extends Endpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    options?: CallOptions,
  ) => AsyncGenerator<string>;
  /**
   * Opens a stream at a path with the current session; returns with any status.
   * @throws {MissingAccessTokenError | NoResponseError}
   */
  readonly open: (path: `/${string}`, signal: AbortSignal) => Promise<Response>;
};

/** Creates the typed client of the contract, which validates requests and responses. */
export function createClient(settings: ClientSettings): Client {
  return {
    call: async <E extends Endpoint>(endpoint: E, args: ArgsOf<E>, options: CallOptions = {}) => {
      if (endpoint.response === 'file') throw new MetaValidation(`${endpoint.path} answers a file`);
      const response = await send(settings, endpoint, { args, options });
      // The contract's output type describes what readResponse has just validated.
      return (isEmpty(response) ? null : await readResponse(endpoint, response)) as ResultOf<E>;
    },
    early: <E extends Endpoint>(endpoint: E, args: ArgsOf<E>) => {
      const credentials = { accessToken: settings.accessToken(), tenantId: settings.tenantId() };
      const authorization = headersOf(credentials).get('authorization');
      const address = addressOf(settings.base, endpoint, args as Readonly<Record<string, unknown>>);
      const text = settings.early?.(address, authorization);
      return text === undefined ? undefined : (readText(endpoint, text) as ResultOf<E>);
    },
    download: async (endpoint, args, options = {}) =>
      readFile(endpoint, await send(settings, endpoint, { args, options })),
    lines: async function* (endpoint, args, options = {}) {
      yield* readLines(await send(settings, endpoint, { args, options }), options.signal);
    },
    open: async (path, signal) => {
      const accessToken = settings.accessToken();
      if (!accessToken) throw new MissingAccessTokenError();
      const headers = headersOf({ accessToken, tenantId: settings.tenantId() });
      return reach(settings.fetch, `${settings.base}${path}`, { headers, signal });
    },
  };
}

async function send(
  settings: ClientSettings,
  endpoint: Endpoint,
  { args, options }: { readonly args: unknown; readonly options: CallOptions },
): Promise<Response> {
  const accessToken = settings.accessToken();
  const tenantId = settings.tenantId();
  if (needsToken(endpoint) && !accessToken) throw new MissingAccessTokenError();
  if (endpoint.access !== 'none' && tenantId === undefined) throw new MissingTenantIdError();
  const inputs = await inputsOf(endpoint, args);
  const address = addressOf(settings.base, endpoint, inputs);
  const attempt = (token: string | undefined) => {
    const credentials = { accessToken: token, tenantId, idempotencyKey: options.idempotencyKey };
    const request = requestOf(endpoint, { inputs, files: options.files ?? [] }, credentials);
    return reach(settings.fetch, address, {
      ...request,
      headers: endpoint.reads ? readingHeaders(request.headers) : (request.headers ?? {}),
      signal: options.signal ?? null,
      onProgress: options.onProgress,
    });
  };
  const response = await attempt(accessToken);
  if (response.status === 401 && accessToken && settings.renew) {
    const renewed = await settings.renew();
    // A 401 was refused before anything happened: repeating the request is safe.
    if (renewed && renewed !== accessToken) return succeed(await attempt(renewed));
  }
  return succeed(response);
}

/** A response may be edited: the save then states which revision was read (decision 0044). */
function readingHeaders(of: HeadersInit | undefined): Headers {
  const headers = new Headers(of);
  headers.set('prefer', 'revision');
  return headers;
}

const needsToken = ({ access }: Endpoint): boolean =>
  access !== 'none' && access !== 'guest' && access !== 'optional';

async function succeed(response: Response): Promise<Response> {
  await insistOnSuccess(response);
  return response;
}

async function reach(fetcher: typeof fetch, address: string, init: RequestInit & ProgressOptions) {
  try {
    return await fetcher(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new NoResponseError(cause);
  }
}

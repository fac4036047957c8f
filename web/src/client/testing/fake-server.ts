/** A request received by the fake server. */
export type SeenRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** Parsed JSON, form fields by name, or null. */
  readonly body: unknown;
};

/** The response of a route: a value as JSON with status 200, or a function of the request. */
export type FakeResponse = object | string | null;

type Responder = (request: SeenRequest) => unknown;

export type FakeServer = {
  readonly fetch: typeof fetch;
  readonly seen: SeenRequest[];
  /** The requests to one `METHOD /path`. */
  readonly to: (route: string) => readonly SeenRequest[];
  /** Changes the response of a route from now on. */
  readonly respond: (route: string, result: FakeResponse) => void;
};

/** Replaces `fetch` by a fake server: answers `METHOD /path`, and unknown routes with 404. */
export function fakeServer(responses: Readonly<Record<string, FakeResponse>> = {}): FakeServer {
  const routes = new Map(Object.entries(responses));
  const seen: SeenRequest[] = [];
  const responseTo = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = read(input instanceof Request ? input.url : input.toString(), init);
    seen.push(request);
    const result = routes.get(`${request.method} ${request.path}`);
    if (result === undefined) return json(refusal('We could not find this.', 1004), 404);
    const value =
      typeof result === 'function' ? await (result as Responder)(request) : (result as unknown);
    return value instanceof Response ? value : json(value);
  };
  return {
    fetch: responseTo as typeof fetch,
    seen,
    to: (route) => seen.filter(({ method, path }) => `${method} ${path}` === route),
    respond: (route, result) => void routes.set(route, result),
  };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Wraps a result in the API's envelope. */
export const enveloped = (result: unknown) => ({
  result,
  targetUrl: null,
  success: true,
  error: null,
  unAuthorizedRequest: false,
  __abp: true,
});

/** Wraps a refusal in the API's envelope. */
export const refusal = (
  message: string,
  code = 1002,
  validationErrors: readonly { message: string; members: readonly string[] }[] | null = null,
) => ({
  result: null,
  targetUrl: null,
  success: false,
  error: { code, message, details: null, validationErrors },
  unAuthorizedRequest: false,
  __abp: true,
});

function read(input: string, init: RequestInit): SeenRequest {
  const url = new URL(input, 'http://acme.localhost');
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: new Headers(init.headers),
    body: readBody(init.body),
  };
}

function readBody(body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams || body instanceof FormData) {
    return Object.fromEntries(body.entries());
  }
  return typeof body === 'string' ? JSON.parse(body) : null;
}

/** Reports the part of the request body that has been sent, 0 to 1. */
export type ProgressOptions = { readonly onProgress?: ((sent: number) => void) | undefined };

/**
 * A `fetch` that reports the progress of an upload, which the browser's own cannot. Requests
 * without a progress callback use the browser's.
 */
export const fetchWithProgress: typeof fetch = (
  input,
  init: RequestInit & ProgressOptions = {},
) => {
  const { onProgress } = init;
  return onProgress === undefined ? fetch(input, init) : sendWatched(input, init, onProgress);
};

function sendWatched(
  input: RequestInfo | URL,
  init: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', input instanceof Request ? input.url : input.toString());
    request.responseType = 'blob';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The server did not answer')));
    request.addEventListener('abort', () => reject(init.signal?.reason as Error));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const { status, statusText } = request;
  const body = status === 204 ? null : (request.response as Blob);
  return new Response(body, { status, statusText, headers });
}

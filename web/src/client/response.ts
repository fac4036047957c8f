import type { Endpoint } from '@waybill/contract/endpoint';
import type { HttpErrorResponse } from './errors.ts';
import { BadRequestError, HttpError, NoResponseError, UnauthorizedError } from './errors.ts';
import { resultOf } from './shapes.ts';

/** A downloaded file and its name from the server. */
export type NamedFile = { readonly blob: Blob; readonly name: string };

/** A 204 is a success without a body, whatever the endpoint declares. */
export const isEmpty = (response: Response): boolean => response.status === 204;

/** @throws {UnauthorizedError | BadRequestError | HttpError} for any status outside 2xx. */
export async function insistOnSuccess(response: Response): Promise<void> {
  if (response.ok) return;
  const result: HttpErrorResponse = {
    status: response.status,
    body: parseLoosely(await response.text().catch(() => '')),
    requestId: response.headers.get('x-request-id'),
    retryAfter: Number(response.headers.get('retry-after')) || null,
  };
  if (result.status === 401) throw new UnauthorizedError(result);
  if (result.status === 400) throw new BadRequestError(result);
  throw new HttpError(result);
}

/**
 * Returns the response in the contract's shape.
 * @throws {ResponseShapeError} if it has another shape; the issues are logged.
 * @throws {NoResponseError} if it is cut off.
 */
export async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
  return readText(endpoint, await textOf(response));
}

/** The same of a body that has come. @throws {ResponseShapeError} */
export const readText = (endpoint: Endpoint, text: string): unknown =>
  resultOf(endpoint, endpoint.response === 'text' ? text : parseLoosely(text));

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (isOwnEnd(cause)) throw cause;
    throw new NoResponseError(cause);
  }
}

/** True if the caller's own signal ended the request. */
const isOwnEnd = (cause: unknown): boolean =>
  cause instanceof DOMException && (cause.name === 'AbortError' || cause.name === 'TimeoutError');

/** Returns a file and its name from `Content-Disposition`, or from the URL. */
export async function readFile(endpoint: Endpoint, response: Response): Promise<NamedFile> {
  const fallback = endpoint.path.split('/').at(-1) ?? 'file';
  const disposition = response.headers.get('content-disposition') ?? '';
  return { blob: await response.blob(), name: fileNameOf(disposition) ?? fallback };
}

function parseLoosely(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}

import { envelopeOf } from '@waybill/contract/envelope';
import type { Endpoint } from '@waybill/contract/endpoint';
import { z } from 'zod';
import type { HttpErrorResponse, ShapeIssue } from './errors.ts';
import {
  BadRequestError,
  HttpError,
  NoResponseError,
  ResponseShapeError,
  UnauthorizedError,
} from './errors.ts';

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
  if (endpoint.response === 'text') return check(endpoint, endpoint.output, await textOf(response));
  const body = parseLoosely(await textOf(response));
  if (endpoint.response === 'bare') return check(endpoint, endpoint.output, body);
  const envelope = check(endpoint, envelopeFor(endpoint), body) as { readonly result: unknown };
  return envelope.result;
}

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

/** Returns the schema's issues, each with the path that a form would use. */
export const issuesOf = (error: z.core.$ZodError): readonly ShapeIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

function check(endpoint: Endpoint, shape: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(shape, value);
  if (parsed.success) return parsed.data;
  const issues = issuesOf(parsed.error);
  console.error('The answer has another shape', endpoint.method, endpoint.path, issues);
  throw new ResponseShapeError(issues);
}

const envelopes = new WeakMap<Endpoint, z.core.$ZodType>();

function envelopeFor(endpoint: Endpoint): z.core.$ZodType {
  const known = envelopes.get(endpoint);
  if (known) return known;
  const envelope = envelopeOf(endpoint.output);
  envelopes.set(endpoint, envelope);
  return envelope;
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

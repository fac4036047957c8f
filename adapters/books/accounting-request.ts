import { z } from 'zod';
import { sentence } from '@waybill/contract/sentence';
import type { GuardedCalls } from '../guarded-calls.ts';
import {
  type AccountingRequest,
  type AccountingServers,
  BooksDenied,
  BooksRefusal,
  BooksUnavailable,
} from '../accounting.ts';
import { pauseOf } from '../retry-after.ts';

type Parts = {
  readonly name: string;
  readonly servers: AccountingServers;
  readonly clientId: string;
  readonly organisationId: string;
  readonly accessToken: string;
  readonly callOut: GuardedCalls;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Runs before each call: programs limit how many there may be in a minute. */
  readonly pace?: () => Promise<void>;
};

/** Maximum characters read of a response: a page of 100 invoices has about 300 000. */
const textMax = 8_000_000;
const timeout_ms = 30_000;

/** Calls an accounting program: JSON over guarded calls, at most 30 s each. */
export function accountingRequest(parts: Parts): AccountingRequest {
  const { name, servers, clientId, organisationId, accessToken, callOut } = parts;
  const call: AccountingRequest['call'] = async ({ method, url, body, headers = {} }) => {
    const options = {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? '' : JSON.stringify(body),
      textMax,
    };
    await parts.pace?.();
    const within = AbortSignal.any([parts.signal, AbortSignal.timeout(timeout_ms)]);
    const response = await callOut.call(url, options, within).catch((cause: unknown) => {
      throw new BooksUnavailable(sentence('{name} does not respond.', { name }), null, { cause });
    });
    return bodyOf(name, response, parts.now());
  };
  return { servers, clientId, organisationId, call };
}

type Response = Awaited<ReturnType<GuardedCalls['call']>>;

function bodyOf(name: string, { status, text, retryAfter }: Response, now: Date): unknown {
  if (status >= 200 && status <= 299) return text === '' ? null : parsedBy(name, text);
  const body = jsonOf(text);
  if (status === 404) return null;
  if (status === 401) throw new BooksDenied(deniedBy(name));
  if (status === 429 || status >= 500 || isRateLimit(body)) {
    const pause = retryAfter === undefined ? null : pauseOf(retryAfter, now);
    const message = sentence('{name} is not available (status {status}).', { name, status });
    throw new BooksUnavailable(message, pause);
  }
  if (status === 403) throw new BooksDenied(deniedBy(name));
  throw new BooksRefusal(wordsOf(name, status, body));
}

const deniedBy = (name: string) => sentence('{name} denied access. Connect it again.', { name });

/** MYOB limits by status 403 (developer.myob.com, API Error Messages: `RateLimitError`). */
const Errors = z.object({ Errors: z.array(z.object({ Name: z.string(), Message: z.string() })) });

const isRateLimit = (body: unknown): boolean =>
  Errors.safeParse(body).data?.Errors.some((error) => error.Name === 'RateLimitError') ?? false;

/** A validation error of Xero (Xero-OpenAPI, `Error` and `Element`). */
const Invalid = z.object({
  Message: z.string().optional(),
  Elements: z
    .array(z.object({ ValidationErrors: z.array(z.object({ Message: z.string() })).optional() }))
    .optional(),
});

function wordsOf(name: string, status: number, body: unknown) {
  const xero = Invalid.safeParse(body).data;
  const details = [
    ...(xero?.Elements ?? []).flatMap(({ ValidationErrors = [] }) => ValidationErrors),
    ...(Errors.safeParse(body).data?.Errors ?? []),
  ].map(({ Message }) => Message.trim());
  const words = [...new Set(details)].join(' ') || xero?.Message || '';
  const reason = words.slice(0, 500);
  return reason === ''
    ? sentence('{name} refused the request (status {status}).', { name, status })
    : sentence('{name}: {reason}', { name, reason });
}

/** Reads a success: a page of a proxy is none, and must not look like a record that is gone. */
function parsedBy(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BooksRefusal(
      sentence('{name} sent an unexpected response: {where}.', { name, where: 'no JSON' }),
    );
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a response. @throws {BooksRefusal} naming the members that do not match the schema */
export function readAs<T>(name: string, shape: z.ZodType<T>, value: unknown): T {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') || 'no object';
  throw new BooksRefusal(sentence('{name} sent an unexpected response: {where}.', { name, where }));
}

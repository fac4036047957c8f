import { complaintSentence } from '@waybill/contract/complaint';
import { translate } from './reading.ts';
import { generalProblems } from '@waybill/contract/problem';
import type { ErrorBody } from '@waybill/contract/envelope';

/** One issue found by a schema, short enough to log. */
export type ShapeIssue = { readonly path: string; readonly message: string };

/** Messages by field, with the field names of forms: `items.0.weight.value`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A call that requires a tenant was made before the tenant was known. */
export class MissingTenantIdError extends Error {
  override readonly name = 'MissingTenantIdError';
  constructor() {
    super('A tenantId is required for this method');
  }
}

/** Translates a schema's message into the language of this page. */
export const complaintText = (message: string): string =>
  translate(complaintSentence(message) ?? message);

/**
 * The request received no response: offline, refused, or cut off. Its effect on the server is
 * unknown.
 */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
  constructor(cause: unknown) {
    super('APIClient error - there was no response', { cause });
  }
}

/** The request does not match the contract; nothing was sent. */
export class RequestShapeError extends Error {
  override readonly name = 'RequestShapeError';
  readonly issues: readonly ShapeIssue[];
  constructor(issues: readonly ShapeIssue[]) {
    super('Your request is not valid!');
    this.issues = issues;
  }

  fieldErrors(): FieldErrors {
    return firstByField(this.issues.map(({ path, message }) => [path, complaintText(message)]));
  }
}

/** The response does not match the contract. */
export class ResponseShapeError extends Error {
  override readonly name = 'ResponseShapeError';
  readonly issues: readonly ShapeIssue[];
  constructor(issues: readonly ShapeIssue[]) {
    super('Could not parse schema');
    this.issues = issues;
  }
}

/** The server refused or failed: any status outside 2xx. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  /** The parsed body, or its text, or null. */
  readonly body: unknown;
  /** The id to quote to support; from the response's `x-request-id`. */
  readonly requestId: string | null;
  /** Seconds after which a retry makes sense, if the server specifies them. */
  readonly retryAfter: number | null;

  constructor(result: HttpErrorResponse) {
    super(errorOf(result.body)?.message ?? `The server answered with status ${result.status}`);
    this.status = result.status;
    this.body = result.body;
    this.requestId = result.requestId;
    this.retryAfter = result.retryAfter;
  }

  /** The envelope's error, or null if the body has none. */
  get problem(): ErrorBody | null {
    return errorOf(this.body);
  }

  /** Returns the server's messages by field. */
  fieldErrors(): FieldErrors {
    return firstByField(
      (this.problem?.validationErrors ?? []).flatMap(({ message, sentence, members }) =>
        (members ?? []).map(
          (member) => [formName(member), translate(sentence ?? message)] as const,
        ),
      ),
    );
  }
}

export type HttpErrorResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
};

/** 401: not signed in, or the session has ended. */
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError';
}

/** 400: the body contains the reason. */
export class BadRequestError extends HttpError {
  override readonly name = 'BadRequestError';
}

/** True if another user has saved the record since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === generalProblems.ChangedMeanwhile.status &&
  error.message === generalProblems.ChangedMeanwhile.message;

/** Converts `items[0].weight.value` to the notation of forms: `items.0.weight.value`. */
const formName = (member: string): string => member.replaceAll(/\[(\d+)\]/g, '.$1');

/** What stands between may have answered instead of the server. */
function errorOf(body: unknown): ErrorBody | null {
  const error = (body as { readonly error?: Partial<ErrorBody> | null } | null)?.error;
  if (typeof error?.message !== 'string' || typeof error.code !== 'number') return null;
  const { details = null, validationErrors = null } = error;
  return { ...error, code: error.code, message: error.message, details, validationErrors };
}

function firstByField(pairs: readonly (readonly [string, string])[]): FieldErrors {
  const first: Record<string, string> = {};
  for (const [field, message] of pairs) first[field] ??= message;
  return first;
}

import { complaintSentence } from '@waybill/contract/shape-complaints';
import { translate } from './reading.ts';
import { ErrorShape } from '@waybill/contract/envelope';
import { generalProblems } from '@waybill/contract/problem';
import type { ErrorBody } from '@waybill/contract/envelope';
import { z } from 'zod';

/** One complaint of a schema, kept small enough to log. */
export type ShapeIssue = { readonly path: string; readonly message: string };

/** Complaints by field, named as forms name them: `items.0.weight.value`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A call that needs a session was made without one. */
export class MissingAccessTokenError extends Error {
  override readonly name = 'MissingAccessTokenError';
  constructor() {
    super('An accessToken is required to call this method');
  }
}

/** A call that needs a tenant was made before the tenant was known. */
export class MissingTenantIdError extends Error {
  override readonly name = 'MissingTenantIdError';
  constructor() {
    super('A tenantId is required for this method');
  }
}

/** A complaint of a schema in the language of this page. */
export const complaintText = (message: string): string =>
  translate(complaintSentence(message) ?? message);

/**
 * The request never got an answer: offline, refused, or cut off. What the server did is unknown.
 */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
  constructor(cause: unknown) {
    super('APIClient error - there was no response', { cause });
  }
}

/** What we were about to send does not match the contract; nothing was sent. */
export class RequestShapeError extends Error {
  override readonly name = 'RequestShapeError';
  readonly issues: readonly ShapeIssue[];
  constructor(issues: readonly ShapeIssue[]) {
    super('Your request is not valid!');
    this.issues = issues;
  }

  /** The complaints by field. */
  fieldErrors(): FieldErrors {
    return firstByField(this.issues.map(({ path, message }) => [path, complaintText(message)]));
  }
}

/** What the server answered does not match the contract. */
export class ResponseShapeError extends Error {
  override readonly name = 'ResponseShapeError';
  readonly issues: readonly ShapeIssue[];
  constructor(issues: readonly ShapeIssue[]) {
    super('Could not parse schema');
    this.issues = issues;
  }
}

/** The server refused, or failed: any answer outside 2xx. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  /** The parsed body, or its text, or null. */
  readonly body: unknown;
  /** What support asks for; from the answer's `x-request-id`. */
  readonly requestId: string | null;
  /** Seconds after which trying again makes sense, where the server says so. */
  readonly retryAfter: number | null;

  constructor(result: HttpErrorResponse) {
    super(errorOf(result.body)?.message ?? `The server answered with status ${result.status}`);
    this.status = result.status;
    this.body = result.body;
    this.requestId = result.requestId;
    this.retryAfter = result.retryAfter;
  }

  /** The envelope's error, or null where the body holds none. */
  get problem(): ErrorBody | null {
    return errorOf(this.body);
  }

  /** The server's complaints by field. */
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

/** 401: nobody is signed in, or no longer. */
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError';
}

/** 400: the body says what is wrong. */
export class BadRequestError extends HttpError {
  override readonly name = 'BadRequestError';
}

/** Somebody else saved the record since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === generalProblems.ChangedMeanwhile.status &&
  error.message === generalProblems.ChangedMeanwhile.message;

/** `items[0].weight.value` as forms spell it: `items.0.weight.value`. */
const formName = (member: string): string => member.replaceAll(/\[(\d+)\]/g, '.$1');

const Failure = z.object({ error: ErrorShape });

function errorOf(body: unknown): ErrorBody | null {
  const parsed = Failure.safeParse(body);
  return parsed.success ? parsed.data.error : null;
}

function firstByField(pairs: readonly (readonly [string, string])[]): FieldErrors {
  const first: Record<string, string> = {};
  for (const [field, message] of pairs) first[field] ??= message;
  return first;
}

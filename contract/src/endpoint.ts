import { z } from 'zod';
import type { Permission } from './permission.ts';
import type { ProblemDefinition } from './problem.ts';

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/**
 * Who may call.
 * `none`: everybody, no tenant needed. `guest`: everybody on a tenant's host. `optional`: everybody,
 * but what is answered depends on the token. `signedIn`: any session. Otherwise the named permission.
 */
export type Access = 'none' | 'guest' | 'optional' | 'signedIn' | Permission;

/**
 * How the answer travels: in the envelope, in the envelope and bare beside it, as bare JSON, as text,
 * or as the bytes of a file.
 */
export type Answer = 'envelope' | 'doubled' | 'bare' | 'text' | 'file';

type Schema = z.core.$ZodType;

export type Endpoint<I extends Schema = Schema, O extends Schema = Schema> = {
  readonly method: Method;
  /** Exactly as the wire spells it, misspellings included. */
  readonly path: `/${string}`;
  /** Further paths that answer the same: corrected spellings, older prefixes. */
  readonly aliases: readonly `/${string}`[];
  readonly access: Access;
  /** One sentence for people. */
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  /** Names of inputs that a POST or PUT carries in the query string. */
  readonly inQuery: readonly string[];
  /** Names of inputs that a GET or DELETE carries in a JSON body. */
  readonly inBody: readonly string[];
  /** The form field of an uploaded file; the other inputs travel beside it. */
  readonly upload?: string;
  readonly answer: Answer;
  /** Every refusal a caller may meet, beside those that any call may meet. */
  readonly problems: readonly ProblemDefinition[];
  /** A read that is sent as POST: it leaves no audit row and needs no idempotency. */
  readonly reads: boolean;
  /** Calls a minute that one caller may make, where that is less than the general limit. */
  readonly perMinute?: number;
  /** True where the answer holds a secret: it is not kept for repetitions, which do it again. */
  readonly tellsSecret?: boolean;
};

type Declaration<I extends Schema, O extends Schema> = {
  readonly method?: Method;
  readonly path: `/${string}`;
  readonly aliases?: readonly `/${string}`[];
  readonly access: Access;
  readonly summary: string;
  readonly input?: I;
  readonly output: O;
  readonly inQuery?: readonly string[];
  readonly inBody?: readonly string[];
  readonly upload?: string;
  readonly answer?: Answer;
  readonly problems?: readonly ProblemDefinition[];
  readonly reads?: boolean;
  readonly perMinute?: number;
  readonly tellsSecret?: boolean;
};

const nothing = z.object({});

/**
 * Declares one call of the wire. Routes, the typed client, the OpenAPI document, permission checks and
 * the every-endpoint test are derived from it. The method defaults to GET.
 * @throws {MetaValidation} when the declaration itself is wrong.
 */
export function endpoint<O extends Schema, I extends Schema = typeof nothing>(
  declaration: Declaration<I, O>,
): Endpoint<I, O> {
  const method = declaration.method ?? 'GET';
  const { path, access, summary } = declaration;
  if (!methods.includes(method)) throw new MetaValidation(`${path}: method ${method} is not one`);
  if (!path.startsWith('/')) throw new MetaValidation(`${path}: a path starts with /`);
  if (!access || !summary) throw new MetaValidation(`${path}: access and summary are required`);
  return Object.freeze({
    aliases: [],
    inQuery: [],
    inBody: [],
    answer: 'envelope' as const,
    problems: [],
    reads: method === 'GET',
    ...declaration,
    method,
    input: declaration.input ?? (nothing as unknown as I),
  });
}

/** A bad endpoint definition (booking_shell.txt §8). */
export class MetaValidation extends Error {
  constructor(detail: string) {
    super('MetaValidation', { cause: detail });
    this.name = 'MetaValidation';
  }
}

/** What a caller passes. */
export type ArgsOf<E extends Endpoint> = z.core.input<E['input']>;
/** What a handler receives: parsed, defaults filled in. */
export type InputOf<E extends Endpoint> = z.core.output<E['input']>;
/** What a handler answers. */
export type AnswerOf<E extends Endpoint> = z.core.input<E['output']>;
/** What a caller gets. */
export type ResultOf<E extends Endpoint> = z.core.output<E['output']>;

/** True where the endpoint changes something. */
export const writes = (promise: Endpoint): boolean => !promise.reads;

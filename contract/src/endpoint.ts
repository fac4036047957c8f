import { z } from 'zod';
import type { Permission } from './permission.ts';
import type { ProblemDefinition } from './problem.ts';

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/**
 * Who may call. `none`: everybody, no tenant needed. `guest`: everybody on a tenant's host.
 * `optional`: everybody, but the response depends on the token. `signedIn`: any session. Otherwise
 * the named permission.
 */
export type Access = 'none' | 'guest' | 'optional' | 'signedIn' | Permission;

/**
 * The format of the response: in the envelope, in the envelope with its members repeated next to
 * it, as bare JSON, as text, or as the bytes of a file.
 */
export type ResponseShape = 'envelope' | 'doubled' | 'bare' | 'text' | 'file';

type Schema = z.core.$ZodType;

/** The read whose record a save replaces as a whole, and how the input names that record. */
export type Replaces<Input = never> = {
  readonly read: Endpoint;
  /** The arguments of the read, or null where the input is a new record. */
  readonly argsOf: (input: Input) => object | null;
  /** The member of the response that holds the record, if several have a revision. */
  readonly member?: string;
  /** Of a list, the members that tell the record from the others: `{ id: 5 }`. */
  readonly which?: (input: Input) => Readonly<Record<string, unknown>>;
};

export type Endpoint<I extends Schema = Schema, O extends Schema = Schema> = {
  readonly method: Method;
  /** Exactly as spelled on the wire, including misspellings. */
  readonly path: `/${string}`;
  /** Further paths with the same response: corrected spellings, older prefixes. */
  readonly aliases: readonly `/${string}`[];
  readonly access: Access;
  /** A one-sentence description. */
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  /** Names of inputs that a POST or PUT takes from the query string. */
  readonly inQuery: readonly string[];
  /** Names of inputs that a GET or DELETE takes from a JSON body. */
  readonly inBody: readonly string[];
  /** The form field of an uploaded file; the other inputs are sent in the same form. */
  readonly upload?: string;
  readonly response: ResponseShape;
  /** Every refusal a caller may get, in addition to those common to all calls. */
  readonly problems: readonly ProblemDefinition[];
  /** A read sent as POST: it writes no audit row and needs no idempotency. */
  readonly reads: boolean;
  /**
   * True if a read saves what it found, such as a document, a quote or a carrier's answer.
   * The transaction of any other read is read only.
   */
  readonly savesResult?: boolean;
  /** True if a read of much data may be served by a read replica, which sees all that is saved. */
  readonly mayUseReplica?: boolean;
  /**
   * True if a read makes a file of a list: it may use a read replica, stores the file in a
   * transaction of its own (`saveExport`) and, as data leaves, writes an audit entry.
   */
  readonly isExport?: boolean;
  /** Calls per minute for one caller, if lower than the general limit. */
  readonly perMinute?: number;
  /**
   * True if the response contains a secret: it is not saved, so a repetition runs the work again.
   */
  readonly returnsSecret?: boolean;
  /** True if calls leave no audit entry: measurements that devices send every few seconds. */
  readonly isUnaudited?: boolean;
  /** What a save of a whole record replaces; such an input has a `revision` (decision 0044). */
  readonly replaces?: Replaces;
  /** True if forms edit the rows of this list as they stand: each has its `revision`. */
  readonly rowsAreEdited?: boolean;
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
  readonly response?: ResponseShape;
  readonly problems?: readonly ProblemDefinition[];
  readonly reads?: boolean;
  readonly savesResult?: boolean;
  readonly mayUseReplica?: boolean;
  readonly isExport?: boolean;
  readonly perMinute?: number;
  readonly returnsSecret?: boolean;
  readonly isUnaudited?: boolean;
  readonly replaces?: Replaces<z.core.output<I>>;
  readonly rowsAreEdited?: boolean;
};

const noInput = z.object({});

/**
 * Declares one endpoint. Routes, the typed client, the OpenAPI document, permission checks and the
 * every-endpoint test are derived from it. The method defaults to GET.
 * @throws {MetaValidation} when the declaration itself is wrong.
 */
export function endpoint<O extends Schema, I extends Schema = typeof noInput>(
  declaration: Declaration<I, O>,
): Endpoint<I, O> {
  const method = declaration.method ?? 'GET';
  const { path, access, summary } = declaration;
  if (!methods.includes(method)) throw new MetaValidation(`${path}: method ${method} is not one`);
  if (!path.startsWith('/')) throw new MetaValidation(`${path}: a path starts with /`);
  const { reads = method === 'GET', savesResult, mayUseReplica, isExport } = declaration;
  const usesReplica = mayUseReplica === true || isExport === true;
  if (usesReplica && (!reads || savesResult === true)) {
    throw new MetaValidation(`${path}: only a read that saves nothing may use a replica`);
  }
  if (!access || !summary) throw new MetaValidation(`${path}: access and summary are required`);
  return Object.freeze({
    aliases: [],
    inQuery: [],
    inBody: [],
    response: 'envelope' as const,
    problems: [],
    ...declaration,
    ...(usesReplica ? { mayUseReplica: true } : {}),
    reads,
    method,
    input: declaration.input ?? (noInput as unknown as I),
  });
}

/** A bad endpoint definition (booking_shell.txt §8). */
export class MetaValidation extends Error {
  constructor(detail: string) {
    super('MetaValidation', { cause: detail });
    this.name = 'MetaValidation';
  }
}

/** The arguments a caller passes. */
export type ArgsOf<E extends Endpoint> = z.core.input<E['input']>;
/** The input a handler receives: parsed, with defaults filled in. */
export type InputOf<E extends Endpoint> = z.core.output<E['input']>;
/** The value a handler returns. */
export type OutputOf<E extends Endpoint> = z.core.input<E['output']>;
/** The result a caller gets. */
export type ResultOf<E extends Endpoint> = z.core.output<E['output']>;

/** True if the endpoint changes something. */
export const writes = (endpoint: Endpoint): boolean => !endpoint.reads;

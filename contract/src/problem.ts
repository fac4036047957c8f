import { english, type Message, type Sentence, sentenceOf } from './sentence.ts';

/** The numbers of `error.code` on the wire (decisions X-23). */
export const problemCodes = {
  none: 0,
  validation: 1001,
  business: 1002,
  transition: 1003,
  notFound: 1004,
  notPermitted: 1005,
  notSignedIn: 1006,
  lockedOut: 1007,
  limit: 1008,
  paymentDeclined: 1009,
  external: 1010,
} as const;

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** A refusal that the contract declares: its name, HTTP status and the sentence for users. */
export type ProblemDefinition = {
  readonly name: string;
  readonly status: ProblemStatus;
  readonly code: number;
  readonly message: string;
};

type Declared = {
  readonly status: ProblemStatus;
  readonly message: string;
  readonly code?: number;
};

/**
 * Declares the refusals of one context; each takes its key as its name and the code of its status.
 */
export function problems<K extends string>(
  declared: Readonly<Record<K, Declared>>,
): Readonly<Record<K, ProblemDefinition>> {
  const entries = Object.entries<Declared>(declared).map(([name, d]) => [
    name,
    Object.freeze({ name, status: d.status, message: d.message, code: d.code ?? codeOf(d.status) }),
  ]);
  return Object.freeze(Object.fromEntries(entries));
}

function codeOf(status: ProblemStatus): number {
  switch (status) {
    case 401:
      return problemCodes.notSignedIn;
    case 403:
      return problemCodes.notPermitted;
    case 404:
      return problemCodes.notFound;
    case 409:
      return problemCodes.transition;
    case 429:
      return problemCodes.limit;
    case 503:
      return problemCodes.external;
    case 400:
    case 413:
    case 415:
    case 422:
      return problemCodes.business;
  }
}

/** A complaint about the input; members are named as the client sent them (decisions X-24). */
export type Complaint = { readonly message: Message; readonly members: readonly string[] };

/** A complaint as sent: in English, with the sentence it was made from if that has values. */
export type ValidationError = {
  readonly message: string;
  readonly sentence?: Sentence;
  readonly members: readonly string[];
};

/** Returns a complaint's message, translatable if possible. */
export const messageOf = (complaint: Complaint | ValidationError): Message =>
  ('sentence' in complaint ? complaint.sentence : undefined) ?? complaint.message;

/** Converts a complaint to the form in which it is sent, unless it already has it. */
export function validationError(complaint: Complaint | ValidationError): ValidationError {
  const sentence = sentenceOf(complaint.message);
  if (sentence === undefined) return complaint as ValidationError;
  return { message: english(sentence), sentence, members: complaint.members };
}

type Particulars = {
  /** A more specific sentence than the declared one. */
  readonly message?: Message;
  readonly details?: string;
  readonly validationErrors?: readonly (Complaint | ValidationError)[];
  /** Values for the log; never sent. */
  readonly values?: Readonly<Record<string, unknown>>;
};

/** A refusal thrown by a rule; translated to status and envelope in one place. */
export class Problem extends Error {
  readonly definition: ProblemDefinition;
  /** The sentence behind `message`, if it has values. */
  readonly sentence: Sentence | undefined;
  readonly details: string | null;
  readonly validationErrors: readonly ValidationError[] | null;
  readonly values: Readonly<Record<string, unknown>>;

  constructor(definition: ProblemDefinition, particulars: Particulars = {}) {
    const message = particulars.message ?? definition.message;
    super(english(message));
    this.name = definition.name;
    this.definition = definition;
    this.sentence = sentenceOf(message);
    this.details = particulars.details ?? null;
    this.validationErrors = particulars.validationErrors?.map(validationError) ?? null;
    this.values = particulars.values ?? {};
  }
}

/** Refusals possible for any endpoint. */
export const generalProblems = problems({
  NotValid: { status: 400, code: problemCodes.validation, message: 'Your request is not valid!' },
  TenantRequired: { status: 400, message: 'A tenantId is required for this method' },
  NotSignedIn: { status: 401, message: 'Current user did not login to the application!' },
  NotPermitted: {
    status: 403,
    message: 'Required permissions are not granted.',
  },
  AssistantReadsOnly: {
    status: 403,
    message: 'This assistant may only read. Its user allows writing in its settings.',
  },
  TenantMismatch: { status: 403, message: 'The token belongs to another tenant.' },
  TenantNotActive: { status: 403, message: 'The tenant is not active' },
  NotFound: { status: 404, message: 'We could not find this.' },
  KeyReused: {
    status: 422,
    message: 'This Idempotency-Key has already been used for a different request.',
  },
  KeyInFlight: {
    status: 409,
    message: 'A request with this Idempotency-Key is still in progress.',
  },
  ChangedMeanwhile: { status: 409, message: 'Somebody else changed this meanwhile.' },
  TooLarge: { status: 413, code: problemCodes.validation, message: 'This file is too large.' },
  TooMany: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  Busy: { status: 503, message: 'The service is busy. Please try again in a moment.' },
});

/** Returns the refusal of invalid input that names its fields. */
export function notValid(...errors: readonly (Complaint | ValidationError)[]): Problem {
  return new Problem(generalProblems.NotValid, {
    validationErrors: errors,
    details: [
      'The following errors were detected during validation.',
      ...errors.map((e) => ` - ${english(e.message)}`),
    ].join('\r\n'),
  });
}

/** Returns the refusal of invalid input in one field. */
export const notValidField = (member: string, message: Message): Problem =>
  notValid({ message, members: [member] });

/** Returns the row, or throws the refusal: "not yours" and "not found" are the same response. */
export function found<T>(
  row: T | null | undefined,
  definition: ProblemDefinition,
  events: Readonly<Record<string, unknown>> = {},
): T {
  if (row === null || row === undefined) throw new Problem(definition, { values: events });
  return row;
}

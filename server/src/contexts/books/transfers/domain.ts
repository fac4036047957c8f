/** Attempts in a row before a program that does not respond is left to a person: about a day. */
export const attemptsMax = 10;
const firstPause_ms = 60_000;

/** The pause after an attempt: each is twice the one before, and never shorter than requested. */
export const pauseAfter = (attempts: number, requested_ms: number | null): number =>
  Math.max(firstPause_ms * 2 ** Math.max(0, attempts - 1), requested_ms ?? 0);

/** Kinds that are documents there, and can be void. */
const documents = ['Invoice', 'CreditNote', 'Bill'] as const;

export const isDocument = (kind: string): kind is (typeof documents)[number] =>
  documents.some((one) => one === kind);

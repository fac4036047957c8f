import {
  type DocumentKind,
  documentKinds,
  type TransferKind,
} from '@waybill/contract/books/lifecycle';

/** Attempts in a row before a program that does not respond is left to a person: about a day. */
export const attemptsMax = 10;
const firstPause_ms = 60_000;

/** The pause after an attempt: each is twice the one before, and never shorter than requested. */
export const pauseAfter = (attempts: number, requested_ms: number | null): number =>
  Math.max(firstPause_ms * 2 ** Math.max(0, attempts - 1), requested_ms ?? 0);

/** Whether records of a kind are documents in the program. */
export const isDocument = (kind: TransferKind): kind is DocumentKind =>
  documentKinds.some((one) => one === kind);

import type { Problem } from '@waybill/contract/problem';

/** Returns all faults of a refusal as one text. */
export const sentenceOf = ({ message, validationErrors }: Problem): string =>
  validationErrors === null || validationErrors.length === 0
    ? message
    : [...new Set(validationErrors.map((fault) => fault.message))].join('. ');

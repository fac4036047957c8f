import { spaced } from '#ui/spaced.ts';

/** Statuses that screens call by other words than their names. */
const words: Readonly<Record<string, string>> = {
  PartiallyPaid: 'Partly paid',
  PartiallyApproved: 'Partly approved',
};

/** Returns the text of a status by its name in the contract: `Out for delivery`. */
export const statusWord = (name: string): string => words[name] ?? spaced(name);

/**
 * What the server says of a PIN. Locked: there were too many wrong ones, and it says nothing more
 * until the proof itself arrives.
 */
export const pinOutcomes = ['Right', 'Wrong', 'Locked'] as const;
export type PinOutcome = (typeof pinOutcomes)[number];

/** Wrong PINs of a job before the server stops checking: of 10,000, guessing must not pay. */
export const pinTriesMax = 5;

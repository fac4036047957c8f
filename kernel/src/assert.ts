/**
 * Ends the call when something we promised ourselves is not so. For faults of ours, never for
 * input: a person's mistake is a refusal with a sentence.
 */
export function assert(condition: boolean, endpoint: string): asserts condition {
  if (!condition) throw new Error(`Broken promise: ${endpoint}`);
}

/**
 * Throws if an internal invariant is violated. For faults in our code, never for input: a user's
 * mistake is a refusal with a sentence.
 */
export function assert(condition: boolean, endpoint: string): asserts condition {
  if (!condition) throw new Error(`Broken promise: ${endpoint}`);
}

/**
 * Throws if an internal invariant is violated. For faults in our code, never for input: a user's
 * mistake is a refusal with a sentence.
 */
export function assert(condition: boolean, invariant: string): asserts condition {
  if (!condition) throw new Error(`Violated invariant: ${invariant}`);
}

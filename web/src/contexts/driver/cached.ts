import { call } from './api.ts';
import { lastRead, saveRead } from './outbox/store.ts';

export type CachedRead<Result> = {
  readonly result: Result;
  /** When the server said it, by the device's clock. */
  readonly at: string;
};

/** What the server says, or said last if it cannot be reached; null if it never said anything. */
export async function readCached<Result>(
  path: `/api/${string}`,
): Promise<CachedRead<Result> | null> {
  const outcome = await call<Result>('GET', path);
  if (outcome.kind === 'done') {
    const at = new Date().toISOString();
    // A full disk keeps nothing new, and what was heard is shown all the same.
    await saveRead(path, outcome.result, at).catch(() => undefined);
    return { result: outcome.result, at };
  }
  return readSaved<Result>(path);
}

/** What the server said last; null if it never did. */
export async function readSaved<Result>(path: string): Promise<CachedRead<Result> | null> {
  const saved = await lastRead(path);
  // Whoever saved it under this path had it from the same call.
  return saved === null ? null : { result: saved.result as Result, at: saved.at };
}

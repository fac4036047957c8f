import { call } from './api.ts';
import { lastRead, saveRead } from './outbox/store.ts';

export type CachedRead<Result> = {
  readonly result: Result;
  /** When the server responded, by the device's clock. */
  readonly at: string;
};

/** Returns the server's response, or the last one while offline; null if there is none. */
export async function readCached<Result>(
  path: `/api/${string}`,
): Promise<CachedRead<Result> | null> {
  const outcome = await call<Result>('GET', path);
  if (outcome.kind === 'done') {
    const at = new Date().toISOString();
    // Shown before it is stored; a full disk cannot store it.
    void saveRead(path, outcome.result, at).catch(() => undefined);
    return { result: outcome.result, at };
  }
  return readSaved<Result>(path);
}

/** Returns the server's last response; null if there is none. */
export async function readSaved<Result>(path: string): Promise<CachedRead<Result> | null> {
  const saved = await lastRead(path);
  // A response stored under this path comes from the same endpoint.
  return saved === null ? null : { result: saved.result as Result, at: saved.at };
}

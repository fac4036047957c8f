import type { FileStore } from '@waybill/adapters/file-store';

/** What a recovery needs to know about a base backup. */
export type BaseLabel = {
  /** The contents of `backup_label`, which PostgreSQL needs to recover from the copy. */
  readonly label: string;
  /** The name of the first segment that the recovery needs. */
  readonly firstSegment: string;
  /** When the copy was complete (ISO 8601): it can be recovered to no earlier time. */
  readonly completedAt: string;
  /** The mark of the secret with which the data was sealed. */
  readonly secretMark: string;
};

/** @throws Error if the store has no such label */
export async function labelOf(store: FileStore, key: string): Promise<BaseLabel> {
  const bytes = await store.get(key);
  if (bytes === null) throw new Error(`${key} is not in the file store.`);
  return JSON.parse(bytes.toString()) as BaseLabel;
}

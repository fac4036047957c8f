import type { TenantDb } from '../db/database.ts';
import { enqueue } from '../facts.ts';

/** What somebody is written, by the name of its template and what that is filled with. */
export type LetterToWrite = {
  readonly template: string;
  readonly to: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** True where it carries a link that only its receiver may have: its text is then not kept. */
  readonly isSecret: boolean;
  /** Whose letter it is, beside the staff's; null for staff alone. */
  readonly customerId: number | null;
};

/**
 * Has a letter written from the tenant's template after commit. `key` names what it tells: the same
 * is not written twice. Whoever keeps the templates keeps the task.
 */
export const writeLetter = (db: TenantDb, key: string, letter: LetterToWrite): Promise<void> =>
  enqueue(db, 'letters.write', { letter, key }, { key: `letter:${key}` });

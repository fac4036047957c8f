import type { TenantDb } from '../db/database.ts';
import { enqueue } from '../events.ts';

/** An e-mail to write: the name of its template and the values to fill in. */
export type EmailToWrite = {
  readonly template: string;
  readonly to: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** True if it contains a link that only its recipient may have: its text is then not stored. */
  readonly isSecret: boolean;
  /** The customer that may see the e-mail in addition to staff; null for staff only. */
  readonly customerId: number | null;
};

/**
 * Queues an e-mail from the tenant's template, written after commit. `key` identifies its content:
 * the same e-mail is not written twice. The context that owns the templates also owns the task.
 */
export const writeEmail = (db: TenantDb, key: string, email: EmailToWrite): Promise<void> =>
  enqueue(db, { name: 'emails.write', key: `email:${key}` }, { email, key });

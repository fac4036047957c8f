import { sql } from 'kysely';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TenantDb } from '../db/database.ts';
import type { FileStore } from './store.ts';

/** How long a file waits to be fetched (decisions X-28). */
export const ticketLife_ms = 60 * 60 * 1000;

export type NewFile = {
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Uint8Array;
  /** What the token is good for, so that one kind of token opens one kind of door. */
  readonly purpose: string;
  readonly customerId?: number | null;
  /** Null keeps the file until it is removed. */
  readonly expiresAt?: Date | null;
};

export type StoredFile = {
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
};

/**
 * Stores a file and answers the token that fetches it: 32 random bytes, kept as a hash, bound to the
 * tenant, good for an hour unless said otherwise.
 */
export async function storeFile(
  { db, files, now }: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  file: NewFile,
): Promise<{ readonly token: string; readonly id: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const { tenantId, userId } = db.scope;
  const expires =
    file.expiresAt === undefined ? new Date(now.getTime() + ticketLife_ms) : file.expiresAt;
  await files.put(`${tenantId}/${id}`, file.bytes);
  await db.run(sql`
    insert into platform.stored_file (
      tenant_id, id, customer_id, token_hash, file_name, file_type, size_bytes, purpose,
      created_by, created_at, expires_at
    ) values (
      ${tenantId}, ${id}, ${file.customerId ?? null}, ${hashOf(token)}, ${file.fileName},
      ${file.fileType}, ${file.bytes.length}, ${file.purpose}, ${userId}, ${now}, ${expires}
    )
  `);
  return { token, id };
}

type Row = { readonly id: string; readonly file_name: string; readonly file_type: string };

/** The file of a token, or null when the token is unknown, of another purpose, or too old. */
export async function fetchFile(
  { db, files, now }: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  purpose: string,
  token: string,
): Promise<StoredFile | null> {
  const row = await db.maybeOne(sql<Row>`
    select id, file_name, file_type from platform.stored_file
    where token_hash = ${hashOf(token)} and purpose = ${purpose}
      and (expires_at is null or expires_at > ${now})
      and (customer_id is null or platform.sees_customer(customer_id))
  `);
  if (row === undefined) return null;
  const bytes = await files.get(`${db.scope.tenantId}/${row.id}`);
  return bytes === null ? null : { fileName: row.file_name, fileType: row.file_type, bytes };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

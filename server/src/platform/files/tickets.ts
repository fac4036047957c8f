import type { FileStore, OpenFile } from '@waybill/adapters/file-store';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { TenantDb } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import { enqueue } from '../events.ts';
import { hashOf, newToken } from '../token.ts';

/** How long a file can be fetched (decisions X-28). */
export const ticketLife_ms = 60 * 60 * 1000;

/** The purpose of requested files, fetched within the hour through downloadasset. */
export const exportPurpose = 'export';

export type NewFile = {
  readonly fileName: string;
  readonly fileType: string;
  /** The whole content, or an iterable of pieces for a long file. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** What the token grants, so that a token for one purpose cannot be used for another. */
  readonly purpose: string;
  readonly customerId?: number | null;
  /** If null, the file stays until it is deleted. */
  readonly expiresAt?: Date | null;
};

export type StoredFile = {
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
};

type PutFile = { readonly id: string; readonly size: number };

/**
 * Stores a file and returns the token to fetch it: 32 random bytes, stored as a hash, bound to the
 * tenant, valid for an hour unless specified otherwise.
 */
export async function storeFile(
  { db, files, now }: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  file: NewFile,
): Promise<{ readonly token: string; readonly id: string }> {
  return recordFile({ db, now }, file, await put(files, db.scope, file.bytes));
}

/**
 * Does the same with a record that commits independently of the transaction, which may only read.
 */
export async function storeFileApart(
  { db, files, now }: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  file: NewFile,
): Promise<{ readonly token: string; readonly id: string }> {
  // Pieces come from the reading transaction and are read once, so a retry must not include them.
  const stored = await put(files, db.scope, file.bytes);
  return db.apart.transaction(db.scope, (own) => recordFile({ db: own, now }, file, stored));
}

async function put(
  files: FileStore,
  { tenantId }: Scope,
  bytes: NewFile['bytes'],
): Promise<PutFile> {
  const id = randomUUID();
  const key = `${tenantId}/${id}`;
  if (!(bytes instanceof Uint8Array)) return { id, size: await files.putPieces(key, bytes) };
  await files.put(key, bytes);
  return { id, size: bytes.length };
}

async function recordFile(
  { db, now }: { readonly db: TenantDb; readonly now: Date },
  file: NewFile,
  { id, size }: PutFile,
): Promise<{ readonly token: string; readonly id: string }> {
  const token = newToken();
  const { tenantId, userId } = db.scope;
  const expires =
    file.expiresAt === undefined ? new Date(now.getTime() + ticketLife_ms) : file.expiresAt;
  await db.run(sql`
    insert into platform.stored_file (
      tenant_id, id, customer_id, token_hash, file_name, file_type, size_bytes, purpose,
      created_by, created_at, expires_at
    ) values (
      ${tenantId}, ${id}, ${file.customerId ?? null}, ${hashOf(token)}, ${file.fileName},
      ${file.fileType}, ${size}, ${file.purpose}, ${userId}, ${now}, ${expires}
    )
  `);
  return { token, id };
}

type Place = { readonly db: TenantDb; readonly files: FileStore };

type Row = { readonly id: string; readonly file_name: string; readonly file_type: string };

/** Makes a stored file permanent. */
export async function saveFile(db: TenantDb, id: string): Promise<void> {
  await db.run(sql`update platform.stored_file set expires_at = null where id = ${id}`);
}

/** Returns the file of a token, or null if the token is unknown, expired, or of another purpose. */
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
  return row === undefined ? null : withBytes({ db, files }, row);
}

/**
 * Returns the file with an id, or null if there is none of this purpose that the caller may see.
 */
export async function fileById(
  place: Place,
  purpose: string,
  id: string,
): Promise<StoredFile | null> {
  const row = await rowById(place.db, purpose, id);
  return row === undefined ? null : withBytes(place, row);
}

/** Opens a long file: its bytes are streamed, even after the transaction has ended. */
export async function openById(
  { db, files }: Place,
  purpose: string,
  id: string,
): Promise<(OpenFile & Pick<StoredFile, 'fileName' | 'fileType'>) | null> {
  const row = await rowById(db, purpose, id);
  const opened = row === undefined ? null : await files.open(`${db.scope.tenantId}/${row.id}`);
  if (row === undefined || opened === null) return null;
  return { ...opened, fileName: row.file_name, fileType: row.file_type };
}

const rowById = (db: TenantDb, purpose: string, id: string): Promise<Row | undefined> =>
  db.maybeOne(sql<Row>`
    select id, file_name, file_type from platform.stored_file
    where id = ${id} and purpose = ${purpose} and expires_at is null
      and (customer_id is null or platform.sees_customer(customer_id))
  `);

async function withBytes({ db, files }: Place, row: Row): Promise<StoredFile | null> {
  const bytes = await files.get(`${db.scope.tenantId}/${row.id}`);
  return bytes === null ? null : { fileName: row.file_name, fileType: row.file_type, bytes };
}

/**
 * Deletes a file; its bytes are removed after commit.
 * @param of whose uploads: a user's id, or `anybody`. Customers never see another customer's.
 * @returns whether there was one.
 */
export async function dropFile(
  db: TenantDb,
  file: { readonly id: string; readonly purpose: string; readonly of: number | 'anybody' },
): Promise<boolean> {
  const dropped = await db.run(sql`
    delete from platform.stored_file
    where id = ${file.id} and purpose = ${file.purpose}
      and (${file.of === 'anybody'} or created_by = ${file.of === 'anybody' ? null : file.of})
      and (customer_id is null or platform.sees_customer(customer_id))
  `);
  if (dropped === 0) return false;
  await enqueue(db, 'files.remove', { key: `${db.scope.tenantId}/${file.id}` });
  return true;
}

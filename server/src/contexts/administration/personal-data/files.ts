import type { FileStore } from '@waybill/adapters/file-store';
import { documentsOf, removeDocument } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Known } from './person.ts';
import * as rows from './sql.ts';
import { wordyTypes, withoutPerson } from './texts.ts';

type Place = { readonly db: TenantDb; readonly files: FileStore };

/** A file of the person, with its bytes. */
export type OwnFile = { readonly name: string; readonly bytes: Uint8Array };

/** Returns the documents of the person's driver record, and the picture. */
export async function ownFiles({ db, files }: Place, known: Known): Promise<readonly OwnFile[]> {
  const { account } = known;
  if (account === null) return [];
  const pdfs = await documentsOf(db, 'Driver', account.guid);
  const picture = await rows.fileNamed(db, account.pictureId);
  const named = [
    ...pdfs.map((pdf) => ({ id: pdf.document_id, name: `${pdf.id} ${pdf.file_name}` })),
    ...(picture === undefined ? [] : [{ id: picture.id, name: picture.name }]),
  ];
  const found: OwnFile[] = [];
  for (const { id, name } of named) {
    const bytes = await files.get(`${db.scope.tenantId}/${id}`);
    if (bytes !== null) found.push({ name, bytes });
  }
  return found;
}

/** Deletes the documents of the person's own record; returns how many. */
export async function removeOwnFiles(db: TenantDb, known: Known): Promise<number> {
  if (known.account === null) return 0;
  const pdfs = await documentsOf(db, 'Driver', known.account.guid);
  for (const pdf of pdfs) await removeDocument(db, pdf);
  return pdfs.length;
}

/**
 * Replaces the person with stand-ins in the tenant's text files and workbooks, except finance
 * documents; returns the number of changed files.
 */
export async function scrubFiles(
  { db, files }: Place,
  known: Known,
  standIn: rows.StandIn,
): Promise<number> {
  const marks = rows.standInsOf(known, standIn);
  if (marks.length === 0) return 0;
  let changed = 0;
  for (const { id, fileType } of await rows.wordyFiles(db, wordyTypes)) {
    const key = `${db.scope.tenantId}/${id}`;
    const bytes = await files.get(key);
    const left = bytes && withoutPerson({ fileType, bytes }, marks);
    if (left === null) continue;
    await files.put(key, left);
    await rows.noteSize(db, id, left.length);
    changed += 1;
  }
  return changed;
}

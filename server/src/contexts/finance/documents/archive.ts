import type { FileStore } from '@waybill/adapters/file-store';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { Zip, ZipPassThrough } from 'fflate';
import type { TenantDb } from '#platform/db/database.ts';
import { fetchFile } from '#platform/files/tickets.ts';
import { documentPurpose } from './documents.ts';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };

export type ArchivedFile = { readonly fileName: string; readonly bytes: Uint8Array };

/**
 * Streams the documents of tokens as a ZIP, one at a time to limit memory.
 * @throws {Problem} DocumentNotFound
 */
export const archiveOf = (place: Place, tokens: readonly string[]): AsyncGenerator<Uint8Array> =>
  zipOf(filesOf(place, tokens));

async function* filesOf(place: Place, tokens: readonly string[]): AsyncGenerator<ArchivedFile> {
  for (const token of new Set(tokens)) {
    const file = await fetchFile(place, documentPurpose, token);
    yield found(file, financeProblems.DocumentNotFound);
  }
}

/** Streams files as a ZIP, uncompressed, because PDFs are compressed already. */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    written.push(piece);
  });
  const names = new Set<string>();
  for await (const { fileName, bytes } of files) {
    const entry = new ZipPassThrough(freeName(fileName, names));
    zip.add(entry);
    entry.push(bytes, true);
    if (failure !== null) throw failure;
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** Returns the name, with a counter if another PDF has it: drafts have no number. */
function freeName(wanted: string, claimed: Set<string>): string {
  const [stem, ending] = [wanted.replace(/\.\w+$/, ''), /\.\w+$/.exec(wanted)?.[0] ?? ''];
  let name = wanted;
  for (let at = 2; claimed.has(name); at += 1) name = `${stem} (${at})${ending}`;
  claimed.add(name);
  return name;
}

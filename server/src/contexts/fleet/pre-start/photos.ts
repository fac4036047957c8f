import type { PreStartCheckToSave } from '@waybill/contract/fleet/pre-start/inputs';
import { byChecklist, checklistNames } from '@waybill/contract/fleet/pre-start/choices';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { acceptUpload } from '#platform/files/accept.ts';
import { storeFile } from '#platform/files/tickets.ts';
import { createHash } from 'node:crypto';
import type { Checklists } from './domain/to-save.ts';

/** The purpose of stored photos of pre-start checks. */
export const preStartPhotoPurpose = 'pre-start-photo';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };

export type StoredPhotos = {
  /** With the ids of their photos. */
  readonly checklists: Checklists;
  /** The id of the driver's signature; null if the check was not signed. */
  readonly signature: string | null;
  /** SHA-256 of each picture as it was sent, hex. */
  readonly hashes: readonly string[];
};

/**
 * Stores the photos of a check, and its signature.
 * @throws {Problem} NotValid or TooLarge, naming the photo.
 */
export async function storePhotos(
  place: Place,
  sent: PreStartCheckToSave,
  checklists: Checklists,
): Promise<StoredPhotos> {
  const stored = byChecklist((name) => checklists[name]);
  const hashes: string[] = [];
  for (const name of checklistNames) {
    const items = [...checklists[name]];
    for (const [at, { images }] of sent[name].entries()) {
      const item = items[at];
      if (item === undefined || !images?.length) continue;
      const photos = await storeImages(place, images, {
        member: `answer.${name}[${at}].images`,
        purpose: preStartPhotoPurpose,
      });
      items[at] = { ...item, images: photos.map(({ id }) => id) };
      hashes.push(...photos.map(({ sha256 }) => sha256));
    }
    stored[name] = items;
  }
  if (sent.signature == null) return { checklists: stored, signature: null, hashes };
  const signature = await storePhoto(place, sent.signature, {
    member: 'answer.signature',
    purpose: preStartPhotoPurpose,
  });
  return { checklists: stored, signature: signature.id, hashes: [...hashes, signature.sha256] };
}

type Kind = {
  /** The member of the request. */
  readonly member: string;
  readonly purpose: string;
};

type StoredPhoto = { readonly id: string; readonly sha256: string };

/** Stores the photos of a list, of which `member` names each with its index. */
export async function storeImages(
  place: Place,
  images: readonly string[],
  { member, purpose }: Kind,
): Promise<readonly StoredPhoto[]> {
  const stored: StoredPhoto[] = [];
  for (const [at, data] of images.entries()) {
    stored.push(await storePhoto(place, data, { member: `${member}[${at}]`, purpose }));
  }
  return stored;
}

/** Stores a photo; returns its id and the SHA-256 of what was sent. */
async function storePhoto(
  place: Place,
  data: string,
  { member, purpose }: Kind,
): Promise<StoredPhoto> {
  const fileType = data.slice('data:'.length, data.indexOf(';'));
  const fileName = `photo.${fileType.slice('image/'.length)}`;
  const bytes = bytesOf(data);
  const upload = { fileName, fileType, bytes };
  const file = await acceptUpload(member, upload, ['png', 'jpg', 'webp']);
  const { id } = await storeFile(place, {
    ...file,
    purpose,
    expiresAt: null,
  });
  return { id, sha256: hashOfPhoto(data) };
}

/** The SHA-256 of a photo (a data URL) as it was sent, hex. */
export const hashOfPhoto = (data: string): string =>
  createHash('sha256').update(bytesOf(data)).digest('hex');

const bytesOf = (data: string): Buffer => Buffer.from(data.split(',', 2)[1] ?? '', 'base64');

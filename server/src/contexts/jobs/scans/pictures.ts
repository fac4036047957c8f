import type { FileStore } from '@waybill/adapters/file-store';
import type { ScanEventToSave } from '@waybill/contract/jobs/jobs/inputs';
import { PictureData } from '@waybill/contract/jobs/jobs/inputs';
import { notValidField } from '@waybill/contract/problem';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { redrawn, thumbnailOf, thumbnailType } from '#platform/files/pictures.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { ScanPicture } from './sql.ts';

type Sent = Pick<z.output<typeof ScanEventToSave>, 'details' | 'images'>;
type Place = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly now: Date;
  /** True if lists show the photos: each is stored in a small version, too. */
  readonly withThumbnails?: boolean;
};

/** Images are at most 5 MB (decisions X-27). */
const bytesMax = 5 * 1024 * 1024;

/** True if a scan has photos or a signature. */
export const hasPictures = ({ images, details }: Sent): boolean =>
  (images ?? []).length > 0 || Boolean(details?.['signature']);

/**
 * Stores the photos of a scan and the signature among its details; returns the remaining details.
 * @throws {Problem} NotValid if an image is invalid or too large.
 */
export async function storePictures(
  place: Place,
  sent: Sent,
): Promise<{
  readonly pictures: readonly ScanPicture[];
  readonly details: Record<string, string>;
}> {
  const { signature, ...details } = sent.details ?? {};
  const pictures: ScanPicture[] = [];
  if (signature !== undefined && signature !== '') {
    const picture = await pictureOf('scanevent.details.signature', signature);
    pictures.push(await store(place, picture, 'signature'));
  }
  for (const [at, photo] of (sent.images ?? []).entries()) {
    pictures.push(await store(place, await pictureOf(`scanevent.images[${at}]`, photo), 'photo'));
  }
  return { pictures, details };
}

type Data = {
  readonly type: string;
  readonly bytes: Buffer;
  /** SHA-256 of the image as sent, before re-encoding. */
  readonly sha256: string;
};

/** Re-encodes the image, which removes the location from its metadata. */
async function pictureOf(member: string, data: string): Promise<Data> {
  if (!PictureData.safeParse(data).success) {
    throw notValidField(member, 'Please send a PNG or JPEG');
  }
  const [head = '', base64 = ''] = data.split(',', 2);
  const bytes = Buffer.from(base64, 'base64');
  const type = head.slice('data:'.length, head.indexOf(';'));
  if (!isPicture(type, bytes)) throw notValidField(member, 'Please send a PNG or JPEG');
  if (bytes.length > bytesMax) throw notValidField(member, 'A picture is at most 5 MB');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { type, bytes: await redrawn(member, bytes), sha256 };
}

/** True if the bytes have the signature of the type, whatever type the sender claims. */
function isPicture(type: string, bytes: Buffer): boolean {
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (type === 'image/png') return begins('\x89PNG\r\n\x1a\n');
  if (type === 'image/jpeg') return begins('\xff\xd8\xff');
  return begins('RIFF') && begins('WEBP', 8);
}

async function store(
  place: Place,
  { type, bytes, sha256 }: Data,
  kind: ScanPicture['kind'],
): Promise<ScanPicture> {
  const fileName = `${kind}.${type.slice('image/'.length)}`;
  const file = { fileName, fileType: type, bytes, purpose: 'scan-picture', expiresAt: null };
  const { id } = await storeFile(place, file);
  const thumbnail = kind === 'photo' && place.withThumbnails ? await thumbnailOf(bytes) : null;
  if (thumbnail === null) return { id, type, kind, sha256 };
  const small = await storeFile(place, {
    ...file,
    fileName: 'thumbnail.webp',
    fileType: thumbnailType,
    bytes: thumbnail,
  });
  return { id, type, kind, sha256, thumbnail: small.id };
}

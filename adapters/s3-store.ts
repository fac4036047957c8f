import { S3mini, type UploadPart } from 's3mini';
import { type FileStore, insistOnKey } from './file-store.ts';

const pageSize = 1000;
const timeout_ms = 30_000;
/** The part size of a long file; by S3's rules, every part but the last has at least 5 MiB. */
const partSize = 8 * 1024 * 1024;

/**
 * Stores files in an S3-compatible bucket: Amazon's, MinIO, Garage, Ceph, R2 and similar.
 * @param url `https://key:secret@host/bucket?region=ap-southeast-2`; without a region `auto`.
 */
export function s3Store(url: string, perTenantMax = Number.MAX_SAFE_INTEGER): FileStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(url);
  const bucket = new S3mini({
    endpoint: `${protocol}//${host}${pathname.replace(/\/$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: timeout_ms,
  });
  return {
    perTenantMax,
    hasRoomFor: () => Promise.resolve(true),
    async put(key, bytes) {
      await bucket.putObject(insistOnKey(key), Buffer.from(bytes));
    },
    putPieces: (key, pieces) => putParts(bucket, insistOnKey(key), pieces),
    async open(key) {
      if ((await bucket.objectExists(insistOnKey(key))) !== true) return null;
      const size = await bucket.getContentLength(key);
      return { size, pieces: rangesOf(bucket, key, size) };
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(insistOnKey(key));
      return bytes === null ? null : Buffer.from(bytes);
    },
    async remove(key) {
      await bucket.deleteObject(insistOnKey(key));
    },
    async *keysOf(owner) {
      let next: string | undefined;
      do {
        // Each page contains the token of the next one.
        // oxlint-disable-next-line no-await-in-loop
        const page = await bucket.listObjectsPaged('/', `${owner}/`, pageSize, next);
        for (const { Key: key, LastModified } of page?.objects ?? []) {
          yield { key, storedAt: new Date(LastModified) };
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}

/**
 * Uploads a file in parts; nothing exists under its key before the last part arrives. Returns its
 * size.
 */
async function putParts(
  bucket: S3mini,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  const upload = await bucket.getMultipartUploadId(key);
  const sent: UploadPart[] = [];
  let size = 0;
  try {
    for await (const part of partsOf(pieces)) {
      sent.push(await bucket.uploadPart(key, upload, part, sent.length + 1));
      size += part.length;
    }
    await bucket.completeMultipartUpload(key, upload, sent);
    return size;
  } catch (error) {
    // The uploaded parts are discarded; if even that fails, the bucket's own rules clean them up.
    await bucket.abortMultipartUpload(key, upload).catch(() => {});
    throw error;
  }
}

/**
 * Regroups chunks of any size into parts of one size; the last one is the remainder, and there is
 * always at least one.
 */
async function* partsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < partSize) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  yield Buffer.concat(held);
}

/**
 * Reads one range after another: a single request for everything would have to finish within our
 * timeout.
 */
async function* rangesOf(bucket: S3mini, key: string, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += partSize) {
    const reply = await bucket.getObjectRaw(key, false, from, Math.min(from + partSize, size));
    yield new Uint8Array(await reply.arrayBuffer());
  }
}

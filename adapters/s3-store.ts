import { S3mini } from 's3mini';
import { type FileStore, insistOnKey } from './file-store.ts';

const pageSize = 1000;
const patience_ms = 30_000;

/**
 * Files in a bucket of a store that speaks S3: Amazon's, MinIO, Garage, Ceph, R2 and their like.
 * @param url `https://key:secret@host/bucket?region=ap-southeast-2`; without a region `auto`.
 */
export function s3Store(url: string): FileStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(url);
  const bucket = new S3mini({
    endpoint: `${protocol}//${host}${pathname.replace(/\/$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: patience_ms,
  });
  return {
    async put(key, bytes) {
      await bucket.putObject(insistOnKey(key), Buffer.from(bytes));
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(insistOnKey(key));
      return bytes === null ? null : Buffer.from(bytes);
    },
    async remove(key) {
      await bucket.deleteObject(insistOnKey(key));
    },
    async *keysOf(tenantId) {
      let next: string | undefined;
      do {
        // Each page says where the next one begins.
        // oxlint-disable-next-line no-await-in-loop
        const page = await bucket.listObjectsPaged('/', `${tenantId}/`, pageSize, next);
        for (const { Key: key, LastModified } of page?.objects ?? []) {
          yield { key, storedAt: new Date(LastModified) };
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}

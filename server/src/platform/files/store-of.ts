import { type FileStore, folderStore } from '@waybill/adapters/file-store';
import { s3Store } from '@waybill/adapters/s3-store';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Returns the bucket, or a folder if none is configured. */
export const filesOf = ({
  s3Url,
  dataDir,
  filesPerTenant_gb: gigabytes,
}: Pick<Config, 's3Url' | 'dataDir' | 'filesPerTenant_gb'>): FileStore => {
  const perTenantMax = gigabytes * 1e9;
  return s3Url === null
    ? folderStore(join(dataDir, 'files'), perTenantMax)
    : s3Store(s3Url, perTenantMax);
};

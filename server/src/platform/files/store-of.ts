import { type FileStore, folderStore } from '@waybill/adapters/file-store';
import { s3Store } from '@waybill/adapters/s3-store';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The bucket, or a folder where there is none. */
export const filesOf = ({ s3Url, dataDir }: Pick<Config, 's3Url' | 'dataDir'>): FileStore =>
  s3Url === null ? folderStore(join(dataDir, 'files')) : s3Store(s3Url);

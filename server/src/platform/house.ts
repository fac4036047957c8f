import type { FileStore } from '@waybill/adapters/file-store';
import type { Database } from './db/database.ts';
import type { Hasher } from './hashing.ts';
import type { PaperKinds, PaperPool } from './papers/worker-pool.ts';

/** What the composition root has built and contexts may use. */
export type House = {
  readonly database: Database;
  /** Signs access tokens and cross-site guards; 32 bytes or more. */
  readonly secret: string;
  readonly hasher: Hasher;
  readonly files: FileStore;
  readonly clock: () => Date;
  /** Scheme, host and port of the pages of a host name, for links that leave the house. */
  readonly originOf: (host: string) => string;
};

/** A house whose press draws the papers a context prints. */
export type HouseWithPapers<Kinds extends PaperKinds> = House & {
  readonly papers: PaperPool<Kinds>;
};

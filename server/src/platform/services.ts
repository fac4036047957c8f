import type { FileStore } from '@waybill/adapters/file-store';
import type { Database } from './db/database.ts';
import type { Hasher } from './hashing.ts';
import type { PdfKinds, PdfPool } from './pdf/worker-pool.ts';

/** The services that the composition root builds for the contexts. */
export type Services = {
  readonly database: Database;
  /** Signs access tokens and CSRF tokens; 32 bytes or more. */
  readonly secret: string;
  readonly hasher: Hasher;
  readonly files: FileStore;
  readonly clock: () => Date;
  /**
   * Returns scheme, host and port of a host name's pages, for links in e-mails and other external
   * content.
   */
  readonly originOf: (host: string) => string;
};

/** Services that include the PDF renderer of a context. */
export type ServicesWithPdfs<Kinds extends PdfKinds> = Services & {
  readonly pdfs: PdfPool<Kinds>;
};

import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import { type NewFile, storeFile } from '#platform/files/tickets.ts';
import type { ExportFile } from '@waybill/contract/shared/fields';
import type { z } from 'zod';

/** The purpose of finance's document tokens. */
export const documentPurpose = 'finance-document';

/** A file of finance, and the customer whose users may read it. */
export type FinanceDocument = {
  readonly fileName: string;
  readonly fileType: 'application/pdf' | 'text/csv';
  readonly bytes: Uint8Array;
  /** Besides staff; null for staff only. */
  readonly customerId: number | null;
};

/** A document stored either as a stream or whole. */
type DocumentToSave = Pick<FinanceDocument, 'fileName' | 'customerId'> &
  Pick<NewFile, 'bytes'> & { readonly fileType: FinanceDocument['fileType'] | 'application/zip' };

/** Stores a document for an hour and returns its token. */
export async function ticketOf(
  at: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  document: DocumentToSave,
): Promise<z.input<typeof ExportFile>> {
  const { token } = await storeFile(at, { ...document, purpose: documentPurpose });
  return { fileName: document.fileName, fileType: document.fileType, fileToken: token };
}

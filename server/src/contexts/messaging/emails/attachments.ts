import type { FileStore } from '@waybill/adapters/file-store';
import { attachmentBytesMax } from '@waybill/contract/messaging/history/endpoints';
import { notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { FileToAttach } from './sql.ts';

type AttachmentInput = { readonly filename: string; readonly base64string: string };

/**
 * Stores the files of an e-mail until it is sent.
 * @throws {Problem} NotValid for a file that is too large
 */
export async function storedAttachments(
  at: { readonly db: TenantDb; readonly files: FileStore; readonly now: Date },
  input: readonly AttachmentInput[],
): Promise<readonly FileToAttach[]> {
  const saved: FileToAttach[] = [];
  for (const { filename: fileName, base64string } of input) {
    const bytes = Buffer.from(base64string, 'base64');
    if (bytes.length > attachmentBytesMax) {
      throw notValidField('attachments', `${fileName} is larger than 1 MB`);
    }
    const file = { fileName, bytes, fileType: 'application/octet-stream' };
    const purpose = 'email-attachment';
    const { id } = await storeFile(at, { ...file, purpose, expiresAt: null });
    saved.push({ fileName, key: id });
  }
  return saved;
}

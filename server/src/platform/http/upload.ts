// Its types add `isMultipart` and `parts` to requests.
import type {} from '@fastify/multipart';
import { generalProblems, notValidField, Problem } from '@waybill/contract/problem';
import type { Message } from '@waybill/contract/sentence';
import { notAFile, tooLargeText, uploadBytesMax } from '@waybill/contract/shared/uploads';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../context.ts';

export type UploadWithFields = Upload & { readonly fields: Readonly<Record<string, string>> };

/**
 * Reads the file of a multipart form in full, with the accompanying fields.
 * @throws {Problem} NotValid on the field if the file is missing, empty, or a text instead of a
 *   file; TooLarge on the field if it exceeds 20 MB.
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
): Promise<UploadWithFields> {
  if (!request.isMultipart()) throw notValidField(field, notAFile);
  const fields: Record<string, string> = {};
  let upload: Upload | null = null;
  for await (const part of request.parts({ limits: { fileSize: uploadBytesMax, files: 1 } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch((error: Error) => refuseLarge(error, field));
      upload = { fileName: part.filename, fileType: part.mimetype, bytes };
    } else {
      fields[part.fieldname] = String(part.value);
    }
  }
  if (upload === null || upload.bytes.length === 0) {
    throw notValidField(field, notAFile);
  }
  return { ...upload, fields };
}

/** Returns the error for a file over the size limit, on its field. */
export const tooLarge = (field: string, message: Message): Problem =>
  new Problem(generalProblems.TooLarge, {
    validationErrors: [{ message, members: [field] }],
  });

function refuseLarge(error: Error & { readonly code?: string }, field: string): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    throw tooLarge(field, tooLargeText(false));
  }
  throw error;
}

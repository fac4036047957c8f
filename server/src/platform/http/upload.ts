import { notValidField } from '@waybill/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../context.ts';

/** Bytes that one uploaded file may have (decisions X-27). */
export const uploadMax = 20 * 1024 * 1024;

export type UploadWithFields = Upload & { readonly fields: Readonly<Record<string, string>> };

/**
 * The file of a multipart form, whole, with the fields beside it.
 * @throws {Problem} NotValid on the field when the file is missing or empty.
 */
export async function readUpload(
  request: FastifyRequest,
  field: string,
): Promise<UploadWithFields> {
  if (!request.isMultipart()) throw notValidField(field, 'A file is required');
  const fields: Record<string, string> = {};
  let upload: Upload | null = null;
  for await (const part of request.parts({ limits: { fileSize: uploadMax, files: 1 } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      upload = { fileName: part.filename, fileType: part.mimetype, bytes };
    } else {
      fields[part.fieldname] = String(part.value);
    }
  }
  if (upload === null || upload.bytes.length === 0) {
    throw notValidField(field, 'A file is required');
  }
  return { ...upload, fields };
}

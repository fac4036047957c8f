import { notValidField } from '@waybill/contract/problem';
import {
  isPictureEnding,
  notAFile,
  type UploadEnding,
  uploadEnding,
  uploadFault,
  uploadTypes,
} from '@waybill/contract/shared/uploads';
import type { Upload } from '../context.ts';
import { tooLarge } from '../http/upload.ts';
import { redrawn } from './pictures.ts';

export type AcceptedFile = {
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
};

/** File types without a signature: for these the declared text type is trusted. */
const texts: readonly UploadEnding[] = ['csv', 'txt', 'xml', 'zpl'];

/**
 * Accepts an upload that is safe to store: of an allowed type, determined by its bytes and not by
 * the declared type. Images are re-encoded, so that only their pixels remain.
 * @param field the member named in complaints.
 * @param allowed the allowed types; all if omitted.
 * @throws {Problem} NotValid or TooLarge on the field.
 */
export async function acceptUpload(
  field: string,
  upload: Upload | null,
  allowed?: readonly UploadEnding[],
): Promise<AcceptedFile> {
  if (upload === null) throw notValidField(field, notAFile);
  const { bytes } = upload;
  const fileName = plainName(upload.fileName);
  const message = uploadEnding(fileName);
  const fault = uploadFault({ name: fileName, size: bytes.length }, allowed);
  if (fault?.isTooLarge) throw tooLarge(field, fault.message);
  if (fault !== null || message === undefined)
    throw notValidField(field, fault?.message ?? notAFile);
  const isPicture = isPictureEnding(message);
  const found = await endingOfBytes(bytes, message);
  if (found === undefined || isPicture !== isPictureEnding(found)) {
    throw notValidField(field, `This file is not the ${message.toUpperCase()} that its name says`);
  }
  return {
    fileName: found === message ? fileName : `${fileName.replace(/\.\w+$/, '')}.${found}`,
    fileType: uploadTypes[found],
    bytes: isPicture ? await redrawn(field, bytes) : bytes,
  };
}

/** Returns the type of the bytes: by their signature, else the declared text type. */
async function endingOfBytes(
  bytes: Buffer,
  message: UploadEnding,
): Promise<UploadEnding | undefined> {
  // Loaded at the first upload, so that it does not slow down the start.
  const { fileTypeFromBuffer } = await import('file-type');
  const marked = await fileTypeFromBuffer(bytes);
  if (texts.includes(message)) {
    const isText = marked === undefined || (marked.ext === 'xml' && message === 'xml');
    return isText && !bytes.includes(0) ? message : undefined;
  }
  const ending = uploadEnding(`.${marked?.ext ?? ''}`);
  return ending === message || (isPictureEnding(ending) && isPictureEnding(message))
    ? ending
    : undefined;
}

/** Returns the bare file name: no folders, no invisible characters. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return seen.length <= 200 ? seen : `${seen.slice(0, 190)}${/\.\w{1,8}$/.exec(seen)?.[0] ?? ''}`;
}

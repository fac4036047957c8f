import { type Message, sentence } from '../sentence.ts';

/** Kinds of files that people may upload, by the ending of their name (decisions X-27). */
export const uploadTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  xml: 'application/xml',
  zpl: 'application/zpl',
} as const;
export type UploadEnding = keyof typeof uploadTypes;

const allEndings = Object.keys(uploadTypes) as readonly UploadEnding[];

export const pictureEndings = ['png', 'jpg', 'gif', 'webp'] as const satisfies UploadEnding[];

/** Bytes of one file, and of one picture. */
export const uploadBytesMax = 20 * 1024 * 1024;
export const pictureBytesMax = 5 * 1024 * 1024;

/** Said of an upload that is none (val-025). */
export const notAFile = 'An uploaded asset must be a file';

/** The ending of a file's name as the table above spells it; undefined where none of them. */
export function uploadEnding(fileName: string): UploadEnding | undefined {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const spelled = ending === 'jpeg' ? 'jpg' : ending;
  return spelled in uploadTypes ? (spelled as UploadEnding) : undefined;
}

/** Why a file may not be uploaded, as its name and its bytes' count tell; null when it may. */
export function uploadFault(
  { name, size }: { readonly name: string; readonly size: number },
  allowed: readonly UploadEnding[] = allEndings,
): { readonly isTooLarge: boolean; readonly message: Message } | null {
  const ending = uploadEnding(name);
  if (ending === undefined || !allowed.includes(ending)) {
    return {
      isTooLarge: false,
      message: sentence('Please send one of {types}', { types: allowed.join(', ') }),
    };
  }
  const isPicture = isPictureEnding(ending);
  const bytesMax = isPicture ? pictureBytesMax : uploadBytesMax;
  if (size <= bytesMax) return null;
  return { isTooLarge: true, message: tooLargeText(isPicture) };
}

/** What is said of a file that is too large. */
export const tooLargeText = (isPicture: boolean): Message =>
  isPicture
    ? sentence('A picture can be up to {size} MB', { size: pictureBytesMax / 1024 / 1024 })
    : sentence('A file can be up to {size} MB', { size: uploadBytesMax / 1024 / 1024 });

export const isPictureEnding = (ending: UploadEnding | undefined): boolean =>
  pictureEndings.some((picture) => picture === ending);

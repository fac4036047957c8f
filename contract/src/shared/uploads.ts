import { type Message, sentence } from '../sentence.ts';

/** The types of files that can be uploaded, by file extension (decisions X-27). */
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

/** The formats in which lists are exported. */
export const tableFormats = ['csv', 'xlsx'] as const satisfies readonly UploadEnding[];
export type TableFormat = (typeof tableFormats)[number];

const allEndings = Object.keys(uploadTypes) as readonly UploadEnding[];

export const pictureEndings = ['png', 'jpg', 'gif', 'webp'] as const satisfies UploadEnding[];

/** The maximum bytes of a file, and of a picture. */
export const uploadBytesMax = 20 * 1024 * 1024;
export const pictureBytesMax = 5 * 1024 * 1024;

/** The message for an upload that is not a file (val-025). */
export const notAFile = 'An uploaded asset must be a file';

/** Returns a file's extension as spelled in the table above; undefined if it is not listed. */
export function uploadEnding(fileName: string): UploadEnding | undefined {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const spelled = ending === 'jpeg' ? 'jpg' : ending;
  return spelled in uploadTypes ? (spelled as UploadEnding) : undefined;
}

/** Returns why a file may not be uploaded, by its name and size in bytes; null if it may. */
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

/** Returns the message for a file that is too large. */
export const tooLargeText = (isPicture: boolean): Message =>
  isPicture
    ? sentence('A picture can be up to {size} MB', { size: pictureBytesMax / 1024 / 1024 })
    : sentence('A file can be up to {size} MB', { size: uploadBytesMax / 1024 / 1024 });

export const isPictureEnding = (ending: UploadEnding | undefined): boolean =>
  pictureEndings.some((picture) => picture === ending);

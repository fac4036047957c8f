import { z } from 'zod';

/**
 * A file on its way to the caller, whole or piece by piece with its size in bytes; `inline` lets a
 * browser show it instead of saving it.
 */
export type FileResponse = (
  | { readonly bytes: Uint8Array }
  | { readonly pieces: AsyncIterable<Uint8Array>; readonly size: number }
) & {
  readonly fileName: string;
  readonly fileType: string;
  readonly inline?: boolean;
};

export const FileBytes = z.custom<FileResponse>();

/**
 * Text that leaves piece by piece, in the transaction that reads it; the first piece may refuse.
 */
export type TextStream = {
  readonly fileName: string;
  readonly pieces: AsyncGenerator<string>;
};

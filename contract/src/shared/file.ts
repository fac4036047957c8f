import { z } from 'zod';

/**
 * A file sent to the caller, whole or in chunks with its size in bytes; with `inline`, a browser
 * displays it instead of saving it.
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
 * Text that is streamed in chunks, in the transaction that reads it; a refusal may be thrown before
 * the first chunk.
 */
export type TextStream = {
  readonly fileName: string;
  /** By default CSV. */
  readonly fileType?: string;
  readonly pieces: AsyncGenerator<string>;
};

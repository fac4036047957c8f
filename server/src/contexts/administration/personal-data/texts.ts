import { uploadTypes } from '@waybill/contract/shared/uploads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const { csv, txt, xml, zpl, xlsx, docx } = uploadTypes;

/** Types of files whose text can be read and written; pictures and PDFs are not among them. */
export const wordyTypes: readonly string[] = [csv, txt, xml, zpl, xlsx, docx];
const zipped: readonly string[] = [xlsx, docx];

/** The maximum size of an office file after decompression. */
const unpackedMax = 100 * 1024 * 1024;

export type StandsFor = { readonly mark: string; readonly standIn: string };
type TextFile = { readonly fileType: string; readonly bytes: Uint8Array };

/** Matches a text as a separate word, like `platform.standing_alone`. */
const patternOf = (mark: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'gi');

/**
 * Returns a file with the person replaced; null if it does not name the person. Texts that an
 * office program has split into runs are not found.
 */
export function withoutPerson(
  { fileType, bytes }: TextFile,
  marks: readonly StandsFor[],
): Uint8Array | null {
  const patterns = marks.map(({ mark, standIn }) => ({ pattern: patternOf(mark), standIn }));
  const rewritten = (text: string): string =>
    patterns.reduce((left, { pattern, standIn }) => left.replaceAll(pattern, standIn), text);
  if (!zipped.includes(fileType)) {
    const text = strFromU8(bytes);
    const left = rewritten(text);
    return left === text ? null : strToU8(left);
  }
  const parts = unpacked(bytes);
  let isChanged = false;
  for (const [name, part] of Object.entries(parts)) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const text = strFromU8(part);
    const left = rewritten(text);
    if (left === text) continue;
    parts[name] = strToU8(left);
    isChanged = true;
  }
  return isChanged ? zipSync(parts) : null;
}

/** Returns the parts of an office file; none if it cannot be read or is too large decompressed. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > unpackedMax) throw new Error('This file unpacks to more than it should');
        return true;
      },
    });
  } catch {
    return {};
  }
}

import { uploadTypes } from '@waybill/contract/shared/uploads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const { csv, txt, xml, zpl, xlsx, docx } = uploadTypes;

/** Kinds of files whose words can be read and written; pictures and PDFs are none. */
export const wordyTypes: readonly string[] = [csv, txt, xml, zpl, xlsx, docx];
const zipped: readonly string[] = [xlsx, docx];

/** Bytes that an office file may have once it is unpacked. */
const unpackedMax = 100 * 1024 * 1024;

export type StandsFor = { readonly mark: string; readonly standIn: string };
type TextFile = { readonly fileType: string; readonly bytes: Uint8Array };

/** The marks of a text standing alone, as `platform.standing_alone` finds them. */
const patternOf = (mark: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'gi');

/**
 * A file with stand-ins where it named somebody; null where it names nobody of these. Words that an
 * office program has cut into pieces are not found.
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

/** The parts of an office file; none where it cannot be read, or unpacks to more than it should. */
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

import { numberText } from '@waybill/kernel/formats';

/** A count of bytes as its reader writes it, e.g. `1.4 MB` or `1,4 MB`. */
export function sizeText(bytes: number, language: string): string {
  if (bytes < 1000) return `${numberText(bytes, language)} B`;
  if (bytes < 1_000_000) return `${numberText(Math.round(bytes / 1000), language)} kB`;
  return `${numberText(bytes / 1_000_000, language, { least: 1, most: 1 })} MB`;
}

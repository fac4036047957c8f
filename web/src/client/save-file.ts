import type { NamedFile } from './response.ts';

/** Hands a file to the browser, which saves it where people keep their downloads. */
export function save({ blob, name }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands rows of text to the browser to save, for a spreadsheet to open. */
export const saveCsv = (text: string, name: string): void =>
  save({ blob: new Blob([text], { type: 'text/csv' }), name });

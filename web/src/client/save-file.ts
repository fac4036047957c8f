import type { NamedFile } from './response.ts';

/** Saves a file to the browser's download folder. */
export function save({ blob, name }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves CSV text as a file, to be opened in a spreadsheet. */
export const saveCsv = (text: string, name: string): void =>
  save({ blob: new Blob([text], { type: 'text/csv' }), name });

import { t } from '../texts.ts';
import type { CheckItem } from '../pre-start/check.ts';

/** What the driver found, by the key of a question. */
export type FoundFaults = ReadonlyMap<string, FoundFault>;
export type FoundFault = { readonly note: string; readonly photos: readonly string[] };

export const noFault: FoundFault = { note: '', photos: [] };

type Item = Pick<CheckItem, 'key' | 'title' | 'needsPhoto'>;

/** Returns what is missing before the check after the day can be sent; null if nothing is. */
export function lackOf(items: readonly Item[], found: FoundFaults): string | null {
  if (found.size === 0) return t('Choose what is not in order.');
  for (const { key, title, needsPhoto } of items) {
    const fault = found.get(key);
    if (fault === undefined) continue;
    if (fault.note.trim() === '') return t('{title}: say what is wrong.', { title });
    if (needsPhoto && fault.photos.length === 0) return t('{title}: take a photo.', { title });
  }
  return null;
}

/** Returns the faults as they are sent, in the order of the questions. */
export const faultsToSend = (items: readonly Item[], found: FoundFaults) =>
  items.flatMap(({ key, title }) => {
    const fault = found.get(key);
    return fault === undefined ? [] : [{ title, note: fault.note.trim(), images: fault.photos }];
  });

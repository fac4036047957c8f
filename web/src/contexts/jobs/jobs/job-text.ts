import type { Job } from '@waybill/contract/jobs/shapes';
import { kgText, kilograms, suburbText } from '#contexts/booking/links/freight-text.ts';
import { scanLook } from './status.ts';

/** Returns the number of pieces of a job. */
export const piecesOf = ({ items }: Pick<Job, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Formats the weight of all pieces in kilograms; empty if none was entered. */
export function weightText({ items }: Pick<Job, 'items'>, language: string): string {
  const weighed = items.filter(({ weight }) => weight !== null);
  if (weighed.length === 0) return '';
  return kgText(
    weighed.reduce(
      (sum, { weight, quantity }) => sum + (weight === null ? 0 : kilograms(weight) * quantity),
      0,
    ),
    language,
  );
}

/** `Alexandria › Fremantle`. */
export const routeText = ({ fromaddress, toaddress }: Pick<Job, 'fromaddress' | 'toaddress'>) =>
  `${suburbText(fromaddress.suburb)} › ${suburbText(toaddress.suburb)}`;

/** Describes the last scan in one line: event and place. */
export function lastScanText(
  { lastscanevent: scan }: Pick<Job, 'lastscanevent'>,
  spoken: (word: string) => string,
): string {
  if (scan === null) return '';
  const place = scan.locationcode ?? scan.warehousecode;
  return [spoken(scanLook(scan.code).word), place].filter(Boolean).join(' · ');
}

/** Converts a job type to words: `PointToPoint` is `Point to point`. */
export const typeWord = (type: string): string =>
  type.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );

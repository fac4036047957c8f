import type { Job } from '@waybill/contract/jobs/shapes';
import { kgText, kilograms, suburbText } from '#contexts/booking/links/freight-text.ts';
import { scanLook } from './status.ts';

/** How many pieces a job carries. */
export const piecesOf = ({ items }: Pick<Job, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The weight of all pieces in kilograms, or nothing where none was entered. */
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

/** The last scan as one line: what and where. */
export function lastScanText(
  { lastscanevent: scan }: Pick<Job, 'lastscanevent'>,
  spoken: (word: string) => string,
): string {
  if (scan === null) return '';
  const place = scan.locationcode ?? scan.warehousecode;
  return [spoken(scanLook(scan.code).word), place].filter(Boolean).join(' · ');
}

/** The kind of a job as people read it: `PointToPoint` is `Point to point`. */
export const typeWord = (type: string): string =>
  type.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );

import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { inWords } from '../notifications/message-labels.ts';

/**
 * Columns that repeat what another one says: the translatable form of a sentence, values in the
 * form in which they are searched, and the drawn route of a run.
 */
export const isDerived = (property: string): boolean =>
  /_sentence$|^bare_|_digits$|^words$|^geometry$/.test(property);

/** Columns named by an abbreviation, or by another word than the screens use. */
const ownNames: Readonly<Record<string, PlatformText>> = {
  zone: 'Storage location',
  un_number: 'UN number',
  setup_s: 'Setup time',
  service_s: 'Service time',
  duration_s: 'Duration',
  waiting_s: 'Waiting time',
  distance_m: 'Distance',
  between_min: 'Between',
  break_min: 'Break',
  round_by_min: 'Rounded to',
  minimum_min: 'Minimum time',
  charged_min: 'Charged time',
  consignment_no: 'Consignment number',
  ecommerce_id: 'Shop order number',
};

/** Converts `pickup_ready_at` to `Pickup ready`. */
export function nameOf(property: string): string {
  const own = ownNames[property];
  if (own !== undefined) return own;
  const words = inWords(property.replace(/^is(_|(?=[A-Z]))/, '').replace(/_(minor|at|id)$/, ''));
  const spaced = words.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

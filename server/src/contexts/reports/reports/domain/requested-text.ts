import { plainDateText } from '@waybill/kernel/formats';
import type { RequestedParameters } from './requested.ts';

/** The period and the grouping of a report, on one line. */
export function requestedText(
  { period, asOf, by, thenBy }: Pick<RequestedParameters, 'period' | 'asOf' | 'by' | 'thenBy'>,
  language: string,
  word: (text: string) => string,
): string {
  const day = (date: string) => plainDateText(date, 'day', language);
  const days = period === null ? day(asOf) : `${day(period.from)} – ${day(period.to)}`;
  return [days, ...[by, thenBy].filter((level) => level !== '').map(word)].join(' · ');
}

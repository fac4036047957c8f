import { dateText } from '@waybill/kernel/formats';
import type { Formats } from '#shell/formats.ts';
import type { ReportCell } from '@waybill/contract/reports/reports/shapes';

/** A number of a report as people read it. */
function numberText(value: number, kind: string, formats: Formats): string {
  if (kind === 'money') return formats.money(value);
  return kind === 'percent' ? formats.percent(value, { least: 1, most: 1 }) : formats.number(value);
}

/** A number of a chart: as short as it can be said. */
export function axisText(value: number, kind: string, formats: Formats): string {
  const isShare = kind === 'percent';
  return isShare ? formats.percent(value, { most: 1 }) : numberText(value, kind, formats);
}

/** A cell of a report as people read it; nothing is a dash. */
export function cellText(value: ReportCell, kind: string, formats: Formats): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'number') return numberText(value, kind, formats);
  if (kind === 'day') return formats.plainDate(value);
  return kind === 'moment' ? momentText(value, formats) : value;
}

/** The clock of the tenant's zone stands in the cell itself. */
const momentText = (value: string, { language }: Formats): string =>
  dateText(`${value.replace(' ', 'T')}Z`, 'dateTime', { language, timezone: 'UTC' });

import type { Cell } from '@waybill/contract/reports/shapes';
import type { Formats } from '#shell/formats.ts';

/** A number of a report as people read it. */
export function numberText(value: number, kind: string, formats: Formats): string {
  if (kind === 'money') return formats.money(value);
  return kind === 'percent' ? `${value.toFixed(1)}%` : formats.number(value);
}

/** A cell of a report as people read it; nothing is a dash. */
export function cellText(value: Cell, kind: string, formats: Formats): string {
  if (value === null || value === '') return '—';
  return typeof value === 'number' ? numberText(value, kind, formats) : value;
}

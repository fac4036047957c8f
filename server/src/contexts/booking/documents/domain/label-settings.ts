import type { LabelSettings } from '@waybill/contract/booking/documents/label-settings';
import { codesOf, ssccsFrom } from './sscc.ts';

type Series = { readonly company_prefix: string; readonly next_serial: number };

/** Returns the numbering of pieces in the shape of the API. */
export function labelSettings(series: Series | undefined): LabelSettings {
  if (series === undefined) return { companyPrefix: null, nextSscc: null, left: 0 };
  const { company_prefix: companyPrefix, next_serial: next } = series;
  const left = Math.max(0, codesOf(companyPrefix) - next);
  const [nextSscc] = left === 0 ? [] : ssccsFrom(companyPrefix, next, 1);
  return { companyPrefix, nextSscc: nextSscc ?? null, left };
}

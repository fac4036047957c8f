import type { createScanEvent } from '@waybill/contract/jobs/endpoints';
import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';
import { barcodesOf } from './barcodes.ts';

export type ScanValues = {
  readonly barcodes: string;
  readonly code: ScanCode | null;
  readonly place: string;
  readonly when: 'now' | 'earlier' | null;
  readonly day: string | null;
  readonly time: string;
  readonly signedBy: string;
  readonly comment: string;
};

type Rest = { readonly timezone: string; readonly signature: string | null };

/** Converts form values to the request; `signature` is a picture. */
export function scanArgs(
  values: ScanValues,
  { timezone, signature }: Rest,
): ArgsOf<typeof createScanEvent> {
  const { code, place, when, day, time } = values;
  const at =
    when === 'earlier' && day !== null
      ? { scannedeventdatetime: fromWallTime(localDate(day), time, timezone).toISOString() }
      : {};
  const details = {
    ...(code === 'DELIVERED' ? { signedBy: values.signedBy.trim() } : {}),
    ...(values.comment.trim() === '' ? {} : { comment: values.comment.trim() }),
    ...(code === 'DELIVERED' && signature !== null ? { signature } : {}),
  };
  return {
    itemids: [...barcodesOf(values.barcodes)],
    scanevent: {
      code: code ?? 'INWARD',
      ...(place.trim() === '' ? {} : { locationcode: place.trim().toUpperCase() }),
      ...at,
      ...(Object.keys(details).length === 0 ? {} : { details }),
    },
  };
}

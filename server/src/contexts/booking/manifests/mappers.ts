import type { RefusedManifest } from '@waybill/contract/booking/manifests/shapes';
import { carrierOf } from '#contexts/carriers/public.ts';
import type { RefusedManifestRow } from './sql/manifest.ts';

/** A manifest that its carrier refused, as listed. */
export const refusedManifest = (
  row: RefusedManifestRow,
  customerName: string,
): RefusedManifest => ({
  manifestNumber: row.number,
  customerName,
  carrierName: carrierOf(row.carrier_code)?.name ?? row.carrier_code,
  closedAt: row.closed_at.toISOString(),
  problem: row.carrier_problem,
  problemSentence: row.carrier_problem_sentence ?? undefined,
  bookingIds: [...row.booking_ids],
});

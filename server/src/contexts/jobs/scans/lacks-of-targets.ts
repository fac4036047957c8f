import type { ProofLack } from '@waybill/contract/jobs/proof/demand';
import type { TenantDb } from '#platform/db/database.ts';
import { proofLacks } from '../proof/lacks.ts';
import { jobsToProveById } from '../proof/sql.ts';
import type { Happening, Target } from './scan-recording.ts';
import { barcodes } from './sql.ts';

type Reported = { readonly happening: Happening; readonly targets: readonly Target[] };

/**
 * Returns what the proof of a driver's delivery lacks, by the scanned number; null if it is
 * complete. Jobs that were taken away from the driver are checked as well: their scans are parked.
 */
export async function lacksOfTargets(
  db: TenantDb,
  { happening, targets }: Reported,
  secret: string,
): Promise<(itemid: string) => readonly ProofLack[] | null> {
  if (happening.code !== 'DELIVERED') return () => null;
  const own = targets.flatMap(({ job }) => job?.id ?? []);
  const others = targets.filter(({ job }) => job === null).map(({ itemid }) => itemid);
  const named = others.length === 0 ? [] : await barcodes(db, others, null);
  const foreign = named.map(({ job_id }) => job_id);
  const jobs = await jobsToProveById(db, [...new Set([...own, ...foreign])]);
  const lacks = await proofLacks(db, { jobs, reported: happening }, secret);
  const jobByItem = new Map([
    ...targets.flatMap(({ itemid, job }) => (job === null ? [] : [[itemid, job.id] as const])),
    ...named.map(({ barcode, job_id }) => [barcode, job_id] as const),
  ]);
  return (itemid) => {
    const id = jobByItem.get(itemid);
    return id === undefined ? null : lacks(id);
  };
}

import { lacksOf, type ProofLack } from '@waybill/contract/jobs/proof/demand';
import { addressKey } from '@waybill/contract/jobs/proof/address-key';
import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { TenantDb } from '#platform/db/database.ts';
import { demandsOf } from './demands.ts';
import type { JobToProve } from './sql.ts';

/** A delivery as a driver's device reports it. */
type Reported = {
  readonly code: ScanCode;
  readonly details: Readonly<Record<string, string>>;
  readonly pictures: readonly { readonly kind: 'photo' | 'signature' }[];
};

type ProvenJobs = readonly Omit<JobToProve, 'status'>[];

/**
 * Returns what a driver's proof of delivery lacks for each of its jobs; null if it is complete. The
 * device enforces the requirements as it last knew them, so they are checked again here. A PIN of
 * one of the jobs is valid for all at the same door: they are handed over together.
 */
export async function proofLacks(
  db: TenantDb,
  { jobs, reported }: { readonly jobs: ProvenJobs; readonly reported: Reported },
  secret: string,
): Promise<(jobId: string) => readonly ProofLack[] | null> {
  if (reported.code !== 'DELIVERED' || jobs.length === 0) return () => null;
  const proven = await demandsOf(db, jobs, secret);
  const { details, pictures } = reported;
  const has = (wanted: 'photo' | 'signature') => pictures.filter(({ kind }) => kind === wanted);
  const given = {
    isLeft: details['receivedBy'] === 'Safe place',
    name: details['signedBy']?.trim() ?? '',
    photos: has('photo').length,
    isSigned: has('signature').length > 0,
  };
  const doors = new Map(jobs.map(({ id, to_address }) => [id, addressKey(to_address)]));
  const unlocked = new Set(
    proven
      .filter(({ pin }) => pin !== null && pin === details['pin'])
      .map(({ demand }) => doors.get(demand.jobid)),
  );
  const age = Number(details['ageChecked'] ?? 0);
  const lacks = new Map(
    proven.map(({ demand }) => {
      const isAgeChecked = demand.minimumage !== null && age >= demand.minimumage;
      const isPinRight = unlocked.has(doors.get(demand.jobid));
      return [demand.jobid, lacksOf(demand, { ...given, isPinRight, isAgeChecked })];
    }),
  );
  return (jobId) => {
    const found = lacks.get(jobId) ?? [];
    return found.length === 0 ? null : found;
  };
}

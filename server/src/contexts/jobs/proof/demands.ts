import { demandOf, noDemand } from '@waybill/contract/jobs/proof/demand';
import type { ProofDemand } from '@waybill/contract/jobs/proof/shapes';
import { bookingsForJobs } from '#contexts/booking/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { pinOf } from './pin.ts';
import { type JobToProve, proofRules } from './sql.ts';

export type ProvenJob = {
  readonly demand: ProofDemand;
  /** The PIN that the receiver must give; null if none. */
  readonly pin: string | null;
};

/** Returns the required proof of delivery of each job, in order. */
export async function demandsOf(
  db: TenantDb,
  jobs: readonly Pick<JobToProve, 'id' | 'customer_id' | 'booking_id'>[],
  secret: string,
): Promise<readonly ProvenJob[]> {
  const rules = await proofRules(db);
  const bookings = await bookingsForJobs(
    db,
    jobs.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const options = new Map(bookings.map((card) => [card.id, card.deliveryOptions]));
  return jobs.map(({ id, customer_id, booking_id }) => {
    const own = rules.filter(
      (rule) => rule.customer_id === null || rule.customer_id === customer_id,
    );
    const demanded = demandOf(
      own.length === 0 ? [noDemand] : own,
      booking_id === null ? {} : options.get(booking_id),
    );
    const pin = demanded.needspin ? pinOf(secret, db.scope.tenantId, id) : null;
    return { demand: { jobid: id, ...demanded }, pin };
  });
}

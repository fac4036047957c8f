import { minor } from '@waybill/kernel/money';
import { saveLineHaulCosts } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { LineHaulRow } from '../line-hauls/sql.ts';
import { costShares } from './domain/cost-shares.ts';
import { articlesOf } from './sql.ts';

/** Saves each job's share of the cost of a locked line haul, which its margin counts as cost. */
export async function shareCost(
  db: TenantDb,
  { id, cost_minor: cost, cost_basis: basis }: LineHaulRow,
): Promise<void> {
  const shares =
    cost === null ? new Map() : costShares(minor(cost), basis, await articlesOf(db, [id]));
  await saveLineHaulCosts(
    db,
    id,
    [...shares].map(([jobId, share]) => ({ jobId, cost: share })),
  );
}

import type { Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { whyNoRoom } from '../allocation/domain/freight.ts';
import { shareCost } from '../articles/share-cost.ts';
import type { LineHaulContents, LineHaulRow } from './sql.ts';

/**
 * Returns why a line haul cannot change: with freight, its head ports stay, and the freight has to
 * fit. Null if it can.
 */
export function whyNotChange(
  before: LineHaulRow,
  after: LineHaulContents,
): { readonly kind: 'moved' | 'full'; readonly message: Message } | null {
  const isMoved =
    before.start_head_port_id !== after.start_head_port_id ||
    before.destination_head_port_id !== after.destination_head_port_id;
  if (isMoved && before.articles > 0) {
    return { kind: 'moved', message: 'A line haul with freight stays between its head ports.' };
  }
  const { kilograms, cubic_metres: cubicMetres, pallets } = before;
  const message = whyNoRoom({ kilograms, cubicMetres, pallets }, after);
  return message === null ? null : { kind: 'full', message };
}

/** Shares a changed cost again among the jobs of a line haul that has departed. */
export async function shareChangedCost(
  db: TenantDb,
  before: LineHaulContents,
  after: LineHaulRow,
): Promise<void> {
  const isChanged =
    before.cost_minor !== after.cost_minor || before.cost_basis !== after.cost_basis;
  if (before.departed_at !== null && isChanged) await shareCost(db, after);
}

import * as contract from '@waybill/contract/booking/endpoints';
import { customersOf } from '#contexts/customers/public.ts';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import { savingsOf } from '../consolidate.ts';
import { manifestGroups } from '../domain/manifest-groups.ts';
import { openManifest, urgent } from '../domain/open-manifest.ts';
import { refusedManifest } from '../mappers.ts';
import { countUnmanifested, refusedManifests, unmanifested } from '../sql/manifest.ts';

export const getOpenManifests = (line: CarrierClient) =>
  handle(contract.getOpenManifests, async (call) => {
    const { db, input, now } = call;
    const customerId = input.customerId ?? null;
    const rows = await unmanifested(db, customerId);
    const savings = await savingsOf({ ...call, line }, rows);
    const groups = manifestGroups(rows);
    const refused = await refusedManifests(db, customerId);
    const names = await customersOf(db, [
      ...groups.map((group) => group.customerId),
      ...refused.map((row) => row.customer_id),
    ]);
    const nameOf = (id: number): string => names.get(id)?.displayName ?? '';
    const items = groups
      .toSorted((one, other) => rank(one, now) - rank(other, now))
      .map((group) =>
        openManifest(group, { customerName: nameOf(group.customerId), savings, now }),
      );
    return {
      items,
      totalCount: await countUnmanifested(db, customerId),
      refused: refused.map((row) => refusedManifest(row, nameOf(row.customer_id))),
    };
  });

/** Ranks the next cut-off first, and manifests without a cut-off or with a missed one last. */
function rank({ bookings }: Parameters<typeof openManifest>[0], now: Date): number {
  const at = urgent(bookings, now);
  if (at === undefined) return Number.MAX_SAFE_INTEGER;
  return at > now ? at.getTime() : at.getTime() + year_ms;
}

const year_ms = 366 * 24 * 60 * 60_000;

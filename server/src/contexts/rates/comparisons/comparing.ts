import { found } from '@waybill/contract/problem';
import type { RateChange } from '@waybill/contract/rates/comparisons/shapes';
import { ratesProblems } from '@waybill/contract/rates/problems';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { indexOf } from '../pricing/card-cache.ts';
import {
  type Comparison,
  comparisonSteps,
  type LaneChange,
  rateAt,
} from './domain/compare-cards.ts';
import type { RateCardIndex } from '../pricing/domain/rate-card-index.ts';
import { normalised } from '../zones/domain.ts';
import { inBatches } from '../pricing/in-batches.ts';
import { cardById } from '../cards/sql/whole-card.ts';

type Query = {
  readonly rateCardId: string;
  readonly otherRateCardId?: string | undefined;
  readonly day: string;
  readonly kind?: LaneChange['kind'] | undefined;
  readonly search: string;
};

export type ComparedCards = Comparison & {
  readonly before: RateCardIndex;
  readonly after: RateCardIndex;
};
export type RateChangeView = z.output<typeof RateChange>;

/** Comparisons of large cards take several megabytes each. */
const cachedMax = 4;
const cache = new Map<string, ComparedCards>();

/**
 * Compares a card with another, or with the card it is a version of. Cached until either changes,
 * so that paging is fast.
 * @throws {Problem} RateCardNotFound
 */
export async function compared(db: TenantDb, query: Query): Promise<ComparedCards> {
  const { rateCardId, day } = query;
  const card = found(await cardById(db, rateCardId), ratesProblems.RateCardNotFound, {
    rateCardId,
  });
  const otherId = query.otherRateCardId ?? card.rootId;
  const other = found(await cardById(db, otherId), ratesProblems.RateCardNotFound, {
    rateCardId: otherId,
  });
  const key = [db.scope.tenantId, other.id, other.version, card.id, card.version, day].join(' ');
  const known = cache.get(key);
  if (known !== undefined) return known;
  const before = await indexOf(db, other);
  const after = await indexOf(db, card);
  const made = { before, after, ...(await inBatches(comparisonSteps(before, after, day))) };
  cache.set(key, made);
  const [oldest] = cache.keys();
  if (cache.size > cachedMax && oldest !== undefined) cache.delete(oldest);
  return made;
}

/** Returns the changes of a kind, or those whose service or zones contain a text. */
export function narrowed({ changes }: Comparison, { kind, search }: Query): readonly LaneChange[] {
  const text = normalised(search);
  return changes.filter(
    (change) =>
      (kind === undefined || change.kind === kind) &&
      [change.serviceCode, change.fromZone, change.toZone].some((code) =>
        normalised(code).includes(text),
      ),
  );
}

/** Sorts by percentage, those without one last; `lane` is the existing order. */
export function inOrder(
  changes: readonly LaneChange[],
  sorting: 'lane' | 'percent' | '-percent',
): readonly LaneChange[] {
  if (sorting === 'lane') return changes;
  const sign = sorting === 'percent' ? 1 : -1;
  const weight = ({ percent }: LaneChange) => (percent === null ? Infinity : sign * percent);
  return changes.toSorted((a, b) => {
    const [left, right] = [weight(a), weight(b)];
    return left === right ? 0 : left - right;
  });
}

/** Maps a change to the API, with both rates. */
export function toChange({ before, after }: ComparedCards, change: LaneChange): RateChangeView {
  const { serviceCode, fromZone, toZone } = change;
  return {
    ...change,
    id: [serviceCode, fromZone, toZone].join(' '),
    before: sideOf(before, change.before),
    after: sideOf(after, change.after),
  };
}

function sideOf(index: RateCardIndex, row: number): RateChangeView['before'] {
  if (row < 0) return null;
  const { id, bands, cubicAllowance: _, ...rate } = rateAt(index, row);
  return {
    ...rate,
    rateId: id,
    bands: bands.map(({ rateType, break: from, basic, value }) => ({
      rateType,
      break: from,
      basic,
      value,
    })),
  };
}

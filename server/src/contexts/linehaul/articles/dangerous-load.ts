import { english } from '@waybill/contract/sentence';
import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import { dangerousFreightOf } from '#contexts/booking/public.ts';
import { checkLoad, segregationOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { LineHaulArticleRow } from './sql.ts';

/**
 * Returns the dangerous goods on a line haul, placarding and segregation. A booking counts as a
 * whole, even if only some of its articles are on board.
 */
export async function dangerousLoadOf(
  db: TenantDb,
  articles: readonly LineHaulArticleRow[],
): Promise<LineHaulLoad['dangerousgoods']> {
  const bookingIds = [...new Set(articles.flatMap(({ booking_id }) => booking_id ?? []))];
  const { goods, unknown } = await dangerousFreightOf(db, bookingIds);
  const { aggregates, placard, elsewhere } = checkLoad(goods);
  const { forbidden, apart } = segregationOf(aggregates);
  return {
    aggregates: [...aggregates],
    isPlacarded: placard.length > 0,
    placardReasons: placard.map(english),
    placardMessages: [...placard],
    underOtherCodes: [...elsewhere],
    forbidden: forbidden.map(english),
    forbiddenMessages: [...forbidden],
    apart: apart.map(english),
    apartMessages: [...apart],
    unknown: unknown.map(({ id, consignmentId }) => consignmentId ?? String(id)),
  };
}

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { moment, text, uuid } from '../jobs/lists.ts';
import { reviewColumns, reviews, type ReviewRow } from './sql.ts';

const scanReviews: List = {
  fields: {
    id: uuid('r.id'),
    kind: text('r.kind'),
    code: text('r.code'),
    itemid: text('r.itemid'),
    scannedeventdatetime: moment('r.scanned_at'),
    creationtime: moment('r.received_at'),
    decision: text('r.decision'),
    decisiontime: moment('r.decided_at'),
  },
  searched: ['itemid'],
  sorting: 'scannedeventdatetime desc',
  tieBreak: 'id',
};

/** Returns scans that wait for a decision, or decided ones. */
export const reviewsPage = (
  db: TenantDb,
  query: ListQuery,
  isDecided: boolean,
): Promise<RowPage<ReviewRow>> =>
  listPage(db, scanReviews, {
    query,
    select: reviewColumns,
    from: reviews,
    where: isDecided ? sql`r.decided_at is not null` : sql`r.decided_at is null`,
  });

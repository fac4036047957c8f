import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { moment, text, uuid } from '../jobs/lists.ts';
import { seenBy } from '../jobs/sql.ts';
import { listedColumns, type ListedScan, scanTables } from './sql.ts';

const scans: List = {
  fields: {
    id: uuid('s.id'),
    code: text('s.code'),
    jobid: uuid('s.job_id'),
    jobno: text('j.number'),
    articlenumber: text('s.article_number'),
    locationcode: text('s.location_code'),
    warehousecode: text('s.warehouse_code'),
    scannedeventdatetime: moment('s.scanned_at'),
    creationtime: moment('s.received_at'),
    creatorid: { sql: 's.creator_id', type: 'bigint' },
  },
  searched: ['code', 'jobno', 'articlenumber', 'locationcode'],
  sorting: 'scannedeventdatetime desc',
  tieBreak: 'id',
};

type ScansQuery = ListQuery & {
  readonly jobId?: string | undefined;
  readonly itemId?: string | undefined;
};

/** Returns scans of a job or a barcode, whether the piece or its whole consignment was scanned. */
export const scansPage = (
  db: TenantDb,
  query: ScansQuery,
  driverId: number | null,
): Promise<RowPage<ListedScan>> => {
  const { jobId, itemId } = query;
  const ofJob = jobId === undefined ? sql`true` : sql`s.job_id = ${jobId}`;
  const ofItem =
    itemId === undefined
      ? sql`true`
      : sql`(
          s.article_number = ${itemId}
          or (s.article_number is null and s.job_id in (
            select a.job_id from jobs.article a where a.number = ${itemId}
          ))
          or s.job_id in (
            select k.id from jobs.job k where k.connote_number = ${itemId} or k.number = ${itemId}
          )
        )`;
  return listPage(db, scans, {
    query,
    select: listedColumns,
    from: scanTables,
    where: sql`j.deleted_at is null and ${seenBy(driverId)} and ${ofJob} and ${ofItem}`,
  });
};

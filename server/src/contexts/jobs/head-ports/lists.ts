import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { headPortColumns } from './sql.ts';

const headPorts: List = {
  fields: {
    id: { sql: 'h.id', type: 'uuid' },
    code: { sql: 'h.code', type: 'text' },
    name: { sql: 'h.name', type: 'text' },
    suburb: { sql: 'h.suburb', type: 'text' },
    postcode: { sql: 'h.post_code', type: 'text' },
    countrycode: { sql: 'h.country_code', type: 'text' },
  },
  searched: ['code', 'name', 'suburb'],
  sorting: 'code',
  tieBreak: 'id',
};

export const headPortsPage = (db: TenantDb, query: ListQuery): Promise<RowPage<HeadPort>> =>
  listPage(db, headPorts, { query, select: headPortColumns, from: sql`jobs.head_port h` });

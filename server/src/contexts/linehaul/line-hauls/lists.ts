import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listBatches, listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { lineHaulColumns, type LineHaulRow, lineHaulTables } from './sql.ts';

const lineHauls: List = {
  fields: {
    id: { sql: 'l.id', type: 'uuid' },
    linehaulid: { sql: 'l.id', type: 'uuid' },
    linehaulcode: { sql: 'l.number', type: 'text' },
    startheadport: { sql: 's.code', type: 'text' },
    destinationheadport: { sql: 'd.code', type: 'text' },
    startheadportid: { sql: 'l.start_head_port_id', type: 'uuid' },
    destinationheadportid: { sql: 'l.destination_head_port_id', type: 'uuid' },
    status: { sql: 'l.status', type: 'text' },
    connoteno: { sql: 'l.connote_number', type: 'text' },
    manifestno: { sql: 'l.manifest_number', type: 'text' },
    carriername: { sql: 'l.carrier_name', type: 'text' },
    carrierreference: { sql: 'l.carrier_reference', type: 'text' },
    departuredate: { sql: 'l.departed_at', type: 'timestamptz' },
    arrivaldate: { sql: 'l.arrived_at', type: 'timestamptz' },
    planneddeparture: { sql: 'l.planned_departure_at', type: 'timestamptz' },
    plannedarrival: { sql: 'l.planned_arrival_at', type: 'timestamptz' },
    expectedarrival: { sql: 'l.expected_arrival_at', type: 'timestamptz' },
    creationtime: { sql: 'l.created_at', type: 'timestamptz' },
    numberofjobs: { sql: 'a.jobs', type: 'integer' },
    numberofarticles: { sql: 'a.articles', type: 'integer' },
  },
  searched: ['linehaulcode', 'startheadport', 'destinationheadport', 'manifestno', 'carriername'],
  sorting: 'creationtime desc',
  tieBreak: 'linehaulid',
};

export const lineHaulsPage = (db: TenantDb, query: ListQuery): Promise<RowPage<LineHaulRow>> =>
  listPage(db, lineHauls, { query, select: lineHaulColumns, from: lineHaulTables });

/** Yields all line hauls of the list, in its order, in batches. */
export const lineHaulsToExport = (
  db: TenantDb,
  query: Pick<ListQuery, 'filter' | 'sorting'>,
): AsyncIterable<readonly LineHaulRow[]> =>
  listBatches(db, lineHauls, { query, select: lineHaulColumns, from: lineHaulTables });

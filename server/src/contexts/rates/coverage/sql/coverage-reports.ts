import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Fields, List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { sortingSql } from '#platform/lists/sorting.ts';
import {
  type LaneView,
  type LanesQuery,
  type OverlapView,
  type UncoveredPlaceView,
  laneColumns,
  lanesWithoutRate,
  overlapColumns,
  overlappingPlaces,
  uncoveredColumns,
  uncoveredPlaces,
} from './coverage.ts';

/** A report of a card: its columns, search and order. */
type Report<Row> = List & { readonly select: RawBuilder<Row>; readonly from: RawBuilder<unknown> };

/** Returns a page of a report. */
export const reportPage = <Row>(
  db: TenantDb,
  report: Report<Row>,
  query: ListQuery,
): Promise<RowPage<Row>> => listPage(db, report, { query, ...report });

/** Returns every row of a report in its default order. */
export const everyRow = <Row>(db: TenantDb, report: Report<Row>): Promise<Row[]> =>
  db.many(sql<Row>`
    select ${report.select} from ${report.from} order by ${sortingSql(report, undefined)}
  `);

const placeFields: Fields = {
  suburb: { sql: 'p.suburb', type: 'text' },
  postCode: { sql: 'p.post_code', type: 'text' },
  stateCode: { sql: 'p.state_code', type: 'text' },
  countryCode: { sql: 'p.country_code', type: 'text' },
};

/** Places without a zone. */
export const uncovered = (rateCardId: string): Report<UncoveredPlaceView> => ({
  fields: { id: { sql: 'p.id', type: 'bigint' }, ...placeFields },
  searched: ['suburb', 'postCode', 'stateCode'],
  sorting: 'postCode, suburb',
  tieBreak: 'id',
  select: uncoveredColumns,
  from: uncoveredPlaces(rateCardId),
});

/** Places in two zones. */
export const overlapping = (rateCardId: string): Report<OverlapView> => ({
  fields: {
    id: { sql: "p.id::text || ' ' || p.zone || ' ' || p.other_zone", type: 'text' },
    ...placeFields,
    zone: { sql: 'p.zone', type: 'text' },
    otherZone: { sql: 'p.other_zone', type: 'text' },
  },
  searched: ['suburb', 'postCode', 'zone', 'otherZone'],
  sorting: 'zone, otherZone, postCode, suburb',
  tieBreak: 'id',
  select: overlapColumns,
  from: overlappingPlaces(rateCardId),
});

/** Lanes without a rate on a day. */
export const lanes = (query: LanesQuery): Report<LaneView> => ({
  fields: {
    id: { sql: "p.service || ' ' || p.from_zone || ' ' || p.to_zone", type: 'text' },
    serviceCode: { sql: 'p.service', type: 'text' },
    fromZone: { sql: 'p.from_zone', type: 'text' },
    toZone: { sql: 'p.to_zone', type: 'text' },
  },
  searched: ['fromZone', 'toZone', 'serviceCode'],
  sorting: 'serviceCode, fromZone, toZone',
  tieBreak: 'id',
  select: laneColumns(query),
  from: lanesWithoutRate(query),
});

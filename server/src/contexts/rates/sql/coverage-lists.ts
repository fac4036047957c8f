import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListAsked, listPage } from '#platform/lists/list.ts';
import {
  type LaneShown,
  type LanesAsked,
  type OverlapShown,
  type UncoveredShown,
  laneColumns,
  lanesWithoutRate,
  overlapColumns,
  overlappingPlaces,
  uncoveredColumns,
  uncoveredPlaces,
} from './coverage.ts';

type Listed<Row> = Promise<{ readonly rows: Row[]; readonly totalCount: number }>;
type OfCard = ListAsked & { readonly rateCardId: string };

const placeFields = {
  suburb: { sql: 'p.suburb', type: 'text' },
  postCode: { sql: 'p.post_code', type: 'text' },
  stateCode: { sql: 'p.state_code', type: 'text' },
  countryCode: { sql: 'p.country_code', type: 'text' },
} as const;

const uncovered: List = {
  fields: { id: { sql: 'p.id', type: 'bigint' }, ...placeFields },
  searched: ['suburb', 'postCode', 'stateCode'],
  sorting: 'postCode, suburb',
  tieBreak: 'id',
};

export const uncoveredPage = (db: TenantDb, asked: OfCard): Listed<UncoveredShown> =>
  listPage(db, uncovered, asked, {
    select: uncoveredColumns,
    from: uncoveredPlaces(asked.rateCardId),
  });

const overlapping: List = {
  fields: {
    id: { sql: "p.id::text || ' ' || p.zone || ' ' || p.other_zone", type: 'text' },
    ...placeFields,
    zone: { sql: 'p.zone', type: 'text' },
    otherZone: { sql: 'p.other_zone', type: 'text' },
  },
  searched: ['suburb', 'postCode', 'zone', 'otherZone'],
  sorting: 'zone, otherZone, postCode, suburb',
  tieBreak: 'id',
};

export const overlappingPage = (db: TenantDb, asked: OfCard): Listed<OverlapShown> =>
  listPage(db, overlapping, asked, {
    select: overlapColumns,
    from: overlappingPlaces(asked.rateCardId),
  });

const lanes: List = {
  fields: {
    id: { sql: "p.service || ' ' || p.from_zone || ' ' || p.to_zone", type: 'text' },
    serviceCode: { sql: 'p.service', type: 'text' },
    fromZone: { sql: 'p.from_zone', type: 'text' },
    toZone: { sql: 'p.to_zone', type: 'text' },
  },
  searched: ['fromZone', 'toZone', 'serviceCode'],
  sorting: 'serviceCode, fromZone, toZone',
  tieBreak: 'id',
};

export const lanesPage = (db: TenantDb, asked: ListAsked & LanesAsked): Listed<LaneShown> =>
  listPage(db, lanes, asked, { select: laneColumns(asked), from: lanesWithoutRate(asked) });

/** Every row of a report, in its usual order. */
export const everyUncovered = (db: TenantDb, cardId: string): Promise<UncoveredShown[]> =>
  everyRow(db, uncoveredColumns, sql`${uncoveredPlaces(cardId)} order by p.post_code, p.suburb`);

export const everyOverlap = (db: TenantDb, cardId: string): Promise<OverlapShown[]> =>
  everyRow(
    db,
    overlapColumns,
    sql`${overlappingPlaces(cardId)} order by p.zone, p.other_zone, p.post_code, p.suburb`,
  );

export const everyLane = (db: TenantDb, asked: LanesAsked): Promise<LaneShown[]> =>
  everyRow(
    db,
    laneColumns(asked),
    sql`${lanesWithoutRate(asked)} order by p.service, p.from_zone, p.to_zone`,
  );

const everyRow = <Row>(
  db: TenantDb,
  columns: RawBuilder<Row>,
  from: RawBuilder<unknown>,
): Promise<Row[]> => db.many(sql<Row>`select ${columns} from ${from}`);

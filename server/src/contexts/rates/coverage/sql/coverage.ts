import type {
  CardCoverage,
  LaneWithoutRate,
  OverlappingPlace,
  UncoveredPlace,
} from '@waybill/contract/rates/coverage/shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';

// Finds what a card leaves without a price. Zones and rates are matched as in pricing
// (domain/zones.ts, domain/lanes.ts): places regardless of case, nested zones through the rates of
// their parents.

export type UncoveredPlaceView = z.output<typeof UncoveredPlace>;
export type OverlapView = z.output<typeof OverlappingPlace>;
export type LaneView = z.output<typeof LaneWithoutRate>;

export type LanesQuery = {
  readonly rateCardId: string;
  readonly day: string;
  readonly rateServiceId?: string | undefined;
};

/**
 * Selects the known places of the countries in which the card has places; of Australia if it has
 * none.
 */
const known = (cardId: string) => sql`(
  select * from lookups_public.locality where country_code = any (coalesce((
    select array_agg(distinct l.country_code) from rates.zone_location l
    where l.rate_card_id = ${cardId}
  ), '{AU}'))
)`;

/**
 * Selects pairs of an active zone and a known place that it contains, by suburb or by whole
 * postcode.
 */
const naming = (cardId: string) => sql`(
  select p.id, p.suburb, p.post_code, p.state_code, p.country_code, z.id as zone_id,
         z.code as zone, bool_or(l.suburb <> '') as by_suburb
  from ${known(cardId)} p
  join rates.zone_location l
    on l.country_code = p.country_code and l.post_code = upper(p.post_code)
    and upper(l.suburb) in ('', upper(p.suburb))
  join rates.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id
  where l.rate_card_id = ${cardId} and z.is_active
  group by p.id, p.suburb, p.post_code, p.state_code, p.country_code, z.id, z.code
)`;

/**
 * Selects every zone of the card with each of its ancestors and itself. Recursion stops at a cycle.
 */
const around = (cardId: string) => sql`
  around (zone_id, zone, outer_id, outer_zone, next_id, counts) as (
    select id, code, id, code, parent_id, is_active from rates.zone
    where rate_card_id = ${cardId} and is_active
    union
    select a.zone_id, a.zone, z.id, z.code, z.parent_id, z.is_active
    from around a join rates.zone z on z.rate_card_id = ${cardId} and z.id = a.next_id
  )
`;

export const uncoveredColumns = sql<UncoveredPlaceView>`
  p.id::text as id, p.suburb, p.post_code as "postCode", p.state_code as "stateCode",
  p.country_code as "countryCode"
`;

/** Known places without a zone, as `p`. */
export const uncoveredPlaces = (cardId: string) => sql`(
  select k.* from ${known(cardId)} k
  where not exists (
    select from rates.zone_location l
    join rates.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id
    where l.rate_card_id = ${cardId} and z.is_active and l.country_code = k.country_code
      and l.post_code = upper(k.post_code) and upper(l.suburb) in ('', upper(k.suburb))
  )
) p`;

export const overlapColumns = sql<OverlapView>`
  p.id::text || ' ' || p.zone || ' ' || p.other_zone as id, p.suburb, p.post_code as "postCode",
  p.state_code as "stateCode", p.country_code as "countryCode",
  json_build_object('id', p.zone_id, 'code', p.zone, 'by', p.named_by) as zone,
  json_build_object('id', p.other_zone_id, 'code', p.other_zone, 'by', p.other_named_by)
    as "otherZone"
`;

/**
 * Known places in two zones of which neither contains the other, as `p`. The zones of a place are
 * aggregated before they are paired, so that the work grows linearly with the places, whatever the
 * planner estimates.
 */
export const overlappingPlaces = (cardId: string) => sql`(
  with recursive ${around(cardId)}, shared as (
    select n.id, n.suburb, n.post_code, n.state_code, n.country_code,
           array_agg(n.zone_id order by n.by_suburb desc, n.zone) as zone_ids,
           array_agg(n.zone order by n.by_suburb desc, n.zone) as zones,
           array_agg(case when n.by_suburb then 'suburb' else 'postcode' end
             order by n.by_suburb desc, n.zone) as named_by
    from ${naming(cardId)} n
    group by n.id, n.suburb, n.post_code, n.state_code, n.country_code
    having count(*) > 1
  )
  select s.id, s.suburb, s.post_code, s.state_code, s.country_code, s.zone_ids[a] as zone_id,
         s.zones[a] as zone, s.named_by[a] as named_by, s.zone_ids[b] as other_zone_id,
         s.zones[b] as other_zone, s.named_by[b] as other_named_by
  from shared s
  cross join generate_subscripts(s.zone_ids, 1) a
  cross join generate_subscripts(s.zone_ids, 1) b
  where a < b and not exists (
    select from around r
    where (r.zone_id = s.zone_ids[a] and r.outer_id = s.zone_ids[b])
       or (r.zone_id = s.zone_ids[b] and r.outer_id = s.zone_ids[a])
  )
) p`;

/**
 * Lanes between zones with places, for the requested service, else for all that are not additional.
 * If a place is in two zones and the first has no rate, the other serves it, as the zone of its
 * postcode serves a suburb. A lane is therefore without a rate if, for some place of either zone,
 * no rate exists at all. Zones without known places are treated as a single place.
 */
const lanes = ({ rateCardId, day, rateServiceId }: LanesQuery) => sql`
  recursive ${around(rateCardId)}, ends as (
    select z.code from rates.zone z
    where z.rate_card_id = ${rateCardId} and z.is_active and exists (
      select from rates.zone_location l where l.tenant_id = z.tenant_id and l.zone_id = z.id
    )
  ), requested as (
    select s.id, s.code from rates.service s
    where s.rate_card_id = ${rateCardId} and s.is_active
      and (s.id = ${rateServiceId ?? null}::uuid
        or (${rateServiceId ?? null}::uuid is null and not s.is_additional))
  ), served as (
    select r.rate_service_id, f.zone as from_zone, t.zone as to_zone, r.reciprocal
    from rates.rate r
    join around f on f.outer_zone = r.from_zone and f.counts
    join around t on t.outer_zone = r.to_zone and t.counts
    where r.rate_card_id = ${rateCardId} and r.effective_date <= ${day}
      and (r.expire_date is null or r.expire_date > ${day})
  ), priced as (
    select rate_service_id, from_zone, to_zone from served
    union all
    select rate_service_id, to_zone, from_zone from served where reciprocal
  ), by_itself as (
    select service_id, from_zone, to_zone, bool_or(is_priced) as has_rate from (
      select s.id as service_id, f.code as from_zone, t.code as to_zone, false as is_priced
      from requested s cross join ends f cross join ends t
      union all
      select rate_service_id, from_zone, to_zone, true from priced
    ) each_one
    group by service_id, from_zone, to_zone
    having not bool_and(is_priced)
  ), kind as materialized (
    select distinct e.code as zone, coalesce(p.zones, array[e.code]) as zones
    from ends e left join (
      select n.zone, array_agg(n.zone) over (partition by n.id) as zones
      from ${naming(rateCardId)} n
    ) p on p.zone = e.code
  ), alone as materialized (
    select zone from kind where cardinality(zones) = 1
  ), lane as (
    select l.service_id, l.from_zone, l.to_zone, l.has_rate or not (
      (l.from_zone in (select zone from alone) and l.to_zone in (select zone from alone))
      or exists (
        select from kind f join kind t on f.zone = l.from_zone and t.zone = l.to_zone
        where not exists (
          select from unnest(f.zones) a (code) cross join unnest(t.zones) b (code)
          where (l.service_id, a.code, b.code) in (
            select rate_service_id, from_zone, to_zone from priced
          )
        )
      )
    ) as has_rate
    from by_itself l
  )
`;

export const laneColumns = ({ rateCardId, day }: LanesQuery) => sql<LaneView>`
  p.service || ' ' || p.from_zone || ' ' || p.to_zone as id, p.service_id as "rateServiceId",
  p.service as "serviceCode", p.from_zone as "fromZone", p.to_zone as "toZone", (
    select max(r.expire_date) from rates.rate r
    where r.rate_card_id = ${rateCardId} and r.rate_service_id = p.service_id
      and r.from_zone = p.from_zone and r.to_zone = p.to_zone and r.expire_date <= ${day}
  ) as "endedOn", (
    select min(r.effective_date) from rates.rate r
    where r.rate_card_id = ${rateCardId} and r.rate_service_id = p.service_id
      and r.from_zone = p.from_zone and r.to_zone = p.to_zone and r.effective_date > ${day}
  ) as "beginsOn"
`;

/** Lanes without a rate in force on the day, as `p`. */
export const lanesWithoutRate = (query: LanesQuery) => sql`(
  with ${lanes(query)}
  select lane.*, requested.code as service
  from lane join requested on requested.id = lane.service_id
  where not has_rate
) p`;

export type Coverage = z.output<typeof CardCoverage>;

export const placeCounts = (
  db: TenantDb,
  cardId: string,
): Promise<Pick<Coverage, 'places' | 'covered' | 'overlapping' | 'overlaps'>> =>
  db.one(sql`
    with overlap as materialized (select * from ${overlappingPlaces(cardId)}), pair as (
      select zone_id, zone, other_zone_id, other_zone, count(*)::integer as places,
             (array_agg(suburb || ' ' || post_code order by post_code, suburb))[1:5] as examples
      from overlap group by zone_id, zone, other_zone_id, other_zone
      order by places desc, zone, other_zone limit 20
    )
    select
      (select count(*)::integer from ${known(cardId)} k) as places,
      (select count(distinct n.id)::integer from ${naming(cardId)} n) as covered,
      (select count(distinct id)::integer from overlap) as overlapping,
      coalesce((select json_agg(json_build_object(
        'zone', json_build_object('id', zone_id, 'code', zone),
        'otherZone', json_build_object('id', other_zone_id, 'code', other_zone),
        'places', places, 'examples', examples
      )) from pair), '[]') as overlaps
  `);

export const laneCounts = (
  db: TenantDb,
  query: LanesQuery,
): Promise<Pick<Coverage, 'zones' | 'services' | 'lanes' | 'lanesWithoutRate'>> =>
  db.one(sql`
    with ${lanes(query)}
    select (select count(*)::integer from ends) as zones,
           (select count(*)::integer from requested) as services, count(*)::integer as lanes,
           (count(*) filter (where not has_rate))::integer as "lanesWithoutRate"
    from lane
  `);

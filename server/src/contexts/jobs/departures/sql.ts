import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type Point = { readonly latitude: number; readonly longitude: number };

/** Returns the centre of the suburb of a job's delivery; undefined if unknown. */
export const placeOfDelivery = (db: TenantDb, jobId: string): Promise<Point | undefined> =>
  db.maybeOne(sql<Point>`
    select l.latitude, l.longitude
    from jobs.job j
    join lookups_public.locality l
      on l.country_code = j.to_address ->> 'countryCode'
      and upper(l.post_code) = upper(j.to_address ->> 'postCode')
    where j.id = ${jobId} and l.latitude is not null and l.longitude is not null
    order by upper(l.suburb) = upper(j.to_address ->> 'suburb') desc, l.id
    limit 1
  `);

import { type RawBuilder, sql } from 'kysely';

export const waiting = sql`j.driver_id is null and j.status <> 'Delivered' and not j.is_line_haul`;

/** The open jobs that have a driver, or this driver. */
export const allocatedTo = (driverGuid: string | undefined): RawBuilder<unknown> =>
  driverGuid === undefined
    ? sql`j.driver_id is not null and j.status <> 'Delivered'`
    : sql`j.driver_guid = ${driverGuid} and j.status <> 'Delivered'`;

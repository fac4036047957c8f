import { type RawBuilder, sql } from 'kysely';

export const waiting = sql`j.driver_id is null and j.status <> 'Delivered' and not j.is_line_haul`;

/** Selects open jobs with a driver, or with this driver. */
export const allocatedTo = (driverGuid: string | undefined): RawBuilder<unknown> =>
  driverGuid === undefined
    ? sql`j.driver_id is not null and j.status <> 'Delivered'`
    : sql`j.driver_guid = ${driverGuid} and j.status <> 'Delivered'`;

type Ends = {
  readonly startHeadPortId?: string | undefined;
  readonly destinationHeadPortId?: string | undefined;
};

const isIn = (zone: 'fz' | 'tz', headPortId: string | undefined): RawBuilder<unknown> =>
  headPortId === undefined ? sql`true` : sql`${sql.ref(`${zone}.head_port_id`)} = ${headPortId}`;

/** Selects jobs with articles that wait for transport between head ports. */
export const betweenHeadPorts = (ends: Ends): RawBuilder<unknown> => sql`
  j.status not in ('New', 'OutForDelivery', 'Delivered') and j.multi_stop_id is null
  and (not j.is_line_haul or j.is_line_haul_partial) and fz.head_port_id <> tz.head_port_id
  and ${isIn('fz', ends.startHeadPortId)} and ${isIn('tz', ends.destinationHeadPortId)}
`;

export const withIds = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`j.id = any (${ids}::uuid[])`;

export const onLineHaul: RawBuilder<unknown> = sql`j.is_line_haul`;

import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';

/*
 * A row of a report is known by the names in it, by its reader and by the list of its records. So
 * what shares its name with others is named with what tells it apart.
 */

const distinct = (name: RawBuilder<unknown>, code: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${name} || case when count(*) over (partition by tenant_id, ${name}) > 1
    then ' (' || ${code} || ')' else '' end`;

/** Users by name: `guid`, `name`. */
export const users = sql`(
  select tenant_id, guid, ${distinct(sql`name`, sql`login`)} as name
  from identity_public.user_name
)`;

const namedCustomers = sql`(
  select tenant_id, id, ${distinct(sql`display_name`, sql`code`)} as display_name
  from customers_public.customer_card
)`;

/** Customers for the rows of a report; only one by customers reads the names of all. */
export const customersFor = ({ by, thenBy }: RequestedParameters): RawBuilder<unknown> =>
  by === 'Customer' || thenBy === 'Customer' ? namedCustomers : sql`customers_public.customer_card`;

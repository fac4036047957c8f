import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** What is known of somebody who may be a customer already. */
export type Likeness = {
  readonly names: readonly string[];
  readonly email: string | null;
  /** Digits alone. */
  readonly telephone: string | null;
  readonly abn: string | null;
};

export type SimilarRow = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly account_status: string;
  readonly same_abn: boolean;
  readonly same_email: boolean;
  readonly same_telephone: boolean;
  /** How alike the names are, 0 to 1. */
  readonly likeness: number;
};

/** Names from here on are taken to mean the same company. */
const alikeFrom = 0.55;
const shown = 5;

/** Customers that may be the same as somebody, the surest first. */
export const similarCustomers = (
  db: TenantDb,
  { names, email, telephone, abn }: Likeness,
): Promise<SimilarRow[]> =>
  db.many(sql<SimilarRow>`
    with known as (
      select id, code, account_status,
        coalesce(company_name, customer_name, contact_name, account_name, '') as name,
        coalesce(abn = ${abn}, false) as same_abn,
        coalesce(lower(email) = lower(${email}), false) as same_email,
        coalesce(regexp_replace(telephone, '\\D', '', 'g') = ${telephone}, false) as same_telephone,
        coalesce((
          select max(similarity(${withoutForm(sql`mine`)}, ${withoutForm(sql`theirs`)}))
          from unnest(${names}::text[]) mine,
            unnest(array[company_name, customer_name, account_name]) theirs
        ), 0) as likeness
      from customers.customer
      where deleted_at is null and type <> 'Guest'
    )
    select * from known
    where same_abn or same_email or same_telephone or likeness >= ${alikeFrom}
    order by same_abn desc, same_email desc, likeness desc, id limit ${shown}
  `);

/** A name without what says the company's form: Pty Ltd, Limited, & Co. */
const withoutForm = (name: ReturnType<typeof sql>) => sql`
  trim(regexp_replace(
    lower(${name}), '\\y(the|pty|ltd|limited|proprietary|inc|co|company|group)\\y|[.,&]', ' ', 'g'
  ))`;

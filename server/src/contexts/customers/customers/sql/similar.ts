import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The known values of a possible existing customer. */
export type Likeness = {
  /** At most two: of the company and of the customer. */
  readonly names: readonly string[];
  readonly email: string | null;
  /** Normalised by `platform.phone_digits`. */
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
  /** The similarity of the names, 0 to 1. */
  readonly likeness: number;
};

/** The similarity above which names are assumed to mean the same company. */
const alikeFrom = 0.55;
const selected = 5;

/** Returns customers that may be the same, the most likely first. */
export const similarCustomers = (
  db: TenantDb,
  { names: [one, other], email, telephone, abn }: Likeness,
): Promise<SimilarRow[]> =>
  db.many(sql<SimilarRow>`
    with requested as materialized (
      select customers.bare_name(${one ?? null}) as one,
             customers.bare_name(${other ?? null}) as other
    ),
    known as (
      select id, code, account_status,
        coalesce(company_name, customer_name, contact_name, account_name, '') as name,
        coalesce(abn = ${abn}, false) as same_abn,
        coalesce(lower(email) = lower(${email}), false) as same_email,
        coalesce(${telephone} = any (string_to_array(telephone_digits, ' ')), false)
          as same_telephone,
        greatest(
          similarity(bare_company, one), similarity(bare_customer, one),
          similarity(bare_account, one),
          similarity(bare_company, other), similarity(bare_customer, other),
          similarity(bare_account, other), 0
        ) as likeness
      from customers.customer cross join requested
      where deleted_at is null and type <> 'Guest'
    )
    select * from known
    where same_abn or same_email or same_telephone or likeness >= ${alikeFrom}
    order by same_abn desc, same_email desc, likeness desc, id limit ${selected}
  `);

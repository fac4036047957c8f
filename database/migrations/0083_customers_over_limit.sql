-- The list of customers is read by name, and who is over the limit is found without looking at everybody:
-- the limit is kept beside what uses it.

create index customer_by_name on customers.customer (tenant_id, company_name, id)
  where deleted_at is null;

alter table customers.standing
  -- The customer's credit limit; 0 and none are no limit.
  add column limit_minor bigint,
  add column is_over_limit boolean not null generated always as (
    coalesce(limit_minor > 0 and exposure_minor > limit_minor, false)
  ) stored;

update customers.standing s set limit_minor = c.credit_limit_minor
from customers.customer c
where c.tenant_id = s.tenant_id and c.id = s.customer_id and c.credit_limit_minor is not null;

create index standing_over_limit on customers.standing (tenant_id, customer_id)
  where is_over_limit;

-- In the order of their numbers, in which everybody locks standings.
create function customers.keep_limits() returns trigger language plpgsql as $$
begin
  perform from customers.standing s
  join new_rows n on n.tenant_id = s.tenant_id and n.id = s.customer_id
  where s.limit_minor is distinct from n.credit_limit_minor
  order by s.customer_id for update of s;
  update customers.standing s set limit_minor = n.credit_limit_minor
  from new_rows n
  where n.tenant_id = s.tenant_id and n.id = s.customer_id
    and s.limit_minor is distinct from n.credit_limit_minor;
  return null;
end
$$;
create trigger keep_limits after update on customers.customer
  referencing new table as new_rows for each statement execute function customers.keep_limits();

-- Who may be a customer already: what is compared is kept beside the names, because working it out for
-- each of 100,000 customers takes seconds. Row-level security keeps likeness from choosing an index.

-- A name without what says the company's form: Pty Ltd, Limited, & Co.
create function customers.bare_name(name text) returns text
language sql immutable parallel safe return trim(pg_catalog.regexp_replace(
  pg_catalog.lower(name),
  '\y(the|pty|ltd|limited|proprietary|inc|co|company|group)\y|[.,&]', ' ', 'g'
));

alter table customers.customer
  add column bare_company text generated always as (customers.bare_name(company_name)) stored,
  add column bare_customer text generated always as (customers.bare_name(customer_name)) stored,
  add column bare_account text generated always as (customers.bare_name(account_name)) stored,
  add column telephone_digits text
    generated always as (pg_catalog.regexp_replace(telephone, '\D', '', 'g')) stored;

-- Whether a shop's platform was told to request checkout prices from us, and why not.
alter table shops.shop
  add column rates_registered_at timestamptz,
  add column rates_problem text,
  add column rates_problem_sentence jsonb;

-- How pieces of a product may stand in a box, and whether anything may stand on them: web orders
-- of the same code are packed accordingly.
alter table customers.product
  add column turning text not null default 'Any' check (turning in ('Any', 'Upright', 'None')),
  add column is_fragile boolean not null default false;

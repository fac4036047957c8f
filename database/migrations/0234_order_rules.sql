-- Rules of a shop's orders, in the order in which they are applied, and which of them fired.
alter table shops.shop add column order_rules jsonb not null default '[]';
alter table shops.shop_order
  add column fired_rules jsonb not null default '[]',
  -- The service that a rule chose, as rate callbacks name services.
  add column ruled_service text;

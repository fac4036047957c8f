-- Tenants see where the UN list they share is from, and since when: each row remembers when it was
-- entered or last changed.

alter table dangerous_goods.un_code add column entered_at timestamptz not null default now();

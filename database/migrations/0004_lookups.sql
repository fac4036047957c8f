-- Places, package types, public holidays: what every context looks up.

create schema lookups;
grant usage on schema lookups to waybill_app;
create schema lookups_public;
grant usage on schema lookups_public to waybill_app;

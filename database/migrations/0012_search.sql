-- One index over all records that people look for.

create schema search;
grant usage on schema search to waybill_app;
create schema search_public;
grant usage on schema search_public to waybill_app;

-- The work of the own fleet, its articles and what is scanned.

create schema jobs;
grant usage on schema jobs to waybill_app;
create schema jobs_public;
grant usage on schema jobs_public to waybill_app;

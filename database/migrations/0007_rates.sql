-- Rate cards: zones, services, rates and their bands.

create schema rates;
grant usage on schema rates to waybill_app;
create schema rates_public;
grant usage on schema rates_public to waybill_app;

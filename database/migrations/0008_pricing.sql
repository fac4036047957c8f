-- Quotes as they were given, markup, promo codes, insurance.

create schema pricing;
grant usage on schema pricing to waybill_app;
create schema pricing_public;
grant usage on schema pricing_public to waybill_app;

-- Invoices, payments and the ledger that both post to.

create schema finance;
grant usage on schema finance to waybill_app;
create schema finance_public;
grant usage on schema finance_public to waybill_app;

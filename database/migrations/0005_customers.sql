-- Who freight is moved for, and what each customer keeps with us.

create schema customers;
grant usage on schema customers to waybill_app;
create schema customers_public;
grant usage on schema customers_public to waybill_app;

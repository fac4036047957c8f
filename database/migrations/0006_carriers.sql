-- Who moves the freight: carrier accounts and their services.

create schema carriers;
grant usage on schema carriers to waybill_app;
create schema carriers_public;
grant usage on schema carriers_public to waybill_app;

-- The change history names the consignment of an item instead of showing its id.
create view warehouse_public.consignment_card with (security_invoker = true) as
  select tenant_id, id, number from warehouse.consignment;
grant select on warehouse_public.consignment_card to waybill_app;

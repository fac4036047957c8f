-- The consignment numbers that a shop was last told, so that it is told those of parts booked
-- later, instead of the ones that are gone.
alter table shops.shop_order add column notified_numbers text[] not null default '{}';

update shops.shop_order o set notified_numbers = array(
  select b.consignment_id from shops.order_booking b
  where b.tenant_id = o.tenant_id and b.order_id = o.id and not b.is_return
    and b.consignment_id is not null
  order by b.booking_id
)
where o.fulfilled_at is not null;

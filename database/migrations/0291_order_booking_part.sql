-- Which part of a split order a booking carries, so that a part that lost its booking is booked
-- again, and none twice. Null for returns, and for what older processes book meanwhile.
alter table shops.order_booking
  add column part smallint check (part >= 0);

update shops.order_booking b set part = n.part
from (
  select tenant_id, booking_id,
         row_number() over (partition by tenant_id, order_id order by booking_id) - 1 as part
  from shops.order_booking where not is_return
) n
where n.tenant_id = b.tenant_id and n.booking_id = b.booking_id;

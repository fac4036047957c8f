-- Which part of a split order a booking carries, so that a part that lost its booking is booked
-- again, and none twice. Null for returns, and for what older processes book meanwhile. Also null
-- where an order had lost a booking before: which of its parts the others carry is not known.
alter table shops.order_booking
  add column part smallint check (part >= 0);

update shops.order_booking b set part = n.part
from (
  select tenant_id, order_id, booking_id,
         row_number() over (partition by tenant_id, order_id order by booking_id) - 1 as part,
         count(*) over (partition by tenant_id, order_id) as bookings
  from shops.order_booking where not is_return
) n
join shops.shop_order o on o.tenant_id = n.tenant_id and o.id = n.order_id
where n.tenant_id = b.tenant_id and n.booking_id = b.booking_id
  and n.bookings = case
    when o.fired_rules @> '[{"action": "BookApart"}]' then (
      select sum((p.parcel ->> 'quantity')::int) from jsonb_array_elements(o.parcels) as p (parcel)
    )
    else 1
  end;

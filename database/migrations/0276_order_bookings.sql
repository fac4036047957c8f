-- A rule may split an order into several bookings, and freight may come back: the bookings of an
-- order are rows. `consignment_id` of an order holds all its numbers, to be listed and searched.
create table shops.order_booking (
  tenant_id bigint not null,
  booking_id bigint not null,
  order_id bigint not null,
  customer_id bigint not null,
  is_return boolean not null default false,
  consignment_id text,
  primary key (tenant_id, booking_id),
  foreign key (tenant_id, order_id) references shops.shop_order on delete cascade
);
create index booking_of_order on shops.order_booking (tenant_id, order_id);
insert into shops.order_booking (tenant_id, booking_id, order_id, customer_id, consignment_id)
  select tenant_id, booking_id, id, customer_id, consignment_id
  from shops.shop_order where booking_id is not null;
select platform.guard('shops.order_booking', 'customer_id');
alter table shops.shop_order drop constraint shop_order_check, drop column booking_id;

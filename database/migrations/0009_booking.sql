-- Bookings from draft to delivered, with manifests and documents.

create schema booking;
grant usage on schema booking to waybill_app;
create schema booking_public;
grant usage on schema booking_public to waybill_app;

-- One hand-over of freight: the bookings of one customer, one pickup place and one carrier account.
create table booking.manifest (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  number text not null,
  carrier_account_id bigint not null,
  carrier_code text not null,
  from_address jsonb not null,
  pickup_number text,
  closed_at timestamptz not null,
  closed_by bigint,
  primary key (tenant_id, id)
);
create unique index manifest_by_number on booking.manifest (tenant_id, number);
select platform.guard('booking.manifest', 'customer_id');

create table booking.booking (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  -- Null only in a draft that nobody was chosen for yet.
  customer_id bigint,
  status text not null check (status in (
    'Draft', 'Quoted', 'Booked', 'PickupRequested', 'ReadyForPickup', 'PickedUp', 'InTransit',
    'AtDepot', 'OutForDelivery', 'Delivered', 'DeliveryFailed', 'OnHold', 'Damaged', 'Lost',
    'ReturnToSender', 'Cancelled', 'Failed'
  )),
  -- When the event happened that gave the status; null until freight is scanned (decisions J-04).
  status_at timestamptz,
  batch_id uuid,

  consignment_id text,
  manifest_id bigint,
  manifest_number text,
  pickup_number text,
  resource_token text,

  customer_contact_name text,
  company_name text,
  caller text,
  cost_center_id bigint,
  cost_center text,
  reference jsonb not null default '[]',
  customer_reference jsonb not null default '{}',
  store_key text,
  order_number text,
  promo_code text,

  carrier_account_id bigint,
  carrier_code text,
  carrier_name text,
  carrier_account_name text,
  service_code text,
  service_name text,
  quote_id uuid,
  -- The price as the wire has it, both sides; the columns are what lists sum and sort by.
  pricing jsonb,
  recharge jsonb,
  freight_minor bigint not null default 0,
  insurance_minor bigint not null default 0,
  total_minor bigint not null default 0,
  total_tax_minor bigint not null default 0,
  carrier_total_minor bigint not null default 0,
  -- What the booking holds of its customer's credit until it is invoiced or called off.
  exposure_minor bigint not null default 0,

  booking_date timestamptz,
  pickup_ready_at timestamptz,
  business_closing_at timestamptz,
  is_ready boolean not null default false,
  from_address jsonb not null,
  to_address jsonb not null,
  special_instructions text,
  delivery_instructions text,
  pickup_options jsonb not null default '{}',
  delivery_options jsonb not null default '{}',

  items jsonb not null default '[]',
  item_lines integer not null default 0,
  pieces integer not null default 0,
  grams bigint not null default 0,
  cubic_millimetres numeric(24, 0) not null default 0,
  cubic_grams bigint not null default 0,
  chargeable_grams bigint not null default 0,
  cubic_factor numeric(10, 3),

  is_dangerous boolean not null default false,
  dangerous_un_code text,
  dangerous_package_type text,
  dangerous_description text,
  insured_minor bigint,
  insurance_type text,

  last_tracking_status text,
  last_tracking_at timestamptz,
  eta timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,

  invoice_id bigint,
  invoice_number text,
  is_multi_leg boolean not null default false,
  parent_id bigint,
  connote_file text,
  manifest_file text,

  booked_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by bigint,
  created_at timestamptz not null,
  created_by bigint,
  updated_at timestamptz,
  updated_by bigint,
  deleted_at timestamptz,
  -- What people look for in the list: numbers, names, suburbs, references.
  words text not null generated always as (
    coalesce(consignment_id, '') || ' ' || coalesce(manifest_number, '') || ' '
    || coalesce(pickup_number, '') || ' ' || coalesce(order_number, '') || ' '
    || coalesce(invoice_number, '') || ' ' || coalesce(from_address ->> 'companyName', '') || ' '
    || coalesce(from_address ->> 'suburb', '') || ' '
    || coalesce(to_address ->> 'companyName', '') || ' '
    || coalesce(to_address ->> 'contactName', '') || ' '
    || coalesce(to_address ->> 'suburb', '') || ' ' || coalesce(to_address ->> 'postCode', '')
    || ' ' || reference::text
  ) stored,

  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer,
  -- An account that carried freight is never deleted, only switched off (decisions K-08).
  foreign key (tenant_id, carrier_account_id) references carriers.account,
  foreign key (tenant_id, manifest_id) references booking.manifest,
  foreign key (tenant_id, parent_id) references booking.booking,
  constraint sent_bookings_are_complete check (
    status in ('Draft', 'Quoted', 'Failed', 'Cancelled')
    or num_nulls(customer_id, consignment_id, carrier_account_id, pricing, booked_at) = 0
  )
);
-- A quote is booked once; two tabs, a double click and a replay meet here.
create unique index booking_by_quote on booking.booking (tenant_id, quote_id)
  where booked_at is not null and status <> 'Cancelled';
create unique index booking_by_consignment on booking.booking (tenant_id, consignment_id)
  where deleted_at is null;
create unique index booking_by_resource_token on booking.booking (tenant_id, resource_token);
-- With the customer inside, so that counting a list reads the index alone.
create index booking_newest on booking.booking (tenant_id, created_at desc, id desc)
  include (customer_id) where deleted_at is null;
create index booking_of_customer
  on booking.booking (tenant_id, customer_id, created_at desc, id desc) where deleted_at is null;
create index booking_in_status
  on booking.booking (tenant_id, status, created_at desc, id desc)
  include (customer_id) where deleted_at is null;
create index booking_by_words on booking.booking using gin (words gin_trgm_ops);
create index booking_to_invoice on booking.booking (tenant_id, customer_id, delivered_at, id)
  where status = 'Delivered' and invoice_id is null and deleted_at is null;
create index booking_of_invoice on booking.booking (tenant_id, invoice_id)
  where invoice_id is not null;
create index booking_of_manifest on booking.booking (tenant_id, manifest_id)
  where manifest_id is not null;
create index booking_of_batch on booking.booking (tenant_id, batch_id) where batch_id is not null;
create index booking_of_account on booking.booking (tenant_id, carrier_account_id)
  where carrier_account_id is not null;
create index booking_of_parent on booking.booking (tenant_id, parent_id)
  where parent_id is not null;
select platform.guard('booking.booking', 'customer_id');
select platform.track('booking.booking', 'Booking', array[
  'words', 'resource_token', 'pricing', 'recharge', 'carrier_total_minor', 'exposure_minor'
]);

-- Totals of bookings by customer and status. Every statement adds its differences as rows of their
-- own, so that writers never wait for each other; now and then a writer folds what lies about.
create table booking.tally (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint,
  status text not null,
  bookings bigint not null,
  item_lines bigint not null,
  pieces bigint not null,
  grams bigint not null,
  cubic_millimetres numeric(24, 0) not null,
  freight_minor bigint not null,
  insurance_minor bigint not null,
  -- What customers pay: freight, insurance, fuel and all else, with tax.
  total_minor bigint not null,
  primary key (tenant_id, id)
);
create index tally_of_customer on booking.tally (tenant_id, customer_id);
select platform.guard('booking.tally', 'customer_id');

create function booking.tally_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor
    )
    select tenant_id, customer_id, status, count(*), sum(item_lines), sum(pieces), sum(grams),
           sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor),
           sum(total_minor)
    from after_rows where deleted_at is null group by 1, 2, 3;
  else
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor
    )
    select tenant_id, customer_id, status, sum(way), sum(way * item_lines), sum(way * pieces),
           sum(way * grams), sum(way * cubic_millimetres), sum(way * freight_minor),
           sum(way * insurance_minor), sum(way * total_minor)
    from (
      select 1 as way, a.* from after_rows a where a.deleted_at is null
      union all
      select -1, b.* from before_rows b where b.deleted_at is null
    ) changed
    group by 1, 2, 3
    having (sum(way), sum(way * item_lines), sum(way * pieces), sum(way * grams),
            sum(way * cubic_millimetres), sum(way * freight_minor), sum(way * insurance_minor),
            sum(way * total_minor))
           <> (0, 0, 0, 0, 0, 0, 0, 0);
  end if;
  if random() < 0.02 then
    perform booking.fold_tally();
  end if;
  return null;
end $$;

-- Rows that another transaction is folding are left to it.
create function booking.fold_tally() returns void language sql as $$
  with loose as (
    select tenant_id, id from booking.tally limit 5000 for update skip locked
  ), taken as (
    delete from booking.tally t using loose
    where t.tenant_id = loose.tenant_id and t.id = loose.id
    returning t.*
  )
  insert into booking.tally (
    tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
    freight_minor, insurance_minor, total_minor
  )
  select tenant_id, customer_id, status, sum(bookings), sum(item_lines), sum(pieces), sum(grams),
         sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor), sum(total_minor)
  from taken group by 1, 2, 3;
$$;

create trigger tally_inserted after insert on booking.booking
  referencing new table as after_rows
  for each statement execute function booking.tally_bookings();
create trigger tally_updated after update on booking.booking
  referencing old table as before_rows new table as after_rows
  for each statement execute function booking.tally_bookings();

-- What happened to freight: when it happened and when we learned of it. Never changed.
create table booking.tracking (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint not null,
  status text not null,
  code text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  details jsonb not null default '[]',
  -- False where the event came too late, or from a place the status cannot come from.
  moved boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking
);
create index tracking_of_booking on booking.tracking (tenant_id, booking_id, at desc, id desc);
select platform.guard('booking.tracking', 'customer_id', 'select, insert');

create table booking.note (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint,
  comment text not null,
  user_name text,
  created_by bigint,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking
);
create index note_of_booking on booking.note (tenant_id, booking_id, id desc);
select platform.guard('booking.note', 'customer_id');

create table booking.operation_log (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint,
  operation text not null,
  status text not null check (
    status in ('Pending', 'InProgress', 'Success', 'Failed', 'Skipped')
  ),
  value text,
  request text,
  response text,
  created_by bigint,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking
);
create index operation_log_of_booking
  on booking.operation_log (tenant_id, booking_id, created_at desc, id desc);
create index operation_log_newest on booking.operation_log (tenant_id, created_at desc, id desc);
select platform.guard('booking.operation_log', 'customer_id');

create table booking.proof_of_delivery (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint not null,
  signed_by text not null,
  comment text,
  delivered_at timestamptz not null,
  received_at timestamptz not null,
  -- Files of the file store.
  signature_file uuid,
  photo_files uuid[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking
);
create index proof_of_booking
  on booking.proof_of_delivery (tenant_id, booking_id, delivered_at desc, id desc);
select platform.guard('booking.proof_of_delivery', 'customer_id', 'select, insert');

-- What other contexts may read.

create view booking_public.booking_card with (security_invoker = true) as
select tenant_id, id, customer_id, status, consignment_id, manifest_number, order_number,
       carrier_account_id, carrier_code, carrier_name, service_code, service_name,
       from_address ->> 'suburb' as from_suburb, to_address ->> 'suburb' as to_suburb,
       from_address ->> 'postCode' as from_post_code, to_address ->> 'postCode' as to_post_code,
       pieces, grams, total_minor, total_tax_minor, booking_date, delivered_at,
       invoice_id, invoice_number, created_at
from booking.booking
where deleted_at is null;

create view booking_public.search_card with (security_invoker = true) as
select tenant_id, id, id::text as ref, customer_id,
       coalesce(consignment_id, 'Draft ' || id) as title,
       concat_ws(' ', consignment_id, manifest_number, pickup_number, order_number, invoice_number,
         from_address ->> 'companyName', from_address ->> 'suburb',
         to_address ->> 'companyName', to_address ->> 'contactName', to_address ->> 'suburb',
         to_address ->> 'postCode',
         (select string_agg(r ->> 'value', ' ') from jsonb_array_elements(reference) r)) as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Status', 'value', status),
         jsonb_build_object('label', 'From', 'value', from_address ->> 'suburb'),
         jsonb_build_object('label', 'To', 'value', to_address ->> 'suburb'),
         jsonb_build_object('label', 'Service', 'value', coalesce(service_name, ''))
       ) as details,
       coalesce(booked_at, created_at) as at
from booking.booking
where deleted_at is null;

grant select on booking_public.booking_card, booking_public.search_card to waybill_app;

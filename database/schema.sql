-- What the migrations result in, written by `npm run schema`. Do not edit it.
-- A test compares it with a migrated database. Queue and partitions are created at run time.

create extension btree_gist with schema public;
create extension pg_trgm with schema public;

-- booking
create schema booking;
grant usage on schema booking to waybill_app;

CREATE OR REPLACE FUNCTION booking.fold_tally()
 RETURNS void
 LANGUAGE sql
AS $function$
  with loose as (
    select tenant_id, id from booking.tally limit 5000 for update skip locked
  ), taken as (
    delete from booking.tally t using loose
    where t.tenant_id = loose.tenant_id and t.id = loose.id
    returning t.*
  )
  insert into booking.tally (
    tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
    freight_minor, insurance_minor, total_minor, invoiced
  )
  select tenant_id, customer_id, status, sum(bookings), sum(item_lines), sum(pieces), sum(grams),
         sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor), sum(total_minor),
         sum(invoiced)
  from taken group by 1, 2, 3;
$function$;

CREATE OR REPLACE FUNCTION booking.note_awaited_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update booking.booking
  set awaits_number = new.is_current and new.state = 'AwaitingNumber'
  where tenant_id = new.tenant_id and id = new.booking_id
    and awaits_number <> (new.is_current and new.state = 'AwaitingNumber');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION booking.tally_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor, invoiced
    )
    select tenant_id, customer_id, status, count(*), sum(item_lines), sum(pieces), sum(grams),
           sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor),
           sum(total_minor), count(invoice_id)
    from after_rows where deleted_at is null and parent_id is null group by 1, 2, 3;
  else
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor, invoiced
    )
    select tenant_id, customer_id, status, sum(way), sum(way * item_lines), sum(way * pieces),
           sum(way * grams), sum(way * cubic_millimetres), sum(way * freight_minor),
           sum(way * insurance_minor), sum(way * total_minor), sum(way * invoiced)
    from (
      select 1 as way, num_nonnulls(a.invoice_id) as invoiced, a.*
      from after_rows a where a.deleted_at is null and a.parent_id is null
      union all
      select -1, num_nonnulls(b.invoice_id), b.*
      from before_rows b where b.deleted_at is null and b.parent_id is null
    ) changed
    group by 1, 2, 3
    having (sum(way), sum(way * item_lines), sum(way * pieces), sum(way * grams),
            sum(way * cubic_millimetres), sum(way * freight_minor), sum(way * insurance_minor),
            sum(way * total_minor), sum(way * invoiced))
           <> (0, 0, 0, 0, 0, 0, 0, 0, 0);
  end if;
  if random() < 0.02 then
    perform booking.fold_tally();
  end if;
  return null;
end $function$;

create table booking.booking (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint,
  status text not null,
  status_at timestamp with time zone,
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
  reference jsonb default '[]'::jsonb not null,
  customer_reference jsonb default '{}'::jsonb not null,
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
  pricing jsonb,
  recharge jsonb,
  freight_minor bigint default 0 not null,
  insurance_minor bigint default 0 not null,
  total_minor bigint default 0 not null,
  total_tax_minor bigint default 0 not null,
  carrier_total_minor bigint default 0 not null,
  exposure_minor bigint default 0 not null,
  booking_date timestamp with time zone,
  pickup_ready_at timestamp with time zone,
  business_closing_at timestamp with time zone,
  is_ready boolean default false not null,
  from_address jsonb not null,
  to_address jsonb not null,
  special_instructions text,
  delivery_instructions text,
  pickup_options jsonb default '{}'::jsonb not null,
  delivery_options jsonb default '{}'::jsonb not null,
  items jsonb default '[]'::jsonb not null,
  item_lines integer default 0 not null,
  pieces integer default 0 not null,
  grams bigint default 0 not null,
  cubic_millimetres numeric(24,0) default 0 not null,
  cubic_grams bigint default 0 not null,
  chargeable_grams bigint default 0 not null,
  cubic_factor numeric(10,3),
  is_dangerous boolean default false not null,
  dangerous_un_code text,
  dangerous_package_type text,
  dangerous_description text,
  insured_minor bigint,
  insurance_type text,
  last_tracking_status text,
  last_tracking_at timestamp with time zone,
  eta timestamp with time zone,
  picked_up_at timestamp with time zone,
  delivered_at timestamp with time zone,
  invoice_id bigint,
  invoice_number text,
  is_multi_leg boolean default false not null,
  parent_id bigint,
  connote_file text,
  manifest_file text,
  booked_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancelled_by bigint,
  created_at timestamp with time zone not null,
  created_by bigint,
  updated_at timestamp with time zone,
  updated_by bigint,
  deleted_at timestamp with time zone,
  words text generated always as (((((((((((((((((((((((((((COALESCE(consignment_id, ''::text) || ' '::text) || COALESCE(manifest_number, ''::text)) || ' '::text) || COALESCE(pickup_number, ''::text)) || ' '::text) || COALESCE(order_number, ''::text)) || ' '::text) || COALESCE(invoice_number, ''::text)) || ' '::text) || COALESCE((from_address ->> 'companyName'::text), ''::text)) || ' '::text) || COALESCE((from_address ->> 'suburb'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'companyName'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'contactName'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'suburb'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'postCode'::text), ''::text)) || ' '::text) || (reference)::text) || ' '::text) || COALESCE(platform.phone_digits((from_address ->> 'telephone'::text)), ''::text)) || ' '::text) || COALESCE(platform.phone_digits((to_address ->> 'telephone'::text)), ''::text))) stored not null,
  cut_off_at timestamp with time zone,
  ssccs text[] default '{}'::text[] not null,
  awaits_number boolean default false not null,
  leg_number smallint,
  price_in_one jsonb,
  is_under_way boolean default false not null,
  quoted_at timestamp with time zone,
  price_held_until timestamp with time zone,
  payment_state text,
  custom jsonb default '{}'::jsonb not null,
  custom_text_1 text,
  custom_text_2 text,
  custom_text_3 text,
  custom_text_4 text,
  custom_text_5 text,
  custom_number_1 double precision,
  custom_number_2 double precision,
  custom_number_3 double precision,
  custom_day_1 date,
  custom_day_2 date,
  constraint booking_pkey PRIMARY KEY (tenant_id, id),
  constraint booking_custom_check CHECK ((jsonb_typeof(custom) = 'object'::text)),
  constraint booking_leg_number_check CHECK ((leg_number > 0)),
  constraint booking_payment_state_check CHECK ((payment_state = ANY (ARRAY['Pending'::text, 'Paid'::text, 'Declined'::text]))),
  constraint booking_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Quoted'::text, 'Booked'::text, 'PickupRequested'::text, 'ReadyForPickup'::text, 'PickedUp'::text, 'InTransit'::text, 'AtDepot'::text, 'OutForDelivery'::text, 'Delivered'::text, 'DeliveryFailed'::text, 'OnHold'::text, 'Damaged'::text, 'Lost'::text, 'ReturnToSender'::text, 'Cancelled'::text, 'Failed'::text]))),
  constraint legs_are_numbered CHECK (((parent_id IS NULL) = (leg_number IS NULL))),
  constraint legs_cost_customers_nothing CHECK (((parent_id IS NULL) OR ((NOT is_multi_leg) AND (total_minor = 0) AND (exposure_minor = 0)))),
  constraint price_in_one_is_of_journeys CHECK ((is_multi_leg OR (price_in_one IS NULL))),
  constraint sent_bookings_are_complete CHECK (((status = ANY (ARRAY['Draft'::text, 'Quoted'::text, 'Failed'::text, 'Cancelled'::text])) OR (num_nulls(customer_id, consignment_id, carrier_account_id, pricing, booked_at) = 0))),
  constraint booking_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id),
  constraint booking_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint booking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint booking_tenant_id_manifest_id_fkey FOREIGN KEY (tenant_id, manifest_id) REFERENCES booking.manifest(tenant_id, id),
  constraint booking_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES booking.booking(tenant_id, id)
);
CREATE INDEX booking_awaiting_number ON booking.booking USING btree (tenant_id, created_at DESC, id DESC) WHERE (awaits_number AND (deleted_at IS NULL));
CREATE INDEX booking_by_booked ON booking.booking USING btree (tenant_id, booked_at) WHERE ((deleted_at IS NULL) AND (booked_at IS NOT NULL));
CREATE INDEX booking_by_custom_day_1 ON booking.booking USING btree (tenant_id, custom_day_1, created_at DESC, id DESC) WHERE ((custom_day_1 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_day_2 ON booking.booking USING btree (tenant_id, custom_day_2, created_at DESC, id DESC) WHERE ((custom_day_2 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_number_1 ON booking.booking USING btree (tenant_id, custom_number_1, created_at DESC, id DESC) WHERE ((custom_number_1 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_number_2 ON booking.booking USING btree (tenant_id, custom_number_2, created_at DESC, id DESC) WHERE ((custom_number_2 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_number_3 ON booking.booking USING btree (tenant_id, custom_number_3, created_at DESC, id DESC) WHERE ((custom_number_3 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_text_1 ON booking.booking USING btree (tenant_id, custom_text_1, created_at DESC, id DESC) WHERE ((custom_text_1 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_text_2 ON booking.booking USING btree (tenant_id, custom_text_2, created_at DESC, id DESC) WHERE ((custom_text_2 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_text_3 ON booking.booking USING btree (tenant_id, custom_text_3, created_at DESC, id DESC) WHERE ((custom_text_3 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_text_4 ON booking.booking USING btree (tenant_id, custom_text_4, created_at DESC, id DESC) WHERE ((custom_text_4 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_custom_text_5 ON booking.booking USING btree (tenant_id, custom_text_5, created_at DESC, id DESC) WHERE ((custom_text_5 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_by_delivered ON booking.booking USING btree (tenant_id, delivered_at) WHERE ((deleted_at IS NULL) AND (delivered_at IS NOT NULL));
CREATE INDEX booking_by_words ON booking.booking USING gin (words gin_trgm_ops);
CREATE INDEX booking_in_status ON booking.booking USING btree (tenant_id, status, created_at DESC, id DESC) INCLUDE (customer_id, parent_id) WHERE (deleted_at IS NULL);
CREATE INDEX booking_newest ON booking.booking USING btree (tenant_id, created_at DESC, id DESC) INCLUDE (customer_id, parent_id) WHERE (deleted_at IS NULL);
CREATE INDEX booking_of_account ON booking.booking USING btree (tenant_id, carrier_account_id) WHERE (carrier_account_id IS NOT NULL);
CREATE INDEX booking_of_batch ON booking.booking USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX booking_of_customer ON booking.booking USING btree (tenant_id, customer_id, created_at DESC, id DESC) INCLUDE (parent_id) WHERE (deleted_at IS NULL);
CREATE INDEX booking_of_invoice ON booking.booking USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX booking_of_manifest ON booking.booking USING btree (tenant_id, manifest_id) WHERE (manifest_id IS NOT NULL);
CREATE INDEX booking_quoted ON booking.booking USING btree (tenant_id, quoted_at DESC, id DESC) INCLUDE (customer_id) WHERE ((quoted_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX booking_to_invoice ON booking.booking USING btree (tenant_id, created_at DESC, id DESC) INCLUDE (customer_id, parent_id, total_minor, delivered_at) WHERE ((status = 'Delivered'::text) AND (invoice_id IS NULL) AND (deleted_at IS NULL) AND (parent_id IS NULL));
CREATE INDEX booking_to_invoice_of_customer ON booking.booking USING btree (tenant_id, customer_id, created_at DESC, id DESC) INCLUDE (parent_id) WHERE ((status = 'Delivered'::text) AND (invoice_id IS NULL) AND (deleted_at IS NULL) AND (parent_id IS NULL));
CREATE INDEX booking_to_manifest ON booking.booking USING btree (tenant_id, cut_off_at, id) INCLUDE (customer_id, parent_id) WHERE ((manifest_id IS NULL) AND (manifest_number IS NULL) AND (deleted_at IS NULL) AND (status = ANY (ARRAY['Booked'::text, 'PickupRequested'::text, 'ReadyForPickup'::text])) AND (NOT is_multi_leg));
CREATE UNIQUE INDEX booking_by_consignment ON booking.booking USING btree (tenant_id, consignment_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX booking_by_leg ON booking.booking USING btree (tenant_id, parent_id, leg_number) WHERE ((parent_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX booking_by_quote ON booking.booking USING btree (tenant_id, quote_id) WHERE ((booked_at IS NOT NULL) AND (status <> 'Cancelled'::text));
CREATE UNIQUE INDEX booking_by_resource_token ON booking.booking USING btree (tenant_id, resource_token);
alter table booking.booking enable row level security;
alter table booking.booking force row level security;
create policy legs_of_staff on booking.booking as restrictive for all to public
  using (((parent_id IS NULL) OR platform.sees_customer(NULL::bigint)))
  with check (((parent_id IS NULL) OR platform.sees_customer(NULL::bigint)));
create policy own_customer on booking.booking as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.booking as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER index_custom_inserted BEFORE INSERT ON booking.booking FOR EACH ROW WHEN ((new.custom <> '{}'::jsonb)) EXECUTE FUNCTION records_public.index_custom('booking-fields');
CREATE TRIGGER index_custom_updated BEFORE UPDATE OF custom ON booking.booking FOR EACH ROW WHEN ((new.custom IS DISTINCT FROM old.custom)) EXECUTE FUNCTION records_public.index_custom('booking-fields');
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON booking.booking FOR EACH ROW EXECUTE FUNCTION platform.note_change('Booking', 'words', 'resource_token', 'pricing', 'recharge', 'carrier_total_minor', 'exposure_minor', 'price_in_one', 'is_multi_leg', 'leg_number', 'is_under_way', 'status_at', 'last_tracking_at', 'custom_text_1', 'custom_text_2', 'custom_text_3', 'custom_text_4', 'custom_text_5', 'custom_number_1', 'custom_number_2', 'custom_number_3', 'custom_day_1', 'custom_day_2');
CREATE TRIGGER tally_inserted AFTER INSERT ON booking.booking REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION booking.tally_bookings();
CREATE TRIGGER tally_updated AFTER UPDATE ON booking.booking REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION booking.tally_bookings();
grant delete, insert, select, update on booking.booking to waybill_app;
grant usage on sequence booking.booking_id_seq to waybill_app;

create table booking.claim (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  kind text not null,
  status text default 'Open'::text not null,
  amount_minor bigint not null,
  accepted_minor bigint,
  note text not null,
  answer text,
  lodged_by text not null,
  created_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  constraint claim_pkey PRIMARY KEY (tenant_id, id),
  constraint accepted_amounts CHECK (
CASE status
    WHEN 'Accepted'::text THEN (accepted_minor = amount_minor)
    WHEN 'AcceptedInPart'::text THEN ((accepted_minor > 0) AND (accepted_minor < amount_minor))
    ELSE (accepted_minor IS NULL)
END),
  constraint claim_amount_minor_check CHECK ((amount_minor > 0)),
  constraint claim_kind_check CHECK ((kind = ANY (ARRAY['Loss'::text, 'Damage'::text, 'Delay'::text]))),
  constraint claim_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'AcceptedInPart'::text, 'Accepted'::text, 'Declined'::text]))),
  constraint decided_once CHECK (((status = 'Open'::text) = (decided_at IS NULL))),
  constraint claim_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint claim_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint claim_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX claim_newest ON booking.claim USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX claim_of_booking ON booking.claim USING btree (tenant_id, booking_id);
CREATE INDEX claim_of_customer ON booking.claim USING btree (tenant_id, customer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX open_claim ON booking.claim USING btree (tenant_id, booking_id, kind) WHERE (status = 'Open'::text);
alter table booking.claim enable row level security;
alter table booking.claim force row level security;
create policy own_customer on booking.claim as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.claim as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON booking.claim FOR EACH ROW EXECUTE FUNCTION platform.note_change('Claim');
grant delete, insert, select, update on booking.claim to waybill_app;

create table booking.consigning (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  carrier_account_id bigint not null,
  key text not null,
  fingerprint text not null,
  state text not null,
  is_current boolean default true not null,
  attempts integer default 0 not null,
  claimed_until timestamp with time zone,
  next_at timestamp with time zone,
  problem text,
  reference text,
  connote text,
  tracking_url text,
  label_file uuid,
  last_event_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  problem_sentence jsonb,
  constraint consigning_pkey PRIMARY KEY (tenant_id, id),
  constraint consigning_key_check CHECK (((length(key) >= 1) AND (length(key) <= 64))),
  constraint consigning_state_check CHECK ((state = ANY (ARRAY['Waiting'::text, 'AwaitingNumber'::text, 'Taken'::text, 'Refused'::text, 'GivenUp'::text, 'Withdrawing'::text, 'Withdrawn'::text, 'NotWithdrawn'::text]))),
  constraint consigning_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint consigning_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id),
  constraint consigning_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX consigning_by_key ON booking.consigning USING btree (tenant_id, key);
CREATE UNIQUE INDEX consigning_of_booking ON booking.consigning USING btree (tenant_id, booking_id) WHERE is_current;
alter table booking.consigning enable row level security;
alter table booking.consigning force row level security;
create policy own_customer on booking.consigning as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.consigning as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_awaited_number AFTER INSERT OR UPDATE OF state, is_current ON booking.consigning FOR EACH ROW EXECUTE FUNCTION booking.note_awaited_number();
grant delete, insert, select, update on booking.consigning to waybill_app;

create table booking.consolidation (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  target_id bigint not null,
  items_before jsonb not null,
  items_after jsonb not null,
  cancelled_ids bigint[] not null,
  at timestamp with time zone not null,
  taken_apart_at timestamp with time zone,
  constraint consolidation_pkey PRIMARY KEY (tenant_id, id),
  constraint consolidation_cancelled_ids_check CHECK ((cardinality(cancelled_ids) > 0)),
  constraint consolidation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint consolidation_tenant_id_target_id_fkey FOREIGN KEY (tenant_id, target_id) REFERENCES booking.booking(tenant_id, id)
);
CREATE INDEX consolidation_of_target ON booking.consolidation USING btree (tenant_id, target_id, id DESC) WHERE (taken_apart_at IS NULL);
alter table booking.consolidation enable row level security;
alter table booking.consolidation force row level security;
create policy own_customer on booking.consolidation as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.consolidation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.consolidation to waybill_app;

create table booking.import (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint,
  file_name text not null,
  file_hash text not null,
  heads jsonb not null,
  columns jsonb not null,
  operation text not null,
  service_choice text not null,
  rows_total integer not null,
  rows_done integer default 0 not null,
  rows_booked integer default 0 not null,
  started_by bigint,
  started_by_name text not null,
  started_at timestamp with time zone not null,
  asks_carriers boolean default false not null,
  constraint import_pkey PRIMARY KEY (tenant_id, id),
  constraint import_check CHECK ((rows_done <= rows_total)),
  constraint import_check1 CHECK ((rows_booked <= rows_done)),
  constraint import_operation_check CHECK ((operation = ANY (ARRAY['Save'::text, 'Book'::text]))),
  constraint import_service_choice_check CHECK ((service_choice = ANY (ARRAY['Cheapest'::text, 'Fastest'::text]))),
  constraint import_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX import_by_hash ON booking.import USING btree (tenant_id, file_hash);
CREATE INDEX import_newest ON booking.import USING btree (tenant_id, started_at DESC, id);
alter table booking.import enable row level security;
alter table booking.import force row level security;
create policy own_customer on booking.import as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.import as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.import to waybill_app;

create table booking.import_row (
  tenant_id bigint not null,
  import_id uuid not null,
  row_no integer not null,
  line integer not null,
  customer_id bigint,
  name text not null,
  cells jsonb not null,
  wanted jsonb,
  booking_id bigint,
  complaints jsonb,
  with_row integer,
  constraint import_row_pkey PRIMARY KEY (tenant_id, import_id, row_no),
  constraint import_row_check CHECK (((booking_id IS NULL) OR (complaints IS NULL))),
  constraint import_row_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint import_row_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint import_row_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES booking.import(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX import_row_of_booking ON booking.import_row USING btree (tenant_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX import_row_to_do ON booking.import_row USING btree (tenant_id, import_id, row_no) WHERE ((booking_id IS NULL) AND (complaints IS NULL));
CREATE INDEX import_row_with ON booking.import_row USING btree (tenant_id, import_id, with_row) WHERE (with_row IS NOT NULL);
alter table booking.import_row enable row level security;
alter table booking.import_row force row level security;
create policy own_customer on booking.import_row as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.import_row as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.import_row to waybill_app;

create table booking.manifest (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  number text not null,
  carrier_account_id bigint not null,
  carrier_code text not null,
  from_address jsonb not null,
  pickup_number text,
  closed_at timestamp with time zone not null,
  closed_by bigint,
  carrier_reference text,
  carrier_problem text,
  carrier_problem_sentence jsonb,
  constraint manifest_pkey PRIMARY KEY (tenant_id, id),
  constraint manifest_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX manifest_not_lodged ON booking.manifest USING btree (tenant_id, closed_at DESC) WHERE ((carrier_problem IS NOT NULL) AND (carrier_reference IS NULL));
CREATE UNIQUE INDEX manifest_by_number ON booking.manifest USING btree (tenant_id, number);
alter table booking.manifest enable row level security;
alter table booking.manifest force row level security;
create policy own_customer on booking.manifest as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.manifest as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.manifest to waybill_app;

create table booking.note (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint,
  comment text not null,
  user_name text,
  created_by bigint,
  created_at timestamp with time zone not null,
  comment_sentence jsonb,
  constraint note_pkey PRIMARY KEY (tenant_id, id),
  constraint note_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX note_of_booking ON booking.note USING btree (tenant_id, booking_id, id DESC);
alter table booking.note enable row level security;
alter table booking.note force row level security;
create policy own_customer on booking.note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.note to waybill_app;

create table booking.operation_log (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint,
  operation text not null,
  status text not null,
  value text,
  request text,
  response text,
  created_by bigint,
  created_at timestamp with time zone not null,
  attempt integer,
  took_ms integer,
  carrier_account_id bigint,
  value_sentence jsonb,
  constraint operation_log_pkey PRIMARY KEY (tenant_id, id),
  constraint operation_log_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'InProgress'::text, 'Success'::text, 'Failed'::text, 'Skipped'::text]))),
  constraint operation_log_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint operation_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX operation_log_newest ON booking.operation_log USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX operation_log_of_account ON booking.operation_log USING btree (tenant_id, carrier_account_id, created_at DESC, id DESC) WHERE (carrier_account_id IS NOT NULL);
CREATE INDEX operation_log_of_booking ON booking.operation_log USING btree (tenant_id, booking_id, created_at DESC, id DESC);
alter table booking.operation_log enable row level security;
alter table booking.operation_log force row level security;
create policy legs_of_staff on booking.operation_log as restrictive for select to public
  using ((platform.sees_customer(NULL::bigint) OR ((operation <> ALL (ARRAY['Split'::text, 'JoinLegs'::text])) AND (EXISTS ( SELECT
   FROM booking.booking b
  WHERE ((b.tenant_id = operation_log.tenant_id) AND (b.id = operation_log.booking_id)))))));
create policy own_customer on booking.operation_log as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.operation_log as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.operation_log to waybill_app;

create table booking.proof_of_delivery (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  signed_by text not null,
  comment text,
  delivered_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  signature_file uuid,
  photo_files uuid[] default '{}'::uuid[] not null,
  constraint proof_of_delivery_pkey PRIMARY KEY (tenant_id, id),
  constraint proof_of_delivery_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint proof_of_delivery_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX proof_of_booking ON booking.proof_of_delivery USING btree (tenant_id, booking_id, delivered_at DESC, id DESC);
alter table booking.proof_of_delivery enable row level security;
alter table booking.proof_of_delivery force row level security;
create policy own_customer on booking.proof_of_delivery as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.proof_of_delivery as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on booking.proof_of_delivery to waybill_app;

create table booking.recharge (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  carrier_line_id bigint not null,
  service_code text not null,
  service_name text not null,
  is_additional boolean not null,
  is_taxed boolean not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  carrier_tax_exclusive_minor bigint not null,
  carrier_tax_minor bigint not null,
  note text,
  created_at timestamp with time zone not null,
  created_by bigint,
  invoice_id bigint,
  invoice_number text,
  constraint recharge_pkey PRIMARY KEY (tenant_id, id),
  constraint recharge_check CHECK ((num_nulls(invoice_id, invoice_number) = ANY (ARRAY[0, 2]))),
  constraint recharge_tax_exclusive_minor_check CHECK ((tax_exclusive_minor > 0)),
  constraint recharge_tax_minor_check CHECK ((tax_minor >= 0)),
  constraint recharged_once UNIQUE (tenant_id, carrier_line_id),
  constraint recharge_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id)
);
CREATE INDEX recharge_of_booking ON booking.recharge USING btree (tenant_id, booking_id, id);
CREATE INDEX recharge_of_invoice ON booking.recharge USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX recharge_to_invoice ON booking.recharge USING btree (tenant_id, customer_id, id) WHERE (invoice_id IS NULL);
alter table booking.recharge enable row level security;
alter table booking.recharge force row level security;
create policy own_customer on booking.recharge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.recharge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.recharge to waybill_app;

create table booking.replay (
  tenant_id bigint not null,
  id uuid not null,
  rate_card_id uuid not null,
  day date not null,
  wanted integer not null,
  total integer,
  done integer default 0 not null,
  outcome jsonb,
  problem text,
  created_at timestamp with time zone not null,
  constraint replay_pkey PRIMARY KEY (tenant_id, id),
  constraint replay_wanted_check CHECK (((wanted >= 1) AND (wanted <= 5000))),
  constraint replay_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint replay_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX replay_of_card ON booking.replay USING btree (tenant_id, rate_card_id, created_at DESC);
alter table booking.replay enable row level security;
alter table booking.replay force row level security;
create policy own_tenant on booking.replay as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.replay to waybill_app;

create table booking.sent_quote (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint,
  token_hash text not null,
  email text not null,
  sender_name text not null,
  sender_email text,
  offer jsonb not null,
  price_held_until timestamp with time zone not null,
  runs_out_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  sender_id bigint,
  accepted_at timestamp with time zone,
  accepted_by text,
  constraint sent_quote_pkey PRIMARY KEY (tenant_id, id),
  constraint sent_quote_accepted_by_check CHECK (((length(accepted_by) >= 1) AND (length(accepted_by) <= 100))),
  constraint sent_quote_check CHECK ((runs_out_at > price_held_until)),
  constraint sent_quote_check1 CHECK (((accepted_at IS NULL) = (accepted_by IS NULL))),
  constraint sent_quote_email_check CHECK (((length(email) >= 3) AND (length(email) <= 256))),
  constraint sent_quote_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint sent_quote_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint sent_quote_tenant_id_sender_id_fkey FOREIGN KEY (tenant_id, sender_id) REFERENCES identity."user"(tenant_id, id)
);
CREATE INDEX sent_quote_by_end ON booking.sent_quote USING btree (tenant_id, runs_out_at);
CREATE INDEX sent_quote_of_booking ON booking.sent_quote USING btree (tenant_id, booking_id);
CREATE UNIQUE INDEX sent_quote_by_token ON booking.sent_quote USING btree (tenant_id, token_hash);
alter table booking.sent_quote enable row level security;
alter table booking.sent_quote force row level security;
create policy own_customer on booking.sent_quote as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.sent_quote as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.sent_quote to waybill_app;

create table booking.sscc_series (
  tenant_id bigint not null,
  company_prefix text not null,
  next_serial bigint default 0 not null,
  is_current boolean not null,
  constraint sscc_series_pkey PRIMARY KEY (tenant_id, company_prefix),
  constraint sscc_series_company_prefix_check CHECK ((company_prefix ~ '^[0-9]{7,10}$'::text)),
  constraint sscc_series_next_serial_check CHECK ((next_serial >= 0)),
  constraint sscc_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX sscc_series_current ON booking.sscc_series USING btree (tenant_id) WHERE is_current;
alter table booking.sscc_series enable row level security;
alter table booking.sscc_series force row level security;
create policy own_tenant on booking.sscc_series as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER reference_version_delete AFTER DELETE ON booking.sscc_series REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('booking.sscc_series');
CREATE TRIGGER reference_version_insert AFTER INSERT ON booking.sscc_series REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('booking.sscc_series');
CREATE TRIGGER reference_version_update AFTER UPDATE ON booking.sscc_series REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('booking.sscc_series');
grant delete, insert, select, update on booking.sscc_series to waybill_app;

create table booking.tally (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint,
  status text not null,
  bookings bigint not null,
  item_lines bigint not null,
  pieces bigint not null,
  grams bigint not null,
  cubic_millimetres numeric(24,0) not null,
  freight_minor bigint not null,
  insurance_minor bigint not null,
  total_minor bigint not null,
  invoiced bigint default 0 not null,
  constraint tally_pkey PRIMARY KEY (tenant_id, id),
  constraint tally_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX tally_of_customer ON booking.tally USING btree (tenant_id, customer_id);
alter table booking.tally enable row level security;
alter table booking.tally force row level security;
create policy own_customer on booking.tally as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.tally as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on booking.tally to waybill_app;

create table booking.tracking (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  status text not null,
  code text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  details jsonb default '[]'::jsonb not null,
  moved boolean not null,
  constraint tracking_pkey PRIMARY KEY (tenant_id, id),
  constraint tracking_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint tracking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX tracking_of_booking ON booking.tracking USING btree (tenant_id, booking_id, at DESC, id DESC);
alter table booking.tracking enable row level security;
alter table booking.tracking force row level security;
create policy own_customer on booking.tracking as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on booking.tracking as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on booking.tracking to waybill_app;

create table booking.used_proof (
  tenant_id bigint not null,
  challenge text not null,
  runs_out_at timestamp with time zone not null,
  constraint used_proof_pkey PRIMARY KEY (tenant_id, challenge),
  constraint used_proof_challenge_check CHECK ((length(challenge) <= 256)),
  constraint used_proof_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX used_proof_by_age ON booking.used_proof USING btree (tenant_id, runs_out_at);
alter table booking.used_proof enable row level security;
alter table booking.used_proof force row level security;
create policy own_tenant on booking.used_proof as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on booking.used_proof to waybill_app;

-- booking_public
create schema booking_public;
grant usage on schema booking_public to waybill_app;

create view booking_public.booked with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    status,
    consignment_id,
    carrier_account_id,
    carrier_account_name,
    pieces,
    grams,
    total_minor,
    carrier_total_minor,
    booked_at,
    eta,
    picked_up_at,
    delivered_at,
    (total_minor - total_tax_minor) AS revenue_minor,
    COALESCE((round((((pricing ->> 'carrierTotalCostTaxExclusive'::text))::numeric * (100)::numeric)))::bigint, carrier_total_minor) AS carrier_cost_minor,
    service_name
   FROM booking.booking
  WHERE ((deleted_at IS NULL) AND (booked_at IS NOT NULL) AND (parent_id IS NULL) AND (status <> ALL (ARRAY['Draft'::text, 'Quoted'::text, 'Cancelled'::text, 'Failed'::text])));
grant select on booking_public.booked to waybill_app;

create view booking_public.booking_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    status,
    consignment_id,
    manifest_number,
    order_number,
    carrier_account_id,
    carrier_code,
    carrier_name,
    service_code,
    service_name,
    (from_address ->> 'suburb'::text) AS from_suburb,
    (to_address ->> 'suburb'::text) AS to_suburb,
    (from_address ->> 'postCode'::text) AS from_post_code,
    (to_address ->> 'postCode'::text) AS to_post_code,
    pieces,
    grams,
    total_minor,
    total_tax_minor,
    booking_date,
    delivered_at,
    invoice_id,
    invoice_number,
    created_at
   FROM booking.booking
  WHERE (deleted_at IS NULL);
grant select on booking_public.booking_card to waybill_app;

create view booking_public.carried_for with (security_invoker=true) as
 SELECT tenant_id,
    id,
    COALESCE(parent_id, id) AS booking_id
   FROM booking.booking
  WHERE (deleted_at IS NULL);
grant select on booking_public.carried_for to waybill_app;

create view booking_public.incident with (security_invoker=true) as
 SELECT tracking.tenant_id,
    tracking.booking_id
   FROM booking.tracking
  WHERE (tracking.status = ANY (ARRAY['Damaged'::text, 'Lost'::text]))
UNION ALL
 SELECT claim.tenant_id,
    claim.booking_id
   FROM booking.claim
  WHERE ((claim.kind = ANY (ARRAY['Loss'::text, 'Damage'::text])) AND (claim.status <> 'Declined'::text));
grant select on booking_public.incident to waybill_app;

create view booking_public.recharged with (security_invoker=true) as
 SELECT tenant_id,
    booking_id,
    (sum(tax_exclusive_minor))::bigint AS tax_exclusive_minor
   FROM booking.recharge
  GROUP BY tenant_id, booking_id;
grant select on booking_public.recharged to waybill_app;

create view booking_public.search_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    (id)::text AS ref,
        CASE
            WHEN (parent_id IS NULL) THEN customer_id
            ELSE NULL::bigint
        END AS customer_id,
    COALESCE(consignment_id, ('Booking '::text || id)) AS title,
    concat_ws(' '::text, consignment_id, manifest_number, pickup_number, order_number, invoice_number, (from_address ->> 'companyName'::text), (from_address ->> 'suburb'::text), (to_address ->> 'companyName'::text), (to_address ->> 'contactName'::text), (to_address ->> 'suburb'::text), (to_address ->> 'postCode'::text), ( SELECT string_agg((r.value ->> 'value'::text), ' '::text) AS string_agg
           FROM jsonb_array_elements(booking.reference) r(value)), platform.phone_digits((from_address ->> 'telephone'::text)), platform.phone_digits((to_address ->> 'telephone'::text)), records_public.custom_words('booking-fields'::text, custom)) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Status', 'value', status), jsonb_build_object('label', 'From', 'value', (from_address ->> 'suburb'::text)), jsonb_build_object('label', 'To', 'value', (to_address ->> 'suburb'::text)), jsonb_build_object('label', 'Service', 'value', COALESCE(service_name, ''::text))) AS details,
    COALESCE(booked_at, created_at) AS at
   FROM booking.booking
  WHERE (deleted_at IS NULL);
grant select on booking_public.search_card to waybill_app;

create view booking_public.to_invoice with (security_invoker=true) as
 SELECT tenant_id,
    customer_id,
    total_minor,
    delivered_at
   FROM booking.booking
  WHERE ((status = 'Delivered'::text) AND (invoice_id IS NULL) AND (deleted_at IS NULL) AND (parent_id IS NULL));
grant select on booking_public.to_invoice to waybill_app;

-- books
create schema books;
grant usage on schema books to waybill_app;

create table books.accepted_difference (
  tenant_id bigint not null,
  kind text not null,
  number text not null,
  difference text not null,
  our_minor bigint,
  their_minor bigint,
  reason text not null,
  user_name text not null,
  at timestamp with time zone not null,
  constraint accepted_difference_pkey PRIMARY KEY (tenant_id, kind, number),
  constraint accepted_difference_kind_check CHECK ((kind = ANY (ARRAY['Invoice'::text, 'CreditNote'::text, 'Bill'::text, 'Prepayment'::text]))),
  constraint accepted_difference_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint accepted_difference_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table books.accepted_difference enable row level security;
alter table books.accepted_difference force row level security;
create policy own_tenant on books.accepted_difference as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.accepted_difference to waybill_app;

create table books.attempt (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  transfer_id bigint not null,
  outcome text not null,
  message text,
  message_sentence jsonb,
  at timestamp with time zone not null,
  constraint attempt_pkey PRIMARY KEY (tenant_id, transfer_id, id),
  constraint attempt_outcome_check CHECK ((outcome = ANY (ARRAY['Created'::text, 'Found'::text, 'Linked'::text, 'Removed'::text, 'Refused'::text, 'Unavailable'::text]))),
  constraint attempt_tenant_id_transfer_id_fkey FOREIGN KEY (tenant_id, transfer_id) REFERENCES books.transfer(tenant_id, id) ON DELETE CASCADE
);
alter table books.attempt enable row level security;
alter table books.attempt force row level security;
create policy own_tenant on books.attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on books.attempt to waybill_app;

create table books.authorisation (
  tenant_id bigint not null,
  state_hash text not null,
  user_id bigint not null,
  program text not null,
  client_id text not null,
  client_secret text,
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamp with time zone not null,
  constraint authorisation_pkey PRIMARY KEY (tenant_id, state_hash),
  constraint authorisation_program_check CHECK ((program = ANY (ARRAY['Xero'::text, 'MYOB'::text]))),
  constraint authorisation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table books.authorisation enable row level security;
alter table books.authorisation force row level security;
create policy own_tenant on books.authorisation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.authorisation to waybill_app;

create table books.connection (
  tenant_id bigint not null,
  program text not null,
  client_id text not null,
  client_secret text,
  access_token text not null,
  refresh_token text not null,
  access_expires_at timestamp with time zone not null,
  organisation_id text default ''::text not null,
  organisation_name text default ''::text not null,
  organisations jsonb default '[]'::jsonb not null,
  settings jsonb,
  problem text,
  problem_sentence jsonb,
  connected_at timestamp with time zone not null,
  connected_by_name text not null,
  payments_read_to timestamp with time zone,
  compare_requested_at timestamp with time zone,
  compared_at timestamp with time zone,
  minute_began_at timestamp with time zone,
  calls_in_minute integer default 0 not null,
  constraint connection_pkey PRIMARY KEY (tenant_id),
  constraint connection_check CHECK (((settings IS NULL) OR (organisation_id <> ''::text))),
  constraint connection_program_check CHECK ((program = ANY (ARRAY['Xero'::text, 'MYOB'::text]))),
  constraint connection_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table books.connection enable row level security;
alter table books.connection force row level security;
create policy own_tenant on books.connection as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.connection to waybill_app;

create table books.draw (
  tenant_id bigint not null,
  allocation_id bigint not null,
  prepayment_id bigint not null,
  amount_minor bigint not null,
  their_id text,
  their_prepayment_id text,
  idempotency_key uuid default gen_random_uuid() not null,
  constraint draw_pkey PRIMARY KEY (tenant_id, allocation_id, prepayment_id),
  constraint draw_amount_minor_check CHECK ((amount_minor > 0)),
  constraint draw_tenant_id_prepayment_id_fkey FOREIGN KEY (tenant_id, prepayment_id) REFERENCES books.prepayment(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX draw_by_prepayment ON books.draw USING btree (tenant_id, prepayment_id);
alter table books.draw enable row level security;
alter table books.draw force row level security;
create policy own_tenant on books.draw as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.draw to waybill_app;

create table books.prepayment (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  payment_id bigint not null,
  customer_id bigint not null,
  number text not null,
  amount_minor bigint not null,
  received_on date not null,
  created_at timestamp with time zone not null,
  constraint prepayment_pkey PRIMARY KEY (tenant_id, id),
  constraint prepayment_amount_minor_check CHECK ((amount_minor > 0)),
  constraint prepayment_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint prepayment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX prepayment_by_payment ON books.prepayment USING btree (tenant_id, payment_id);
alter table books.prepayment enable row level security;
alter table books.prepayment force row level security;
create policy own_tenant on books.prepayment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on books.prepayment to waybill_app;

create table books.received_payment (
  tenant_id bigint not null,
  their_id text not null,
  payment_id bigint,
  problem text,
  problem_sentence jsonb,
  at timestamp with time zone not null,
  constraint received_payment_pkey PRIMARY KEY (tenant_id, their_id),
  constraint received_payment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table books.received_payment enable row level security;
alter table books.received_payment force row level security;
create policy own_tenant on books.received_payment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.received_payment to waybill_app;

create table books.their_document (
  tenant_id bigint not null,
  kind text not null,
  their_id text not null,
  number text not null,
  contact_id text not null,
  contact_name text not null,
  document_date date not null,
  total_minor bigint not null,
  open_minor bigint not null,
  is_void boolean not null,
  read_at timestamp with time zone not null,
  constraint their_document_pkey PRIMARY KEY (tenant_id, kind, their_id),
  constraint their_document_kind_check CHECK ((kind = ANY (ARRAY['Invoice'::text, 'CreditNote'::text, 'Bill'::text, 'Prepayment'::text]))),
  constraint their_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX their_document_by_number ON books.their_document USING btree (tenant_id, kind, number);
alter table books.their_document enable row level security;
alter table books.their_document force row level security;
create policy own_tenant on books.their_document as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.their_document to waybill_app;

create table books.transfer (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  our_id bigint not null,
  organisation_id text not null,
  number text not null,
  is_wanted boolean default true not null,
  status text not null,
  their_id text,
  their_credit_note_id text,
  idempotency_key uuid default gen_random_uuid() not null,
  attempts integer default 0 not null,
  problem text,
  problem_sentence jsonb,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  their_deleted_at timestamp with time zone,
  prepayment_id bigint,
  their_prepayment_id text,
  constraint transfer_pkey PRIMARY KEY (tenant_id, id),
  constraint transfer_kind_check CHECK ((kind = ANY (ARRAY['Contact'::text, 'Invoice'::text, 'CreditNote'::text, 'Payment'::text, 'Refund'::text, 'Prepayment'::text, 'Supplier'::text, 'Bill'::text, 'BillPayment'::text]))),
  constraint transfer_of_record UNIQUE (tenant_id, kind, our_id),
  constraint transfer_status_check CHECK ((status = ANY (ARRAY['Waiting'::text, 'Sent'::text, 'Failed'::text]))),
  constraint transfer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX transfer_by_number ON books.transfer USING btree (tenant_id, kind, number);
CREATE INDEX transfer_by_status ON books.transfer USING btree (tenant_id, status, id DESC);
CREATE UNIQUE INDEX transfer_of_theirs ON books.transfer USING btree (tenant_id, kind, their_id) WHERE (their_id IS NOT NULL);
alter table books.transfer enable row level security;
alter table books.transfer force row level security;
create policy own_tenant on books.transfer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on books.transfer to waybill_app;

-- carriers
create schema carriers;
grant usage on schema carriers to waybill_app;

create table carriers.account (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  code text not null,
  carrier_code text not null,
  carrier_name text not null,
  customer_id bigint,
  is_active boolean default true not null,
  use_manual_rates boolean default false not null,
  available_for_guest boolean default false not null,
  available_for_payg boolean default false not null,
  attributes jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (tenant_id, id),
  constraint account_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint account_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint account_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint account_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX account_code ON carriers.account USING btree (tenant_id, upper(code));
alter table carriers.account enable row level security;
alter table carriers.account force row level security;
create policy own_tenant on carriers.account as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy shared_or_own on carriers.account as restrictive for all to public
  using (((customer_id IS NULL) OR platform.sees_customer(customer_id)))
  with check (((customer_id IS NULL) OR platform.sees_customer(customer_id)));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON carriers.account FOR EACH ROW EXECUTE FUNCTION platform.note_change('CarrierAccount', 'attributes');
CREATE TRIGGER reference_version_delete AFTER DELETE ON carriers.account REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account');
CREATE TRIGGER reference_version_insert AFTER INSERT ON carriers.account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account');
CREATE TRIGGER reference_version_update AFTER UPDATE ON carriers.account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account');
grant delete, insert, select, update on carriers.account to waybill_app;

create table carriers.account_customer (
  tenant_id bigint not null,
  customer_id bigint not null,
  account_id bigint not null,
  is_active boolean default true not null,
  constraint account_customer_pkey PRIMARY KEY (tenant_id, customer_id, account_id),
  constraint account_customer_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint account_customer_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE INDEX account_customer_by_account ON carriers.account_customer USING btree (tenant_id, account_id);
alter table carriers.account_customer enable row level security;
alter table carriers.account_customer force row level security;
create policy own_customer on carriers.account_customer as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on carriers.account_customer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER reference_version_delete AFTER DELETE ON carriers.account_customer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account_customer');
CREATE TRIGGER reference_version_insert AFTER INSERT ON carriers.account_customer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account_customer');
CREATE TRIGGER reference_version_update AFTER UPDATE ON carriers.account_customer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account_customer');
grant delete, insert, select, update on carriers.account_customer to waybill_app;

create table carriers.account_service (
  tenant_id bigint not null,
  account_id bigint not null,
  service_id bigint not null,
  is_active boolean default true not null,
  constraint account_service_pkey PRIMARY KEY (tenant_id, account_id, service_id),
  constraint account_service_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint account_service_tenant_id_service_id_fkey FOREIGN KEY (tenant_id, service_id) REFERENCES carriers.service(tenant_id, id)
);
alter table carriers.account_service enable row level security;
alter table carriers.account_service force row level security;
create policy own_tenant on carriers.account_service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER reference_version_delete AFTER DELETE ON carriers.account_service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account_service');
CREATE TRIGGER reference_version_insert AFTER INSERT ON carriers.account_service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account_service');
CREATE TRIGGER reference_version_update AFTER UPDATE ON carriers.account_service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.account_service');
grant delete, insert, select, update on carriers.account_service to waybill_app;

create table carriers.call (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  account_id bigint not null,
  purpose text not null,
  booking_id bigint,
  is_ok boolean not null,
  answer text,
  request text,
  response text,
  took_ms integer not null,
  at timestamp with time zone not null,
  outcome_sentence jsonb,
  constraint call_pkey PRIMARY KEY (tenant_id, id),
  constraint call_purpose_check CHECK ((purpose = ANY (ARRAY['Quote'::text, 'Book'::text, 'Track'::text, 'Cancel'::text, 'Test'::text, 'Manifest'::text]))),
  constraint call_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint call_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX call_by_age ON carriers.call USING btree (tenant_id, at);
CREATE INDEX call_of_account ON carriers.call USING btree (tenant_id, account_id, at DESC, id DESC);
alter table carriers.call enable row level security;
alter table carriers.call force row level security;
create policy own_tenant on carriers.call as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on carriers.call to waybill_app;

create table carriers.service (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  carrier_code text not null,
  code text not null,
  name text not null,
  is_additional boolean default false not null,
  exceptions text[] default '{}'::text[] not null,
  exception_keywords text[] default '{}'::text[] not null,
  constraint service_pkey PRIMARY KEY (tenant_id, id),
  constraint service_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint service_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint service_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX service_code ON carriers.service USING btree (tenant_id, carrier_code, upper(code));
alter table carriers.service enable row level security;
alter table carriers.service force row level security;
create policy own_tenant on carriers.service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON carriers.service FOR EACH ROW EXECUTE FUNCTION platform.note_change('CarrierService');
CREATE TRIGGER reference_version_delete AFTER DELETE ON carriers.service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.service');
CREATE TRIGGER reference_version_insert AFTER INSERT ON carriers.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.service');
CREATE TRIGGER reference_version_update AFTER UPDATE ON carriers.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('carriers.service');
grant delete, insert, select, update on carriers.service to waybill_app;

-- carriers_public
create schema carriers_public;
grant usage on schema carriers_public to waybill_app;

create view carriers_public.account_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    name,
    code,
    carrier_code,
    carrier_name,
    customer_id,
    is_active
   FROM carriers.account;
grant select on carriers_public.account_card to waybill_app;

-- customers
create schema customers;
grant usage on schema customers to waybill_app;

CREATE OR REPLACE FUNCTION customers.bare_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(lower(name), '\y(the|pty|ltd|limited|proprietary|inc|co|company|group)\y|[.,&]'::text, ' '::text, 'g'::text));

create table customers.cost_center (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  code text not null,
  name text not null,
  is_default boolean default false not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint cost_center_pkey PRIMARY KEY (tenant_id, id),
  constraint cost_center_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE UNIQUE INDEX cost_center_by_code ON customers.cost_center USING btree (tenant_id, customer_id, lower(code));
CREATE UNIQUE INDEX default_cost_center ON customers.cost_center USING btree (tenant_id, customer_id) WHERE is_default;
alter table customers.cost_center enable row level security;
alter table customers.cost_center force row level security;
create policy own_customer on customers.cost_center as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.cost_center as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.cost_center FOR EACH ROW EXECUTE FUNCTION platform.note_change('CostCenter');
grant delete, insert, select, update on customers.cost_center to waybill_app;

create table customers.customer (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  guid uuid default gen_random_uuid() not null,
  code text not null,
  type text not null,
  business_type text,
  account_status text not null,
  customer_name text,
  company_name text,
  contact_name text,
  account_name text,
  email text,
  booking_email text,
  telephone text,
  mobile text,
  address_line1 text,
  address_line2 text,
  address_line3 text,
  suburb text,
  post_code text,
  state_code text,
  country_code text default 'AU'::text not null,
  abn text,
  acn text,
  business_industry text,
  years_in_business integer,
  customer_source text,
  website text,
  account_manager text,
  sales_person text,
  special_instructions text,
  opening_time text,
  closing_time text,
  open_days smallint[] default '{}'::smallint[] not null,
  logo_file uuid,
  organization_unit_id bigint,
  can_send_dg boolean default false not null,
  ati_opt_in boolean default false not null,
  ati_type text,
  ati_insured_value_minor bigint,
  credit_limit_minor bigint,
  payment_terms integer default 14 not null,
  invoice_period text default 'Weekly'::text not null,
  invoice_day smallint,
  invoice_by_email boolean default true not null,
  is_invoicable boolean default true not null,
  expected_bookings integer,
  expected_bookings_duration text,
  expected_revenue_minor bigint,
  expected_revenue_duration text,
  cost_center_enabled boolean default false not null,
  cost_center_required boolean default false not null,
  reference_enabled boolean default false not null,
  reference_required boolean default false not null,
  leave_by_default boolean default false not null,
  notify_by_default boolean default false not null,
  registered_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  invoice_grouping text default 'Customer'::text not null,
  bare_company text generated always as (customers.bare_name(company_name)) stored,
  bare_customer text generated always as (customers.bare_name(customer_name)) stored,
  bare_account text generated always as (customers.bare_name(account_name)) stored,
  telephone_digits text generated always as (((COALESCE(platform.phone_digits(telephone), ''::text) || ' '::text) || COALESCE(platform.phone_digits(mobile), ''::text))) stored,
  custom jsonb default '{}'::jsonb not null,
  custom_text_1 text,
  custom_text_2 text,
  custom_text_3 text,
  custom_text_4 text,
  custom_text_5 text,
  custom_number_1 double precision,
  custom_number_2 double precision,
  custom_number_3 double precision,
  custom_day_1 date,
  custom_day_2 date,
  constraint customer_pkey PRIMARY KEY (tenant_id, id),
  constraint customer_account_status_check CHECK ((account_status = ANY (ARRAY['Pending'::text, 'Active'::text, 'OnHold'::text, 'Suspended'::text, 'Closed'::text]))),
  constraint customer_code_check CHECK (((length(code) >= 1) AND (length(code) <= 50))),
  constraint customer_credit_limit_minor_check CHECK ((credit_limit_minor >= 0)),
  constraint customer_custom_check CHECK ((jsonb_typeof(custom) = 'object'::text)),
  constraint customer_invoice_day_check CHECK (((invoice_day >= 1) AND (invoice_day <= 31))),
  constraint customer_invoice_grouping_check CHECK ((invoice_grouping = ANY (ARRAY['Customer'::text, 'CostCenter'::text, 'OrderNumber'::text, 'Booking'::text]))),
  constraint customer_type_check CHECK ((type = ANY (ARRAY['Account'::text, 'PayAsYouGo'::text, 'PrePaid'::text, 'Guest'::text]))),
  constraint customer_of_unit FOREIGN KEY (tenant_id, organization_unit_id) REFERENCES identity.organization_unit(tenant_id, id) ON DELETE SET NULL (organization_unit_id),
  constraint customer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX customer_by_age ON customers.customer USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX customer_by_company ON customers.customer USING btree (tenant_id, lower(company_name));
CREATE INDEX customer_by_custom_day_1 ON customers.customer USING btree (tenant_id, custom_day_1, created_at DESC, id DESC) WHERE ((custom_day_1 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_day_2 ON customers.customer USING btree (tenant_id, custom_day_2, created_at DESC, id DESC) WHERE ((custom_day_2 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_number_1 ON customers.customer USING btree (tenant_id, custom_number_1, created_at DESC, id DESC) WHERE ((custom_number_1 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_number_2 ON customers.customer USING btree (tenant_id, custom_number_2, created_at DESC, id DESC) WHERE ((custom_number_2 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_number_3 ON customers.customer USING btree (tenant_id, custom_number_3, created_at DESC, id DESC) WHERE ((custom_number_3 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_text_1 ON customers.customer USING btree (tenant_id, custom_text_1, created_at DESC, id DESC) WHERE ((custom_text_1 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_text_2 ON customers.customer USING btree (tenant_id, custom_text_2, created_at DESC, id DESC) WHERE ((custom_text_2 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_text_3 ON customers.customer USING btree (tenant_id, custom_text_3, created_at DESC, id DESC) WHERE ((custom_text_3 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_text_4 ON customers.customer USING btree (tenant_id, custom_text_4, created_at DESC, id DESC) WHERE ((custom_text_4 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_custom_text_5 ON customers.customer USING btree (tenant_id, custom_text_5, created_at DESC, id DESC) WHERE ((custom_text_5 IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX customer_by_email ON customers.customer USING btree (tenant_id, lower(email));
CREATE INDEX customer_by_name ON customers.customer USING btree (tenant_id, company_name, id) WHERE (deleted_at IS NULL);
CREATE INDEX customer_by_phone ON customers.customer USING gin (telephone_digits gin_trgm_ops);
CREATE INDEX customer_by_text ON customers.customer USING gin (code gin_trgm_ops, company_name gin_trgm_ops, contact_name gin_trgm_ops, account_name gin_trgm_ops, customer_name gin_trgm_ops, email gin_trgm_ops, telephone gin_trgm_ops, suburb gin_trgm_ops);
CREATE UNIQUE INDEX customer_by_code ON customers.customer USING btree (tenant_id, lower(code));
CREATE UNIQUE INDEX customer_by_guid ON customers.customer USING btree (tenant_id, guid);
alter table customers.customer enable row level security;
alter table customers.customer force row level security;
create policy own_customer on customers.customer as restrictive for all to public
  using (platform.sees_customer(id))
  with check (platform.sees_customer(id));
create policy own_tenant on customers.customer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER index_custom_inserted BEFORE INSERT ON customers.customer FOR EACH ROW WHEN ((new.custom <> '{}'::jsonb)) EXECUTE FUNCTION records_public.index_custom('customer-fields');
CREATE TRIGGER index_custom_updated BEFORE UPDATE OF custom ON customers.customer FOR EACH ROW WHEN ((new.custom IS DISTINCT FROM old.custom)) EXECUTE FUNCTION records_public.index_custom('customer-fields');
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.customer FOR EACH ROW EXECUTE FUNCTION platform.note_change('Customer', 'custom_text_1', 'custom_text_2', 'custom_text_3', 'custom_text_4', 'custom_text_5', 'custom_number_1', 'custom_number_2', 'custom_number_3', 'custom_day_1', 'custom_day_2');
CREATE TRIGGER reference_version_delete AFTER DELETE ON customers.customer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('customers.customer');
CREATE TRIGGER reference_version_insert AFTER INSERT ON customers.customer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('customers.customer');
CREATE TRIGGER reference_version_update AFTER UPDATE ON customers.customer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('customers.customer');
grant delete, insert, select, update on customers.customer to waybill_app;

create table customers.frequent_address (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  type text not null,
  name text,
  nickname text,
  company_name text,
  contact_name text,
  email text,
  telephone text,
  special_instructions text,
  address_line1 text not null,
  address_line2 text,
  address_line3 text,
  suburb text not null,
  post_code text not null,
  state text,
  state_code text,
  country_code text default 'AU'::text not null,
  is_active boolean default true not null,
  is_default boolean default false not null,
  created_at timestamp with time zone not null,
  constraint frequent_address_pkey PRIMARY KEY (tenant_id, id),
  constraint frequent_address_type_check CHECK ((type = ANY (ARRAY['Business'::text, 'Residential'::text]))),
  constraint frequent_address_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE INDEX frequent_address_by_customer ON customers.frequent_address USING btree (tenant_id, customer_id, id DESC);
CREATE UNIQUE INDEX default_address ON customers.frequent_address USING btree (tenant_id, customer_id, type) WHERE is_default;
alter table customers.frequent_address enable row level security;
alter table customers.frequent_address force row level security;
create policy own_customer on customers.frequent_address as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.frequent_address as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.frequent_address FOR EACH ROW EXECUTE FUNCTION platform.note_change('FrequentAddress');
grant delete, insert, select, update on customers.frequent_address to waybill_app;

create table customers.note (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  comment text not null,
  user_id bigint,
  created_at timestamp with time zone not null,
  constraint note_pkey PRIMARY KEY (tenant_id, id),
  constraint note_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 4000))),
  constraint note_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE INDEX note_by_customer ON customers.note USING btree (tenant_id, customer_id, id DESC);
alter table customers.note enable row level security;
alter table customers.note force row level security;
create policy own_customer on customers.note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on customers.note to waybill_app;

create table customers.product (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  product_code text not null,
  name text not null,
  description text,
  package_type text not null,
  length jsonb not null,
  width jsonb not null,
  height jsonb not null,
  weight jsonb not null,
  is_dangerous_good boolean default false not null,
  dangerous_goods_category_id bigint,
  dangerous_goods_category_name text,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  turning text default 'Any'::text not null,
  is_fragile boolean default false not null,
  constraint product_pkey PRIMARY KEY (tenant_id, id),
  constraint product_turning_check CHECK ((turning = ANY (ARRAY['Any'::text, 'Upright'::text, 'None'::text]))),
  constraint product_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE UNIQUE INDEX product_by_code ON customers.product USING btree (tenant_id, customer_id, lower(product_code));
alter table customers.product enable row level security;
alter table customers.product force row level security;
create policy own_customer on customers.product as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.product as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.product FOR EACH ROW EXECUTE FUNCTION platform.note_change('CustomerProduct');
grant delete, insert, select, update on customers.product to waybill_app;

create table customers.reference (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  name text not null,
  description text,
  is_required boolean default false not null,
  is_active boolean default true not null,
  display_on_invoice boolean default false not null,
  created_at timestamp with time zone not null,
  constraint reference_pkey PRIMARY KEY (tenant_id, id),
  constraint reference_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE UNIQUE INDEX reference_by_name ON customers.reference USING btree (tenant_id, customer_id, lower(name));
alter table customers.reference enable row level security;
alter table customers.reference force row level security;
create policy own_customer on customers.reference as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.reference as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.reference FOR EACH ROW EXECUTE FUNCTION platform.note_change('Reference');
CREATE TRIGGER reference_version_delete AFTER DELETE ON customers.reference REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('customers.reference');
CREATE TRIGGER reference_version_insert AFTER INSERT ON customers.reference REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('customers.reference');
CREATE TRIGGER reference_version_update AFTER UPDATE ON customers.reference REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('customers.reference');
grant delete, insert, select, update on customers.reference to waybill_app;

create table customers.standing (
  tenant_id bigint not null,
  customer_id bigint not null,
  exposure_minor bigint default 0 not null,
  last_booking_at timestamp with time zone,
  constraint standing_pkey PRIMARY KEY (tenant_id, customer_id),
  constraint standing_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
alter table customers.standing enable row level security;
alter table customers.standing force row level security;
create policy own_customer on customers.standing as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.standing as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on customers.standing to waybill_app;

create table customers.store_setting (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  store_type text not null,
  cart_name text default ''::text not null,
  store_key text not null,
  is_active boolean default true not null,
  store_params jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  constraint store_setting_pkey PRIMARY KEY (tenant_id, id),
  constraint store_setting_store_key_check CHECK (((length(store_key) >= 1) AND (length(store_key) <= 128))),
  constraint store_setting_store_type_check CHECK (((length(store_type) >= 1) AND (length(store_type) <= 64))),
  constraint store_setting_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE INDEX store_setting_by_customer ON customers.store_setting USING btree (tenant_id, customer_id, id);
CREATE UNIQUE INDEX store_setting_by_key ON customers.store_setting USING btree (tenant_id, lower(store_key));
alter table customers.store_setting enable row level security;
alter table customers.store_setting force row level security;
create policy own_customer on customers.store_setting as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on customers.store_setting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on customers.store_setting to waybill_app;

-- customers_public
create schema customers_public;
grant usage on schema customers_public to waybill_app;

create view customers_public.customer_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid,
    code,
    type,
    COALESCE(NULLIF(company_name, ''::text), NULLIF(customer_name, ''::text), NULLIF(contact_name, ''::text), NULLIF(account_name, ''::text), 'Unknown Customer'::text) AS display_name,
    company_name,
    customer_name,
    contact_name,
    account_name,
    email
   FROM customers.customer;
grant select on customers_public.customer_card to waybill_app;

create view customers_public.search_card with (security_invoker=true) as
 SELECT c.tenant_id,
    c.id,
    (c.id)::text AS ref,
    c.id AS customer_id,
    d.display_name AS title,
    concat_ws(' '::text, c.code, c.company_name, c.customer_name, c.contact_name, c.account_name, c.email, c.booking_email, c.telephone, c.mobile, c.abn, c.suburb, c.post_code, c.telephone_digits, records_public.custom_words('customer-fields'::text, c.custom)) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Code', 'value', c.code), jsonb_build_object('label', 'Contact', 'value', COALESCE(c.contact_name, ''::text)), jsonb_build_object('label', 'Suburb', 'value', COALESCE(c.suburb, ''::text)), jsonb_build_object('label', 'Status', 'value', c.account_status)) AS details,
    c.created_at AS at
   FROM (customers.customer c
     JOIN customers_public.customer_card d ON (((d.tenant_id = c.tenant_id) AND (d.id = c.id))))
  WHERE (c.deleted_at IS NULL);
grant select on customers_public.search_card to waybill_app;

-- dangerous_goods
create schema dangerous_goods;
grant usage on schema dangerous_goods to waybill_app;

create table dangerous_goods.carrier_classes (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  classes text[] not null,
  constraint carrier_classes_pkey PRIMARY KEY (tenant_id, carrier_account_id),
  constraint carrier_classes_classes_check CHECK ((classes <@ ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text])),
  constraint carrier_classes_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE
);
alter table dangerous_goods.carrier_classes enable row level security;
alter table dangerous_goods.carrier_classes force row level security;
create policy own_tenant on dangerous_goods.carrier_classes as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on dangerous_goods.carrier_classes to waybill_app;

create table dangerous_goods.customer_carrier_classes (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  customer_id bigint not null,
  classes text[] not null,
  constraint customer_carrier_classes_pkey PRIMARY KEY (tenant_id, carrier_account_id, customer_id),
  constraint customer_carrier_classes_classes_check CHECK ((classes <@ ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text])),
  constraint customer_carrier_classes_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint customer_carrier_classes_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE INDEX customer_carrier_classes_by_customer ON dangerous_goods.customer_carrier_classes USING btree (tenant_id, customer_id);
alter table dangerous_goods.customer_carrier_classes enable row level security;
alter table dangerous_goods.customer_carrier_classes force row level security;
create policy own_customer on dangerous_goods.customer_carrier_classes as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on dangerous_goods.customer_carrier_classes as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on dangerous_goods.customer_carrier_classes to waybill_app;

create table dangerous_goods.customer_permission (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  un_number text not null,
  package_group text,
  constraint customer_permission_pkey PRIMARY KEY (tenant_id, id),
  constraint customer_permission_package_group_check CHECK ((package_group = ANY (ARRAY['I'::text, 'II'::text, 'III'::text]))),
  constraint customer_permission_un_number_check CHECK ((un_number ~ '^\d{4}$'::text)),
  constraint customer_permission_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
CREATE UNIQUE INDEX customer_permission_once ON dangerous_goods.customer_permission USING btree (tenant_id, customer_id, un_number, package_group) NULLS NOT DISTINCT;
alter table dangerous_goods.customer_permission enable row level security;
alter table dangerous_goods.customer_permission force row level security;
create policy own_customer on dangerous_goods.customer_permission as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on dangerous_goods.customer_permission as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON dangerous_goods.customer_permission FOR EACH ROW EXECUTE FUNCTION platform.note_change('CustomerDangerousGoods');
grant delete, insert, select, update on dangerous_goods.customer_permission to waybill_app;

create table dangerous_goods.emergency_contact (
  tenant_id bigint not null,
  name text not null,
  telephone text not null,
  constraint emergency_contact_pkey PRIMARY KEY (tenant_id),
  constraint emergency_contact_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint emergency_contact_telephone_check CHECK (((length(telephone) >= 8) AND (length(telephone) <= 64))),
  constraint emergency_contact_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table dangerous_goods.emergency_contact enable row level security;
alter table dangerous_goods.emergency_contact force row level security;
create policy own_tenant on dangerous_goods.emergency_contact as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on dangerous_goods.emergency_contact to waybill_app;

create table dangerous_goods.un_code (
  id bigint generated always as identity not null,
  un_number text not null,
  description text not null,
  package_group text,
  category text not null,
  subsidiary text default ''::text not null,
  source text not null,
  entered_at timestamp with time zone default now() not null,
  compatibility_group text,
  constraint un_code_pkey PRIMARY KEY (id),
  constraint un_code_category_check CHECK ((category ~ '^[1-9](\.\d)?$'::text)),
  constraint un_code_check CHECK (((compatibility_group IS NULL) OR ((compatibility_group ~ '^[A-HJKLNS]$'::text) AND (category ~~ '1.%'::text)))),
  constraint un_code_package_group_check CHECK ((package_group = ANY (ARRAY['I'::text, 'II'::text, 'III'::text]))),
  constraint un_code_un_number_check CHECK ((un_number ~ '^\d{4}$'::text))
);
CREATE UNIQUE INDEX un_code_once ON dangerous_goods.un_code USING btree (un_number, package_group, category) NULLS NOT DISTINCT;
grant select on dangerous_goods.un_code to waybill_app;

-- finance
create schema finance;
grant usage on schema finance to waybill_app;

CREATE OR REPLACE FUNCTION finance.check_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  checked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  difference bigint := (
    select sum(p.debit_minor - p.credit_minor) from finance.posting p
    where p.tenant_id = new.tenant_id and p.entry_id = checked
  );
begin
  if difference is distinct from 0 then
    raise exception 'Entry % is out of balance by %', checked, coalesce(difference::text, 'all')
      using errcode = 'check_violation', constraint = 'entry_balances';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION finance.post(entries jsonb, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  head bytea;
  entry record;
  entry_id bigint;
begin
  insert into finance.ledger_head (tenant_id, hash) values (platform.tenant_id(), ''::bytea)
  on conflict (tenant_id) do nothing;
  select h.hash into head from finance.ledger_head h
  where h.tenant_id = platform.tenant_id() for update;
  for entry in
    select r.* from jsonb_array_elements(entries) with ordinality as e (entry, position),
      jsonb_to_record(e.entry) as r (
        "customerId" bigint, kind text, date date, "invoiceId" bigint, "paymentId" bigint,
        "referenceNo" text, description text, postings jsonb
      )
    order by e.position
  loop
    insert into finance.entry (
      tenant_id, customer_id, kind, date, invoice_id, payment_id, reference_no, description, at,
      previous_hash, hash
    ) values (
      platform.tenant_id(), entry."customerId", entry.kind, entry.date, entry."invoiceId",
      entry."paymentId", entry."referenceNo", entry.description, at, head,
      finance.seal(head, entry."customerId", entry.kind, entry.date, entry."invoiceId",
        entry."paymentId", entry."referenceNo", entry.postings)
    ) returning id, hash into entry_id, head;
    insert into finance.posting (
      tenant_id, entry_id, line_no, customer_id, account, debit_minor, credit_minor
    )
    select platform.tenant_id(), entry_id, p.line_no, entry."customerId", p.posting ->> 'account',
           (p.posting ->> 'debit')::bigint, (p.posting ->> 'credit')::bigint
    from jsonb_array_elements(entry.postings) with ordinality as p (posting, line_no);
  end loop;
  update finance.ledger_head h set hash = head where h.tenant_id = platform.tenant_id();
end $function$;

CREATE OR REPLACE FUNCTION finance.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The ledger is written once: % of % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION finance.seal(previous bytea, customer_id bigint, kind text, date date, invoice_id bigint, payment_id bigint, reference_no text, postings jsonb)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN sha256((previous || convert_to((jsonb_build_array(customer_id, kind, date, invoice_id, payment_id, reference_no, postings))::text, 'UTF8'::name)));

create table finance.account_code (
  tenant_id bigint not null,
  format text not null,
  receivable text not null,
  revenue text not null,
  tax text not null,
  bank text not null,
  used_at timestamp with time zone not null,
  constraint account_code_pkey PRIMARY KEY (tenant_id, format),
  constraint account_code_format_check CHECK ((format = ANY (ARRAY['Xero'::text, 'MYOB'::text]))),
  constraint account_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table finance.account_code enable row level security;
alter table finance.account_code force row level security;
create policy own_tenant on finance.account_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on finance.account_code as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant insert, select, update on finance.account_code to waybill_app;

create table finance.allocation (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  payment_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  allocated_on date not null,
  released_on date,
  constraint allocation_pkey PRIMARY KEY (tenant_id, id),
  constraint allocation_amount_minor_check CHECK ((amount_minor > 0)),
  constraint allocation_check CHECK ((released_on >= allocated_on)),
  constraint allocation_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id),
  constraint allocation_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id)
);
CREATE INDEX allocation_by_customer ON finance.allocation USING btree (tenant_id, customer_id);
CREATE INDEX allocation_by_invoice ON finance.allocation USING btree (tenant_id, invoice_id);
CREATE INDEX allocation_by_payment ON finance.allocation USING btree (tenant_id, payment_id);
alter table finance.allocation enable row level security;
alter table finance.allocation force row level security;
create policy own_customer on finance.allocation as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.allocation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.allocation to waybill_app;

create table finance.billing_draft (
  tenant_id bigint not null,
  user_id bigint not null,
  draft jsonb not null,
  saved_at timestamp with time zone not null,
  constraint billing_draft_pkey PRIMARY KEY (tenant_id, user_id),
  constraint billing_draft_draft_check CHECK ((jsonb_typeof(draft) = 'object'::text)),
  constraint billing_draft_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table finance.billing_draft enable row level security;
alter table finance.billing_draft force row level security;
create policy own_draft on finance.billing_draft as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));
create policy own_tenant on finance.billing_draft as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on finance.billing_draft to waybill_app;

create table finance.billing_run (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  status text default 'Running'::text not null,
  invoice_date date not null,
  delivered_to date,
  invoice_email text default 'CustomerPreference'::text not null,
  request jsonb not null,
  bookings integer not null,
  bookings_read integer default 0 not null,
  bookings_written integer default 0 not null,
  tries integer default 0 not null,
  left_out jsonb default '[]'::jsonb not null,
  problem text,
  started_by bigint,
  started_by_name text not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint billing_run_pkey PRIMARY KEY (tenant_id, id),
  constraint billing_run_check CHECK (((status = 'Running'::text) = (finished_at IS NULL))),
  constraint billing_run_check1 CHECK (((status = 'Failed'::text) = (problem IS NOT NULL))),
  constraint billing_run_invoice_email_check CHECK ((invoice_email = ANY (ARRAY['CustomerPreference'::text, 'Always'::text, 'Never'::text]))),
  constraint billing_run_status_check CHECK ((status = ANY (ARRAY['Running'::text, 'Done'::text, 'Failed'::text]))),
  constraint billing_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX billing_run_under_way ON finance.billing_run USING btree (tenant_id) WHERE (status = 'Running'::text);
alter table finance.billing_run enable row level security;
alter table finance.billing_run force row level security;
create policy own_tenant on finance.billing_run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.billing_run to waybill_app;

create table finance.card_charge (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  order_id text not null,
  nonce_hash bytea not null,
  amount_minor bigint not null,
  allocations jsonb not null,
  note text,
  status text not null,
  transaction_id text default ''::text not null,
  merchant text default ''::text not null,
  authorization_code text,
  message text default ''::text not null,
  card jsonb,
  ip_address text,
  payment_id bigint,
  user_name text not null,
  created_at timestamp with time zone not null,
  booking_id bigint,
  returned_minor bigint default 0 not null,
  constraint card_charge_pkey PRIMARY KEY (tenant_id, id),
  constraint card_charge_amount_minor_check CHECK ((amount_minor > 0)),
  constraint card_charge_once UNIQUE (tenant_id, nonce_hash),
  constraint card_charge_paid CHECK (((status <> ALL (ARRAY['Authorized'::text, 'Settled'::text, 'Refunded'::text])) OR (payment_id IS NOT NULL))),
  constraint card_charge_returned CHECK (((returned_minor >= 0) AND (returned_minor <= amount_minor))),
  constraint card_charge_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Authorized'::text, 'Settled'::text, 'Declined'::text, 'Refunded'::text, 'Failed'::text]))),
  constraint card_charge_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id),
  constraint card_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX card_charge_booking ON finance.card_charge USING btree (tenant_id, booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX card_charge_by_age ON finance.card_charge USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX card_charge_unsettled ON finance.card_charge USING btree (tenant_id, created_at) WHERE (status = 'Authorized'::text);
CREATE UNIQUE INDEX card_charge_id ON finance.card_charge USING btree (tenant_id, customer_id, id);
CREATE UNIQUE INDEX card_charge_order ON finance.card_charge USING btree (tenant_id, order_id);
CREATE UNIQUE INDEX card_charge_payment ON finance.card_charge USING btree (tenant_id, payment_id) WHERE (payment_id IS NOT NULL);
alter table finance.card_charge enable row level security;
alter table finance.card_charge force row level security;
create policy own_customer on finance.card_charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.card_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.card_charge to waybill_app;

create table finance.card_return (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  charge_id bigint not null,
  payment_id bigint not null,
  credit_note_id bigint,
  order_id uuid not null,
  amount_minor bigint not null,
  note text not null,
  status text not null,
  transaction_id text default ''::text not null,
  message text default ''::text not null,
  user_name text not null,
  created_at timestamp with time zone not null,
  constraint card_return_pkey PRIMARY KEY (tenant_id, id),
  constraint card_return_amount_minor_check CHECK ((amount_minor > 0)),
  constraint card_return_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Voided'::text, 'Refunded'::text, 'Refused'::text]))),
  constraint card_return_tenant_id_customer_id_charge_id_fkey FOREIGN KEY (tenant_id, customer_id, charge_id) REFERENCES finance.card_charge(tenant_id, customer_id, id),
  constraint card_return_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id),
  constraint card_return_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX card_return_charge ON finance.card_return USING btree (tenant_id, charge_id, id);
CREATE INDEX card_return_payment ON finance.card_return USING btree (tenant_id, payment_id, id);
CREATE UNIQUE INDEX card_return_pending ON finance.card_return USING btree (tenant_id, payment_id) WHERE (status = 'Pending'::text);
alter table finance.card_return enable row level security;
alter table finance.card_return force row level security;
create policy own_customer on finance.card_return as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.card_return as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.card_return to waybill_app;

create table finance.contractor (
  tenant_id bigint not null,
  driver_guid uuid not null,
  name text not null,
  abn text not null,
  address text not null,
  email text not null,
  payment_details text not null,
  is_gst_registered boolean not null,
  agreed_on date,
  terms_days integer not null,
  updated_at timestamp with time zone not null,
  updated_by bigint,
  constraint contractor_pkey PRIMARY KEY (tenant_id, driver_guid),
  constraint contractor_terms_days_check CHECK ((terms_days >= 0))
);
alter table finance.contractor enable row level security;
alter table finance.contractor force row level security;
create policy own_tenant on finance.contractor as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.contractor to waybill_app;

create table finance.credit_note (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  number text not null,
  invoice_id bigint not null,
  amount_minor bigint not null,
  approved_minor bigint,
  approved_tax_minor bigint,
  status text not null,
  settlement text,
  payment_id bigint,
  user_id bigint,
  user_name text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by_name text,
  deleted_at timestamp with time zone,
  constraint credit_note_pkey PRIMARY KEY (tenant_id, id),
  constraint credit_note_amount_minor_check CHECK ((amount_minor > 0)),
  constraint credit_note_approved_minor_check CHECK ((approved_minor > 0)),
  constraint credit_note_check CHECK (((deleted_at IS NULL) OR (status = 'Requested'::text))),
  constraint credit_note_check1 CHECK ((num_nulls(decided_at, decided_by_name) = ANY (ARRAY[0, 2]))),
  constraint credit_note_check2 CHECK (((status = 'Requested'::text) = (decided_at IS NULL))),
  constraint credit_note_check3 CHECK ((num_nulls(approved_minor, approved_tax_minor, settlement, payment_id) = ANY (ARRAY[0, 4]))),
  constraint credit_note_check4 CHECK (
CASE status
    WHEN 'Approved'::text THEN (approved_minor = amount_minor)
    WHEN 'PartiallyApproved'::text THEN (approved_minor < amount_minor)
    ELSE (approved_minor IS NULL)
END),
  constraint credit_note_settlement_check CHECK ((settlement = ANY (ARRAY['Open'::text, 'Refunded'::text, 'KeptAsCredit'::text]))),
  constraint credit_note_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Approved'::text, 'PartiallyApproved'::text, 'Rejected'::text]))),
  constraint credit_note_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id),
  constraint credit_note_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id),
  constraint credit_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX credit_note_by_age ON finance.credit_note USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX credit_note_of_invoice ON finance.credit_note USING btree (tenant_id, invoice_id);
CREATE UNIQUE INDEX credit_note_number ON finance.credit_note USING btree (tenant_id, number);
CREATE UNIQUE INDEX credit_note_of_customer ON finance.credit_note USING btree (tenant_id, customer_id, id);
CREATE UNIQUE INDEX credit_note_of_payment ON finance.credit_note USING btree (tenant_id, payment_id) WHERE (payment_id IS NOT NULL);
alter table finance.credit_note enable row level security;
alter table finance.credit_note force row level security;
create policy own_customer on finance.credit_note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.credit_note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.credit_note FOR EACH ROW EXECUTE FUNCTION platform.note_change('CreditNote');
grant insert, select, update on finance.credit_note to waybill_app;

create table finance.credit_note_line (
  tenant_id bigint not null,
  credit_note_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  invoice_id bigint not null,
  invoice_line_id bigint not null,
  amount_minor bigint not null,
  approved_minor bigint,
  approved_tax_minor bigint,
  note text,
  constraint credit_note_line_pkey PRIMARY KEY (tenant_id, credit_note_id, id),
  constraint credit_note_line_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint credit_note_line_check CHECK ((abs(approved_minor) <= abs(amount_minor))),
  constraint credit_note_line_check1 CHECK ((num_nulls(approved_minor, approved_tax_minor) = ANY (ARRAY[0, 2]))),
  constraint credit_note_line_tenant_id_customer_id_credit_note_id_fkey FOREIGN KEY (tenant_id, customer_id, credit_note_id) REFERENCES finance.credit_note(tenant_id, customer_id, id),
  constraint credit_note_line_tenant_id_invoice_id_invoice_line_id_fkey FOREIGN KEY (tenant_id, invoice_id, invoice_line_id) REFERENCES finance.invoice_line(tenant_id, invoice_id, id)
);
CREATE INDEX credit_note_line_of_invoice ON finance.credit_note_line USING btree (tenant_id, invoice_id);
CREATE UNIQUE INDEX credit_note_line_once ON finance.credit_note_line USING btree (tenant_id, credit_note_id, invoice_line_id);
alter table finance.credit_note_line enable row level security;
alter table finance.credit_note_line force row level security;
create policy own_customer on finance.credit_note_line as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.credit_note_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.credit_note_line to waybill_app;

create table finance.credit_note_note (
  tenant_id bigint not null,
  credit_note_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  note text not null,
  user_id bigint,
  user_name text not null,
  at timestamp with time zone not null,
  constraint credit_note_note_pkey PRIMARY KEY (tenant_id, credit_note_id, id),
  constraint credit_note_note_tenant_id_customer_id_credit_note_id_fkey FOREIGN KEY (tenant_id, customer_id, credit_note_id) REFERENCES finance.credit_note(tenant_id, customer_id, id)
);
alter table finance.credit_note_note enable row level security;
alter table finance.credit_note_note force row level security;
create policy own_customer on finance.credit_note_note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.credit_note_note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.credit_note_note to waybill_app;

create table finance.customer_fee (
  tenant_id bigint not null,
  fee_id bigint not null,
  customer_id bigint not null,
  minimum_minor bigint,
  is_accumulated boolean not null,
  is_active boolean not null,
  effective_date date not null,
  expire_date date,
  rates jsonb not null,
  constraint customer_fee_pkey PRIMARY KEY (tenant_id, fee_id, customer_id, effective_date),
  constraint customer_fee_check CHECK ((expire_date > effective_date)),
  constraint customer_fee_minimum_minor_check CHECK ((minimum_minor >= 0)),
  constraint customer_fee_once EXCLUDE USING gist (int8range(tenant_id, tenant_id, '[]'::text) WITH &&, int8range(fee_id, fee_id, '[]'::text) WITH &&, int8range(customer_id, customer_id, '[]'::text) WITH &&, daterange(effective_date, expire_date, '[)'::text) WITH &&) WHERE (is_active),
  constraint customer_fee_tenant_id_fee_id_fkey FOREIGN KEY (tenant_id, fee_id) REFERENCES finance.fee(tenant_id, id)
);
alter table finance.customer_fee enable row level security;
alter table finance.customer_fee force row level security;
create policy own_customer on finance.customer_fee as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.customer_fee as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.customer_fee FOR EACH ROW EXECUTE FUNCTION platform.note_change('CustomerFee');
grant insert, select, update on finance.customer_fee to waybill_app;

create table finance.entry (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  kind text not null,
  date date not null,
  invoice_id bigint,
  payment_id bigint,
  reference_no text not null,
  description text not null,
  at timestamp with time zone not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint entry_pkey PRIMARY KEY (tenant_id, id),
  constraint entry_check CHECK ((num_nonnulls(invoice_id, payment_id) = 1)),
  constraint entry_kind_check CHECK ((kind = ANY (ARRAY['Invoice'::text, 'VoidedInvoice'::text, 'Payment'::text, 'ReversedPayment'::text, 'CreditNote'::text, 'Fee'::text, 'Refund'::text]))),
  constraint entry_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id),
  constraint entry_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id),
  constraint entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX entry_by_customer ON finance.entry USING btree (tenant_id, customer_id, date, id);
CREATE UNIQUE INDEX entry_of_invoice ON finance.entry USING btree (tenant_id, invoice_id, kind) WHERE (invoice_id IS NOT NULL);
CREATE UNIQUE INDEX entry_of_payment ON finance.entry USING btree (tenant_id, payment_id, kind) WHERE (payment_id IS NOT NULL);
alter table finance.entry enable row level security;
alter table finance.entry force row level security;
create policy own_customer on finance.entry as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.entry as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE CONSTRAINT TRIGGER entry_balances AFTER INSERT ON finance.entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION finance.check_balance('id');
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON finance.entry FOR EACH STATEMENT EXECUTE FUNCTION finance.refuse_change();
CREATE TRIGGER written_once BEFORE DELETE OR UPDATE ON finance.entry FOR EACH ROW EXECUTE FUNCTION finance.refuse_change();
grant insert, select on finance.entry to waybill_app;

create table finance.fee (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  invoice_type text not null,
  apply_on text not null,
  fee_type text not null,
  calc_method text not null,
  minimum_minor bigint,
  is_accumulated boolean not null,
  is_active boolean not null,
  is_tax_applicable boolean not null,
  customer_types text[] not null,
  rates jsonb not null,
  created_at timestamp with time zone not null,
  constraint fee_pkey PRIMARY KEY (tenant_id, id),
  constraint fee_apply_on_check CHECK ((apply_on = ANY (ARRAY['Invoice'::text, 'Booking'::text, 'Freight'::text, 'Total'::text]))),
  constraint fee_calc_method_check CHECK ((calc_method = ANY (ARRAY['Flat'::text, 'Percentage'::text, 'PerKg'::text, 'PerItem'::text, 'PerCubic'::text]))),
  constraint fee_fee_type_check CHECK ((fee_type = ANY (ARRAY['Fuel'::text, 'Admin'::text, 'CardSurcharge'::text, 'LatePayment'::text, 'Residential'::text, 'TailLift'::text, 'Storage'::text, 'Custom'::text]))),
  constraint fee_invoice_type_check CHECK ((invoice_type = ANY (ARRAY['Booking'::text, 'Recharge'::text, 'Job'::text, 'Adhoc'::text, 'Fee'::text]))),
  constraint fee_minimum_minor_check CHECK ((minimum_minor >= 0)),
  constraint fee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX fee_name ON finance.fee USING btree (tenant_id, lower(name));
alter table finance.fee enable row level security;
alter table finance.fee force row level security;
create policy own_tenant on finance.fee as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.fee FOR EACH ROW EXECUTE FUNCTION platform.note_change('Fee');
grant insert, select, update on finance.fee to waybill_app;

create table finance.invoice (
  tenant_id bigint not null,
  id bigint generated by default as identity not null,
  number text,
  batch_id uuid,
  customer_id bigint not null,
  type text not null,
  status text not null,
  invoice_date date not null,
  due_date date not null,
  terms_days integer not null,
  reference text,
  note text,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  outstanding_minor bigint not null,
  buyer jsonb not null,
  seller jsonb not null,
  adhoc jsonb,
  repeats_id bigint,
  repeat_no integer,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint invoice_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint invoice_check CHECK ((due_date >= invoice_date)),
  constraint invoice_check1 CHECK (((number IS NOT NULL) OR (status = ANY (ARRAY['Draft'::text, 'Void'::text])))),
  constraint invoice_check2 CHECK (((tax_exclusive_minor + tax_minor) = amount_minor)),
  constraint invoice_check3 CHECK (((outstanding_minor >= 0) AND (outstanding_minor <= amount_minor))),
  constraint invoice_check4 CHECK (
CASE status
    WHEN 'Paid'::text THEN (outstanding_minor = 0)
    WHEN 'Void'::text THEN (outstanding_minor = 0)
    WHEN 'PartiallyPaid'::text THEN ((outstanding_minor > 0) AND (outstanding_minor < amount_minor))
    ELSE (outstanding_minor = amount_minor)
END),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Issued'::text, 'PartiallyPaid'::text, 'Paid'::text, 'Void'::text]))),
  constraint invoice_type_check CHECK ((type = ANY (ARRAY['Booking'::text, 'Recharge'::text, 'Job'::text, 'Adhoc'::text, 'Fee'::text]))),
  constraint invoice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint invoice_tenant_id_repeats_id_fkey FOREIGN KEY (tenant_id, repeats_id) REFERENCES finance.invoice(tenant_id, id)
);
CREATE INDEX invoice_by_age ON finance.invoice USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX invoice_by_batch ON finance.invoice USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX invoice_by_date ON finance.invoice USING btree (tenant_id, invoice_date);
CREATE INDEX invoice_of_group ON finance.invoice USING btree (tenant_id, customer_id, reference, id DESC) WHERE (type = 'Booking'::text);
CREATE INDEX invoice_open ON finance.invoice USING btree (tenant_id, due_date) WHERE (outstanding_minor > 0);
CREATE INDEX invoice_owed ON finance.invoice USING btree (tenant_id, customer_id) INCLUDE (outstanding_minor) WHERE ((outstanding_minor > 0) AND (status = ANY (ARRAY['Issued'::text, 'PartiallyPaid'::text])));
CREATE UNIQUE INDEX invoice_number ON finance.invoice USING btree (tenant_id, number);
CREATE UNIQUE INDEX invoice_of_customer ON finance.invoice USING btree (tenant_id, customer_id, id);
CREATE UNIQUE INDEX invoice_repeat ON finance.invoice USING btree (tenant_id, repeats_id, repeat_no) WHERE (repeats_id IS NOT NULL);
alter table finance.invoice enable row level security;
alter table finance.invoice force row level security;
create policy own_customer on finance.invoice as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.invoice as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.invoice FOR EACH ROW EXECUTE FUNCTION platform.note_change('Invoice', 'buyer', 'seller', 'adhoc');
grant insert, select, update on finance.invoice to waybill_app;
grant usage on sequence finance.invoice_id_seq to waybill_app;

create table finance.invoice_event (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  action text not null,
  status text not null,
  amount_minor bigint not null,
  user_id bigint,
  user_name text not null,
  note text,
  at timestamp with time zone not null,
  note_sentence jsonb,
  constraint invoice_event_pkey PRIMARY KEY (tenant_id, invoice_id, id),
  constraint invoice_event_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id)
);
alter table finance.invoice_event enable row level security;
alter table finance.invoice_event force row level security;
create policy own_customer on finance.invoice_event as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.invoice_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.invoice_event to waybill_app;

create table finance.invoice_line (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  type text not null,
  reference_no text not null,
  description text,
  service text,
  supplied_on date,
  quantity integer,
  booking_id bigint,
  is_taxed boolean not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  constraint invoice_line_pkey PRIMARY KEY (tenant_id, invoice_id, id),
  constraint invoice_line_check CHECK ((amount_minor = (tax_exclusive_minor + tax_minor))),
  constraint invoice_line_type_check CHECK ((type = ANY (ARRAY['Freight'::text, 'AdditionalService'::text, 'Insurance'::text, 'Fuel'::text, 'Fee'::text, 'Recharge'::text, 'Discount'::text, 'Adhoc'::text, 'Rounding'::text]))),
  constraint invoice_line_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id)
);
alter table finance.invoice_line enable row level security;
alter table finance.invoice_line force row level security;
create policy own_customer on finance.invoice_line as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.invoice_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.invoice_line to waybill_app;

create table finance.invoice_note (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  note text not null,
  user_id bigint,
  user_name text not null,
  at timestamp with time zone not null,
  constraint invoice_note_pkey PRIMARY KEY (tenant_id, invoice_id, id),
  constraint invoice_note_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id)
);
alter table finance.invoice_note enable row level security;
alter table finance.invoice_note force row level security;
create policy own_customer on finance.invoice_note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.invoice_note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.invoice_note to waybill_app;

create table finance.invoiced_booking (
  tenant_id bigint not null,
  booking_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  constraint invoiced_booking_pkey PRIMARY KEY (tenant_id, booking_id),
  constraint invoiced_booking_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id)
);
CREATE INDEX invoiced_booking_by_invoice ON finance.invoiced_booking USING btree (tenant_id, invoice_id);
alter table finance.invoiced_booking enable row level security;
alter table finance.invoiced_booking force row level security;
create policy own_customer on finance.invoiced_booking as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.invoiced_booking as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on finance.invoiced_booking to waybill_app;

create table finance.invoiced_charge (
  tenant_id bigint not null,
  charge_id uuid not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  constraint invoiced_charge_pkey PRIMARY KEY (tenant_id, charge_id),
  constraint invoiced_charge_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id)
);
CREATE INDEX invoiced_charge_by_invoice ON finance.invoiced_charge USING btree (tenant_id, invoice_id);
alter table finance.invoiced_charge enable row level security;
alter table finance.invoiced_charge force row level security;
create policy own_customer on finance.invoiced_charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.invoiced_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on finance.invoiced_charge to waybill_app;

create table finance.ledger_head (
  tenant_id bigint not null,
  hash bytea not null,
  constraint ledger_head_pkey PRIMARY KEY (tenant_id),
  constraint ledger_head_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table finance.ledger_head enable row level security;
alter table finance.ledger_head force row level security;
create policy own_tenant on finance.ledger_head as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.ledger_head to waybill_app;

create table finance.payment (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  reference text not null,
  type text not null,
  payment_date date not null,
  paid_minor bigint not null,
  unallocated_minor bigint not null,
  note text,
  remittance_number text,
  bank_reference text,
  created_at timestamp with time zone not null,
  created_by bigint,
  reversed_on date,
  reversed_by_name text,
  reversal_note text,
  note_sentence jsonb,
  reversal_note_sentence jsonb,
  constraint payment_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_check CHECK (((unallocated_minor >= 0) AND (unallocated_minor <= paid_minor))),
  constraint payment_check1 CHECK ((reversed_on >= payment_date)),
  constraint payment_check2 CHECK ((num_nulls(reversed_on, reversed_by_name, reversal_note) = ANY (ARRAY[0, 3]))),
  constraint payment_check3 CHECK (((reversed_on IS NULL) OR (unallocated_minor = 0))),
  constraint payment_paid_minor_check CHECK ((paid_minor > 0)),
  constraint payment_type_check CHECK ((type = ANY (ARRAY['BankTransfer'::text, 'CreditCard'::text, 'Cash'::text, 'Cheque'::text, 'DirectDebit'::text, 'CreditNote'::text]))),
  constraint payment_tenant_id_customer_id_remittance_number_fkey FOREIGN KEY (tenant_id, customer_id, remittance_number) REFERENCES finance.remittance(tenant_id, customer_id, number),
  constraint payment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX payment_by_age ON finance.payment USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX payment_by_remittance ON finance.payment USING btree (tenant_id, customer_id, remittance_number) WHERE (remittance_number IS NOT NULL);
CREATE UNIQUE INDEX payment_of_customer ON finance.payment USING btree (tenant_id, customer_id, id);
CREATE UNIQUE INDEX payment_reference ON finance.payment USING btree (tenant_id, reference);
alter table finance.payment enable row level security;
alter table finance.payment force row level security;
create policy own_customer on finance.payment as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.payment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.payment FOR EACH ROW EXECUTE FUNCTION platform.note_change('Payment');
grant insert, select, update on finance.payment to waybill_app;

create table finance.posting (
  tenant_id bigint not null,
  entry_id bigint not null,
  line_no integer not null,
  customer_id bigint not null,
  account text not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  constraint posting_pkey PRIMARY KEY (tenant_id, entry_id, line_no),
  constraint posting_account_check CHECK ((account = ANY (ARRAY['Receivable'::text, 'Revenue'::text, 'Tax'::text, 'Bank'::text]))),
  constraint posting_check CHECK (((debit_minor = 0) <> (credit_minor = 0))),
  constraint posting_credit_minor_check CHECK ((credit_minor >= 0)),
  constraint posting_debit_minor_check CHECK ((debit_minor >= 0)),
  constraint posting_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES finance.entry(tenant_id, id)
);
alter table finance.posting enable row level security;
alter table finance.posting force row level security;
create policy own_customer on finance.posting as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.posting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE CONSTRAINT TRIGGER entry_balances AFTER INSERT ON finance.posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION finance.check_balance('entry_id');
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON finance.posting FOR EACH STATEMENT EXECUTE FUNCTION finance.refuse_change();
CREATE TRIGGER written_once BEFORE DELETE OR UPDATE ON finance.posting FOR EACH ROW EXECUTE FUNCTION finance.refuse_change();
grant insert, select on finance.posting to waybill_app;

create table finance.rcti (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  number text not null,
  driver_guid uuid not null,
  supplier jsonb not null,
  recipient jsonb not null,
  payment_details text not null,
  is_gst_registered boolean not null,
  agreed_on date not null,
  invoice_date date not null,
  due_date date not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  created_at timestamp with time zone not null,
  created_by_name text not null,
  sent_at timestamp with time zone,
  sent_to text,
  paid_on date,
  payment_reference text,
  paid_by_name text,
  voided_at timestamp with time zone,
  voided_by_name text,
  void_note text,
  status text generated always as (
CASE
    WHEN (voided_at IS NOT NULL) THEN 'Void'::text
    WHEN (paid_on IS NOT NULL) THEN 'Paid'::text
    ELSE 'Issued'::text
END) stored not null,
  constraint rcti_pkey PRIMARY KEY (tenant_id, id),
  constraint rcti_amount_minor_check CHECK ((amount_minor > 0)),
  constraint rcti_check CHECK ((due_date >= invoice_date)),
  constraint rcti_check1 CHECK (((tax_exclusive_minor + tax_minor) = amount_minor)),
  constraint rcti_check2 CHECK ((is_gst_registered OR (tax_minor = 0))),
  constraint rcti_check3 CHECK ((num_nulls(sent_at, sent_to) = ANY (ARRAY[0, 2]))),
  constraint rcti_check4 CHECK ((num_nulls(paid_on, payment_reference, paid_by_name) = ANY (ARRAY[0, 3]))),
  constraint rcti_check5 CHECK ((num_nulls(voided_at, voided_by_name, void_note) = ANY (ARRAY[0, 3]))),
  constraint rcti_check6 CHECK (((paid_on IS NULL) OR (voided_at IS NULL)))
);
CREATE INDEX rcti_by_age ON finance.rcti USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX rcti_of_driver ON finance.rcti USING btree (tenant_id, driver_guid, id DESC);
CREATE UNIQUE INDEX rcti_number ON finance.rcti USING btree (tenant_id, number);
alter table finance.rcti enable row level security;
alter table finance.rcti force row level security;
create policy own_tenant on finance.rcti as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.rcti to waybill_app;

create table finance.rcti_charge (
  tenant_id bigint not null,
  charge_id uuid not null,
  rcti_id bigint not null,
  constraint rcti_charge_pkey PRIMARY KEY (tenant_id, charge_id),
  constraint rcti_charge_tenant_id_rcti_id_fkey FOREIGN KEY (tenant_id, rcti_id) REFERENCES finance.rcti(tenant_id, id)
);
CREATE INDEX rcti_charge_by_rcti ON finance.rcti_charge USING btree (tenant_id, rcti_id);
alter table finance.rcti_charge enable row level security;
alter table finance.rcti_charge force row level security;
create policy own_tenant on finance.rcti_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on finance.rcti_charge to waybill_app;

create table finance.rcti_line (
  tenant_id bigint not null,
  rcti_id bigint not null,
  id bigint generated always as identity not null,
  charge_id uuid not null,
  job_id uuid not null,
  job_number text not null,
  service text not null,
  description text not null,
  supplied_on date not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  constraint rcti_line_pkey PRIMARY KEY (tenant_id, rcti_id, id),
  constraint rcti_line_check CHECK ((amount_minor = (tax_exclusive_minor + tax_minor))),
  constraint rcti_line_tenant_id_rcti_id_fkey FOREIGN KEY (tenant_id, rcti_id) REFERENCES finance.rcti(tenant_id, id)
);
alter table finance.rcti_line enable row level security;
alter table finance.rcti_line force row level security;
create policy own_tenant on finance.rcti_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.rcti_line to waybill_app;

create table finance.refund (
  tenant_id bigint not null,
  payment_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  date date not null,
  user_name text not null,
  at timestamp with time zone not null,
  constraint refund_pkey PRIMARY KEY (tenant_id, payment_id),
  constraint refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id)
);
alter table finance.refund enable row level security;
alter table finance.refund force row level security;
create policy own_customer on finance.refund as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.refund as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.refund to waybill_app;

create table finance.remittance (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  number text not null,
  payment_date date not null,
  note text,
  user_name text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  cancelled_at timestamp with time zone,
  cancelled_by_name text,
  cancel_note text,
  constraint remittance_pkey PRIMARY KEY (tenant_id, id),
  constraint remittance_check CHECK ((num_nulls(cancelled_at, cancelled_by_name, cancel_note) = ANY (ARRAY[0, 3]))),
  constraint remittance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX remittance_by_age ON finance.remittance USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX remittance_number ON finance.remittance USING btree (tenant_id, number);
CREATE UNIQUE INDEX remittance_number_of_customer ON finance.remittance USING btree (tenant_id, customer_id, number);
CREATE UNIQUE INDEX remittance_of_customer ON finance.remittance USING btree (tenant_id, customer_id, id);
alter table finance.remittance enable row level security;
alter table finance.remittance force row level security;
create policy own_customer on finance.remittance as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.remittance as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.remittance FOR EACH ROW EXECUTE FUNCTION platform.note_change('RemittanceAdvice');
grant insert, select, update on finance.remittance to waybill_app;

create table finance.remittance_line (
  tenant_id bigint not null,
  remittance_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  note text,
  constraint remittance_line_pkey PRIMARY KEY (tenant_id, remittance_id, invoice_id),
  constraint remittance_line_amount_minor_check CHECK ((amount_minor > 0)),
  constraint remittance_line_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id),
  constraint remittance_line_tenant_id_customer_id_remittance_id_fkey FOREIGN KEY (tenant_id, customer_id, remittance_id) REFERENCES finance.remittance(tenant_id, customer_id, id)
);
alter table finance.remittance_line enable row level security;
alter table finance.remittance_line force row level security;
create policy own_customer on finance.remittance_line as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on finance.remittance_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on finance.remittance_line to waybill_app;

create table finance.statement_run (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  status text default 'Running'::text not null,
  delivery text not null,
  from_date date not null,
  to_date date not null,
  customer_ids bigint[] not null,
  customers_done integer default 0 not null,
  statements integer default 0 not null,
  tries integer default 0 not null,
  left_out jsonb default '[]'::jsonb not null,
  file_name text,
  file_token text,
  file_expires_at timestamp with time zone,
  problem text,
  started_by bigint,
  started_by_name text not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint statement_run_pkey PRIMARY KEY (tenant_id, id),
  constraint statement_run_check CHECK ((to_date >= from_date)),
  constraint statement_run_check1 CHECK (((status = 'Running'::text) = (finished_at IS NULL))),
  constraint statement_run_check2 CHECK (((status = 'Failed'::text) = (problem IS NOT NULL))),
  constraint statement_run_delivery_check CHECK ((delivery = ANY (ARRAY['Email'::text, 'Pdf'::text]))),
  constraint statement_run_status_check CHECK ((status = ANY (ARRAY['Running'::text, 'Done'::text, 'Failed'::text]))),
  constraint statement_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX statement_run_under_way ON finance.statement_run USING btree (tenant_id) WHERE (status = 'Running'::text);
alter table finance.statement_run enable row level security;
alter table finance.statement_run force row level security;
create policy own_tenant on finance.statement_run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on finance.statement_run to waybill_app;

create view finance.allocation_in_force with (security_invoker=true) as
 SELECT tenant_id,
    payment_id,
    invoice_id,
    customer_id,
    (sum(amount_minor))::bigint AS amount_minor
   FROM finance.allocation
  WHERE (released_on IS NULL)
  GROUP BY tenant_id, payment_id, invoice_id, customer_id;
grant select on finance.allocation_in_force to waybill_app;

create view finance.broken_credit with (security_invoker=true) as
 SELECT c.tenant_id,
    'a credit note is not the sum of its lines'::text AS invariant,
    c.id
   FROM (finance.credit_note c
     LEFT JOIN finance.credit_note_line l ON (((l.tenant_id = c.tenant_id) AND (l.credit_note_id = c.id))))
  GROUP BY c.tenant_id, c.id
 HAVING (((c.amount_minor)::numeric <> COALESCE(sum(l.amount_minor), (0)::numeric)) OR ((COALESCE(c.approved_minor, (0)::bigint))::numeric <> COALESCE(sum(l.approved_minor), (0)::numeric)) OR ((COALESCE(c.approved_tax_minor, (0)::bigint))::numeric <> COALESCE(sum(l.approved_tax_minor), (0)::numeric)))
UNION ALL
 SELECT l.tenant_id,
    'more is credited than was charged'::text AS invariant,
    l.invoice_id AS id
   FROM (finance.invoice_line i
     JOIN finance.credit_note_line l ON (((l.tenant_id = i.tenant_id) AND (l.invoice_id = i.invoice_id) AND (l.invoice_line_id = i.id))))
  GROUP BY l.tenant_id, l.invoice_id, i.id, i.amount_minor, i.tax_minor
 HAVING ((abs(sum(l.approved_minor)) > (abs(i.amount_minor))::numeric) OR (abs(sum(l.approved_tax_minor)) > (abs(i.tax_minor))::numeric))
UNION ALL
 SELECT c.tenant_id,
    'a credit note is not what came into the books'::text AS invariant,
    c.id
   FROM (finance.credit_note c
     JOIN finance.payment p ON (((p.tenant_id = c.tenant_id) AND (p.id = c.payment_id))))
  WHERE ((p.paid_minor <> c.approved_minor) OR (p.type <> 'CreditNote'::text))
UNION ALL
 SELECT p.tenant_id,
    'a credit has no credit note'::text AS invariant,
    p.id
   FROM finance.payment p
  WHERE ((p.type = 'CreditNote'::text) AND (NOT (EXISTS ( SELECT
           FROM finance.credit_note c
          WHERE ((c.tenant_id = p.tenant_id) AND (c.payment_id = p.id))))));
grant select on finance.broken_credit to waybill_app;

create view finance.broken_invariant with (security_invoker=true) as
 SELECT e.tenant_id,
    'debits are not credits'::text AS invariant,
    e.id
   FROM (finance.entry e
     LEFT JOIN finance.posting p ON (((p.tenant_id = e.tenant_id) AND (p.entry_id = e.id))))
  GROUP BY e.tenant_id, e.id
 HAVING (COALESCE(sum((p.debit_minor - p.credit_minor)), (1)::numeric) <> (0)::numeric)
UNION ALL
 SELECT i.tenant_id,
    'an invoice is not the sum of its lines'::text AS invariant,
    i.id
   FROM (finance.invoice i
     LEFT JOIN finance.invoice_line l ON (((l.tenant_id = i.tenant_id) AND (l.invoice_id = i.id))))
  GROUP BY i.tenant_id, i.id
 HAVING ((COALESCE(sum(l.tax_exclusive_minor), (0)::numeric) <> (i.tax_exclusive_minor)::numeric) OR (COALESCE(sum(l.tax_minor), (0)::numeric) <> (i.tax_minor)::numeric))
UNION ALL
 SELECT i.tenant_id,
    'outstanding is not amount less payments'::text AS invariant,
    i.id
   FROM (finance.invoice i
     LEFT JOIN finance.allocation_in_force a ON (((a.tenant_id = i.tenant_id) AND (a.invoice_id = i.id))))
  WHERE (i.status <> 'Void'::text)
  GROUP BY i.tenant_id, i.id
 HAVING ((i.outstanding_minor)::numeric <> ((i.amount_minor)::numeric - COALESCE(sum(a.amount_minor), (0)::numeric)))
UNION ALL
 SELECT i.tenant_id,
    'a void invoice is paid'::text AS invariant,
    i.id
   FROM finance.invoice i
  WHERE ((i.status = 'Void'::text) AND (EXISTS ( SELECT
           FROM finance.allocation_in_force a
          WHERE ((a.tenant_id = i.tenant_id) AND (a.invoice_id = i.id)))))
UNION ALL
 SELECT p.tenant_id,
    'unallocated is not paid less allocated'::text AS invariant,
    p.id
   FROM ((finance.payment p
     LEFT JOIN finance.allocation_in_force a ON (((a.tenant_id = p.tenant_id) AND (a.payment_id = p.id))))
     LEFT JOIN finance.refund r ON (((r.tenant_id = p.tenant_id) AND (r.payment_id = p.id))))
  WHERE (p.reversed_on IS NULL)
  GROUP BY p.tenant_id, p.id, r.amount_minor
 HAVING ((p.unallocated_minor)::numeric <> (((p.paid_minor)::numeric - COALESCE(sum(a.amount_minor), (0)::numeric)) - (COALESCE(r.amount_minor, (0)::bigint))::numeric))
UNION ALL
 SELECT p.tenant_id,
    'a reversed payment pays something'::text AS invariant,
    p.id
   FROM finance.payment p
  WHERE ((p.reversed_on IS NOT NULL) AND (EXISTS ( SELECT
           FROM finance.allocation_in_force a
          WHERE ((a.tenant_id = p.tenant_id) AND (a.payment_id = p.id)))))
UNION ALL
 SELECT c.tenant_id,
    'the ledger is not what customers owe'::text AS invariant,
    c.customer_id AS id
   FROM ( SELECT parts.tenant_id,
            parts.customer_id,
            sum(parts.owed) AS owed
           FROM ( SELECT posting.tenant_id,
                    posting.customer_id,
                    (posting.debit_minor - posting.credit_minor) AS owed
                   FROM finance.posting
                  WHERE (posting.account = 'Receivable'::text)
                UNION ALL
                 SELECT invoice.tenant_id,
                    invoice.customer_id,
                    (- invoice.outstanding_minor)
                   FROM finance.invoice
                  WHERE (invoice.status <> 'Draft'::text)
                UNION ALL
                 SELECT payment.tenant_id,
                    payment.customer_id,
                    payment.unallocated_minor
                   FROM finance.payment) parts
          GROUP BY parts.tenant_id, parts.customer_id) c
  WHERE (c.owed <> (0)::numeric)
UNION ALL
 SELECT chain.tenant_id,
    'the chain of the ledger is broken'::text AS invariant,
    chain.id
   FROM ( SELECT e.tenant_id,
            e.id,
            e.customer_id,
            e.kind,
            e.date,
            e.invoice_id,
            e.payment_id,
            e.reference_no,
            e.description,
            e.at,
            e.previous_hash,
            e.hash,
            lag(e.hash, 1, '\x'::bytea) OVER (PARTITION BY e.tenant_id ORDER BY e.id) AS before,
            finance.seal(e.previous_hash, e.customer_id, e.kind, e.date, e.invoice_id, e.payment_id, e.reference_no, ( SELECT jsonb_agg(jsonb_build_object('account', p.account, 'debit', p.debit_minor, 'credit', p.credit_minor) ORDER BY p.line_no) AS jsonb_agg
                   FROM finance.posting p
                  WHERE ((p.tenant_id = e.tenant_id) AND (p.entry_id = e.id)))) AS sealed
           FROM finance.entry e) chain
  WHERE ((chain.previous_hash <> chain.before) OR (chain.hash <> chain.sealed))
UNION ALL
 SELECT i.tenant_id,
    'a booking stands on a void invoice'::text AS invariant,
    i.id
   FROM finance.invoice i
  WHERE ((i.status = 'Void'::text) AND (EXISTS ( SELECT
           FROM finance.invoiced_booking b
          WHERE ((b.tenant_id = i.tenant_id) AND (b.invoice_id = i.id)))));
grant select on finance.broken_invariant to waybill_app;

create view finance.credit_note_card with (security_invoker=true) as
 SELECT c.tenant_id,
    c.id,
    c.customer_id,
    c.number,
    c.invoice_id,
    i.number AS invoice_number,
    c.amount_minor,
    c.approved_minor,
    c.approved_tax_minor,
    c.status,
    c.payment_id,
    COALESCE(p.unallocated_minor, (0)::bigint) AS open_minor,
        CASE
            WHEN ((c.settlement = 'Refunded'::text) OR (p.unallocated_minor > 0)) THEN c.settlement
            WHEN (c.settlement IS NOT NULL) THEN 'Applied'::text
            ELSE NULL::text
        END AS settlement,
    c.user_id,
    c.user_name,
    c.created_at,
    c.decided_at,
    c.decided_by_name,
    l.lines,
    n.notes
   FROM ((((finance.credit_note c
     JOIN finance.invoice i ON (((i.tenant_id = c.tenant_id) AND (i.id = c.invoice_id))))
     LEFT JOIN finance.payment p ON (((p.tenant_id = c.tenant_id) AND (p.id = c.payment_id))))
     CROSS JOIN LATERAL ( SELECT json_agg(json_build_object('id', x.id, 'invoice_line_id', x.invoice_line_id, 'amount_minor', x.amount_minor, 'approved_minor', x.approved_minor, 'approved_tax_minor', x.approved_tax_minor, 'note', x.note, 'type', o.type, 'reference_no', o.reference_no, 'description', o.description, 'charged_minor', o.amount_minor, 'creditable_minor', (o.amount_minor - COALESCE(d.minor, (0)::bigint))) ORDER BY x.id) AS lines
           FROM ((finance.credit_note_line x
             JOIN finance.invoice_line o ON (((o.tenant_id = x.tenant_id) AND (o.invoice_id = x.invoice_id) AND (o.id = x.invoice_line_id))))
             LEFT JOIN finance.credited_line d ON (((d.tenant_id = x.tenant_id) AND (d.invoice_id = x.invoice_id) AND (d.invoice_line_id = x.invoice_line_id))))
          WHERE ((x.tenant_id = c.tenant_id) AND (x.credit_note_id = c.id))) l)
     CROSS JOIN LATERAL ( SELECT COALESCE(json_agg(x.* ORDER BY x.id), '[]'::json) AS notes
           FROM finance.credit_note_note x
          WHERE ((x.tenant_id = c.tenant_id) AND (x.credit_note_id = c.id))) n)
  WHERE (c.deleted_at IS NULL);
grant select on finance.credit_note_card to waybill_app;

create view finance.credited_line with (security_invoker=true) as
 SELECT tenant_id,
    invoice_id,
    invoice_line_id,
    (sum(approved_minor))::bigint AS minor,
    (sum(approved_tax_minor))::bigint AS tax_minor
   FROM finance.credit_note_line
  WHERE (approved_minor IS NOT NULL)
  GROUP BY tenant_id, invoice_id, invoice_line_id;
grant select on finance.credited_line to waybill_app;

create view finance.remittance_card with (security_invoker=true) as
 SELECT r.tenant_id,
    r.id,
    r.customer_id,
    r.number,
    r.payment_date,
    r.note,
    r.user_name,
    r.created_at,
    r.created_by,
    r.cancelled_at,
    r.cancelled_by_name,
    r.cancel_note,
    l.total_minor,
    l.paid_minor,
    l.lines,
        CASE
            WHEN (r.cancelled_at IS NOT NULL) THEN 'Cancelled'::text
            WHEN (l.paid_minor = l.total_minor) THEN 'Paid'::text
            WHEN (l.paid_minor > 0) THEN 'PartiallyPaid'::text
            ELSE 'Pending'::text
        END AS status
   FROM (finance.remittance r
     CROSS JOIN LATERAL ( SELECT (sum(c.amount_minor))::bigint AS total_minor,
            (sum(c.paid_minor))::bigint AS paid_minor,
            json_agg(c.* ORDER BY c.invoice_id) AS lines
           FROM finance.remittance_line_card c
          WHERE ((c.tenant_id = r.tenant_id) AND (c.remittance_id = r.id))) l);
grant select on finance.remittance_card to waybill_app;

create view finance.remittance_line_card with (security_invoker=true) as
 SELECT l.tenant_id,
    l.remittance_id,
    l.invoice_id,
    i.number AS invoice_number,
    l.amount_minor,
    l.note,
    LEAST(l.amount_minor, COALESCE(paid.minor, (0)::bigint)) AS paid_minor
   FROM (((finance.remittance_line l
     JOIN finance.remittance r ON (((r.tenant_id = l.tenant_id) AND (r.id = l.remittance_id))))
     JOIN finance.invoice i ON (((i.tenant_id = l.tenant_id) AND (i.id = l.invoice_id))))
     LEFT JOIN LATERAL ( SELECT (sum(a.amount_minor))::bigint AS minor
           FROM (finance.payment p
             JOIN finance.allocation_in_force a ON (((a.tenant_id = p.tenant_id) AND (a.payment_id = p.id) AND (a.invoice_id = l.invoice_id))))
          WHERE ((p.tenant_id = l.tenant_id) AND (p.customer_id = r.customer_id) AND (p.remittance_number = r.number))) paid ON (true));
grant select on finance.remittance_line_card to waybill_app;

-- finance_public
create schema finance_public;
grant usage on schema finance_public to waybill_app;

CREATE OR REPLACE FUNCTION finance_public.open_on(as_of date)
 RETURNS TABLE(tenant_id bigint, customer_id bigint, due_date date, outstanding_minor bigint, invoice_id bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select i.tenant_id, i.customer_id, i.due_date,
         (i.amount_minor - coalesce(sum(a.amount_minor), 0))::bigint, i.id
  from finance.invoice i
  left join finance.allocation a on a.tenant_id = i.tenant_id and a.invoice_id = i.id
    and a.allocated_on <= as_of and (a.released_on is null or a.released_on > as_of)
  where i.invoice_date <= as_of and i.number is not null and i.status <> 'Draft'
    and not exists (
      select from finance.entry v
      where v.tenant_id = i.tenant_id and v.invoice_id = i.id and v.kind = 'VoidedInvoice'
        and v.date <= as_of
    )
  group by i.tenant_id, i.id
  having i.amount_minor > coalesce(sum(a.amount_minor), 0)
$function$;

CREATE OR REPLACE FUNCTION finance_public.unallocated_on(as_of date)
 RETURNS TABLE(tenant_id bigint, customer_id bigint, unallocated_minor bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select parts.tenant_id, parts.customer_id, sum(parts.minor)::bigint
  from (
    select p.tenant_id, p.customer_id, p.paid_minor as minor from finance.payment p
    where p.payment_date <= as_of and (p.reversed_on is null or p.reversed_on > as_of)
    union all
    select a.tenant_id, a.customer_id, -a.amount_minor from finance.allocation a
    where a.allocated_on <= as_of and (a.released_on is null or a.released_on > as_of)
    union all
    select r.tenant_id, r.customer_id, -r.amount_minor from finance.refund r where r.date <= as_of
  ) parts
  group by parts.tenant_id, parts.customer_id
  having sum(parts.minor) <> 0
$function$;

create view finance_public.approved_credit with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    decided_at,
    (approved_minor - approved_tax_minor) AS tax_exclusive_minor,
    approved_tax_minor AS tax_minor
   FROM finance.credit_note
  WHERE ((approved_minor IS NOT NULL) AND (deleted_at IS NULL));
grant select on finance_public.approved_credit to waybill_app;

create view finance_public.books_allocation with (security_invoker=true) as
 SELECT a.tenant_id,
    a.id,
    a.payment_id,
    a.invoice_id,
    a.customer_id,
    a.amount_minor,
    a.allocated_on,
    a.released_on,
    (p.type = 'CreditNote'::text) AS is_credit,
    p.reference,
    p.bank_reference
   FROM (finance.allocation a
     JOIN finance.payment p ON (((p.tenant_id = a.tenant_id) AND (p.id = a.payment_id))));
grant select on finance_public.books_allocation to waybill_app;

create view finance_public.books_credit_line with (security_invoker=true) as
 SELECT c.tenant_id,
    c.credit_note_id,
    c.id,
    l.type,
    l.reference_no,
    l.description,
    l.is_taxed,
    (c.approved_minor - c.approved_tax_minor) AS tax_exclusive_minor,
    c.approved_tax_minor AS tax_minor
   FROM (finance.credit_note_line c
     JOIN finance.invoice_line l ON (((l.tenant_id = c.tenant_id) AND (l.invoice_id = c.invoice_id) AND (l.id = c.invoice_line_id))))
  WHERE (c.approved_minor <> 0);
grant select on finance_public.books_credit_line to waybill_app;

create view finance_public.books_credit_note with (security_invoker=true) as
 SELECT n.tenant_id,
    n.id,
    n.number,
    n.customer_id,
    n.invoice_id,
    n.payment_id,
    n.decided_at,
    i.number AS invoice_number,
    n.approved_minor AS amount_minor,
    p.unallocated_minor AS open_minor
   FROM ((finance.credit_note n
     JOIN finance.invoice i ON (((i.tenant_id = n.tenant_id) AND (i.id = n.invoice_id))))
     JOIN finance.payment p ON (((p.tenant_id = n.tenant_id) AND (p.id = n.payment_id))))
  WHERE ((n.approved_minor IS NOT NULL) AND (n.deleted_at IS NULL));
grant select on finance_public.books_credit_note to waybill_app;

create view finance_public.books_invoice with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number,
    customer_id,
    (status = 'Void'::text) AS is_void,
    invoice_date,
    due_date,
    reference,
    amount_minor,
    outstanding_minor
   FROM finance.invoice
  WHERE ((number IS NOT NULL) AND (status <> 'Draft'::text));
grant select on finance_public.books_invoice to waybill_app;

create view finance_public.books_invoice_line with (security_invoker=true) as
 SELECT tenant_id,
    invoice_id,
    id,
    type,
    reference_no,
    description,
    is_taxed,
    tax_exclusive_minor,
    tax_minor
   FROM finance.invoice_line;
grant select on finance_public.books_invoice_line to waybill_app;

create view finance_public.books_payment with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    reference,
    payment_date,
    unallocated_minor,
    reversed_on
   FROM finance.payment
  WHERE (type <> 'CreditNote'::text);
grant select on finance_public.books_payment to waybill_app;

create view finance_public.books_rcti with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number,
    supplier,
    (status = 'Void'::text) AS is_void,
    invoice_date,
    due_date,
    amount_minor,
        CASE status
            WHEN 'Issued'::text THEN amount_minor
            ELSE (0)::bigint
        END AS open_minor,
    paid_on,
    payment_reference
   FROM finance.rcti;
grant select on finance_public.books_rcti to waybill_app;

create view finance_public.books_rcti_line with (security_invoker=true) as
 SELECT tenant_id,
    rcti_id,
    id,
    job_number,
    service,
    description,
    tax_exclusive_minor,
    tax_minor
   FROM finance.rcti_line;
grant select on finance_public.books_rcti_line to waybill_app;

create view finance_public.books_refund with (security_invoker=true) as
 SELECT r.tenant_id,
    r.payment_id AS id,
    r.customer_id,
    n.id AS credit_note_id,
    n.number,
    r.amount_minor,
    r.date
   FROM (finance.refund r
     JOIN finance.credit_note n ON (((n.tenant_id = r.tenant_id) AND (n.payment_id = r.payment_id))));
grant select on finance_public.books_refund to waybill_app;

create view finance_public.credit_note_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number AS name,
    customer_id
   FROM finance.credit_note
  WHERE (deleted_at IS NULL);
grant select on finance_public.credit_note_name to waybill_app;

create view finance_public.fee_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    name
   FROM finance.fee;
grant select on finance_public.fee_name to waybill_app;

create view finance_public.invoice_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number,
    customer_id,
    type,
    status,
    invoice_date,
    due_date,
    amount_minor,
    outstanding_minor,
    created_at
   FROM finance.invoice;
grant select on finance_public.invoice_card to waybill_app;

create view finance_public.issued_invoice with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    invoice_date,
    tax_exclusive_minor,
    tax_minor
   FROM finance.invoice
  WHERE ((number IS NOT NULL) AND (status <> ALL (ARRAY['Draft'::text, 'Void'::text])));
grant select on finance_public.issued_invoice to waybill_app;

create view finance_public.issued_line with (security_invoker=true) as
 SELECT l.tenant_id,
    l.customer_id,
    l.type,
    l.service,
    l.description,
    l.tax_exclusive_minor,
    i.invoice_date,
    i.id AS invoice_id
   FROM (finance.invoice i
     JOIN finance.invoice_line l ON (((l.tenant_id = i.tenant_id) AND (l.invoice_id = i.id))))
  WHERE ((i.number IS NOT NULL) AND (i.status <> ALL (ARRAY['Draft'::text, 'Void'::text])));
grant select on finance_public.issued_line to waybill_app;

create view finance_public.owed_invoice with (security_invoker=true) as
 SELECT tenant_id,
    customer_id,
    outstanding_minor
   FROM finance.invoice
  WHERE ((outstanding_minor > 0) AND (status = ANY (ARRAY['Issued'::text, 'PartiallyPaid'::text])));
grant select on finance_public.owed_invoice to waybill_app;

create view finance_public.payment_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    reference AS name,
    customer_id
   FROM finance.payment;
grant select on finance_public.payment_name to waybill_app;

create view finance_public.search_card with (security_invoker=true) as
 SELECT i.tenant_id,
    i.id,
    'Invoices'::text AS type,
    (i.id)::text AS ref,
    i.customer_id,
    COALESCE(i.number, 'Draft'::text) AS title,
    concat_ws(' '::text, i.number, i.reference, (i.buyer ->> 'name'::text)) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Customer', 'value', (i.buyer ->> 'name'::text)), jsonb_build_object('label', 'Amount', 'value', to_char(((i.amount_minor)::numeric / 100.0), 'FM999999999990.00'::text)), jsonb_build_object('label', 'Due', 'value', (i.due_date)::text)) AS details,
    i.created_at AS at
   FROM finance.invoice i
UNION ALL
 SELECT p.tenant_id,
    p.id,
    'Payment'::text AS type,
    (p.id)::text AS ref,
    p.customer_id,
    p.reference AS title,
    concat_ws(' '::text, p.reference, p.bank_reference, p.remittance_number) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Amount', 'value', to_char(((p.paid_minor)::numeric / 100.0), 'FM999999999990.00'::text)), jsonb_build_object('label', 'Paid', 'value', (p.payment_date)::text), jsonb_build_object('label', 'Type', 'value', p.type)) AS details,
    p.created_at AS at
   FROM finance.payment p;
grant select on finance_public.search_card to waybill_app;

-- fleet
create schema fleet;
grant usage on schema fleet to waybill_app;

CREATE OR REPLACE FUNCTION fleet.add_waypoint_days(first_day date, last_day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('fleet.waypoint'));
  for day in select d::date from generate_series(first_day, last_day, interval '1 day') d loop
    name := 'waypoint_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass('fleet.' || name) is not null;
    begin
      execute format('create table fleet.%I (like fleet.waypoint including all)', name);
      perform platform.guard(format('fleet.%I', name)::regclass, null, 'select');
      execute format(
        'alter table fleet.waypoint attach partition fleet.%I for values from (%L) to (%L)', name,
        day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
    exception when check_violation then
      null;
    end;
  end loop;
end $function$;
revoke execute on function fleet.add_waypoint_days(first_day date, last_day date) from public;
grant execute on function fleet.add_waypoint_days(first_day date, last_day date) to waybill_app;

CREATE OR REPLACE FUNCTION fleet.drop_waypoint_days(before date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('fleet.waypoint'));
  set local lock_timeout = '2s';
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'fleet.waypoint'::regclass and c.relname ~ '^waypoint_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < before
  loop
    execute format('drop table fleet.%I', name);
  end loop;
  delete from fleet.waypoint_other o where o.recorded_at < before::timestamp at time zone 'UTC';
end $function$;
revoke execute on function fleet.drop_waypoint_days(before date) from public;
grant execute on function fleet.drop_waypoint_days(before date) to waybill_app;

create table fleet.driver (
  tenant_id bigint not null,
  id uuid not null,
  user_id bigint not null,
  code text not null,
  type text not null,
  company_name text,
  address jsonb default '{}'::jsonb not null,
  main_depot_id text,
  licence_number text,
  licence_expiry date,
  is_available boolean default false not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  available_since timestamp with time zone,
  constraint driver_pkey PRIMARY KEY (tenant_id, id),
  constraint driver_available_since CHECK (((available_since IS NULL) OR is_available)),
  constraint driver_type_check CHECK ((type = ANY (ARRAY['Employee'::text, 'Contractor'::text, 'ThirdParty'::text]))),
  constraint driver_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint driver_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id)
);
CREATE UNIQUE INDEX driver_by_code ON fleet.driver USING btree (tenant_id, code);
CREATE UNIQUE INDEX driver_of_user ON fleet.driver USING btree (tenant_id, user_id);
alter table fleet.driver enable row level security;
alter table fleet.driver force row level security;
create policy own_tenant on fleet.driver as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON fleet.driver FOR EACH ROW EXECUTE FUNCTION platform.note_change('Driver');
grant delete, insert, select, update on fleet.driver to waybill_app;

create table fleet.driver_document (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  kind text not null,
  number text,
  expires date,
  created_at timestamp with time zone not null,
  created_by bigint,
  classes text[] default '{}'::text[] not null,
  constraint driver_document_pkey PRIMARY KEY (tenant_id, id),
  constraint driver_document_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id)
);
CREATE INDEX driver_document_by_expiry ON fleet.driver_document USING btree (tenant_id, expires) WHERE (expires IS NOT NULL);
CREATE INDEX driver_document_of_driver ON fleet.driver_document USING btree (tenant_id, driver_id);
alter table fleet.driver_document enable row level security;
alter table fleet.driver_document force row level security;
create policy own_tenant on fleet.driver_document as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.driver_document to waybill_app;

create table fleet.driver_position (
  tenant_id bigint not null,
  driver_id uuid not null,
  recorded_at timestamp with time zone not null,
  id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m double precision,
  altitude_m double precision,
  altitude_accuracy_m double precision,
  heading_deg double precision,
  speed_mps double precision,
  provider smallint not null,
  constraint driver_position_pkey PRIMARY KEY (tenant_id, driver_id)
) with (fillfactor=70);
alter table fleet.driver_position enable row level security;
alter table fleet.driver_position force row level security;
create policy own_tenant on fleet.driver_position as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.driver_position to waybill_app;

create table fleet.expiry_reminder (
  tenant_id bigint not null,
  ref uuid not null,
  expires date not null,
  days smallint not null,
  at timestamp with time zone not null,
  constraint expiry_reminder_pkey PRIMARY KEY (tenant_id, ref, expires, days),
  constraint expiry_reminder_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table fleet.expiry_reminder enable row level security;
alter table fleet.expiry_reminder force row level security;
create policy own_tenant on fleet.expiry_reminder as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.expiry_reminder to waybill_app;

create table fleet.invitation (
  tenant_id bigint not null,
  email text not null,
  token_hash text not null,
  run_id uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint invitation_pkey PRIMARY KEY (tenant_id, email),
  constraint invitation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX invitation_by_token ON fleet.invitation USING btree (tenant_id, token_hash);
alter table fleet.invitation enable row level security;
alter table fleet.invitation force row level security;
create policy own_tenant on fleet.invitation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.invitation to waybill_app;

create table fleet.pre_start_check (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  registration_number text,
  day date not null,
  checked_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  status text not null,
  time_on_road_h double precision,
  break_start text,
  break_end text,
  drive_start text,
  drive_end text,
  had_enough_sleep boolean not null,
  under_drugs boolean not null,
  under_alcohol boolean not null,
  wears_safety_equipment boolean not null,
  licence_state text not null,
  checklists jsonb not null,
  cleared_by_name text,
  cleared_at timestamp with time zone,
  clear_note text,
  created_by bigint,
  photo_hashes text[] default '{}'::text[] not null,
  odometer_km integer,
  signature_file uuid,
  constraint pre_start_check_pkey PRIMARY KEY (tenant_id, id),
  constraint pre_start_check_check CHECK (((status = 'Cleared'::text) = (cleared_at IS NOT NULL))),
  constraint pre_start_check_licence_state_check CHECK ((licence_state = ANY (ARRAY['Valid'::text, 'Invalid'::text]))),
  constraint pre_start_check_odometer_km_check CHECK (((odometer_km >= 0) AND (odometer_km <= 9999999))),
  constraint pre_start_check_status_check CHECK ((status = ANY (ARRAY['Passed'::text, 'Faulty'::text, 'Failed'::text, 'Cleared'::text]))),
  constraint pre_start_check_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id)
);
CREATE INDEX pre_start_check_by_day ON fleet.pre_start_check USING btree (tenant_id, day DESC, checked_at DESC);
CREATE INDEX pre_start_check_of_driver ON fleet.pre_start_check USING btree (tenant_id, driver_id, checked_at DESC);
alter table fleet.pre_start_check enable row level security;
alter table fleet.pre_start_check force row level security;
create policy own_tenant on fleet.pre_start_check as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.pre_start_check to waybill_app;

create table fleet.pre_start_setting (
  tenant_id bigint not null,
  blocks_on_failure boolean not null,
  is_required boolean not null,
  questions jsonb not null,
  dispatch_phone text,
  constraint pre_start_setting_pkey PRIMARY KEY (tenant_id),
  constraint pre_start_setting_dispatch_phone_check CHECK ((dispatch_phone <> ''::text)),
  constraint pre_start_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table fleet.pre_start_setting enable row level security;
alter table fleet.pre_start_setting force row level security;
create policy own_tenant on fleet.pre_start_setting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.pre_start_setting to waybill_app;

create table fleet.shift (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  registration_number text,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  planned_finish_at timestamp with time zone,
  start_odometer_km integer,
  finish_odometer_km integer,
  created_at timestamp with time zone not null,
  created_by bigint,
  finish_faults jsonb default '[]'::jsonb not null,
  finish_photo_hashes text[] default '{}'::text[] not null,
  constraint shift_pkey PRIMARY KEY (tenant_id, id),
  constraint shift_check CHECK (((finished_at IS NULL) OR (finished_at >= started_at))),
  constraint shift_finish_faults_check CHECK ((jsonb_typeof(finish_faults) = 'array'::text)),
  constraint shift_finish_odometer_km_check CHECK ((finish_odometer_km >= 0)),
  constraint shift_of_driver_once EXCLUDE USING gist (tenant_id WITH =, driver_id WITH =, tstzrange(started_at, finished_at, '[)'::text) WITH &&),
  constraint shift_start_odometer_km_check CHECK ((start_odometer_km >= 0)),
  constraint shift_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id)
);
CREATE INDEX shift_by_start ON fleet.shift USING btree (tenant_id, started_at DESC);
CREATE INDEX shift_of_driver ON fleet.shift USING btree (tenant_id, driver_id, started_at DESC);
alter table fleet.shift enable row level security;
alter table fleet.shift force row level security;
create policy own_tenant on fleet.shift as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.shift to waybill_app;

create table fleet.shift_break (
  tenant_id bigint not null,
  shift_id uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint shift_break_pkey PRIMARY KEY (tenant_id, shift_id, started_at),
  constraint break_of_shift_once EXCLUDE USING gist (tenant_id WITH =, shift_id WITH =, tstzrange(started_at, ended_at, '[)'::text) WITH &&),
  constraint shift_break_check CHECK (((ended_at IS NULL) OR (ended_at >= started_at))),
  constraint shift_break_tenant_id_shift_id_fkey FOREIGN KEY (tenant_id, shift_id) REFERENCES fleet.shift(tenant_id, id) ON DELETE CASCADE
);
alter table fleet.shift_break enable row level security;
alter table fleet.shift_break force row level security;
create policy own_tenant on fleet.shift_break as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.shift_break to waybill_app;

create table fleet.vehicle (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  name text not null,
  registration_number text not null,
  capacity jsonb not null,
  gvm_kg double precision,
  is_active boolean default true not null,
  is_current boolean default false not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  registration_expiry date,
  out_of_service_reason text,
  pallet_spaces integer,
  pieces_max integer,
  constraint vehicle_pkey PRIMARY KEY (tenant_id, id),
  constraint vehicle_pallet_spaces_check CHECK ((pallet_spaces > 0)),
  constraint vehicle_pieces_max_check CHECK ((pieces_max > 0)),
  constraint vehicle_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id)
);
CREATE INDEX vehicle_of_driver ON fleet.vehicle USING btree (tenant_id, driver_id);
CREATE UNIQUE INDEX vehicle_by_registration ON fleet.vehicle USING btree (tenant_id, upper(replace(registration_number, ' '::text, ''::text)));
CREATE UNIQUE INDEX vehicle_driven ON fleet.vehicle USING btree (tenant_id, driver_id) WHERE is_current;
alter table fleet.vehicle enable row level security;
alter table fleet.vehicle force row level security;
create policy own_tenant on fleet.vehicle as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON fleet.vehicle FOR EACH ROW EXECUTE FUNCTION platform.note_change('Vehicle');
grant delete, insert, select, update on fleet.vehicle to waybill_app;

create table fleet.vehicle_image (
  tenant_id bigint not null,
  vehicle_id uuid not null,
  id uuid not null,
  file_type text not null,
  created_at timestamp with time zone not null,
  constraint vehicle_image_pkey PRIMARY KEY (tenant_id, vehicle_id, id),
  constraint vehicle_image_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES fleet.vehicle(tenant_id, id) ON DELETE CASCADE
);
alter table fleet.vehicle_image enable row level security;
alter table fleet.vehicle_image force row level security;
create policy own_tenant on fleet.vehicle_image as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.vehicle_image to waybill_app;

create table fleet.waypoint (
  tenant_id bigint not null,
  driver_id uuid not null,
  recorded_at timestamp with time zone not null,
  id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m double precision,
  altitude_m double precision,
  altitude_accuracy_m double precision,
  heading_deg double precision,
  speed_mps double precision,
  provider smallint not null,
  constraint waypoint_pkey PRIMARY KEY (tenant_id, driver_id, recorded_at, id),
  constraint waypoint_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint waypoint_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint waypoint_provider_check CHECK (((provider >= 0) AND (provider <= 3)))
) partition by RANGE (recorded_at);
alter table fleet.waypoint enable row level security;
alter table fleet.waypoint force row level security;
create policy own_tenant on fleet.waypoint as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on fleet.waypoint to waybill_app;

create table fleet.waypoint_other partition of fleet.waypoint default;
alter table fleet.waypoint_other enable row level security;
alter table fleet.waypoint_other force row level security;
create policy own_tenant on fleet.waypoint_other as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant select on fleet.waypoint_other to waybill_app;

-- fleet_public
create schema fleet_public;
grant usage on schema fleet_public to waybill_app;

create view fleet_public.paid_driver with (security_invoker=true) as
 SELECT d.tenant_id,
    d.id,
    d.type,
    d.company_name,
    u.name,
    u.email,
    u.is_active
   FROM (fleet.driver d
     JOIN identity_public.driver_user u ON (((u.tenant_id = d.tenant_id) AND (u.id = d.user_id))));
grant select on fleet_public.paid_driver to waybill_app;

create view fleet_public.search_card with (security_invoker=true) as
 SELECT d.tenant_id,
    d.id,
    (d.id)::text AS ref,
    NULL::bigint AS customer_id,
    u.name AS title,
    concat_ws(' '::text, d.code, u.name, u.email, u.phone_number, d.company_name, v.registration_number) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Code', 'value', d.code), jsonb_build_object('label', 'Phone', 'value', COALESCE(u.phone_number, ''::text)), jsonb_build_object('label', 'Vehicle', 'value', COALESCE(v.registration_number, ''::text))) AS details,
    d.created_at AS at
   FROM ((fleet.driver d
     JOIN identity_public.driver_user u ON (((u.tenant_id = d.tenant_id) AND (u.id = d.user_id))))
     LEFT JOIN fleet.vehicle v ON (((v.tenant_id = d.tenant_id) AND (v.driver_id = d.id) AND v.is_current)));
grant select on fleet_public.search_card to waybill_app;

-- identity
create schema identity;
grant usage on schema identity to waybill_app;

CREATE OR REPLACE FUNCTION identity.forget_sign_ins(account bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from identity.sign_in_attempt where tenant_id = platform.tenant_id() and user_id = account;
$function$;
revoke execute on function identity.forget_sign_ins(account bigint) from public;
grant execute on function identity.forget_sign_ins(account bigint) to waybill_app;

CREATE OR REPLACE FUNCTION identity.note_identity_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('waybill_identity', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $function$;

create table identity.account_code (
  tenant_id bigint not null,
  user_id bigint not null,
  purpose text not null,
  code_hash text not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint account_code_pkey PRIMARY KEY (tenant_id, user_id, purpose),
  constraint account_code_purpose_check CHECK ((purpose = ANY (ARRAY['Password'::text, 'Change'::text, 'Email'::text]))),
  constraint account_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table identity.account_code enable row level security;
alter table identity.account_code force row level security;
create policy own_tenant on identity.account_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.account_code to waybill_app;

create table identity.api_key (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  begins text not null,
  key_hash text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  name text default ''::text not null,
  constraint api_key_pkey PRIMARY KEY (tenant_id, id),
  constraint api_key_name_check CHECK ((length(name) <= 64)),
  constraint api_key_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX api_key_by_user ON identity.api_key USING btree (tenant_id, user_id, id DESC);
CREATE UNIQUE INDEX api_key_by_hash ON identity.api_key USING btree (tenant_id, key_hash);
alter table identity.api_key enable row level security;
alter table identity.api_key force row level security;
create policy own_tenant on identity.api_key as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER DELETE ON identity.api_key FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant delete, insert, select, update on identity.api_key to waybill_app;

create table identity.authenticator (
  tenant_id bigint not null,
  user_id bigint not null,
  sealed_secret text not null,
  confirmed_at timestamp with time zone,
  last_counter bigint default 0 not null,
  constraint authenticator_pkey PRIMARY KEY (tenant_id, user_id),
  constraint authenticator_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table identity.authenticator enable row level security;
alter table identity.authenticator force row level security;
create policy own_tenant on identity.authenticator as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.authenticator to waybill_app;

create table identity.client (
  tenant_id bigint not null,
  id text not null,
  name text not null,
  secret_hash text not null,
  scopes text[] default '{api}'::text[] not null,
  permissions text[] default '{}'::text[] not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint client_pkey PRIMARY KEY (tenant_id, id),
  constraint client_id_check CHECK (((length(id) >= 3) AND (length(id) <= 64))),
  constraint client_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table identity.client enable row level security;
alter table identity.client force row level security;
create policy own_tenant on identity.client as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER DELETE OR UPDATE ON identity.client FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant delete, insert, select, update on identity.client to waybill_app;

create table identity.directory_role (
  tenant_id bigint not null,
  group_name text not null,
  role_id bigint not null,
  constraint directory_role_pkey PRIMARY KEY (tenant_id, group_name, role_id),
  constraint directory_role_group_name_check CHECK (((length(group_name) >= 1) AND (length(group_name) <= 256))),
  constraint directory_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES identity.role(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX directory_role_of_role ON identity.directory_role USING btree (tenant_id, role_id);
alter table identity.directory_role enable row level security;
alter table identity.directory_role force row level security;
create policy own_tenant on identity.directory_role as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.directory_role to waybill_app;

create table identity.impersonation_ticket (
  tenant_id bigint not null,
  token_hash text not null,
  user_id bigint not null,
  impersonator_id bigint,
  expires_at timestamp with time zone not null,
  constraint impersonation_ticket_pkey PRIMARY KEY (tenant_id, token_hash),
  constraint impersonation_ticket_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table identity.impersonation_ticket enable row level security;
alter table identity.impersonation_ticket force row level security;
create policy own_tenant on identity.impersonation_ticket as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.impersonation_ticket to waybill_app;

create table identity.known_browser (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint known_browser_pkey PRIMARY KEY (tenant_id, id),
  constraint known_browser_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX known_browser_by_user ON identity.known_browser USING btree (tenant_id, user_id);
alter table identity.known_browser enable row level security;
alter table identity.known_browser force row level security;
create policy own_tenant on identity.known_browser as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.known_browser to waybill_app;

create table identity.list_columns (
  tenant_id bigint not null,
  user_id bigint not null,
  list text not null,
  columns text[] not null,
  constraint list_columns_pkey PRIMARY KEY (tenant_id, user_id, list),
  constraint list_columns_columns_check CHECK ((cardinality(columns) <= 60)),
  constraint list_columns_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table identity.list_columns enable row level security;
alter table identity.list_columns force row level security;
create policy own_columns on identity.list_columns as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id())))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));
create policy own_tenant on identity.list_columns as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.list_columns to waybill_app;

create table identity.list_view (
  tenant_id bigint not null,
  user_id bigint not null,
  id bigint generated always as identity not null,
  list text not null,
  name text not null,
  search jsonb not null,
  columns text[],
  is_shared boolean not null,
  position integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint list_view_pkey PRIMARY KEY (tenant_id, user_id, id),
  constraint list_view_columns_check CHECK ((cardinality(columns) <= 60)),
  constraint list_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint list_view_position_check CHECK (("position" >= 0)),
  constraint list_view_search_check CHECK (((jsonb_typeof(search) = 'object'::text) AND (pg_column_size(search) <= 40000))),
  constraint list_view_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX list_view_shared ON identity.list_view USING btree (tenant_id, list) WHERE is_shared;
CREATE UNIQUE INDEX list_view_by_id ON identity.list_view USING btree (tenant_id, id);
CREATE UNIQUE INDEX list_view_by_name ON identity.list_view USING btree (tenant_id, user_id, list, lower(name));
alter table identity.list_view enable row level security;
alter table identity.list_view force row level security;
create policy own_or_shared on identity.list_view as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (is_shared AND platform.sees_customer(NULL::bigint))))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (is_shared AND platform.sees_customer(NULL::bigint))));
create policy own_tenant on identity.list_view as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.list_view to waybill_app;

create table identity.organization_unit (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  parent_id bigint,
  code text not null,
  display_name text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint organization_unit_pkey PRIMARY KEY (tenant_id, id),
  constraint organization_unit_code_check CHECK ((code ~ '^\d{5}(\.\d{5}){0,9}$'::text)),
  constraint organization_unit_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 128))),
  constraint organization_unit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint organization_unit_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES identity.organization_unit(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX unit_by_parent ON identity.organization_unit USING btree (tenant_id, parent_id);
CREATE UNIQUE INDEX unit_by_code ON identity.organization_unit USING btree (tenant_id, code);
CREATE UNIQUE INDEX unit_by_name ON identity.organization_unit USING btree (tenant_id, COALESCE(parent_id, (0)::bigint), lower(display_name));
alter table identity.organization_unit enable row level security;
alter table identity.organization_unit force row level security;
create policy own_tenant on identity.organization_unit as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON identity.organization_unit FOR EACH ROW EXECUTE FUNCTION platform.note_change('OrganizationUnit');
grant delete, insert, select, update on identity.organization_unit to waybill_app;

create table identity.recovery_code (
  tenant_id bigint not null,
  user_id bigint not null,
  code_hash text not null,
  constraint recovery_code_pkey PRIMARY KEY (tenant_id, user_id, code_hash),
  constraint recovery_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table identity.recovery_code enable row level security;
alter table identity.recovery_code force row level security;
create policy own_tenant on identity.recovery_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.recovery_code to waybill_app;

create table identity.role (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint,
  name text not null,
  display_name text not null,
  is_static boolean default false not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint role_pkey PRIMARY KEY (tenant_id, id),
  constraint role_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 64))),
  constraint role_of_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint role_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX role_by_display_name ON identity.role USING btree (tenant_id, COALESCE(customer_id, (0)::bigint), lower(display_name));
CREATE UNIQUE INDEX role_by_name ON identity.role USING btree (tenant_id, COALESCE(customer_id, (0)::bigint), name);
alter table identity.role enable row level security;
alter table identity.role force row level security;
create policy own_tenant on identity.role as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON identity.role FOR EACH ROW EXECUTE FUNCTION platform.note_change('Role');
grant delete, insert, select, update on identity.role to waybill_app;

create table identity.role_permission (
  tenant_id bigint not null,
  role_id bigint not null,
  permission text not null,
  constraint role_permission_pkey PRIMARY KEY (tenant_id, role_id, permission),
  constraint role_permission_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES identity.role(tenant_id, id) ON DELETE CASCADE
);
alter table identity.role_permission enable row level security;
alter table identity.role_permission force row level security;
create policy own_tenant on identity.role_permission as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER INSERT OR DELETE ON identity.role_permission FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant delete, insert, select, update on identity.role_permission to waybill_app;

create table identity.session (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  impersonator_id bigint,
  remembered boolean default false not null,
  ip text not null,
  browser text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (tenant_id, id),
  constraint session_tenant_id_impersonator_id_fkey FOREIGN KEY (tenant_id, impersonator_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE,
  constraint session_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX session_by_user ON identity.session USING btree (tenant_id, user_id);
alter table identity.session enable row level security;
alter table identity.session force row level security;
create policy own_tenant on identity.session as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER DELETE ON identity.session FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant delete, insert, select, update on identity.session to waybill_app;

create table identity.sign_in_attempt (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint,
  user_name text not null,
  ip text not null,
  browser text not null,
  result text not null,
  at timestamp with time zone not null,
  constraint sign_in_attempt_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX sign_in_attempt_by_user ON identity.sign_in_attempt USING btree (tenant_id, user_id, at DESC);
alter table identity.sign_in_attempt enable row level security;
alter table identity.sign_in_attempt force row level security;
create policy own_tenant on identity.sign_in_attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on identity.sign_in_attempt to waybill_app;

create table identity.sign_in_step (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  remembered boolean not null,
  code_hash text,
  code_expires_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint sign_in_step_pkey PRIMARY KEY (tenant_id, id),
  constraint sign_in_step_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_step_by_user ON identity.sign_in_step USING btree (tenant_id, user_id);
alter table identity.sign_in_step enable row level security;
alter table identity.sign_in_step force row level security;
create policy own_tenant on identity.sign_in_step as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.sign_in_step to waybill_app;

create table identity.unit_member (
  tenant_id bigint not null,
  unit_id bigint not null,
  user_id bigint not null,
  added_at timestamp with time zone not null,
  constraint unit_member_pkey PRIMARY KEY (tenant_id, unit_id, user_id),
  constraint unit_member_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES identity.organization_unit(tenant_id, id) ON DELETE CASCADE,
  constraint unit_member_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX unit_member_by_user ON identity.unit_member USING btree (tenant_id, user_id);
alter table identity.unit_member enable row level security;
alter table identity.unit_member force row level security;
create policy own_tenant on identity.unit_member as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on identity.unit_member to waybill_app;

create table identity.user (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  guid uuid default gen_random_uuid() not null,
  customer_id bigint,
  name text not null,
  surname text not null,
  user_name text not null,
  email text not null,
  phone_number text,
  password_hash text,
  is_active boolean default true not null,
  is_driver boolean default false not null,
  is_lockout_enabled boolean default true not null,
  is_two_factor_enabled boolean default false not null,
  should_change_password boolean default false not null,
  is_email_confirmed boolean default false not null,
  failed_count integer default 0 not null,
  locked_until timestamp with time zone,
  timezone text,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  picture_id uuid,
  language text,
  directory_name text,
  constraint user_pkey PRIMARY KEY (tenant_id, id),
  constraint user_directory_name_check CHECK (((length(directory_name) >= 1) AND (length(directory_name) <= 256))),
  constraint user_email_check CHECK (((length(email) >= 3) AND (length(email) <= 256))),
  constraint user_language_check CHECK (((length(language) >= 1) AND (length(language) <= 32))),
  constraint user_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint user_surname_check CHECK ((length(surname) <= 64)),
  constraint user_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 256))),
  constraint user_of_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint user_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX user_by_customer ON identity."user" USING btree (tenant_id, customer_id);
CREATE UNIQUE INDEX user_by_directory_name ON identity."user" USING btree (tenant_id, lower(directory_name));
CREATE UNIQUE INDEX user_by_email ON identity."user" USING btree (tenant_id, lower(email)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX user_by_guid ON identity."user" USING btree (tenant_id, guid);
CREATE UNIQUE INDEX user_by_name ON identity."user" USING btree (tenant_id, lower(user_name)) WHERE (deleted_at IS NULL);
alter table identity.user enable row level security;
alter table identity.user force row level security;
create policy own_customer on identity.user as restrictive for all to waybill_app
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on identity.user as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER UPDATE OF is_active, deleted_at, customer_id, is_driver, name, surname ON identity."user" FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON identity."user" FOR EACH ROW EXECUTE FUNCTION platform.note_change('User', 'password_hash', 'failed_count', 'locked_until', 'last_sign_in_at');
grant delete, insert, select, update on identity.user to waybill_app;

create table identity.user_permission (
  tenant_id bigint not null,
  user_id bigint not null,
  permission text not null,
  is_granted boolean not null,
  constraint user_permission_pkey PRIMARY KEY (tenant_id, user_id, permission),
  constraint user_permission_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
alter table identity.user_permission enable row level security;
alter table identity.user_permission force row level security;
create policy own_tenant on identity.user_permission as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER INSERT OR DELETE OR UPDATE ON identity.user_permission FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant delete, insert, select, update on identity.user_permission to waybill_app;

create table identity.user_role (
  tenant_id bigint not null,
  user_id bigint not null,
  role_id bigint not null,
  constraint user_role_pkey PRIMARY KEY (tenant_id, user_id, role_id),
  constraint user_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES identity.role(tenant_id, id) ON DELETE CASCADE,
  constraint user_role_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX user_role_by_role ON identity.user_role USING btree (tenant_id, role_id);
alter table identity.user_role enable row level security;
alter table identity.user_role force row level security;
create policy own_tenant on identity.user_role as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER forget AFTER INSERT OR DELETE ON identity.user_role FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant delete, insert, select, update on identity.user_role to waybill_app;

-- identity_public
create schema identity_public;
grant usage on schema identity_public to waybill_app;

CREATE OR REPLACE FUNCTION identity_public.name_of_user(wanted bigint)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select trim(u.name || ' ' || u.surname) from identity."user" u
  where u.tenant_id = platform.tenant_id() and u.id = wanted
$function$;
revoke execute on function identity_public.name_of_user(wanted bigint) from public;
grant execute on function identity_public.name_of_user(wanted bigint) to waybill_app;

create view identity_public.driver_user with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid,
    TRIM(BOTH FROM ((name || ' '::text) || surname)) AS name,
    email,
    phone_number,
    is_active
   FROM identity."user"
  WHERE (is_driver AND (deleted_at IS NULL));
grant select on identity_public.driver_user to waybill_app;

create view identity_public.role_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    display_name AS name
   FROM identity.role;
grant select on identity_public.role_name to waybill_app;

create view identity_public.user_guid with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid
   FROM identity."user";
grant select on identity_public.user_guid to waybill_app;

create view identity_public.user_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid,
    TRIM(BOTH FROM ((name || ' '::text) || surname)) AS name,
    user_name AS login
   FROM identity."user";
grant select on identity_public.user_name to waybill_app;

-- jobs
create schema jobs;
grant usage on schema jobs to waybill_app;

create table jobs.allocation_override (
  tenant_id bigint not null,
  id uuid not null,
  driver_guid uuid not null,
  job_ids uuid[] not null,
  concerns text[] not null,
  reason text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint allocation_override_pkey PRIMARY KEY (tenant_id, id),
  constraint allocation_override_concerns_check CHECK ((cardinality(concerns) > 0)),
  constraint allocation_override_job_ids_check CHECK ((cardinality(job_ids) > 0)),
  constraint allocation_override_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX override_of_driver ON jobs.allocation_override USING btree (tenant_id, driver_guid, created_at);
CREATE INDEX override_of_job ON jobs.allocation_override USING gin (job_ids);
alter table jobs.allocation_override enable row level security;
alter table jobs.allocation_override force row level security;
create policy own_tenant on jobs.allocation_override as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on jobs.allocation_override to waybill_app;

create table jobs.article (
  tenant_id bigint not null,
  job_id uuid not null,
  number text not null,
  customer_id bigint not null,
  position integer not null,
  constraint article_pkey PRIMARY KEY (tenant_id, job_id, number),
  constraint article_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id)
);
CREATE INDEX article_by_number ON jobs.article USING btree (tenant_id, number);
alter table jobs.article enable row level security;
alter table jobs.article force row level security;
create policy own_customer on jobs.article as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on jobs.article as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.article to waybill_app;

create table jobs.board_viewer (
  tenant_id bigint not null,
  user_id bigint not null,
  seen_at timestamp with time zone not null,
  constraint board_viewer_pkey PRIMARY KEY (tenant_id, user_id)
);
alter table jobs.board_viewer enable row level security;
alter table jobs.board_viewer force row level security;
create policy own_tenant on jobs.board_viewer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.board_viewer to waybill_app;

create table jobs.charge (
  tenant_id bigint not null,
  id uuid not null,
  job_id uuid not null,
  side text not null,
  customer_id bigint,
  driver_id bigint,
  driver_guid uuid,
  vehicle_id uuid,
  service_code text not null,
  rate_minor bigint not null,
  start_time text,
  end_time text,
  between_min integer,
  break_min integer not null,
  round_by_min integer not null,
  minimum_min integer not null,
  charged_min integer not null,
  hours_minor bigint not null,
  lines jsonb default '[]'::jsonb not null,
  subtotal_minor bigint not null,
  is_closed boolean default false not null,
  closed_at timestamp with time zone,
  document_id bigint,
  document_number text,
  status text generated always as (
CASE
    WHEN (document_id IS NOT NULL) THEN 'Invoiced'::text
    WHEN is_closed THEN 'Closed'::text
    ELSE 'Open'::text
END) stored not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  updated_at timestamp with time zone,
  updated_by bigint,
  constraint charge_pkey PRIMARY KEY (tenant_id, id),
  constraint charge_between_min_check CHECK ((between_min >= 0)),
  constraint charge_break_min_check CHECK ((break_min >= 0)),
  constraint charge_charged_min_check CHECK ((charged_min >= 0)),
  constraint charge_check CHECK (((side = 'Customer'::text) = (customer_id IS NOT NULL))),
  constraint charge_check1 CHECK (((side = 'Customer'::text) OR (driver_id IS NOT NULL))),
  constraint charge_check2 CHECK (((driver_id IS NULL) = (driver_guid IS NULL))),
  constraint charge_check3 CHECK ((is_closed = (closed_at IS NOT NULL))),
  constraint charge_check4 CHECK ((num_nulls(document_id, document_number) = ANY (ARRAY[0, 2]))),
  constraint charge_check5 CHECK ((is_closed OR (document_id IS NULL))),
  constraint charge_check6 CHECK (((subtotal_minor > 0) OR (NOT is_closed))),
  constraint charge_hours_minor_check CHECK ((hours_minor >= 0)),
  constraint charge_minimum_min_check CHECK ((minimum_min >= 0)),
  constraint charge_rate_minor_check CHECK ((rate_minor >= 0)),
  constraint charge_round_by_min_check CHECK ((round_by_min > 0)),
  constraint charge_side_check CHECK ((side = ANY (ARRAY['Customer'::text, 'Driver'::text]))),
  constraint charge_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id),
  constraint charge_tenant_id_job_id_customer_id_fkey FOREIGN KEY (tenant_id, job_id, customer_id) REFERENCES jobs.job(tenant_id, id, customer_id) ON UPDATE CASCADE,
  constraint charge_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id)
);
CREATE INDEX charge_of_document ON jobs.charge USING btree (tenant_id, side, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX charge_to_invoice ON jobs.charge USING btree (tenant_id, side, id) WHERE (is_closed AND (document_id IS NULL));
CREATE UNIQUE INDEX charge_of_customer ON jobs.charge USING btree (tenant_id, job_id) WHERE (side = 'Customer'::text);
CREATE UNIQUE INDEX charge_of_driver ON jobs.charge USING btree (tenant_id, job_id, driver_id) WHERE (side = 'Driver'::text);
alter table jobs.charge enable row level security;
alter table jobs.charge force row level security;
create policy own_customer on jobs.charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on jobs.charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.charge FOR EACH ROW EXECUTE FUNCTION platform.note_change('JobCharge');
grant delete, insert, select, update on jobs.charge to waybill_app;

create table jobs.chosen_quote (
  tenant_id bigint not null,
  job_id uuid not null,
  is_buy boolean not null,
  quote_id uuid not null,
  carrier_name text not null,
  service_name text not null,
  amount_minor bigint not null,
  chosen_at timestamp with time zone not null,
  chosen_by_name text not null,
  constraint chosen_quote_pkey PRIMARY KEY (tenant_id, job_id, is_buy),
  constraint chosen_quote_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id)
);
alter table jobs.chosen_quote enable row level security;
alter table jobs.chosen_quote force row level security;
create policy own_tenant on jobs.chosen_quote as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.chosen_quote to waybill_app;

create table jobs.driver_rate (
  tenant_id bigint not null,
  driver_id bigint not null,
  basis text not null,
  rate integer not null,
  minimum_min integer not null,
  round_by_min integer not null,
  constraint driver_rate_pkey PRIMARY KEY (tenant_id, driver_id, basis),
  constraint driver_rate_basis_check CHECK ((basis = ANY (ARRAY['Hour'::text, 'Kilometre'::text, 'Stop'::text, 'Percentage'::text]))),
  constraint driver_rate_minimum_min_check CHECK ((minimum_min >= 0)),
  constraint driver_rate_rate_check CHECK ((rate >= 0)),
  constraint driver_rate_round_by_min_check CHECK ((round_by_min > 0)),
  constraint driver_rate_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id)
);
alter table jobs.driver_rate enable row level security;
alter table jobs.driver_rate force row level security;
create policy own_tenant on jobs.driver_rate as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.driver_rate to waybill_app;

create table jobs.head_port (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  address_line1 text not null,
  address_line2 text,
  address_line3 text,
  post_code text not null,
  suburb text not null,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  created_at timestamp with time zone default now() not null,
  constraint head_port_pkey PRIMARY KEY (tenant_id, id),
  constraint head_port_code UNIQUE (tenant_id, code),
  constraint head_port_code_check CHECK ((((length(code) >= 1) AND (length(code) <= 32)) AND (code = upper(code)))),
  constraint head_port_country_code_check CHECK ((length(country_code) = 2)),
  constraint head_port_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint head_port_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint head_port_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table jobs.head_port enable row level security;
alter table jobs.head_port force row level security;
create policy own_tenant on jobs.head_port as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.head_port FOR EACH ROW EXECUTE FUNCTION platform.note_change('HeadPort');
grant delete, insert, select, update on jobs.head_port to waybill_app;

create table jobs.job (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  booking_id bigint,
  parent_id uuid,
  connote_number text,
  manifest_number text,
  route_code text,
  job_type text not null,
  from_address jsonb not null,
  to_address jsonb not null,
  items jsonb default '[]'::jsonb not null,
  service_code text not null,
  service_name text not null,
  service_type text,
  account_code text,
  reference jsonb default '{}'::jsonb not null,
  cost_centre jsonb default '{}'::jsonb not null,
  pickup_ready_at timestamp with time zone,
  pickup_at timestamp with time zone,
  deadline_at timestamp with time zone,
  time_slot text,
  special_instructions text,
  delivery_instructions text,
  is_confirmed boolean default false not null,
  is_pickup_ready boolean default false not null,
  is_line_haul boolean default false not null,
  driver_id bigint,
  driver_guid uuid,
  allocated_at timestamp with time zone,
  unallocate_reason text,
  scanned_status text,
  last_scan_code text,
  last_scan_at timestamp with time zone,
  last_scan_location text,
  last_scan_warehouse text,
  delivered_at timestamp with time zone,
  status text generated always as (
CASE
    WHEN (scanned_status <> 'ReadyForPickup'::text) THEN scanned_status
    WHEN (driver_id IS NOT NULL) THEN 'Allocated'::text
    WHEN (is_pickup_ready OR (scanned_status IS NOT NULL)) THEN 'ReadyForPickup'::text
    WHEN is_confirmed THEN 'Confirmed'::text
    ELSE 'New'::text
END) stored not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  updated_at timestamp with time zone,
  updated_by bigint,
  deleted_at timestamp with time zone,
  from_zone_id uuid,
  to_zone_id uuid,
  multi_stop_id uuid,
  multi_stop_position integer,
  lane_position integer,
  line_haul_id uuid,
  line_haul_from text,
  line_haul_to text,
  leg_sequence integer,
  is_line_haul_partial boolean default false not null,
  dangerous_goods text,
  moved_by bigint,
  moved_at timestamp with time zone,
  words text generated always as (((((((((number || ' '::text) || COALESCE(connote_number, ''::text)) || ' '::text) || COALESCE(manifest_number, ''::text)) || ' '::text) || COALESCE((to_address ->> 'suburb'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'companyName'::text), ''::text))) stored not null,
  allocated_for date,
  constraint job_pkey PRIMARY KEY (tenant_id, id),
  constraint job_dangerous_goods_check CHECK ((dangerous_goods <> ''::text)),
  constraint job_lane_position_check CHECK ((lane_position > 0)),
  constraint job_multi_stop_position_check CHECK ((multi_stop_position > 0)),
  constraint job_status_check CHECK ((status = ANY (ARRAY['New'::text, 'Confirmed'::text, 'ReadyForPickup'::text, 'Allocated'::text, 'PickedUp'::text, 'InTransit'::text, 'OutForDelivery'::text, 'Delivered'::text, 'Failed'::text]))),
  constraint stops_have_positions CHECK (((multi_stop_id IS NULL) = (multi_stop_position IS NULL))),
  constraint job_in_multi_stop FOREIGN KEY (tenant_id, customer_id, multi_stop_id) REFERENCES jobs.multi_stop(tenant_id, customer_id, id),
  constraint job_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint job_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint job_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id),
  constraint job_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint job_tenant_id_from_zone_id_fkey FOREIGN KEY (tenant_id, from_zone_id) REFERENCES jobs.zone(tenant_id, id) ON DELETE SET NULL (from_zone_id),
  constraint job_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES jobs.job(tenant_id, id),
  constraint job_tenant_id_to_zone_id_fkey FOREIGN KEY (tenant_id, to_zone_id) REFERENCES jobs.zone(tenant_id, id) ON DELETE SET NULL (to_zone_id)
) with (fillfactor=70);
CREATE INDEX job_by_allocated ON jobs.job USING btree (tenant_id, allocated_at) WHERE ((deleted_at IS NULL) AND (driver_guid IS NOT NULL));
CREATE INDEX job_by_connote ON jobs.job USING btree (tenant_id, connote_number) WHERE (connote_number IS NOT NULL);
CREATE INDEX job_by_words ON jobs.job USING gin (words gin_trgm_ops);
CREATE INDEX job_delivered ON jobs.job USING btree (tenant_id, delivered_at) WHERE ((deleted_at IS NULL) AND (delivered_at IS NOT NULL));
CREATE INDEX job_from_zone ON jobs.job USING btree (tenant_id, from_zone_id) WHERE (from_zone_id IS NOT NULL);
CREATE INDEX job_in_status ON jobs.job USING btree (tenant_id, status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX job_newest ON jobs.job USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX job_of_customer ON jobs.job USING btree (tenant_id, customer_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX job_of_driver ON jobs.job USING btree (tenant_id, driver_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (driver_id IS NOT NULL));
CREATE INDEX job_of_lane ON jobs.job USING btree (tenant_id, driver_guid, lane_position) WHERE ((deleted_at IS NULL) AND (driver_guid IS NOT NULL) AND (status <> 'Delivered'::text));
CREATE INDEX job_of_multi_stop ON jobs.job USING btree (tenant_id, multi_stop_id, multi_stop_position) WHERE (multi_stop_id IS NOT NULL);
CREATE INDEX job_of_parent ON jobs.job USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX job_open ON jobs.job USING btree (tenant_id, id) WHERE ((deleted_at IS NULL) AND (delivered_at IS NULL));
CREATE INDEX job_open_of_driver ON jobs.job USING btree (tenant_id, driver_id, created_at, id) WHERE ((deleted_at IS NULL) AND (driver_id IS NOT NULL) AND (status <> 'Delivered'::text));
CREATE INDEX job_to_zone ON jobs.job USING btree (tenant_id, to_zone_id) WHERE (to_zone_id IS NOT NULL);
CREATE INDEX job_waiting ON jobs.job USING btree (tenant_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (driver_id IS NULL) AND (status <> 'Delivered'::text) AND (NOT is_line_haul));
CREATE UNIQUE INDEX job_by_number ON jobs.job USING btree (tenant_id, number);
CREATE UNIQUE INDEX job_of_booking ON jobs.job USING btree (tenant_id, booking_id) WHERE ((parent_id IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX job_of_its_customer ON jobs.job USING btree (tenant_id, id, customer_id);
alter table jobs.job enable row level security;
alter table jobs.job force row level security;
create policy own_customer on jobs.job as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on jobs.job as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.job FOR EACH ROW EXECUTE FUNCTION platform.note_change('Job', 'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse', 'scanned_status', 'driver_guid', 'from_zone_id', 'to_zone_id', 'multi_stop_id', 'multi_stop_position', 'lane_position', 'moved_by', 'moved_at', 'words');
grant delete, insert, select, update on jobs.job to waybill_app;

create table jobs.journey_label (
  tenant_id bigint not null,
  job_id uuid not null,
  number text not null,
  customer_id bigint not null,
  article_number text,
  leg_number smallint not null,
  constraint journey_label_pkey PRIMARY KEY (tenant_id, job_id, number),
  constraint journey_label_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id)
);
CREATE INDEX journey_label_by_number ON jobs.journey_label USING btree (tenant_id, number);
alter table jobs.journey_label enable row level security;
alter table jobs.journey_label force row level security;
create policy own_customer on jobs.journey_label as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on jobs.journey_label as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.journey_label to waybill_app;

create table jobs.line_haul_cost (
  tenant_id bigint not null,
  line_haul_id uuid not null,
  job_id uuid not null,
  cost_minor bigint not null,
  constraint line_haul_cost_pkey PRIMARY KEY (tenant_id, line_haul_id, job_id),
  constraint line_haul_cost_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint line_haul_cost_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint line_haul_cost_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id)
);
CREATE INDEX line_haul_cost_of_job ON jobs.line_haul_cost USING btree (tenant_id, job_id);
alter table jobs.line_haul_cost enable row level security;
alter table jobs.line_haul_cost force row level security;
create policy own_tenant on jobs.line_haul_cost as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.line_haul_cost to waybill_app;

create table jobs.multi_stop (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  from_address jsonb not null,
  reference jsonb default '{}'::jsonb not null,
  cost_centre jsonb default '{}'::jsonb not null,
  driver_id bigint,
  driver_guid uuid,
  created_at timestamp with time zone not null,
  created_by bigint,
  updated_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint multi_stop_pkey PRIMARY KEY (tenant_id, id),
  constraint multi_stop_check CHECK (((driver_id IS NULL) = (driver_guid IS NULL))),
  constraint multi_stop_number UNIQUE (tenant_id, number),
  constraint multi_stop_tenant_id_customer_id_id_key UNIQUE (tenant_id, customer_id, id),
  constraint multi_stop_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint multi_stop_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id),
  constraint multi_stop_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX multi_stop_newest ON jobs.multi_stop USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX multi_stop_of_driver ON jobs.multi_stop USING btree (tenant_id, driver_id) WHERE ((deleted_at IS NULL) AND (driver_id IS NOT NULL));
alter table jobs.multi_stop enable row level security;
alter table jobs.multi_stop force row level security;
create policy own_customer on jobs.multi_stop as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on jobs.multi_stop as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.multi_stop FOR EACH ROW EXECUTE FUNCTION platform.note_change('MultiStopJob');
grant delete, insert, select, update on jobs.multi_stop to waybill_app;

create table jobs.parked_scan (
  tenant_id bigint not null,
  id uuid not null,
  barcode text not null,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb not null,
  pictures jsonb not null,
  scanned_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  creator_id bigint,
  driver_id bigint,
  client_event_id uuid,
  lacks text[],
  refusal text,
  decision text,
  decided_at timestamp with time zone,
  decided_by bigint,
  decision_note text,
  constraint parked_scan_pkey PRIMARY KEY (tenant_id, id),
  constraint parked_once UNIQUE NULLS NOT DISTINCT (tenant_id, barcode, code, scanned_at, driver_id),
  constraint parked_scan_decided CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint parked_scan_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX parked_scan_reviewed ON jobs.parked_scan USING btree (tenant_id, decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX parked_scan_to_review ON jobs.parked_scan USING btree (tenant_id, scanned_at) WHERE (decided_at IS NULL);
alter table jobs.parked_scan enable row level security;
alter table jobs.parked_scan force row level security;
create policy own_tenant on jobs.parked_scan as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.parked_scan to waybill_app;

create table jobs.pin_check (
  tenant_id bigint not null,
  job_id uuid not null,
  tries smallint not null,
  constraint pin_check_pkey PRIMARY KEY (tenant_id, job_id),
  constraint pin_check_tries_check CHECK ((tries > 0)),
  constraint pin_check_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint pin_check_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id) ON DELETE CASCADE
);
alter table jobs.pin_check enable row level security;
alter table jobs.pin_check force row level security;
create policy own_tenant on jobs.pin_check as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.pin_check to waybill_app;

create table jobs.proof_rule (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint,
  needs_photo boolean not null,
  needs_signature boolean not null,
  needs_pin boolean not null,
  minimum_age smallint,
  allows_leaving boolean not null,
  constraint proof_rule_pkey PRIMARY KEY (tenant_id, id),
  constraint proof_rule_minimum_age_check CHECK (((minimum_age >= 1) AND (minimum_age <= 99))),
  constraint proof_rule_once UNIQUE NULLS NOT DISTINCT (tenant_id, customer_id),
  constraint proof_rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table jobs.proof_rule enable row level security;
alter table jobs.proof_rule force row level security;
create policy own_tenant on jobs.proof_rule as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.proof_rule FOR EACH ROW EXECUTE FUNCTION platform.note_change('ProofRule');
grant delete, insert, select, update on jobs.proof_rule to waybill_app;

create table jobs.scan_event (
  tenant_id bigint not null,
  id uuid not null,
  job_id uuid not null,
  customer_id bigint not null,
  article_number text,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb default '{}'::jsonb not null,
  pictures jsonb default '[]'::jsonb not null,
  scanned_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  creator_id bigint,
  client_event_id uuid,
  lacks text[],
  decision text,
  decided_at timestamp with time zone,
  decided_by bigint,
  decision_note text,
  constraint scan_event_pkey PRIMARY KEY (tenant_id, id),
  constraint scan_event_decided CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint scan_once UNIQUE NULLS NOT DISTINCT (tenant_id, job_id, article_number, code, scanned_at),
  constraint scan_event_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id)
);
CREATE INDEX scan_delivered ON jobs.scan_event USING btree (tenant_id, job_id) WHERE (code = 'DELIVERED'::text);
CREATE INDEX scan_event_reviewed ON jobs.scan_event USING btree (tenant_id, decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX scan_event_to_review ON jobs.scan_event USING btree (tenant_id, scanned_at) WHERE ((lacks IS NOT NULL) AND (decided_at IS NULL));
CREATE INDEX scan_newest ON jobs.scan_event USING btree (tenant_id, scanned_at DESC, id DESC);
CREATE INDEX scan_of_article ON jobs.scan_event USING btree (tenant_id, article_number) WHERE (article_number IS NOT NULL);
CREATE INDEX scan_of_job ON jobs.scan_event USING btree (tenant_id, job_id, scanned_at DESC, id DESC);
CREATE UNIQUE INDEX scan_by_client_event ON jobs.scan_event USING btree (tenant_id, client_event_id, job_id, article_number) NULLS NOT DISTINCT WHERE (client_event_id IS NOT NULL);
alter table jobs.scan_event enable row level security;
alter table jobs.scan_event force row level security;
create policy own_customer on jobs.scan_event as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on jobs.scan_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.scan_event FOR EACH ROW EXECUTE FUNCTION platform.note_change('ScanEvent', 'pictures');
grant insert, select on jobs.scan_event to waybill_app;
grant update (location_code) on jobs.scan_event to waybill_app;
grant update (warehouse_code) on jobs.scan_event to waybill_app;
grant update (details) on jobs.scan_event to waybill_app;
grant update (decision) on jobs.scan_event to waybill_app;
grant update (decided_at) on jobs.scan_event to waybill_app;
grant update (decided_by) on jobs.scan_event to waybill_app;
grant update (decision_note) on jobs.scan_event to waybill_app;

create table jobs.zone (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  head_port_id uuid not null,
  code text not null,
  name text not null,
  is_on_forwarding boolean default false not null,
  is_active boolean default true not null,
  parent_id uuid,
  on_forward_agent text,
  on_forward_charge_minor bigint,
  created_at timestamp with time zone default now() not null,
  constraint zone_pkey PRIMARY KEY (tenant_id, id),
  constraint network_zone_code UNIQUE (tenant_id, code),
  constraint only_agents_charge CHECK ((is_on_forwarding OR ((on_forward_agent IS NULL) AND (on_forward_charge_minor IS NULL)))),
  constraint zone_check CHECK ((parent_id <> id)),
  constraint zone_code_check CHECK ((((length(code) >= 1) AND (length(code) <= 32)) AND (code = upper(code)))),
  constraint zone_on_forward_charge_minor_check CHECK ((on_forward_charge_minor >= 0)),
  constraint zone_tenant_id_head_port_id_id_key UNIQUE (tenant_id, head_port_id, id),
  constraint zone_inside FOREIGN KEY (tenant_id, head_port_id, parent_id) REFERENCES jobs.zone(tenant_id, head_port_id, id),
  constraint zone_of_head_port FOREIGN KEY (tenant_id, head_port_id) REFERENCES jobs.head_port(tenant_id, id)
);
CREATE INDEX zone_of_parent ON jobs.zone USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
alter table jobs.zone enable row level security;
alter table jobs.zone force row level security;
create policy own_tenant on jobs.zone as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.zone FOR EACH ROW EXECUTE FUNCTION platform.note_change('Zone');
grant delete, insert, select, update on jobs.zone to waybill_app;

create table jobs.zone_location (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  head_port_id uuid not null,
  zone_id uuid not null,
  country_code text not null,
  post_code text not null,
  suburb text default ''::text not null,
  suburb_key text generated always as (upper(suburb)) stored not null,
  constraint zone_location_pkey PRIMARY KEY (tenant_id, id),
  constraint location_in_one_zone UNIQUE (tenant_id, country_code, post_code, suburb_key, head_port_id),
  constraint zone_location_country_code_check CHECK (((country_code = upper(country_code)) AND (length(country_code) = 2))),
  constraint zone_location_post_code_check CHECK (((post_code = upper(post_code)) AND ((length(post_code) >= 1) AND (length(post_code) <= 16)))),
  constraint zone_location_tenant_id_head_port_id_zone_id_fkey FOREIGN KEY (tenant_id, head_port_id, zone_id) REFERENCES jobs.zone(tenant_id, head_port_id, id) ON DELETE CASCADE
);
CREATE INDEX zone_location_of_head_port ON jobs.zone_location USING btree (tenant_id, head_port_id, post_code, suburb_key);
CREATE INDEX zone_location_of_zone ON jobs.zone_location USING btree (tenant_id, zone_id, post_code, suburb_key);
alter table jobs.zone_location enable row level security;
alter table jobs.zone_location force row level security;
create policy own_tenant on jobs.zone_location as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on jobs.zone_location to waybill_app;

create view jobs.job_price with (security_invoker=true) as
 SELECT tenant_id,
    job_id,
    jsonb_build_object('rate', rate_minor, 'start', start_time, 'end', end_time, 'between', between_min, 'break', break_min, 'roundBy', round_by_min, 'charged', charged_min, 'subtotal', subtotal_minor) AS price
   FROM jobs.charge
  WHERE (side = 'Customer'::text);
grant select on jobs.job_price to waybill_app;

-- jobs_public
create schema jobs_public;
grant usage on schema jobs_public to waybill_app;

create view jobs_public.allocated_job with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    number,
    status,
    driver_guid,
    allocated_at,
    deadline_at,
    delivered_at
   FROM jobs.job
  WHERE ((deleted_at IS NULL) AND (driver_guid IS NOT NULL));
grant select on jobs_public.allocated_job to waybill_app;

create view jobs_public.driver_charges_waiting with (security_invoker=true) as
 SELECT tenant_id,
    driver_guid,
    (count(*))::integer AS charges,
    (sum(subtotal_minor))::bigint AS amount_minor
   FROM jobs.charge
  WHERE ((side = 'Driver'::text) AND is_closed AND (document_id IS NULL))
  GROUP BY tenant_id, driver_guid;
grant select on jobs_public.driver_charges_waiting to waybill_app;

create view jobs_public.head_port_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    code,
    name,
    suburb,
    post_code,
    country_code,
    latitude,
    longitude
   FROM jobs.head_port;
grant select on jobs_public.head_port_card to waybill_app;

create view jobs_public.job_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    number,
    booking_id,
    connote_number,
    manifest_number,
    status,
    driver_id,
    last_scan_code,
    last_scan_at,
    delivered_at,
    created_at
   FROM jobs.job
  WHERE (deleted_at IS NULL);
grant select on jobs_public.job_card to waybill_app;

create view jobs_public.job_freight with (security_invoker=true) as
 SELECT tenant_id,
    id,
    items
   FROM jobs.job
  WHERE (deleted_at IS NULL);
grant select on jobs_public.job_freight to waybill_app;

create view jobs_public.line_haul_cost with (security_invoker=true) as
 SELECT c.tenant_id,
    c.line_haul_id,
    c.job_id,
    j.booking_id,
    c.cost_minor
   FROM (jobs.line_haul_cost c
     JOIN jobs.job j ON (((j.tenant_id = c.tenant_id) AND (j.id = c.job_id))))
  WHERE (j.deleted_at IS NULL);
grant select on jobs_public.line_haul_cost to waybill_app;

create view jobs_public.proof with (security_invoker=true) as
 SELECT tenant_id,
    job_id
   FROM jobs.scan_event
  WHERE ((code = 'DELIVERED'::text) AND (pictures <> '[]'::jsonb));
grant select on jobs_public.proof to waybill_app;

create view jobs_public.scan with (security_invoker=true) as
 SELECT s.tenant_id,
    s.id,
    s.customer_id,
    s.code,
    s.article_number,
    s.location_code,
    s.warehouse_code,
    s.scanned_at,
    s.creator_id,
    j.number AS job_number,
    j.connote_number,
    j.driver_guid
   FROM (jobs.scan_event s
     JOIN jobs.job j ON (((j.tenant_id = s.tenant_id) AND (j.id = s.job_id))));
grant select on jobs_public.scan to waybill_app;

create view jobs_public.search_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    (id)::text AS ref,
    customer_id,
    number AS title,
    concat_ws(' '::text, number, connote_number, manifest_number, route_code, (to_address ->> 'companyName'::text), (to_address ->> 'contactName'::text), (to_address ->> 'suburb'::text), (to_address ->> 'postCode'::text)) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Status', 'value', status), jsonb_build_object('label', 'Consignment', 'value', COALESCE(connote_number, ''::text)), jsonb_build_object('label', 'From', 'value', (from_address ->> 'suburb'::text)), jsonb_build_object('label', 'To', 'value', (to_address ->> 'suburb'::text))) AS details,
    created_at AS at
   FROM jobs.job
  WHERE (deleted_at IS NULL);
grant select on jobs_public.search_card to waybill_app;

create view jobs_public.undelivered_article with (security_invoker=true) as
 SELECT j.tenant_id,
    j.booking_id,
    a.number
   FROM (jobs.job j
     JOIN jobs.article a ON (((a.tenant_id = j.tenant_id) AND (a.job_id = j.id))))
  WHERE ((j.deleted_at IS NULL) AND (j.booking_id IS NOT NULL) AND (EXISTS ( SELECT
           FROM jobs.scan_event s
          WHERE ((s.tenant_id = j.tenant_id) AND (s.job_id = j.id) AND (s.code = 'DELIVERED'::text) AND (s.article_number IS NOT NULL)))) AND (NOT (EXISTS ( SELECT
           FROM jobs.scan_event s
          WHERE ((s.tenant_id = j.tenant_id) AND (s.job_id = j.id) AND (s.code = 'DELIVERED'::text) AND ((s.article_number IS NULL) OR (s.article_number = a.number)))))));
grant select on jobs_public.undelivered_article to waybill_app;

create view jobs_public.zone_card with (security_invoker=true) as
 SELECT z.tenant_id,
    z.id,
    z.code,
    z.name,
    z.head_port_id,
    h.code AS head_port_code,
    z.is_on_forwarding,
    z.is_active,
    z.on_forward_agent,
    z.on_forward_charge_minor
   FROM (jobs.zone z
     JOIN jobs.head_port h ON (((h.tenant_id = z.tenant_id) AND (h.id = z.head_port_id))));
grant select on jobs_public.zone_card to waybill_app;

-- linehaul
create schema linehaul;
grant usage on schema linehaul to waybill_app;

create table linehaul.article (
  tenant_id bigint not null,
  line_haul_id uuid not null,
  job_id uuid not null,
  number text not null,
  customer_id bigint not null,
  item integer not null,
  package_type text not null,
  description text,
  kilograms numeric(12,3) not null,
  cubic_metres numeric(15,6) not null,
  pallets integer not null,
  is_open boolean default true not null,
  note text,
  loaded_at timestamp with time zone,
  loaded_by bigint,
  unloaded_at timestamp with time zone,
  unloaded_by bigint,
  resolution text,
  resolution_note text,
  resolved_at timestamp with time zone,
  resolved_by bigint,
  is_scanned_on boolean default false not null,
  constraint article_pkey PRIMARY KEY (tenant_id, line_haul_id, job_id, number),
  constraint article_cubic_metres_check CHECK ((cubic_metres >= (0)::numeric)),
  constraint article_kilograms_check CHECK ((kilograms >= (0)::numeric)),
  constraint article_pallets_check CHECK ((pallets = ANY (ARRAY[0, 1]))),
  constraint article_resolution_check CHECK ((resolution = ANY (ARRAY['Found'::text, 'Accepted'::text]))),
  constraint article_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id),
  constraint article_tenant_id_line_haul_id_fkey FOREIGN KEY (tenant_id, line_haul_id) REFERENCES linehaul.line_haul(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX article_by_number ON linehaul.article USING btree (tenant_id, line_haul_id, number);
CREATE INDEX article_of_job ON linehaul.article USING btree (tenant_id, job_id, line_haul_id);
CREATE UNIQUE INDEX article_on_one_trip ON linehaul.article USING btree (tenant_id, job_id, number) WHERE is_open;
alter table linehaul.article enable row level security;
alter table linehaul.article force row level security;
create policy own_customer on linehaul.article as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on linehaul.article as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on linehaul.article to waybill_app;

create table linehaul.line_haul (
  tenant_id bigint not null,
  id uuid not null,
  number text not null,
  note text,
  start_head_port_id uuid not null,
  destination_head_port_id uuid not null,
  connote_number text,
  manifest_number text,
  pickup_request_number text,
  carrier_name text,
  carrier_reference text,
  cost_minor bigint,
  cost_basis text not null,
  capacity_kilograms numeric(12,3),
  capacity_cubic_metres numeric(12,3),
  capacity_pallets integer,
  status text not null,
  planned_departure_at timestamp with time zone,
  planned_arrival_at timestamp with time zone,
  expected_arrival_at timestamp with time zone,
  delay_reason text,
  departed_at timestamp with time zone,
  arrived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  updated_at timestamp with time zone not null,
  updated_by bigint,
  documents_reason text,
  constraint line_haul_pkey PRIMARY KEY (tenant_id, id),
  constraint arrived_trips_say_when CHECK (((arrived_at IS NOT NULL) OR (status = ANY (ARRAY['Planned'::text, 'Loading'::text, 'Cancelled'::text, 'Departed'::text])))),
  constraint departed_trips_say_when CHECK (((departed_at IS NOT NULL) OR (status = ANY (ARRAY['Planned'::text, 'Loading'::text, 'Cancelled'::text])))),
  constraint line_haul_capacity_cubic_metres_check CHECK ((capacity_cubic_metres > (0)::numeric)),
  constraint line_haul_capacity_kilograms_check CHECK ((capacity_kilograms > (0)::numeric)),
  constraint line_haul_capacity_pallets_check CHECK ((capacity_pallets > 0)),
  constraint line_haul_cost_basis_check CHECK ((cost_basis = ANY (ARRAY['Weight'::text, 'Volume'::text, 'Pallet'::text]))),
  constraint line_haul_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint line_haul_documents_reason_check CHECK (((length(documents_reason) >= 1) AND (length(documents_reason) <= 500))),
  constraint line_haul_goes_elsewhere CHECK ((start_head_port_id <> destination_head_port_id)),
  constraint line_haul_number UNIQUE (tenant_id, number),
  constraint line_haul_status_check CHECK ((status = ANY (ARRAY['Planned'::text, 'Loading'::text, 'Departed'::text, 'Arrived'::text, 'Unloading'::text, 'Completed'::text, 'Cancelled'::text]))),
  constraint line_haul_tenant_id_destination_head_port_id_fkey FOREIGN KEY (tenant_id, destination_head_port_id) REFERENCES jobs.head_port(tenant_id, id),
  constraint line_haul_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint line_haul_tenant_id_start_head_port_id_fkey FOREIGN KEY (tenant_id, start_head_port_id) REFERENCES jobs.head_port(tenant_id, id)
);
CREATE INDEX line_haul_from ON linehaul.line_haul USING btree (tenant_id, start_head_port_id);
CREATE INDEX line_haul_in_status ON linehaul.line_haul USING btree (tenant_id, status, created_at DESC, id DESC);
CREATE INDEX line_haul_newest ON linehaul.line_haul USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX line_haul_to ON linehaul.line_haul USING btree (tenant_id, destination_head_port_id);
alter table linehaul.line_haul enable row level security;
alter table linehaul.line_haul force row level security;
create policy own_tenant on linehaul.line_haul as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON linehaul.line_haul FOR EACH ROW EXECUTE FUNCTION platform.note_change('LineHaul');
grant delete, insert, select, update on linehaul.line_haul to waybill_app;

create table linehaul.note (
  tenant_id bigint not null,
  id uuid not null,
  line_haul_id uuid not null,
  comment text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint note_pkey PRIMARY KEY (tenant_id, id),
  constraint note_tenant_id_line_haul_id_fkey FOREIGN KEY (tenant_id, line_haul_id) REFERENCES linehaul.line_haul(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX note_of_line_haul ON linehaul.note USING btree (tenant_id, line_haul_id, created_at DESC);
alter table linehaul.note enable row level security;
alter table linehaul.note force row level security;
create policy own_tenant on linehaul.note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on linehaul.note to waybill_app;

create table linehaul.over_article (
  tenant_id bigint not null,
  line_haul_id uuid not null,
  number text not null,
  job_id uuid,
  scanned_at timestamp with time zone not null,
  scanned_by bigint,
  resolution text,
  resolution_note text,
  resolved_at timestamp with time zone,
  resolved_by bigint,
  constraint over_article_pkey PRIMARY KEY (tenant_id, line_haul_id, number),
  constraint over_article_resolution_check CHECK ((resolution = ANY (ARRAY['Found'::text, 'Accepted'::text]))),
  constraint over_article_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id),
  constraint over_article_tenant_id_line_haul_id_fkey FOREIGN KEY (tenant_id, line_haul_id) REFERENCES linehaul.line_haul(tenant_id, id) ON DELETE CASCADE
);
alter table linehaul.over_article enable row level security;
alter table linehaul.over_article force row level security;
create policy own_tenant on linehaul.over_article as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on linehaul.over_article to waybill_app;

-- linehaul_public
create schema linehaul_public;
grant usage on schema linehaul_public to waybill_app;

create view linehaul_public.carried_job with (security_invoker=true) as
 SELECT tenant_id,
    line_haul_id,
    job_id,
    customer_id,
    (count(*))::integer AS articles,
    (count(loaded_at))::integer AS loaded,
    (count(unloaded_at))::integer AS unloaded,
    ((sum(kilograms) * (1000)::numeric))::double precision AS grams
   FROM linehaul.article r
  GROUP BY tenant_id, line_haul_id, job_id, customer_id;
grant select on linehaul_public.carried_job to waybill_app;

create view linehaul_public.line_haul_card with (security_invoker=true) as
 SELECT l.tenant_id,
    l.id,
    l.number,
    l.status,
    s.code AS start_code,
    d.code AS destination_code,
    l.carrier_name,
    l.departed_at,
    l.arrived_at,
    l.created_at
   FROM ((linehaul.line_haul l
     JOIN jobs_public.head_port_card s ON (((s.tenant_id = l.tenant_id) AND (s.id = l.start_head_port_id))))
     JOIN jobs_public.head_port_card d ON (((d.tenant_id = l.tenant_id) AND (d.id = l.destination_head_port_id))));
grant select on linehaul_public.line_haul_card to waybill_app;

create view linehaul_public.search_card with (security_invoker=true) as
 SELECT l.tenant_id,
    l.id,
    (l.id)::text AS ref,
    NULL::bigint AS customer_id,
    l.number AS title,
    concat_ws(' '::text, l.number, ports.start_code, ports.destination_code, l.carrier_name) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Status', 'value', l.status), jsonb_build_object('label', 'From', 'value', ports.start_code), jsonb_build_object('label', 'To', 'value', ports.destination_code), jsonb_build_object('label', 'Carrier', 'value', COALESCE(l.carrier_name, ''::text))) AS details,
    l.created_at AS at
   FROM (linehaul.line_haul l
     JOIN LATERAL ( SELECT s.code AS start_code,
            d.code AS destination_code
           FROM (jobs_public.head_port_card s
             JOIN jobs_public.head_port_card d ON ((d.tenant_id = s.tenant_id)))
          WHERE ((s.tenant_id = l.tenant_id) AND (s.id = l.start_head_port_id) AND (d.id = l.destination_head_port_id))) ports ON (true));
grant select on linehaul_public.search_card to waybill_app;

-- lookups
create schema lookups;
grant usage on schema lookups to waybill_app;

create table lookups.known_country (
  country_code text not null,
  source text not null,
  loaded_at timestamp with time zone default now() not null,
  constraint known_country_pkey PRIMARY KEY (country_code),
  constraint known_country_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text))
);
CREATE TRIGGER reference_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lookups.known_country FOR EACH STATEMENT EXECUTE FUNCTION platform.note_shared_reference_change('lookups.known_country');
grant select on lookups.known_country to waybill_app;

create table lookups.location (
  id bigint generated always as identity not null,
  country_code text not null,
  suburb text not null,
  post_code text not null,
  state_code text default ''::text not null,
  latitude double precision,
  longitude double precision,
  source text not null,
  words text generated always as ((((((' '::text || lower(replace(suburb, ''''::text, ''::text))) || ' '::text) || lower(post_code)) || ' '::text) || lower(state_code))) stored not null,
  state text default ''::text not null,
  constraint location_pkey PRIMARY KEY (id),
  constraint location_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint location_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint location_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint location_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);
CREATE INDEX location_by_latitude ON lookups.location USING btree (latitude);
CREATE INDEX location_by_likeness ON lookups.location USING gin (lower(suburb) gin_trgm_ops);
CREATE INDEX location_by_postcode ON lookups.location USING btree (country_code, upper(post_code));
CREATE INDEX location_by_words ON lookups.location USING gin (words gin_trgm_ops);
CREATE UNIQUE INDEX location_by_place ON lookups.location USING btree (country_code, post_code, lower(suburb), state_code);
CREATE TRIGGER reference_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lookups.location FOR EACH STATEMENT EXECUTE FUNCTION platform.note_shared_reference_change('lookups.location');
grant select on lookups.location to waybill_app;

create table lookups.package_type (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  description text default ''::text not null,
  constraint package_type_pkey PRIMARY KEY (tenant_id, id),
  constraint package_type_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint package_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX package_type_by_name ON lookups.package_type USING btree (tenant_id, lower(name));
alter table lookups.package_type enable row level security;
alter table lookups.package_type force row level security;
create policy own_tenant on lookups.package_type as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on lookups.package_type to waybill_app;

create table lookups.public_holiday (
  country_code text not null,
  state_code text not null,
  day date not null,
  name text not null,
  source text not null,
  constraint public_holiday_pkey PRIMARY KEY (country_code, state_code, day)
);
CREATE TRIGGER reference_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON lookups.public_holiday FOR EACH STATEMENT EXECUTE FUNCTION platform.note_shared_reference_change('lookups.public_holiday');
grant select on lookups.public_holiday to waybill_app;

-- lookups_public
create schema lookups_public;
grant usage on schema lookups_public to waybill_app;

create view lookups_public.locality with (security_invoker=true) as
 SELECT id,
    country_code,
    suburb,
    post_code,
    state_code,
    latitude,
    longitude
   FROM lookups.location;
grant select on lookups_public.locality to waybill_app;

-- messaging
create schema messaging;
grant usage on schema messaging to waybill_app;

create table messaging.comment (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  position bigint generated always as identity not null,
  discussion_id uuid not null,
  customer_id bigint,
  content text not null,
  status text not null,
  visibility_level text not null,
  user_tags uuid[] not null,
  third_party_tags text[] not null,
  entity_tags jsonb not null,
  is_discussion_content boolean not null,
  created_by bigint,
  author_guid uuid,
  author_name text not null,
  created_at timestamp with time zone not null,
  constraint comment_pkey PRIMARY KEY (tenant_id, id),
  constraint comment_content_check CHECK (((length(content) >= 1) AND (length(content) <= 10000))),
  constraint comment_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Edited'::text, 'Deleted'::text]))),
  constraint comment_visibility_level_check CHECK ((visibility_level = ANY (ARRAY['Internal'::text, 'Customer'::text, 'ThirdParty'::text, 'Public'::text]))),
  constraint comment_tenant_id_discussion_id_fkey FOREIGN KEY (tenant_id, discussion_id) REFERENCES messaging.discussion(tenant_id, id)
);
CREATE INDEX comment_by_age ON messaging.comment USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX comment_by_discussion ON messaging.comment USING btree (tenant_id, discussion_id, "position");
alter table messaging.comment enable row level security;
alter table messaging.comment force row level security;
create policy for_customers on messaging.comment as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR (visibility_level = ANY (ARRAY['Customer'::text, 'Public'::text]))))
  with check (((current_setting('app.customer_id'::text, true) = 'all'::text) OR (visibility_level = ANY (ARRAY['Customer'::text, 'Public'::text]))));
create policy own_customer on messaging.comment as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on messaging.comment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.comment to waybill_app;

create table messaging.discussion (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  customer_id bigint,
  is_shared boolean not null,
  topic text not null,
  type text not null,
  status text not null,
  entity_type text,
  entity_id text,
  entity_label text,
  template_id uuid,
  created_by bigint,
  author_guid uuid,
  author_name text not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint discussion_pkey PRIMARY KEY (tenant_id, id),
  constraint discussion_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'InProgress'::text, 'Resolved'::text, 'Closed'::text]))),
  constraint discussion_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 256))),
  constraint discussion_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint discussion_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX discussion_by_age ON messaging.discussion USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX discussion_by_record ON messaging.discussion USING btree (tenant_id, entity_type, entity_id);
alter table messaging.discussion enable row level security;
alter table messaging.discussion force row level security;
create policy own_customer on messaging.discussion as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on messaging.discussion as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy shared on messaging.discussion as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared))
  with check (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON messaging.discussion FOR EACH ROW EXECUTE FUNCTION platform.note_change('Discussion');
grant delete, insert, select, update on messaging.discussion to waybill_app;

create table messaging.message (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  key text not null,
  channel text not null,
  event text,
  customer_id bigint,
  user_id bigint,
  discussion_id uuid,
  template_id uuid,
  push_token_id uuid,
  sender_name text not null,
  sender_address text not null,
  recipients text[] not null,
  copies text[] default '{}'::text[] not null,
  subject text not null,
  content text not null,
  html text,
  data jsonb,
  attachments jsonb default '[]'::jsonb not null,
  is_secret boolean default false not null,
  status text default 'Queued'::text not null,
  tries integer default 0 not null,
  error text,
  created_at timestamp with time zone not null,
  created_by bigint,
  sent_at timestamp with time zone,
  constraint message_pkey PRIMARY KEY (tenant_id, id),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'Sms'::text, 'Push'::text]))),
  constraint message_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Sent'::text, 'NotSent'::text, 'Failed'::text]))),
  constraint message_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX message_by_age ON messaging.message USING btree (tenant_id, created_at DESC, id DESC) WHERE (channel <> 'Push'::text);
CREATE INDEX message_by_discussion ON messaging.message USING btree (tenant_id, discussion_id) WHERE (discussion_id IS NOT NULL);
CREATE UNIQUE INDEX message_by_key ON messaging.message USING btree (tenant_id, key);
alter table messaging.message enable row level security;
alter table messaging.message force row level security;
create policy own_customer on messaging.message as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on messaging.message as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.message to waybill_app;

create table messaging.notification (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  position bigint generated always as identity not null,
  key text not null,
  user_id bigint not null,
  event text not null,
  notification_type text not null,
  title text not null,
  body text not null,
  href text,
  discussion_id uuid,
  topic text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (tenant_id, id),
  constraint notification_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX notification_by_user ON messaging.notification USING btree (tenant_id, user_id, "position" DESC);
CREATE INDEX unread_notification ON messaging.notification USING btree (tenant_id, user_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX notification_by_key ON messaging.notification USING btree (tenant_id, user_id, key);
alter table messaging.notification enable row level security;
alter table messaging.notification force row level security;
create policy own on messaging.notification as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id())))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));
create policy own_tenant on messaging.notification as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.notification to waybill_app;

create table messaging.preference (
  tenant_id bigint not null,
  user_id bigint not null,
  event text not null,
  channel text not null,
  is_on boolean not null,
  constraint preference_pkey PRIMARY KEY (tenant_id, user_id, event, channel),
  constraint preference_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table messaging.preference enable row level security;
alter table messaging.preference force row level security;
create policy own_tenant on messaging.preference as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.preference to waybill_app;

create table messaging.push_token (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  user_id bigint not null,
  user_guid uuid not null,
  token text not null,
  token_hash text generated always as (md5(token)) stored not null,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  constraint push_token_pkey PRIMARY KEY (tenant_id, id),
  constraint push_token_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX push_token_by_user ON messaging.push_token USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX push_token_of_device ON messaging.push_token USING btree (tenant_id, token_hash);
alter table messaging.push_token enable row level security;
alter table messaging.push_token force row level security;
create policy own_tenant on messaging.push_token as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.push_token to waybill_app;

create table messaging.reading (
  tenant_id bigint not null,
  user_id bigint not null,
  discussion_id uuid not null,
  read_at timestamp with time zone not null,
  constraint reading_pkey PRIMARY KEY (tenant_id, user_id, discussion_id),
  constraint reading_tenant_id_discussion_id_fkey FOREIGN KEY (tenant_id, discussion_id) REFERENCES messaging.discussion(tenant_id, id)
);
alter table messaging.reading enable row level security;
alter table messaging.reading force row level security;
create policy own_tenant on messaging.reading as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.reading to waybill_app;

create table messaging.rule (
  tenant_id bigint not null,
  event text not null,
  audience text not null,
  channel text not null,
  is_on boolean not null,
  constraint rule_pkey PRIMARY KEY (tenant_id, event, audience, channel),
  constraint rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table messaging.rule enable row level security;
alter table messaging.rule force row level security;
create policy own_tenant on messaging.rule as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER reference_version_delete AFTER DELETE ON messaging.rule REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('messaging.rule');
CREATE TRIGGER reference_version_insert AFTER INSERT ON messaging.rule REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('messaging.rule');
CREATE TRIGGER reference_version_update AFTER UPDATE ON messaging.rule REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('messaging.rule');
grant delete, insert, select, update on messaging.rule to waybill_app;

create table messaging.template (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  type text not null,
  channel text not null,
  subject text not null,
  content text not null,
  customer_id bigint,
  customer_type text,
  tags text[] not null,
  created_at timestamp with time zone not null,
  constraint template_pkey PRIMARY KEY (tenant_id, id),
  constraint template_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'Sms'::text, 'Push'::text]))),
  constraint template_name_check CHECK (((length(name) >= 1) AND (length(name) <= 256))),
  constraint template_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX template_by_name ON messaging.template USING btree (tenant_id, name, id);
alter table messaging.template enable row level security;
alter table messaging.template force row level security;
create policy own_customer on messaging.template as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on messaging.template as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON messaging.template FOR EACH ROW EXECUTE FUNCTION platform.note_change('Template');
CREATE TRIGGER reference_version_delete AFTER DELETE ON messaging.template REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('messaging.template');
CREATE TRIGGER reference_version_insert AFTER INSERT ON messaging.template REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('messaging.template');
CREATE TRIGGER reference_version_update AFTER UPDATE ON messaging.template REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('messaging.template');
grant delete, insert, select, update on messaging.template to waybill_app;

create table messaging.template_resource (
  tenant_id bigint not null,
  id uuid not null,
  template_id uuid not null,
  file_name text not null,
  created_at timestamp with time zone not null,
  type text not null,
  constraint template_image_pkey PRIMARY KEY (tenant_id, id),
  constraint template_resource_type_check CHECK ((type = ANY (ARRAY['Image'::text, 'Attachment'::text]))),
  constraint template_image_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES messaging.template(tenant_id, id) ON DELETE CASCADE
);
alter table messaging.template_resource enable row level security;
alter table messaging.template_resource force row level security;
create policy own_tenant on messaging.template_resource as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.template_resource to waybill_app;

create table messaging.template_version (
  tenant_id bigint not null,
  template_id uuid not null,
  version integer not null,
  name text not null,
  subject text not null,
  content text not null,
  saved_by text,
  saved_at timestamp with time zone not null,
  constraint template_version_pkey PRIMARY KEY (tenant_id, template_id, version),
  constraint template_version_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES messaging.template(tenant_id, id) ON DELETE CASCADE
);
alter table messaging.template_version enable row level security;
alter table messaging.template_version force row level security;
create policy own_tenant on messaging.template_version as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on messaging.template_version to waybill_app;

-- platform
create schema platform;
grant usage on schema platform to waybill_app;

CREATE OR REPLACE FUNCTION platform.add_shard_tenant()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  insert into platform.shard_tenant (tenant_id) values (new.tenant_id);
  return new;
end $function$;
revoke execute on function platform.add_shard_tenant() from public;

CREATE OR REPLACE FUNCTION platform.blank_history(kind text, record text, properties text[])
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with blanked as (
    update platform.entity_change set
      changes = (
        select coalesce(jsonb_agg(case
          when platform.is_blanked(change ->> 'property', properties)
          then change || '{"before": null, "after": null}' else change
        end), '[]')
        from jsonb_array_elements(changes) change
      ),
      contents = contents || (
        select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(contents) key
        where platform.is_blanked(key, properties)
      )
    where tenant_id = platform.tenant_id() and entity_type = kind and entity_id = record
    returning 1
  )
  select count(*) from blanked;
$function$;
revoke execute on function platform.blank_history(kind text, record text, properties text[]) from public;
grant execute on function platform.blank_history(kind text, record text, properties text[]) to waybill_app;

CREATE OR REPLACE FUNCTION platform.count_version(tenant bigint, changed_table text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into platform.reference_version as v (tenant_id, table_name, slot, version, changed_by)
  values (tenant, changed_table, pg_backend_pid() % 64, 1, pg_current_xact_id())
  on conflict (tenant_id, table_name, slot)
  do update set version = v.version + 1, changed_by = excluded.changed_by;
$function$;

CREATE OR REPLACE FUNCTION platform.differences(before jsonb, after jsonb, ignored text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'property', key, 'before', left(b.value, 512), 'after', left(a.value, 512)
  ) order by key), '[]')
  from jsonb_each_text(before) b full join jsonb_each_text(after) a using (key)
  where b.value is distinct from a.value and not key = any (ignored);
$function$;

CREATE OR REPLACE FUNCTION platform.directory_entries()
 RETURNS TABLE(tenant_id bigint, shard text, hosts text[], revision bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select d.tenant_id, d.shard, d.hosts, d.revision from platform.shard_directory d
$function$;
revoke execute on function platform.directory_entries() from public;
grant execute on function platform.directory_entries() to waybill_app;

CREATE OR REPLACE FUNCTION platform.discard_task(wanted bigint, why text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with gone as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where j.id = wanted and t.id = j.task_id and j.locked_at is null
      and (j.payload ->> 'tenantId')::bigint = platform.tenant_id()
    returning j.id, t.identifier, j.payload, j.attempts, j.max_attempts, j.last_error, j.created_at
  ), discarded as (
    insert into platform.discarded_task
    select platform.tenant_id(), id, identifier, payload::jsonb, attempts, max_attempts, last_error,
      created_at, why, platform.user_id(), moment
    from gone returning 1
  )
  select exists (select from discarded);
$function$;
revoke execute on function platform.discard_task(wanted bigint, why text, moment timestamp with time zone) from public;
grant execute on function platform.discard_task(wanted bigint, why text, moment timestamp with time zone) to waybill_app;

CREATE OR REPLACE FUNCTION platform.enqueue(task text, payload jsonb, key text, run_at timestamp with time zone, queue text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select graphile_worker.add_job(
    task,
    (payload || jsonb_build_object('tenantId', platform.tenant_id()))::json,
    run_at => coalesce(run_at, clock_timestamp()),
    job_key => case when key is null then null else platform.tenant_id() || ':' || key end,
    queue_name => case when queue is null then null else platform.tenant_id() || ':' || queue end
  );
$function$;
revoke execute on function platform.enqueue(task text, payload jsonb, key text, run_at timestamp with time zone, queue text) from public;
grant execute on function platform.enqueue(task text, payload jsonb, key text, run_at timestamp with time zone, queue text) to waybill_app;

CREATE OR REPLACE FUNCTION platform.enter_shard(mode text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  own platform.shard_tenant;
  tenant bigint := platform.tenant_id();
begin
  if tenant = 0 then return ''; end if;
  if mode <> 'read only'
    and not pg_try_advisory_xact_lock_shared(hashtextextended('shard', tenant))
  then
    raise exception 'Tenant % is being moved', tenant using errcode = 'WB002';
  end if;
  if mode = 'serializable' then
    select * into own from platform.shard_tenant where tenant_id = tenant for share;
  else
    select * into own from platform.shard_tenant where tenant_id = tenant;
  end if;
  if own.state is distinct from 'Here' then
    raise exception 'Tenant % is not on this shard', tenant
      using errcode = 'WB001', detail = coalesce(own.moved_to, '');
  end if;
  return '';
end $function$;
revoke execute on function platform.enter_shard(mode text) from public;
grant execute on function platform.enter_shard(mode text) to waybill_app;

CREATE OR REPLACE FUNCTION platform.forget_audit(before timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with gone as (
    delete from platform.audit where tenant_id = platform.tenant_id() and at < before returning 1
  )
  select count(*) from gone;
$function$;
revoke execute on function platform.forget_audit(before timestamp with time zone) from public;
grant execute on function platform.forget_audit(before timestamp with time zone) to waybill_app;

CREATE OR REPLACE FUNCTION platform.guard(guarded regclass, customer_column text DEFAULT NULL::text, rights text DEFAULT 'select, insert, update, delete'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy own_tenant on %s using (tenant_id = platform.tenant_id())
     with check (tenant_id = platform.tenant_id())', guarded);
  if customer_column is not null then
    execute format(
      'create policy own_customer on %s as restrictive
       using (platform.sees_customer(%I)) with check (platform.sees_customer(%I))',
      guarded, customer_column, customer_column);
  end if;
  execute format('grant %s on %s to waybill_app', rights, guarded);
end $function$;

CREATE OR REPLACE FUNCTION platform.has_mark(value text, marks text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (EXISTS (SELECT FROM unnest(has_mark.marks) mark(mark) WHERE ((strpos(lower(has_mark.value), lower(mark.mark)) > 0) AND (has_mark.value ~* platform.standing_alone(mark.mark)))));

CREATE OR REPLACE FUNCTION platform.impersonator_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.impersonator_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION platform.is_blanked(property text, blanked text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((property = ANY (blanked)) OR (('custom'::text = ANY (blanked)) AND starts_with(property, 'customFields.'::text)));

CREATE OR REPLACE FUNCTION platform.listed_changes(change platform.entity_change)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when change.contents is null then change.changes else (
    select coalesce(jsonb_agg(jsonb_build_object(
      'property', key,
      'before', case change.change_type when 'Deleted' then left(value, 512) end,
      'after', case change.change_type when 'Created' then left(value, 512) end
    ) order by key), '[]')
    from jsonb_each_text(change.contents)
  ) end;
$function$;

CREATE OR REPLACE FUNCTION platform.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ignored text[] := array['tenant_id', 'updated_at', 'updated_by'] || tg_argv[1:];
  record jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  record_id text := coalesce(record ->> 'id', record ->> 'tenant_id');
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  changes jsonb := '[]';
  contents jsonb;
begin
  if tg_op = 'UPDATE' then
    if before - ignored = record - ignored then return null; end if;
    changes := platform.differences(
      platform.with_custom_fields(before), platform.with_custom_fields(record), ignored);
    if changes = '[]' then return null; end if;
  else
    contents := jsonb_strip_nulls(case
      when coalesce(record -> 'custom', '{}') = '{}' then record - 'custom'
      else platform.with_custom_fields(record) end - ignored);
    -- Long values are cut to what is shown of them.
    if pg_column_size(contents) > 8192 then
      changes := case tg_op
        when 'INSERT' then platform.differences('{}', contents, '{}')
        else platform.differences(contents, '{}', '{}') end;
      contents := null;
    end if;
  end if;
  insert into platform.entity_change (
    tenant_id, entity_type, entity_id, customer_id, change_type, changes, contents,
    user_id, impersonator_id, request_id
  ) values (
    (record ->> 'tenant_id')::bigint, tg_argv[0], record_id,
    (record ->> 'customer_id')::bigint,
    case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
    changes, contents, platform.user_id(), platform.impersonator_id(),
    platform.request_of(tg_argv[0] || ' ' || record_id)
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION platform.note_directory_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_notify('waybill_directory', new.tenant_id::text);
  return new;
end $function$;
revoke execute on function platform.note_directory_change() from public;

CREATE OR REPLACE FUNCTION platform.note_reference_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform platform.count_version(c.tenant_id, tg_argv[0])
  from (select distinct tenant_id from changed) c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION platform.note_shared_reference_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform platform.count_version(0, tg_argv[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION platform.of_person(target regclass)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select 't.tenant_id = platform.tenant_id() and (platform.has_mark(t::text, $1) or (('
    || coalesce((
      select string_agg(case
        when a.atttypid = 'bigint'::regtype then format('t.%I = $3', a.attname)
        when a.atttypid = 'uuid'::regtype then format('t.%I = $4', a.attname)
        else format('t.%I = any ($2)', a.attname)
      end, ' or ')
      from pg_attribute a
      where a.attrelid = target and a.attnum > 0 and not a.attisdropped and (
        (a.atttypid = 'bigint'::regtype and a.attname in ('user_id', 'created_by', 'updated_by',
          'decided_by', 'cancelled_by', 'discarded_by', 'closed_by', 'changed_by'))
        or (a.atttypid = 'uuid'::regtype
          and a.attname in ('author_guid', 'user_guid', 'driver_guid', 'driver_id'))
        or (a.atttypid = 'text'::regtype
          and (a.attname like '%by\_name' or a.attname in ('saved_by', 'signed_by'))))
    ), 'false')
    || ') and platform.has_mark(t::text, $2)))';
$function$;

CREATE OR REPLACE FUNCTION platform.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select regexp_replace(
    regexp_replace(phone, '\D', '', 'g'), '^(?:00)?6[14]0?(?=\d{8,10}$)', '0'
  )
$function$;

CREATE OR REPLACE FUNCTION platform.publish(events jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  handled bigint[];
begin
  with published as (
    insert into platform.event (tenant_id, name, payload)
    select platform.tenant_id(), f ->> 'name', f -> 'payload'
    from jsonb_array_elements(events) with ordinality as given (f, place)
    order by place
    returning id, name
  )
  select array_agg(published.id order by published.id) into handled
  from published
  where exists (select from platform.listener l where l.event = published.name);

  if handled is not null then
    perform graphile_worker.add_job(
      'platform.handleEvents',
      json_build_object('tenantId', platform.tenant_id(), 'eventIds', handled)
    );
  end if;

  perform pg_notify('waybill_live', json_build_object(
    'tenant', platform.tenant_id(), 'customer', f -> 'payload' -> 'customerId',
    'users', f -> 'payload' -> 'userIds',
    'topic', t.topic, 'id', f -> 'payload' -> 'id')::text)
  from jsonb_array_elements(events) f join platform.live_topic t on t.event = f ->> 'name';
end $function$;
revoke execute on function platform.publish(events jsonb) from public;
grant execute on function platform.publish(events jsonb) to waybill_app;

CREATE OR REPLACE FUNCTION platform.register_listeners(listeners jsonb, topics jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from platform.listener where (event, task) not in (
    select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  );
  insert into platform.listener (event, task)
  select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  on conflict do nothing;
  insert into platform.live_topic as known (event, topic)
  select t ->> 'event', t ->> 'topic' from jsonb_array_elements(topics) t
  on conflict (event) do update set topic = excluded.topic
  where known.topic is distinct from excluded.topic;
$function$;
revoke execute on function platform.register_listeners(listeners jsonb, topics jsonb) from public;

CREATE OR REPLACE FUNCTION platform.request_of(record text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(((NULLIF(current_setting('app.requests_of_records'::text, true), ''::text))::jsonb ->> record), NULLIF(current_setting('app.request_id'::text, true), ''::text));

CREATE OR REPLACE FUNCTION platform.retry_task(wanted bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with again as (
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now()
    where id = wanted and locked_at is null
      and (payload ->> 'tenantId')::bigint = platform.tenant_id()
    returning 1
  )
  select exists (select from again);
$function$;
revoke execute on function platform.retry_task(wanted bigint) from public;
grant execute on function platform.retry_task(wanted bigint) to waybill_app;

CREATE OR REPLACE FUNCTION platform.rows_of_person(target regclass, marks text[], names text[], account bigint, account_guid uuid)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return query execute format(
    'select to_jsonb(t) from %s t where %s', target, platform.of_person(target))
    using marks, names, account, account_guid;
end $function$;
revoke execute on function platform.rows_of_person(target regclass, marks text[], names text[], account bigint, account_guid uuid) from public;
grant execute on function platform.rows_of_person(target regclass, marks text[], names text[], account bigint, account_guid uuid) to waybill_app;

CREATE OR REPLACE FUNCTION platform.scrub(target regclass, marks text[], names text[], account bigint, account_guid uuid, stand_ins text[], name_stand_in text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  place record;
  assignments text;
  changed bigint;
begin
  select t.columns, t.types, t.is_kept into place from platform.tenant_table(target) t;
  if not found or place.is_kept then return 0; end if;
  select string_agg(format(
    '%1$I = platform.without_marks(platform.without_marks(t.%1$I::text, $1, $5), $2, $6)::%2$s',
    c, y), ', ')
  into assignments from unnest(place.columns, place.types) as p (c, y);
  execute format('update %s t set %s where %s', target, assignments, platform.of_person(target))
    using marks, names, account, account_guid, stand_ins,
      array_fill(name_stand_in, array[greatest(cardinality(names), 1)]);
  get diagnostics changed = row_count;
  return changed;
end $function$;
revoke execute on function platform.scrub(target regclass, marks text[], names text[], account bigint, account_guid uuid, stand_ins text[], name_stand_in text) from public;
grant execute on function platform.scrub(target regclass, marks text[], names text[], account bigint, account_guid uuid, stand_ins text[], name_stand_in text) to waybill_app;

CREATE OR REPLACE FUNCTION platform.scrub_queue(marks text[], stand_ins text[])
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with changed as (
    update graphile_worker._private_jobs
    set payload = platform.without_marks(payload::text, marks, stand_ins)::json
    where (payload ->> 'tenantId')::bigint = platform.tenant_id()
      and platform.has_mark(payload::text, marks)
    returning 1
  )
  select count(*) from changed;
$function$;
revoke execute on function platform.scrub_queue(marks text[], stand_ins text[]) from public;
grant execute on function platform.scrub_queue(marks text[], stand_ins text[]) to waybill_app;

CREATE OR REPLACE FUNCTION platform.sees_customer(customer_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('app.customer_id'::text, true) = 'all'::text) THEN true ELSE (customer_id = (NULLIF(NULLIF(current_setting('app.customer_id'::text, true), ''::text), 'all'::text))::bigint) END;

CREATE OR REPLACE FUNCTION platform.standing_alone(mark text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('(?<![\w.+-])'::text || regexp_replace(mark, '([.*+?^${}()|\[\]\\])'::text, '\\\1'::text, 'g'::text)) || '(?![\w-])'::text);

CREATE OR REPLACE FUNCTION platform.tables_of_tenants()
 RETURNS TABLE(name text, columns text[], types text[], is_kept boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select format('%I.%I', n.nspname, c.relname), t.columns, t.types, t.is_kept
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join lateral platform.tenant_table(c.oid) t
  where c.relkind = 'r' and c.relrowsecurity
  order by n.nspname in ('search', 'platform'), c.relname = 'entity_change', 1;
$function$;

CREATE OR REPLACE FUNCTION platform.tasks()
 RETURNS TABLE(id bigint, name text, state text, payload jsonb, attempts integer, max_attempts integer, last_error text, created_at timestamp with time zone, next_at timestamp with time zone, reason text, discarded_by bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select j.id, t.identifier,
    case
      when j.locked_at is not null then 'Running'
      when j.attempts >= j.max_attempts then 'Dead'
      when j.attempts > 0 then 'Failing'
      else 'Waiting'
    end,
    j.payload::jsonb, j.attempts::integer, j.max_attempts::integer, j.last_error, j.created_at,
    j.run_at, null, null::bigint
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where (j.payload ->> 'tenantId')::bigint = platform.tenant_id()
  union all
  select d.id, d.name, 'Discarded', d.payload, d.attempts, d.max_attempts, d.last_error,
    d.created_at, d.discarded_at, d.reason, d.discarded_by
  from platform.discarded_task d where d.tenant_id = platform.tenant_id();
$function$;
revoke execute on function platform.tasks() from public;
grant execute on function platform.tasks() to waybill_app;

CREATE OR REPLACE FUNCTION platform.tenant_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION platform.tenant_table(target regclass)
 RETURNS TABLE(columns text[], types text[], is_kept boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array_agg(a.attname::text order by a.attnum),
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum), n.nspname = 'finance'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
  where c.oid = target and c.relkind = 'r' and c.relrowsecurity
    and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'tenant_id')
  group by n.nspname;
$function$;

CREATE OR REPLACE FUNCTION platform.track(tracked regclass, entity_type text, secret text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger note_change after insert or update or delete on %s
     for each row execute function platform.note_change(%s)',
    tracked,
    (select string_agg(quote_literal(argument), ', ' order by position)
     from unnest(array[entity_type] || secret) with ordinality as a (argument, position)));
end $function$;

CREATE OR REPLACE FUNCTION platform.user_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION platform.version_reference(versioned regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  change record;
  has_tenant boolean := exists (
    select from pg_attribute where attrelid = versioned and attname = 'tenant_id');
begin
  -- Names the table as versioned, whether it has changed yet or not.
  insert into platform.reference_version (tenant_id, table_name, slot, version, changed_by)
  values (0, versioned::text, -1, 0, pg_current_xact_id());
  if not has_tenant then
    execute format(
      'create trigger reference_version after insert or update or delete or truncate on %s
       for each statement execute function platform.note_shared_reference_change(%L)',
      versioned, versioned);
    return;
  end if;
  for change in
    select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) c (verb, rows)
  loop
    execute format(
      'create trigger reference_version_%s after %s on %s referencing %s table as changed
       for each statement execute function platform.note_reference_change(%L)',
      change.verb, change.verb, versioned, change.rows, versioned);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION platform.with_custom_fields(record jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (jsonb_typeof((record -> 'custom'::text)) = 'object'::text) THEN ((record - 'custom'::text) || (SELECT COALESCE(jsonb_object_agg(('customFields.'::text || field.key), field.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each((with_custom_fields.record -> 'custom'::text)) field(key, value))) ELSE record END;

CREATE OR REPLACE FUNCTION platform.without_marks(value text, marks text[], stand_ins text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  for at in 1 .. coalesce(cardinality(marks), 0) loop
    if strpos(lower(value), lower(marks[at])) > 0 then
      value := regexp_replace(value, platform.standing_alone(marks[at]), stand_ins[at], 'gi');
    end if;
  end loop;
  return value;
end $function$;

create table platform.audit (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint,
  impersonator_id bigint,
  endpoint text not null,
  parameters text not null,
  request_id text not null,
  ip text not null,
  browser text not null,
  at timestamp with time zone not null,
  duration_ms integer not null,
  refusal text,
  refusal_sentence jsonb,
  constraint audit_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX audit_by_user ON platform.audit USING btree (tenant_id, user_id, at DESC);
CREATE INDEX audit_of_refusals ON platform.audit USING btree (tenant_id, id DESC) WHERE (refusal IS NOT NULL);
alter table platform.audit enable row level security;
alter table platform.audit force row level security;
create policy own_tenant on platform.audit as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on platform.audit to waybill_app;

create table platform.daily (
  tenant_id bigint not null,
  task text not null,
  last_day date not null,
  constraint daily_pkey PRIMARY KEY (tenant_id, task)
);
alter table platform.daily enable row level security;
alter table platform.daily force row level security;
create policy own_tenant on platform.daily as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on platform.daily to waybill_app;

create table platform.discarded_task (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  payload jsonb not null,
  attempts integer not null,
  max_attempts integer not null,
  last_error text,
  created_at timestamp with time zone not null,
  reason text not null,
  discarded_by bigint,
  discarded_at timestamp with time zone not null,
  constraint discarded_task_pkey PRIMARY KEY (tenant_id, id)
);
alter table platform.discarded_task enable row level security;
alter table platform.discarded_task force row level security;
create policy own_tenant on platform.discarded_task as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on platform.discarded_task to waybill_app;

create table platform.entity_change (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  entity_type text not null,
  entity_id text not null,
  customer_id bigint,
  change_type text not null,
  changes jsonb not null,
  user_id bigint,
  impersonator_id bigint,
  request_id text,
  at timestamp with time zone default now() not null,
  contents jsonb,
  constraint entity_change_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_change_change_type_check CHECK ((change_type = ANY (ARRAY['Created'::text, 'Updated'::text, 'Deleted'::text])))
);
CREATE INDEX entity_change_by_record ON platform.entity_change USING btree (tenant_id, entity_type, entity_id, id DESC);
CREATE INDEX entity_change_by_request ON platform.entity_change USING btree (tenant_id, request_id) WHERE (request_id IS NOT NULL);
alter table platform.entity_change enable row level security;
alter table platform.entity_change force row level security;
create policy legs_of_staff on platform.entity_change as restrictive for select to public
  using (
CASE
    WHEN (platform.sees_customer(NULL::bigint) OR (entity_type <> 'Booking'::text)) THEN true
    ELSE (EXISTS ( SELECT
       FROM booking.booking b
      WHERE ((b.tenant_id = entity_change.tenant_id) AND (b.id = (entity_change.entity_id)::bigint))))
END);
create policy own_tenant on platform.entity_change as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on platform.entity_change to waybill_app;

create table platform.erasure (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  subject text not null,
  subject_id bigint,
  reason text not null,
  requested_by bigint,
  requested_at timestamp with time zone not null,
  done_at timestamp with time zone,
  changed jsonb,
  constraint erasure_pkey PRIMARY KEY (tenant_id, id),
  constraint erasure_subject_check CHECK ((subject = ANY (ARRAY['User'::text, 'CustomerContact'::text, 'EmailAddress'::text])))
);
alter table platform.erasure enable row level security;
alter table platform.erasure force row level security;
create policy own_tenant on platform.erasure as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select, update on platform.erasure to waybill_app;

create table platform.event (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  payload jsonb not null,
  at timestamp with time zone default now() not null,
  constraint event_pkey PRIMARY KEY (tenant_id, id)
);
alter table platform.event enable row level security;
alter table platform.event force row level security;
create policy own_tenant on platform.event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on platform.event to waybill_app;

create table platform.handled_event (
  tenant_id bigint not null,
  event_id bigint not null,
  listener text not null,
  at timestamp with time zone default now() not null,
  constraint handled_event_pkey PRIMARY KEY (tenant_id, event_id, listener)
);
alter table platform.handled_event enable row level security;
alter table platform.handled_event force row level security;
create policy own_tenant on platform.handled_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on platform.handled_event to waybill_app;

create table platform.idempotency (
  tenant_id bigint not null,
  principal text not null,
  endpoint text not null,
  key text not null,
  fingerprint text not null,
  response text,
  created_at timestamp with time zone not null,
  constraint idempotency_pkey PRIMARY KEY (tenant_id, principal, endpoint, key)
);
alter table platform.idempotency enable row level security;
alter table platform.idempotency force row level security;
create policy own_tenant on platform.idempotency as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on platform.idempotency to waybill_app;

create table platform.listener (
  event text not null,
  task text not null,
  constraint listener_pkey PRIMARY KEY (event, task)
);

create table platform.live_topic (
  event text not null,
  topic text not null,
  constraint live_topic_pkey PRIMARY KEY (event)
);

create table platform.number_series (
  tenant_id bigint not null,
  kind text not null,
  prefix text default ''::text not null,
  postfix text default ''::text not null,
  digits integer not null,
  next_no bigint not null,
  end_no bigint not null,
  is_manual boolean default false not null,
  constraint number_series_pkey PRIMARY KEY (tenant_id, kind),
  constraint number_series_check CHECK ((next_no <= (end_no + 1))),
  constraint number_series_digits_check CHECK (((digits >= 1) AND (digits <= 18)))
);
alter table platform.number_series enable row level security;
alter table platform.number_series force row level security;
create policy own_tenant on platform.number_series as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on platform.number_series to waybill_app;

create table platform.reference_version (
  tenant_id bigint not null,
  table_name text not null,
  slot smallint not null,
  version bigint not null,
  changed_by xid8 not null,
  constraint reference_version_pkey PRIMARY KEY (tenant_id, table_name, slot)
);
alter table platform.reference_version enable row level security;
alter table platform.reference_version force row level security;
create policy own_tenant on platform.reference_version as permissive for all to public
  using ((tenant_id = ANY (ARRAY[(0)::bigint, platform.tenant_id()])))
  with check ((tenant_id = ANY (ARRAY[(0)::bigint, platform.tenant_id()])));
grant insert, select, update on platform.reference_version to waybill_app;

create table platform.shard_directory (
  tenant_id bigint not null,
  shard text not null,
  hosts text[] not null,
  revision bigint default 1 not null,
  constraint shard_directory_pkey PRIMARY KEY (tenant_id)
);
alter table platform.shard_directory enable row level security;
alter table platform.shard_directory force row level security;
create policy own_tenant on platform.shard_directory as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy owner_reads on platform.shard_directory as permissive for select to waybill_owner
  using (true);
CREATE TRIGGER note_directory_change AFTER INSERT OR UPDATE ON platform.shard_directory FOR EACH ROW EXECUTE FUNCTION platform.note_directory_change();
grant select on platform.shard_directory to waybill_app;

create table platform.shard_tenant (
  tenant_id bigint not null,
  state text default 'Here'::text not null,
  moved_to text default ''::text not null,
  tasks jsonb,
  changed_at timestamp with time zone default now() not null,
  constraint shard_tenant_pkey PRIMARY KEY (tenant_id),
  constraint shard_tenant_state_check CHECK ((state = ANY (ARRAY['Here'::text, 'Arriving'::text, 'Moved'::text])))
);
alter table platform.shard_tenant enable row level security;
alter table platform.shard_tenant force row level security;
create policy own_tenant on platform.shard_tenant as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy owner_reads on platform.shard_tenant as permissive for select to waybill_owner
  using (true);
grant select on platform.shard_tenant to waybill_app;

create table platform.stored_file (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint,
  token_hash text not null,
  file_name text not null,
  file_type text not null,
  size_bytes bigint not null,
  purpose text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint stored_file_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX stored_file_bytes ON platform.stored_file USING btree (tenant_id) INCLUDE (size_bytes);
CREATE UNIQUE INDEX stored_file_by_token ON platform.stored_file USING btree (tenant_id, token_hash);
alter table platform.stored_file enable row level security;
alter table platform.stored_file force row level security;
create policy own_tenant on platform.stored_file as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on platform.stored_file to waybill_app;

-- pricing
create schema pricing;
grant usage on schema pricing to waybill_app;

create table pricing.carrier_reply (
  tenant_id bigint not null,
  freight_key text not null,
  carrier_account_id bigint not null,
  customer_id bigint,
  offers jsonb not null,
  has_response boolean not null,
  requested_at timestamp with time zone not null,
  constraint carrier_reply_pkey PRIMARY KEY (tenant_id, freight_key, carrier_account_id),
  constraint carrier_reply_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX carrier_reply_by_age ON pricing.carrier_reply USING btree (tenant_id, requested_at);
CREATE INDEX carrier_reply_of_account ON pricing.carrier_reply USING btree (tenant_id, carrier_account_id);
alter table pricing.carrier_reply enable row level security;
alter table pricing.carrier_reply force row level security;
create policy own_customer on pricing.carrier_reply as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on pricing.carrier_reply as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on pricing.carrier_reply to waybill_app;

create table pricing.markup (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint,
  markup_type smallint,
  carrier_account_id bigint not null,
  apply_to_all boolean default false not null,
  calc_method text,
  value numeric(15,4),
  services jsonb default '[]'::jsonb not null,
  constraint markup_pkey PRIMARY KEY (tenant_id, id),
  constraint markup_calc_method_check CHECK ((calc_method = ANY (ARRAY['Percentage'::text, 'FlatAmount'::text]))),
  constraint markup_check CHECK (((customer_id IS NULL) <> (markup_type IS NULL))),
  constraint markup_check1 CHECK (((calc_method IS NULL) = (value IS NULL))),
  constraint markup_markup_type_check CHECK (((markup_type >= 1) AND (markup_type <= 5))),
  constraint markup_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint markup_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint markup_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX markup_of_account ON pricing.markup USING btree (tenant_id, markup_type, customer_id, carrier_account_id) NULLS NOT DISTINCT;
alter table pricing.markup enable row level security;
alter table pricing.markup force row level security;
create policy own_tenant on pricing.markup as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy shared_or_own on pricing.markup as restrictive for all to public
  using (((customer_id IS NULL) OR platform.sees_customer(customer_id)))
  with check (((customer_id IS NULL) OR platform.sees_customer(customer_id)));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON pricing.markup FOR EACH ROW EXECUTE FUNCTION platform.note_change('Markup');
CREATE TRIGGER reference_version_delete AFTER DELETE ON pricing.markup REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('pricing.markup');
CREATE TRIGGER reference_version_insert AFTER INSERT ON pricing.markup REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('pricing.markup');
CREATE TRIGGER reference_version_update AFTER UPDATE ON pricing.markup REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('pricing.markup');
grant delete, insert, select, update on pricing.markup to waybill_app;

create table pricing.promo_code (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  is_active boolean default true not null,
  start_date date,
  end_date date,
  calc_method text not null,
  value numeric(15,4) not null,
  carrier_account_ids bigint[] default '{}'::bigint[] not null,
  max_uses integer,
  max_uses_per_customer integer,
  used integer default 0 not null,
  created_at timestamp with time zone not null,
  constraint promo_code_pkey PRIMARY KEY (tenant_id, id),
  constraint promo_code_calc_method_check CHECK ((calc_method = ANY (ARRAY['Percentage'::text, 'FlatAmount'::text]))),
  constraint promo_code_check CHECK ((end_date >= start_date)),
  constraint promo_code_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint promo_code_max_uses_check CHECK ((max_uses > 0)),
  constraint promo_code_max_uses_per_customer_check CHECK ((max_uses_per_customer > 0)),
  constraint promo_code_used_check CHECK ((used >= 0)),
  constraint promo_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX promo_code_by_code ON pricing.promo_code USING btree (tenant_id, lower(code));
alter table pricing.promo_code enable row level security;
alter table pricing.promo_code force row level security;
create policy own_tenant on pricing.promo_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON pricing.promo_code FOR EACH ROW EXECUTE FUNCTION platform.note_change('PromoCode', 'used');
grant delete, insert, select, update on pricing.promo_code to waybill_app;

create table pricing.promo_use (
  tenant_id bigint not null,
  booking_id bigint not null,
  promo_code_id bigint not null,
  customer_id bigint not null,
  at timestamp with time zone not null,
  constraint promo_use_pkey PRIMARY KEY (tenant_id, booking_id),
  constraint promo_use_tenant_id_promo_code_id_fkey FOREIGN KEY (tenant_id, promo_code_id) REFERENCES pricing.promo_code(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX promo_use_of_customer ON pricing.promo_use USING btree (tenant_id, promo_code_id, customer_id);
alter table pricing.promo_use enable row level security;
alter table pricing.promo_use force row level security;
create policy own_customer on pricing.promo_use as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on pricing.promo_use as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on pricing.promo_use to waybill_app;

create table pricing.quote (
  tenant_id bigint not null,
  id uuid not null,
  request_id uuid not null,
  customer_id bigint,
  carrier_account_id bigint not null,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  booked_at timestamp with time zone,
  constraint quote_pkey PRIMARY KEY (tenant_id, id),
  constraint quote_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id),
  constraint quote_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES pricing.quote_request(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX quote_of_account ON pricing.quote USING btree (tenant_id, carrier_account_id);
CREATE INDEX quote_of_request ON pricing.quote USING btree (tenant_id, request_id);
alter table pricing.quote enable row level security;
alter table pricing.quote force row level security;
create policy own_customer on pricing.quote as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on pricing.quote as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on pricing.quote to waybill_app;

create table pricing.quote_attempt (
  tenant_id bigint not null,
  request_id uuid not null,
  carrier_account_id bigint not null,
  customer_id bigint,
  is_done boolean default false not null,
  absent jsonb default '[]'::jsonb not null,
  constraint quote_attempt_pkey PRIMARY KEY (tenant_id, request_id, carrier_account_id),
  constraint quote_attempt_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint quote_attempt_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES pricing.quote_request(tenant_id, id) ON DELETE CASCADE
);
alter table pricing.quote_attempt enable row level security;
alter table pricing.quote_attempt force row level security;
create policy own_customer on pricing.quote_attempt as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on pricing.quote_attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on pricing.quote_attempt to waybill_app;

create table pricing.quote_request (
  tenant_id bigint not null,
  id uuid not null,
  token text not null,
  customer_id bigint,
  customer_type text not null,
  request jsonb not null,
  skipped jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint quote_request_pkey PRIMARY KEY (tenant_id, id),
  constraint quote_request_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint quote_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX quote_request_by_expiry ON pricing.quote_request USING btree (tenant_id, expires_at);
CREATE UNIQUE INDEX quote_request_token ON pricing.quote_request USING btree (tenant_id, token);
alter table pricing.quote_request enable row level security;
alter table pricing.quote_request force row level security;
create policy own_customer on pricing.quote_request as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on pricing.quote_request as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on pricing.quote_request to waybill_app;

-- pricing_public
create schema pricing_public;
grant usage on schema pricing_public to waybill_app;

-- rates
create schema rates;
grant usage on schema rates to waybill_app;

CREATE OR REPLACE FUNCTION rates.count_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rates.card set version = version + 1
  where tenant_id = platform.tenant_id() and id in (select rate_card_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rates.count_levy_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rates.card set version = version + 1 where tenant_id = platform.tenant_id();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rates.watch(watched regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger count_insert after insert on %s referencing new table as changed
    for each statement execute function rates.count_change()', watched);
  execute format('create trigger count_update after update on %s referencing new table as changed
    for each statement execute function rates.count_change()', watched);
  execute format('create trigger count_delete after delete on %s referencing old table as changed
    for each statement execute function rates.count_change()', watched);
end $function$;

create table rates.card (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  description text default ''::text not null,
  is_active boolean default true not null,
  is_default boolean default false not null,
  entity_id uuid,
  cubic_factor numeric(9,3),
  comparison text default 'totals'::text not null,
  rounding text default 'ceilKg'::text not null,
  next_band_if_cheaper boolean default false not null,
  version bigint default 1 not null,
  created_at timestamp with time zone default now() not null,
  fuel jsonb default '[]'::jsonb not null,
  version_of uuid,
  effective_date date,
  constraint card_pkey PRIMARY KEY (tenant_id, id),
  constraint card_check CHECK (((version_of IS NULL) OR ((NOT is_default) AND (entity_id IS NULL)))),
  constraint card_check1 CHECK (((version_of IS NOT NULL) OR (effective_date IS NULL))),
  constraint card_check2 CHECK (((version_of IS NULL) OR (is_active = (effective_date IS NOT NULL)))),
  constraint card_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint card_comparison_check CHECK ((comparison = ANY (ARRAY['totals'::text, 'perItem'::text]))),
  constraint card_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint card_rounding_check CHECK ((rounding = ANY (ARRAY['ceilKg'::text, 'ceilHalfKg'::text, 'nearestKg'::text, 'none'::text]))),
  constraint card_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint card_tenant_id_version_of_fkey FOREIGN KEY (tenant_id, version_of) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX card_by_entity ON rates.card USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);
CREATE UNIQUE INDEX card_code ON rates.card USING btree (tenant_id, upper(code));
CREATE UNIQUE INDEX card_version_from ON rates.card USING btree (tenant_id, version_of, effective_date) WHERE (version_of IS NOT NULL);
CREATE UNIQUE INDEX one_default_card ON rates.card USING btree (tenant_id) WHERE is_default;
alter table rates.card enable row level security;
alter table rates.card force row level security;
create policy own_tenant on rates.card as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.card FOR EACH ROW EXECUTE FUNCTION platform.note_change('RateCard', 'version');
CREATE TRIGGER reference_version_delete AFTER DELETE ON rates.card REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('rates.card');
CREATE TRIGGER reference_version_insert AFTER INSERT ON rates.card REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('rates.card');
CREATE TRIGGER reference_version_update AFTER UPDATE ON rates.card REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('rates.card');
grant delete, insert, select, update on rates.card to waybill_app;

create table rates.fuel_levy (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  percent numeric(7,4) not null,
  effective_date date not null,
  expire_date date,
  source text default ''::text not null,
  constraint fuel_levy_pkey PRIMARY KEY (tenant_id, id),
  constraint fuel_levy_check CHECK ((expire_date > effective_date)),
  constraint fuel_levy_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint fuel_levy_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric))),
  constraint fuel_levy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX fuel_levy_from ON rates.fuel_levy USING btree (tenant_id, upper(name), effective_date);
alter table rates.fuel_levy enable row level security;
alter table rates.fuel_levy force row level security;
create policy own_tenant on rates.fuel_levy as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE ON rates.fuel_levy FOR EACH STATEMENT EXECUTE FUNCTION rates.count_levy_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.fuel_levy FOR EACH ROW EXECUTE FUNCTION platform.note_change('FuelLevy');
grant delete, insert, select, update on rates.fuel_levy to waybill_app;

create table rates.quote_attempt (
  tenant_id bigint not null,
  token text not null,
  rate_card_id uuid not null,
  response jsonb,
  constraint quote_attempt_pkey PRIMARY KEY (tenant_id, token, rate_card_id),
  constraint quote_attempt_tenant_id_token_fkey FOREIGN KEY (tenant_id, token) REFERENCES rates.quote_request(tenant_id, token) ON DELETE CASCADE
);
alter table rates.quote_attempt enable row level security;
alter table rates.quote_attempt force row level security;
create policy own_tenant on rates.quote_attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on rates.quote_attempt to waybill_app;

create table rates.quote_request (
  tenant_id bigint not null,
  token text not null,
  request jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint quote_request_pkey PRIMARY KEY (tenant_id, token),
  constraint quote_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX quote_request_by_expiry ON rates.quote_request USING btree (tenant_id, expires_at);
alter table rates.quote_request enable row level security;
alter table rates.quote_request force row level security;
create policy own_tenant on rates.quote_request as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on rates.quote_request to waybill_app;

create table rates.rate (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  rate_service_id uuid not null,
  from_zone text not null,
  to_zone text not null,
  calculation_method text not null,
  reciprocal boolean default false not null,
  accumulative boolean default false not null,
  minimum numeric(15,6) default 0 not null,
  cut_off_time text default ''::text not null,
  transit_time text default ''::text not null,
  cubic_allowance numeric(9,3),
  effective_date date not null,
  expire_date date,
  bands jsonb not null,
  constraint rate_pkey PRIMARY KEY (tenant_id, id),
  constraint rate_check CHECK (((expire_date IS NULL) OR (expire_date > effective_date))),
  constraint rate_from_zone FOREIGN KEY (tenant_id, rate_card_id, from_zone) REFERENCES rates.zone(tenant_id, rate_card_id, code) ON UPDATE CASCADE,
  constraint rate_tenant_id_rate_card_id_rate_service_id_fkey FOREIGN KEY (tenant_id, rate_card_id, rate_service_id) REFERENCES rates.service(tenant_id, rate_card_id, id) ON DELETE CASCADE,
  constraint rate_to_zone FOREIGN KEY (tenant_id, rate_card_id, to_zone) REFERENCES rates.zone(tenant_id, rate_card_id, code) ON UPDATE CASCADE
);
CREATE INDEX rate_by_from_zone ON rates.rate USING btree (tenant_id, rate_card_id, from_zone);
CREATE INDEX rate_by_to_zone ON rates.rate USING btree (tenant_id, rate_card_id, to_zone);
CREATE UNIQUE INDEX rate_of_lane ON rates.rate USING btree (tenant_id, rate_card_id, rate_service_id, from_zone, to_zone, effective_date);
alter table rates.rate enable row level security;
alter table rates.rate force row level security;
create policy own_tenant on rates.rate as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER count_delete AFTER DELETE ON rates.rate REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_insert AFTER INSERT ON rates.rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_update AFTER UPDATE ON rates.rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.rate FOR EACH ROW EXECUTE FUNCTION platform.note_change('Rate');
grant delete, insert, select, update on rates.rate to waybill_app;

create table rates.service (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  code text not null,
  name text not null,
  is_additional boolean default false not null,
  is_active boolean default true not null,
  bears_fuel boolean default true not null,
  min_unit numeric(15,6) default 0 not null,
  cubic_factor numeric(9,3),
  created_at timestamp with time zone default now() not null,
  constraint service_pkey PRIMARY KEY (tenant_id, id),
  constraint service_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint service_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint service_tenant_id_rate_card_id_id_key UNIQUE (tenant_id, rate_card_id, id),
  constraint service_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX rate_service_code ON rates.service USING btree (tenant_id, rate_card_id, upper(code));
alter table rates.service enable row level security;
alter table rates.service force row level security;
create policy own_tenant on rates.service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER count_delete AFTER DELETE ON rates.service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_insert AFTER INSERT ON rates.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_update AFTER UPDATE ON rates.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.service FOR EACH ROW EXECUTE FUNCTION platform.note_change('RateService');
grant delete, insert, select, update on rates.service to waybill_app;

create table rates.surcharge (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  code text not null,
  name text not null,
  calc_method text not null,
  value numeric(15,6),
  apply_on text not null,
  condition jsonb not null,
  bears_fuel boolean default false not null,
  effective_date date not null,
  expire_date date,
  source text default ''::text not null,
  constraint surcharge_pkey PRIMARY KEY (tenant_id, id),
  constraint surcharge_apply_on_check CHECK ((apply_on = ANY (ARRAY['consignment'::text, 'item'::text, 'largestItem'::text, 'pallet'::text]))),
  constraint surcharge_calc_method_check CHECK ((calc_method = ANY (ARRAY['Flat'::text, 'Percentage'::text, 'PerKg'::text, 'PerItem'::text, 'PerCubic'::text]))),
  constraint surcharge_check CHECK ((expire_date > effective_date)),
  constraint surcharge_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint surcharge_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint surcharge_value_check CHECK ((value >= (0)::numeric)),
  constraint surcharge_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX surcharge_from ON rates.surcharge USING btree (tenant_id, rate_card_id, upper(code), effective_date);
alter table rates.surcharge enable row level security;
alter table rates.surcharge force row level security;
create policy own_tenant on rates.surcharge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER count_delete AFTER DELETE ON rates.surcharge REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_insert AFTER INSERT ON rates.surcharge REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_update AFTER UPDATE ON rates.surcharge REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.surcharge FOR EACH ROW EXECUTE FUNCTION platform.note_change('Surcharge');
grant delete, insert, select, update on rates.surcharge to waybill_app;

create table rates.zone (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  code text not null,
  is_active boolean default true not null,
  parent_id uuid,
  created_at timestamp with time zone default now() not null,
  constraint zone_pkey PRIMARY KEY (tenant_id, id),
  constraint zone_check CHECK ((parent_id <> id)),
  constraint zone_code UNIQUE (tenant_id, rate_card_id, code),
  constraint zone_code_check CHECK ((((length(code) >= 1) AND (length(code) <= 64)) AND (code = upper(code)))),
  constraint zone_tenant_id_rate_card_id_id_key UNIQUE (tenant_id, rate_card_id, id),
  constraint zone_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE,
  constraint zone_tenant_id_rate_card_id_parent_id_fkey FOREIGN KEY (tenant_id, rate_card_id, parent_id) REFERENCES rates.zone(tenant_id, rate_card_id, id) ON DELETE SET NULL (parent_id)
);
alter table rates.zone enable row level security;
alter table rates.zone force row level security;
create policy own_tenant on rates.zone as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER count_delete AFTER DELETE ON rates.zone REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_insert AFTER INSERT ON rates.zone REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_update AFTER UPDATE ON rates.zone REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.zone FOR EACH ROW EXECUTE FUNCTION platform.note_change('RateZone');
grant delete, insert, select, update on rates.zone to waybill_app;

create table rates.zone_location (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  zone_id uuid not null,
  rate_card_id uuid not null,
  country_code text not null,
  post_code text not null,
  suburb text default ''::text not null,
  constraint zone_location_pkey PRIMARY KEY (tenant_id, id),
  constraint zone_location_country_code_check CHECK ((length(country_code) = 2)),
  constraint zone_location_post_code_check CHECK (((length(post_code) >= 1) AND (length(post_code) <= 16))),
  constraint zone_location_post_code_check1 CHECK ((post_code = upper(post_code))),
  constraint zone_location_tenant_id_rate_card_id_zone_id_fkey FOREIGN KEY (tenant_id, rate_card_id, zone_id) REFERENCES rates.zone(tenant_id, rate_card_id, id) ON DELETE CASCADE
);
CREATE INDEX zone_location_by_postcode ON rates.zone_location USING btree (tenant_id, rate_card_id, country_code, post_code);
CREATE UNIQUE INDEX zone_location_place ON rates.zone_location USING btree (tenant_id, zone_id, country_code, post_code, upper(suburb));
alter table rates.zone_location enable row level security;
alter table rates.zone_location force row level security;
create policy own_tenant on rates.zone_location as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER count_delete AFTER DELETE ON rates.zone_location REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_insert AFTER INSERT ON rates.zone_location REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
CREATE TRIGGER count_update AFTER UPDATE ON rates.zone_location REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();
grant delete, insert, select, update on rates.zone_location to waybill_app;

-- rates_public
create schema rates_public;
grant usage on schema rates_public to waybill_app;

create view rates_public.card_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    code,
    name,
    is_active
   FROM rates.card;
grant select on rates_public.card_name to waybill_app;

-- reconciliation
create schema reconciliation;
grant usage on schema reconciliation to waybill_app;

create table reconciliation.charge (
  tenant_id bigint not null,
  reconciliation_id bigint not null,
  row_no integer not null,
  part integer default 0 not null,
  consignment_id text collate "C" not null,
  service_code text not null,
  service_name text not null,
  grams bigint,
  cubic_millimetres bigint,
  amount_minor bigint not null,
  problem text,
  constraint charge_pkey PRIMARY KEY (tenant_id, reconciliation_id, row_no, part),
  constraint charge_tenant_id_reconciliation_id_fkey FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES reconciliation.reconciliation(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX charge_of_consignment ON reconciliation.charge USING btree (tenant_id, reconciliation_id, consignment_id, row_no, part) WHERE (problem IS NULL);
alter table reconciliation.charge enable row level security;
alter table reconciliation.charge force row level security;
create policy own_tenant on reconciliation.charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.charge as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select, update on reconciliation.charge to waybill_app;

create table reconciliation.consignment (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  consignment_id text collate "C" not null,
  booking_id bigint,
  customer_id bigint,
  booking_status text,
  declared_grams bigint not null,
  declared_cubic_millimetres bigint not null,
  charged_grams bigint,
  charged_cubic_millimetres bigint,
  constraint consignment_pkey PRIMARY KEY (tenant_id, id),
  constraint consignment_tenant_id_reconciliation_id_consignment_id_key UNIQUE (tenant_id, reconciliation_id, consignment_id),
  constraint consignment_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id),
  constraint consignment_tenant_id_reconciliation_id_fkey FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES reconciliation.reconciliation(tenant_id, id) ON DELETE CASCADE
);
alter table reconciliation.consignment enable row level security;
alter table reconciliation.consignment force row level security;
create policy own_tenant on reconciliation.consignment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.consignment as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select, update on reconciliation.consignment to waybill_app;

create table reconciliation.dispute_letter (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  carrier_code text not null,
  sent_to text not null,
  subject text not null,
  content text not null,
  sent_at timestamp with time zone not null,
  sent_by_name text not null,
  constraint dispute_letter_pkey PRIMARY KEY (tenant_id, id),
  constraint dispute_letter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint dispute_letter_tenant_id_reconciliation_id_fkey FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES reconciliation.reconciliation(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX dispute_letter_of_carrier ON reconciliation.dispute_letter USING btree (tenant_id, carrier_code, id DESC);
CREATE INDEX dispute_letter_of_reconciliation ON reconciliation.dispute_letter USING btree (tenant_id, reconciliation_id, id);
alter table reconciliation.dispute_letter enable row level security;
alter table reconciliation.dispute_letter force row level security;
create policy own_tenant on reconciliation.dispute_letter as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.dispute_letter as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select on reconciliation.dispute_letter to waybill_app;

create table reconciliation.layout (
  tenant_id bigint not null,
  carrier_code text not null,
  columns jsonb not null,
  constraint layout_pkey PRIMARY KEY (tenant_id, carrier_code),
  constraint layout_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table reconciliation.layout enable row level security;
alter table reconciliation.layout force row level security;
create policy own_tenant on reconciliation.layout as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.layout as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select, update on reconciliation.layout to waybill_app;

create table reconciliation.line (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  consignment_no bigint not null,
  position integer not null,
  carrier_code text not null,
  consignment_id text collate "C" not null,
  service_key text not null,
  invoice_service_code text not null,
  service_code text,
  service_name text not null,
  is_additional boolean not null,
  compared_with text not null,
  is_taxed boolean not null,
  is_rechargeable boolean not null,
  carrier_quoted_minor bigint not null,
  carrier_invoiced_minor bigint not null,
  carrier_recharge_minor bigint not null,
  carrier_recharge_tax_minor bigint not null,
  quoted_minor bigint not null,
  requoted_minor bigint not null,
  customer_recharge_minor bigint not null,
  customer_recharge_tax_minor bigint not null,
  status text not null,
  reason text,
  explanation text not null,
  resolution text,
  approved_minor bigint,
  note text,
  decided_by bigint,
  decided_by_name text,
  decided_at timestamp with time zone,
  explanation_sentence jsonb,
  constraint line_pkey PRIMARY KEY (tenant_id, id),
  constraint line_approved_minor_check CHECK ((approved_minor >= 0)),
  constraint line_check CHECK (((status = 'Approved'::text) = (approved_minor IS NOT NULL))),
  constraint line_check1 CHECK (((resolution IS DISTINCT FROM 'PassedOn'::text) OR is_rechargeable)),
  constraint line_compared_with_check CHECK ((compared_with = ANY (ARRAY['total'::text, 'charge'::text]))),
  constraint line_customer_recharge_minor_check CHECK ((customer_recharge_minor >= 0)),
  constraint line_customer_recharge_tax_minor_check CHECK ((customer_recharge_tax_minor >= 0)),
  constraint line_reason_check CHECK ((reason = ANY (ARRAY['Weight'::text, 'Fuel'::text, 'Zone'::text, 'Accessorial'::text, 'Duplicate'::text, 'Cancelled'::text, 'Unmatched'::text]))),
  constraint line_resolution_check CHECK ((resolution = ANY (ARRAY['Absorbed'::text, 'PassedOn'::text, 'Disputed'::text, 'Duplicate'::text, 'Cancelled'::text]))),
  constraint line_status_check CHECK ((status = ANY (ARRAY['Matched'::text, 'OverCharged'::text, 'UnderCharged'::text, 'NotQuoted'::text, 'NotBooked'::text, 'Approved'::text]))),
  constraint line_tenant_id_consignment_no_position_key UNIQUE (tenant_id, consignment_no, "position"),
  constraint line_tenant_id_consignment_no_fkey FOREIGN KEY (tenant_id, consignment_no) REFERENCES reconciliation.consignment(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX line_by_service ON reconciliation.line USING btree (tenant_id, carrier_code, consignment_id, service_key);
CREATE INDEX line_of_reconciliation ON reconciliation.line USING btree (tenant_id, reconciliation_id, id);
CREATE INDEX line_waiting ON reconciliation.line USING btree (tenant_id, reconciliation_id, reason) WHERE ((status <> 'Approved'::text) AND ((resolution IS NULL) OR (resolution = 'Disputed'::text)));
alter table reconciliation.line enable row level security;
alter table reconciliation.line force row level security;
create policy own_tenant on reconciliation.line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.line as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
CREATE TRIGGER note_change AFTER UPDATE ON reconciliation.line FOR EACH ROW EXECUTE FUNCTION platform.note_change('ReconciliationLine');
grant delete, insert, select, update on reconciliation.line to waybill_app;

create table reconciliation.reconciliation (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  status text not null,
  carrier_code text not null,
  carrier_name text not null,
  invoice_number text,
  file_id uuid,
  file_name text not null,
  file_kind text not null,
  file_hash bytea not null,
  columns jsonb not null,
  invalid_file_id uuid,
  problem text,
  row_count integer not null,
  rows_read integer default 0 not null,
  rows_compared integer default 0 not null,
  compared_to text default ''::text not null,
  lines integer default 0 not null,
  matched integer default 0 not null,
  waiting integer default 0 not null,
  quoted_minor bigint default 0 not null,
  invoiced_minor bigint default 0 not null,
  recharged_minor bigint default 0 not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  created_by_name text,
  agreed_minor bigint default 0 not null,
  exported_at timestamp with time zone,
  constraint reconciliation_pkey PRIMARY KEY (tenant_id, id),
  constraint reconciliation_status_check CHECK ((status = ANY (ARRAY['Uploaded'::text, 'Processing'::text, 'ReadyForApproval'::text, 'PartiallyApproved'::text, 'Approved'::text, 'Failed'::text]))),
  constraint reconciliation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX reconciliation_of_file ON reconciliation.reconciliation USING btree (tenant_id, carrier_code, file_hash) WHERE (status <> 'Failed'::text);
CREATE UNIQUE INDEX reconciliation_of_invoice ON reconciliation.reconciliation USING btree (tenant_id, carrier_code, upper(invoice_number)) WHERE ((invoice_number IS NOT NULL) AND (status <> 'Failed'::text));
alter table reconciliation.reconciliation enable row level security;
alter table reconciliation.reconciliation force row level security;
create policy own_tenant on reconciliation.reconciliation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.reconciliation as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON reconciliation.reconciliation FOR EACH ROW EXECUTE FUNCTION platform.note_change('Reconciliation', 'columns', 'file_hash', 'file_id', 'invalid_file_id', 'row_count', 'rows_read', 'rows_compared', 'compared_to', 'lines', 'matched', 'waiting', 'quoted_minor', 'invoiced_minor', 'recharged_minor', 'agreed_minor');
grant delete, insert, select, update on reconciliation.reconciliation to waybill_app;

create table reconciliation.tolerance (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  above_minor bigint not null,
  above_percent numeric(6,3) not null,
  below_minor bigint not null,
  below_percent numeric(6,3) not null,
  fuel_above_minor bigint not null,
  fuel_above_percent numeric(6,3) not null,
  fuel_below_minor bigint not null,
  fuel_below_percent numeric(6,3) not null,
  constraint tolerance_pkey PRIMARY KEY (tenant_id, carrier_account_id),
  constraint tolerance_above_minor_check CHECK ((above_minor >= 0)),
  constraint tolerance_above_percent_check CHECK (((above_percent >= (0)::numeric) AND (above_percent <= (100)::numeric))),
  constraint tolerance_below_minor_check CHECK ((below_minor >= 0)),
  constraint tolerance_below_percent_check CHECK (((below_percent >= (0)::numeric) AND (below_percent <= (100)::numeric))),
  constraint tolerance_fuel_above_minor_check CHECK ((fuel_above_minor >= 0)),
  constraint tolerance_fuel_above_percent_check CHECK (((fuel_above_percent >= (0)::numeric) AND (fuel_above_percent <= (100)::numeric))),
  constraint tolerance_fuel_below_minor_check CHECK ((fuel_below_minor >= 0)),
  constraint tolerance_fuel_below_percent_check CHECK (((fuel_below_percent >= (0)::numeric) AND (fuel_below_percent <= (100)::numeric))),
  constraint tolerance_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE,
  constraint tolerance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table reconciliation.tolerance enable row level security;
alter table reconciliation.tolerance force row level security;
create policy own_tenant on reconciliation.tolerance as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.tolerance as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select, update on reconciliation.tolerance to waybill_app;

create table reconciliation.upload (
  tenant_id bigint not null,
  id uuid not null,
  original_name text not null,
  kind text not null,
  hash bytea not null,
  heads text[] not null,
  row_count integer not null,
  sums_minor bigint[] not null,
  created_at timestamp with time zone not null,
  constraint upload_pkey PRIMARY KEY (tenant_id, id),
  constraint upload_kind_check CHECK ((kind = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  constraint upload_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table reconciliation.upload enable row level security;
alter table reconciliation.upload force row level security;
create policy own_tenant on reconciliation.upload as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on reconciliation.upload as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select, update on reconciliation.upload to waybill_app;

-- reconciliation_public
create schema reconciliation_public;
grant usage on schema reconciliation_public to waybill_app;

create view reconciliation_public.agreed_cost with (security_invoker=true) as
 SELECT k.tenant_id,
    k.booking_id,
    (COALESCE(sum((l.carrier_invoiced_minor - l.carrier_quoted_minor)) FILTER (WHERE (l.status = 'Approved'::text)), (0)::numeric))::bigint AS difference_minor
   FROM (reconciliation.line l
     JOIN reconciliation.consignment k ON (((k.tenant_id = l.tenant_id) AND (k.id = l.consignment_no))))
  WHERE (k.booking_id IS NOT NULL)
  GROUP BY k.tenant_id, k.booking_id
 HAVING (bool_or((l.status = 'Approved'::text)) AND (NOT bool_or(((l.status <> 'Approved'::text) AND (COALESCE(l.resolution, 'Disputed'::text) = 'Disputed'::text)))));
grant select on reconciliation_public.agreed_cost to waybill_app;

create view reconciliation_public.reconciliation_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    ((carrier_name || ' '::text) || COALESCE(invoice_number, file_name)) AS name
   FROM reconciliation.reconciliation;
grant select on reconciliation_public.reconciliation_name to waybill_app;

create view reconciliation_public.undecided_extra with (security_invoker=true) as
 SELECT k.tenant_id,
    k.booking_id,
    l.reconciliation_id
   FROM (reconciliation.line l
     JOIN reconciliation.consignment k ON (((k.tenant_id = l.tenant_id) AND (k.id = l.consignment_no))))
  WHERE ((k.booking_id IS NOT NULL) AND l.is_rechargeable AND (l.customer_recharge_minor > 0) AND (l.status <> ALL (ARRAY['Approved'::text, 'Matched'::text])) AND ((l.resolution IS NULL) OR (l.resolution = 'Disputed'::text)));
grant select on reconciliation_public.undecided_extra to waybill_app;

-- records
create schema records;
grant usage on schema records to waybill_app;

CREATE OR REPLACE FUNCTION records.note_own_type_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) -> tg_argv[1] end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) -> tg_argv[1] end;
  record jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changes jsonb := platform.differences(
    before, after, case tg_argv[1] when 'definition' then array['slots'] else array[]::text[] end);
begin
  if changes <> '[]' then
    insert into platform.entity_change (
      tenant_id, entity_type, entity_id, customer_id, change_type, changes,
      user_id, impersonator_id, request_id
    ) values (
      (record ->> 'tenant_id')::bigint,
      -- Records of one type are read by those who see the type.
      tg_argv[0] || case when tg_argv[0] = 'EntityRecord' then '/' || (record ->> 'type') else '' end,
      record ->> 'id', (record ->> 'customer_id')::bigint,
      case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
      changes, platform.user_id(), platform.impersonator_id(),
      nullif(current_setting('app.request_id', true), '')
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION records.value_text(field jsonb, value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN ((field ->> 'fieldtype'::text) = 'money'::text) THEN (round((((value #>> '{}'::text[]))::numeric / (100)::numeric), 2))::text WHEN (jsonb_typeof(value) = 'array'::text) THEN (SELECT string_agg(each.value, ', '::text) AS string_agg FROM jsonb_array_elements_text(value_text.value) each(value)) ELSE (value #>> '{}'::text[]) END;

CREATE OR REPLACE FUNCTION records.words_of(data jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(string_agg(jsonb_each_text.value, '
'::text), ''::text) AS "coalesce" FROM jsonb_each_text(words_of.data) jsonb_each_text(key, value));

create table records.document (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  document_id uuid not null,
  entity_type text not null,
  entity_ref text not null,
  customer_id bigint,
  document_type text not null,
  is_shared boolean not null,
  by_customer boolean not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  constraint document_pkey PRIMARY KEY (tenant_id, id),
  constraint document_check CHECK ((is_shared OR (NOT by_customer))),
  constraint document_check1 CHECK (((customer_id IS NOT NULL) OR (NOT is_shared))),
  constraint document_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint document_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES platform.stored_file(tenant_id, id),
  constraint document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX document_by_record ON records.document USING btree (tenant_id, entity_type, entity_ref, id DESC);
CREATE UNIQUE INDEX document_of_file ON records.document USING btree (tenant_id, document_id);
alter table records.document enable row level security;
alter table records.document force row level security;
create policy own_customer on records.document as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on records.document as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy shared on records.document as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared))
  with check (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON records.document FOR EACH ROW EXECUTE FUNCTION platform.note_change('Document');
grant delete, insert, select, update on records.document to waybill_app;

create table records.entity_definition (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  definition jsonb not null,
  is_public boolean generated always as (((definition ->> 'ispublic'::text))::boolean) stored,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone,
  constraint entity_definition_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_definition_tenant_id_type_key UNIQUE (tenant_id, type),
  constraint entity_definition_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table records.entity_definition enable row level security;
alter table records.entity_definition force row level security;
create policy own_tenant on records.entity_definition as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy shared on records.entity_definition as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_public))
  with check ((current_setting('app.customer_id'::text, true) = 'all'::text));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON records.entity_definition FOR EACH ROW EXECUTE FUNCTION records.note_own_type_change('EntityDefinition', 'definition');
CREATE TRIGGER reference_version_delete AFTER DELETE ON records.entity_definition REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('records.entity_definition');
CREATE TRIGGER reference_version_insert AFTER INSERT ON records.entity_definition REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('records.entity_definition');
CREATE TRIGGER reference_version_update AFTER UPDATE ON records.entity_definition REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('records.entity_definition');
grant delete, insert, select, update on records.entity_definition to waybill_app;

create table records.entity_record (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  url text not null,
  data jsonb not null,
  customer_id bigint,
  created_by bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone,
  text_1 text,
  text_2 text,
  text_3 text,
  text_4 text,
  text_5 text,
  number_1 double precision,
  number_2 double precision,
  number_3 double precision,
  day_1 date,
  day_2 date,
  moment_1 timestamp with time zone,
  moment_2 timestamp with time zone,
  reference_1 uuid,
  reference_2 uuid,
  words text generated always as (records.words_of(data)) stored not null,
  constraint entity_record_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_record_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
  constraint entity_record_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint entity_record_tenant_id_type_fkey FOREIGN KEY (tenant_id, type) REFERENCES records.entity_definition(tenant_id, type)
);
CREATE INDEX entity_record_by_age ON records.entity_record USING btree (tenant_id, type, created_at DESC, id DESC) INCLUDE (customer_id);
CREATE INDEX entity_record_by_day_1 ON records.entity_record USING btree (tenant_id, type, day_1, id);
CREATE INDEX entity_record_by_day_2 ON records.entity_record USING btree (tenant_id, type, day_2, id);
CREATE INDEX entity_record_by_moment_1 ON records.entity_record USING btree (tenant_id, type, moment_1, id);
CREATE INDEX entity_record_by_moment_2 ON records.entity_record USING btree (tenant_id, type, moment_2, id);
CREATE INDEX entity_record_by_number_1 ON records.entity_record USING btree (tenant_id, type, number_1, id);
CREATE INDEX entity_record_by_number_2 ON records.entity_record USING btree (tenant_id, type, number_2, id);
CREATE INDEX entity_record_by_number_3 ON records.entity_record USING btree (tenant_id, type, number_3, id);
CREATE INDEX entity_record_by_reference_1 ON records.entity_record USING btree (tenant_id, type, reference_1, id);
CREATE INDEX entity_record_by_reference_2 ON records.entity_record USING btree (tenant_id, type, reference_2, id);
CREATE INDEX entity_record_by_text_1 ON records.entity_record USING btree (tenant_id, type, text_1, id);
CREATE INDEX entity_record_by_text_2 ON records.entity_record USING btree (tenant_id, type, text_2, id);
CREATE INDEX entity_record_by_text_3 ON records.entity_record USING btree (tenant_id, type, text_3, id);
CREATE INDEX entity_record_by_text_4 ON records.entity_record USING btree (tenant_id, type, text_4, id);
CREATE INDEX entity_record_by_text_5 ON records.entity_record USING btree (tenant_id, type, text_5, id);
CREATE INDEX entity_record_by_words ON records.entity_record USING gin (words gin_trgm_ops);
CREATE INDEX entity_record_of_customer ON records.entity_record USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX entity_record_written ON records.entity_record USING btree (tenant_id, COALESCE(updated_at, created_at));
CREATE UNIQUE INDEX entity_record_by_url ON records.entity_record USING btree (tenant_id, type, url);
alter table records.entity_record enable row level security;
alter table records.entity_record force row level security;
create policy own_tenant on records.entity_record as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy shared on records.entity_record as restrictive for all to public
  using (
CASE
    WHEN (current_setting('app.customer_id'::text, true) = 'all'::text) THEN true
    WHEN ((customer_id IS NOT NULL) AND (NOT COALESCE(platform.sees_customer(customer_id), false))) THEN false
    ELSE (EXISTS ( SELECT
       FROM records.entity_definition d
      WHERE ((d.tenant_id = entity_record.tenant_id) AND (d.type = entity_record.type) AND d.is_public)))
END)
  with check ((current_setting('app.customer_id'::text, true) = 'all'::text));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON records.entity_record FOR EACH ROW EXECUTE FUNCTION records.note_own_type_change('EntityRecord', 'data');
grant delete, insert, select, update on records.entity_record to waybill_app;

-- records_public
create schema records_public;
grant usage on schema records_public to waybill_app;

CREATE OR REPLACE FUNCTION records_public.custom_seen(of_type text, custom jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (custom = '{}'::jsonb) THEN custom ELSE (SELECT COALESCE(jsonb_object_agg(field.key, field.value), '{}'::jsonb) AS "coalesce" FROM jsonb_each(custom_seen.custom) field(key, value) WHERE (EXISTS (SELECT FROM (records.entity_definition d CROSS JOIN LATERAL jsonb_array_elements((d.definition -> 'properties'::text)) p(property)) WHERE ((d.tenant_id = platform.tenant_id()) AND (d.type = custom_seen.of_type) AND ((p.property ->> 'key'::text) = field.key) AND ((current_setting('app.customer_id'::text, true) = 'all'::text) OR (NOT ((p.property ->> 'hiddenfrompublic'::text))::boolean)))))) END;

CREATE OR REPLACE FUNCTION records_public.custom_slots(of_tenant bigint, of_type text, custom jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT COALESCE(jsonb_object_agg(('custom_'::text || slot.name), (custom_slots.custom -> slot.key)), '{}'::jsonb) AS "coalesce" FROM (records.entity_definition d CROSS JOIN LATERAL jsonb_each_text((d.definition -> 'slots'::text)) slot(key, name)) WHERE ((d.tenant_id = custom_slots.of_tenant) AND (d.type = custom_slots.of_type) AND (custom_slots.custom ? slot.key) AND CASE split_part(slot.name, '_'::text, 1) WHEN 'number'::text THEN (jsonb_typeof((custom_slots.custom -> slot.key)) = 'number'::text) WHEN 'day'::text THEN pg_input_is_valid((custom_slots.custom ->> slot.key), 'date'::text) ELSE (octet_length((custom_slots.custom ->> slot.key)) <= 1024) END));

CREATE OR REPLACE FUNCTION records_public.custom_words(of_type text, custom jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (custom = '{}'::jsonb) THEN NULL::text ELSE (SELECT string_agg((custom_words.custom ->> (p.property ->> 'key'::text)), ' '::text) AS string_agg FROM (records.entity_definition d CROSS JOIN LATERAL jsonb_array_elements((d.definition -> 'properties'::text)) p(property)) WHERE ((d.tenant_id = platform.tenant_id()) AND (d.type = custom_words.of_type) AND ((p.property ->> 'fieldtype'::text) <> 'boolean'::text) AND (NOT ((p.property ->> 'hiddenfrompublic'::text))::boolean))) END;

CREATE OR REPLACE FUNCTION records_public.index_custom()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  return jsonb_populate_record(new, jsonb_build_object(
    'custom_text_1', null, 'custom_text_2', null, 'custom_text_3', null, 'custom_text_4', null,
    'custom_text_5', null, 'custom_number_1', null, 'custom_number_2', null,
    'custom_number_3', null, 'custom_day_1', null, 'custom_day_2', null
  ) || records_public.custom_slots(new.tenant_id, tg_argv[0], new.custom));
end $function$;

create view records_public.search_card with (security_invoker=true) as
 SELECT e.tenant_id,
    e.id,
    ('Records/'::text || e.type) AS type,
    ((e.type || '/'::text) || e.id) AS ref,
    e.customer_id,
    COALESCE(shown_fields.title, (d.definition ->> 'name'::text)) AS title,
    COALESCE(shown_fields.words, ''::text) AS words,
    (jsonb_build_array(jsonb_build_object('label', 'Type', 'value', (d.definition ->> 'name'::text))) || shown_fields.details) AS details,
    e.created_at AS at,
    COALESCE(e.updated_at, e.created_at) AS written_at
   FROM ((records.entity_record e
     JOIN records.entity_definition d ON (((d.tenant_id = e.tenant_id) AND (d.type = e.type))))
     CROSS JOIN LATERAL ( SELECT max(field.text) FILTER (WHERE (field.is_shown AND (field.place = 1))) AS title,
            string_agg(field.text, ' '::text) FILTER (WHERE (field.type <> 'boolean'::text)) AS words,
            COALESCE(jsonb_agg(jsonb_build_object('label', field.label, 'value', field.text) ORDER BY field.place) FILTER (WHERE (field.is_shown AND ((field.place >= 2) AND (field.place <= 4)))), '[]'::jsonb) AS details
           FROM ( SELECT (p.field ->> 'fieldtype'::text) AS type,
                    (p.field ->> 'displayname'::text) AS label,
                    ((p.field ->> 'showontable'::text))::boolean AS is_shown,
                    records.value_text(p.field, (e.data -> (p.field ->> 'key'::text))) AS text,
                    row_number() OVER (PARTITION BY (p.field -> 'showontable'::text) ORDER BY p.nr) AS place
                   FROM jsonb_array_elements((d.definition -> 'properties'::text)) WITH ORDINALITY p(field, nr)
                  WHERE ((e.data ? (p.field ->> 'key'::text)) AND ((p.field ->> 'fieldtype'::text) <> ALL (ARRAY['file'::text, 'user'::text, 'customer'::text, 'entity'::text])))) field) shown_fields);
grant select on records_public.search_card to waybill_app;

-- reports
create schema reports;
grant usage on schema reports to waybill_app;

CREATE OR REPLACE FUNCTION reports.leave(wanted bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with gone as (
    update reports.schedule set readers = array_remove(readers, platform.user_id())
    where tenant_id = platform.tenant_id() and id = wanted
      and platform.user_id() = any (readers)
    returning id
  )
  select exists (select from gone)
$function$;
revoke execute on function reports.leave(wanted bigint) from public;
grant execute on function reports.leave(wanted bigint) to waybill_app;

create table reports.recipient (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  schedule_id bigint not null,
  email text not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint recipient_pkey PRIMARY KEY (tenant_id, id),
  constraint recipient_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint recipient_tenant_id_schedule_id_email_key UNIQUE (tenant_id, schedule_id, email),
  constraint recipient_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint recipient_tenant_id_schedule_id_fkey FOREIGN KEY (tenant_id, schedule_id) REFERENCES reports.schedule(tenant_id, id) ON DELETE CASCADE
);
alter table reports.recipient enable row level security;
alter table reports.recipient force row level security;
create policy own_tenant on reports.recipient as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on reports.recipient to waybill_app;

create table reports.run (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  user_id bigint not null,
  report_id uuid not null,
  parameters jsonb not null,
  day date not null,
  status text default 'Queued'::text not null,
  row_count integer default 0 not null,
  total_count integer,
  problem text,
  file_id uuid,
  schedule_id bigint,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  readers bigint[] default '{}'::bigint[] not null,
  format text default 'Csv'::text not null,
  constraint run_pkey PRIMARY KEY (tenant_id, id),
  constraint run_check CHECK (((status = 'Done'::text) = (file_id IS NOT NULL))),
  constraint run_format_check CHECK ((format = ANY (ARRAY['Csv'::text, 'Excel'::text, 'Pdf'::text]))),
  constraint run_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Running'::text, 'Done'::text, 'Failed'::text]))),
  constraint run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint run_tenant_id_schedule_id_fkey FOREIGN KEY (tenant_id, schedule_id) REFERENCES reports.schedule(tenant_id, id) ON DELETE SET NULL (schedule_id)
);
CREATE INDEX run_of_user ON reports.run USING btree (tenant_id, user_id, created_at DESC);
CREATE UNIQUE INDEX run_of_schedule ON reports.run USING btree (tenant_id, schedule_id, day) WHERE (schedule_id IS NOT NULL);
alter table reports.run enable row level security;
alter table reports.run force row level security;
create policy own on reports.run as restrictive for all to waybill_app
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (platform.user_id() = ANY (readers))))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));
create policy own_tenant on reports.run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on reports.run to waybill_app;

create table reports.schedule (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  report_id uuid not null,
  parameters jsonb not null,
  every text not null,
  weekday integer,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  readers bigint[] default '{}'::bigint[] not null,
  format text default 'Csv'::text not null,
  constraint schedule_pkey PRIMARY KEY (tenant_id, id),
  constraint schedule_check CHECK (((every = 'Week'::text) = (weekday IS NOT NULL))),
  constraint schedule_every_check CHECK ((every = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text]))),
  constraint schedule_format_check CHECK ((format = ANY (ARRAY['Csv'::text, 'Excel'::text, 'Pdf'::text]))),
  constraint schedule_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table reports.schedule enable row level security;
alter table reports.schedule force row level security;
create policy own on reports.schedule as restrictive for all to waybill_app
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (platform.user_id() = ANY (readers))))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));
create policy own_tenant on reports.schedule as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on reports.schedule to waybill_app;

-- routing
create schema routing;
grant usage on schema routing to waybill_app;

create table routing.run (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid,
  vehicle_number text not null,
  vehicle_id text not null,
  run_date date not null,
  is_completed boolean default false not null,
  cost double precision not null,
  setup_s double precision not null,
  service_s double precision not null,
  duration_s double precision not null,
  waiting_s double precision not null,
  priority double precision not null,
  distance_m double precision not null,
  steps jsonb not null,
  violations jsonb not null,
  geometry text not null,
  location jsonb not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  status text not null,
  constraint run_pkey PRIMARY KEY (tenant_id, id),
  constraint run_cost_check CHECK ((cost >= (0)::double precision)),
  constraint run_distance_m_check CHECK ((distance_m >= (0)::double precision)),
  constraint run_duration_s_check CHECK ((duration_s >= (0)::double precision)),
  constraint run_ended CHECK ((is_completed = (status = ANY (ARRAY['Completed'::text, 'Cancelled'::text])))),
  constraint run_priority_check CHECK ((priority >= (0)::double precision)),
  constraint run_service_s_check CHECK ((service_s >= (0)::double precision)),
  constraint run_setup_s_check CHECK ((setup_s >= (0)::double precision)),
  constraint run_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Released'::text, 'InProgress'::text, 'OnHold'::text, 'Completed'::text, 'Cancelled'::text]))),
  constraint run_waiting_s_check CHECK ((waiting_s >= (0)::double precision)),
  constraint run_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id),
  constraint run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX run_newest ON routing.run USING btree (tenant_id, run_date DESC, id DESC);
CREATE INDEX run_of_driver ON routing.run USING btree (tenant_id, driver_id, run_date DESC);
CREATE UNIQUE INDEX run_open ON routing.run USING btree (tenant_id, driver_id, run_date) WHERE (NOT is_completed);
alter table routing.run enable row level security;
alter table routing.run force row level security;
create policy own_tenant on routing.run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON routing.run FOR EACH ROW EXECUTE FUNCTION platform.note_change('Run');
grant delete, insert, select, update on routing.run to waybill_app;

-- search
create schema search;
grant usage on schema search to waybill_app;

CREATE OR REPLACE FUNCTION search.find(kinds text[], asked_key text, asked_words text[], customer_filter bigint, most integer)
 RETURNS TABLE(type text, ref text, title text, details jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  recent constant integer := 400;
  enough constant integer := 100;
  deep constant integer := 1000;
  customers_deep constant integer := 10000;
  tenant constant bigint := platform.tenant_id();
  plain constant text[] := array(select w from unnest(asked_words) w where w ~ '^[[:alnum:]]+$');
  parts constant text[] := array(
    select '%' || w || '%' from unnest(plain) w order by length(w) desc
  );
begin
  return query
  with kind as materialized (
    select k.name, search.needle(k.name, customer_filter, plain, '') as exact,
           search.needle(k.name, customer_filter, plain, ':*') as begun
    from unnest(kinds) k (name)
  ), numbered as (
    select e.type, e.ref, e.key, e.at, e.lexemes @@ k.exact as fits
    from (
      select e.* from search.entry e
      where e.tenant_id = tenant
        and e.key ~>=~ asked_key and e.key ~<~ (asked_key || chr(1114111))
        and array_position(kinds, e.type) is not null and platform.sees_customer(e.customer_id)
        and (customer_filter is null or e.customer_id = customer_filter)
      order by e.key using ~<~ limit enough
    ) e
    join kind k on k.name = e.type
  ), fresh as materialized (
    select f.* from kind k, lateral (
      select n.type, n.ref, n.key, n.at, n.lexemes @@ k.exact as fits, n.lexemes @@ k.begun as begins
      from search.newest(k.name, customer_filter, recent) n
    ) f
  ), shown as materialized (
    select k.*, f.all_seen or f.begun >= most as begun_shown,
           f.all_seen or f.exact >= most as exact_shown
    from kind k, lateral (
      select count(*) < recent as all_seen, count(*) filter (where f.begins) as begun,
             count(*) filter (where f.fits) as exact
      from fresh f where f.type = k.name
    ) f
  ), exact as materialized (
    select e.* from shown s, lateral (
      select e.type, e.ref, e.key, e.at, true as fits
      from search.having_words(s.name, s.exact) e limit enough
    ) e
    where not s.exact_shown
  ), begun as materialized (
    select e.* from shown s, lateral (
      select e.type, e.ref, e.key, e.at, e.lexemes @@ s.exact as fits
      from search.having_words(s.name, s.begun) e limit enough
    ) e
    where not s.begun_shown and (select count(*) from exact e where e.type = s.name) < most
  ), older as (
    select n.* from shown s, lateral (
      select case
        when (select count(*) from exact e where e.type = s.name) >= enough then s.exact
        when (select count(*) from begun b where b.type = s.name) >= enough then s.begun
      end as needle
    ) many, lateral (
      select n.type, n.ref, n.key, n.at, n.lexemes @@ s.exact as fits
      from search.newest(s.name, customer_filter, deep) n
      where n.lexemes @@ many.needle limit most
    ) n
    where many.needle is not null
  ), ranked as (
    select m.type, m.ref, row_number() over (
      partition by m.type
      order by m.key = asked_key desc, m.fits desc, starts_with(m.key, asked_key) desc,
               m.at desc, m.ref desc
    ) as rank
    from (
      table numbered
      union select f.type, f.ref, f.key, f.at, f.fits from fresh f where f.begins
      union table exact union table begun union table older
    ) m
  )
  select r.type, r.ref, e.title, e.details
  from ranked r, lateral (
    select e.title, e.details from search.entry e
    where e.tenant_id = tenant and e.type = r.type and e.ref = r.ref limit 1
  ) e
  where r.rank <= most
  order by array_position(kinds, r.type), r.rank;

  -- Three letters and the two wildcards: below that the index on parts of words is of no use.
  if found or coalesce(length(parts[1]), 0) < 5 then return; end if;
  return query
  with part as (
    (select e.type, e.ref, e.title, e.details, e.at from search.entry e
     where customer_filter is null and e.words like parts[1] and e.words like all (parts)
       and e.tenant_id + 0 = tenant and array_position(kinds, e.type) is not null
       and platform.sees_customer(e.customer_id)
     limit 300)
    union all
    -- The index on parts of words knows no customers: one customer's entries are read instead.
    (select n.type, n.ref, n.title, n.details, n.at
     from unnest(kinds) k (name), search.newest(k.name, customer_filter, customers_deep) n
     where customer_filter is not null and n.words like all (parts))
  ), ranked as (
    select p.*, row_number() over (partition by p.type order by p.at desc, p.ref desc) as rank
    from part p
  )
  select r.type, r.ref, r.title, r.details from ranked r where r.rank <= most
  order by array_position(kinds, r.type), r.rank;
end $function$;
revoke execute on function search.find(kinds text[], asked_key text, asked_words text[], customer_filter bigint, most integer) from public;
grant execute on function search.find(kinds text[], asked_key text, asked_words text[], customer_filter bigint, most integer) to waybill_app;

CREATE OR REPLACE FUNCTION search.having_words(kind text, needle tsquery)
 RETURNS SETOF search.entry
 LANGUAGE sql
 STABLE
AS $function$
  select e.* from search.entry e
  where e.lexemes @@ needle
    and e.tenant_id + 0 = platform.tenant_id() and e.type || '' = kind
    and platform.sees_customer(e.customer_id)
$function$;
revoke execute on function search.having_words(kind text, needle tsquery) from public;

CREATE OR REPLACE FUNCTION search.index_record(record_type text, record_ref text, record_customer bigint, record_title text, record_key text, record_words text[], record_details jsonb, record_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from search.entry
  where record_title is null
    and tenant_id = platform.tenant_id() and type = record_type and ref = record_ref;
  insert into search.entry as e (
    tenant_id, type, ref, customer_id, title, key, words, lexemes, details, at
  )
  select platform.tenant_id(), record_type, record_ref, record_customer, record_title, record_key,
         ' ' || array_to_string(record_words, ' '),
         array_to_tsvector(array(
           select distinct search.shelf(record_type) || w
           from unnest(record_words || ('@' || record_customer)) w where w is not null
         )),
         record_details, record_at
  where record_title is not null
  on conflict (tenant_id, type, ref) do update set
    customer_id = excluded.customer_id, title = excluded.title, key = excluded.key,
    words = excluded.words, lexemes = excluded.lexemes, details = excluded.details,
    at = excluded.at;
$function$;
revoke execute on function search.index_record(record_type text, record_ref text, record_customer bigint, record_title text, record_key text, record_words text[], record_details jsonb, record_at timestamp with time zone) from public;
grant execute on function search.index_record(record_type text, record_ref text, record_customer bigint, record_title text, record_key text, record_words text[], record_details jsonb, record_at timestamp with time zone) to waybill_app;

CREATE OR REPLACE FUNCTION search.index_records(entries jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with wanted as materialized (
    select w.type, w.ref, w.customer, w.title, w.key, w.words,
           ' ' || array_to_string(w.words, ' ') as words_text, w.details, w.at
    from jsonb_to_recordset(entries) as w (
      type text, ref text, customer bigint, title text, key text, words text[], details jsonb,
      at timestamptz
    )
  ), gone as (
    delete from search.entry e using wanted w
    where w.title is null
      and e.tenant_id = platform.tenant_id() and e.type = w.type and e.ref = w.ref
  )
  insert into search.entry as e (
    tenant_id, type, ref, customer_id, title, key, words, lexemes, details, at
  )
  select platform.tenant_id(), w.type, w.ref, w.customer, w.title, w.key, w.words_text,
         array_to_tsvector(array(
           select distinct search.shelf(w.type) || word
           from unnest(w.words || ('@' || w.customer)) word where word is not null
         )),
         w.details, w.at
  from wanted w
  where w.title is not null
    and not exists (
      select from search.entry e
      where e.tenant_id = platform.tenant_id() and e.type = w.type and e.ref = w.ref
        and (e.customer_id, e.title, e.key, e.words, e.details, e.at)
          is not distinct from (w.customer, w.title, w.key, w.words_text, w.details, w.at)
    )
  on conflict (tenant_id, type, ref) do update set
    customer_id = excluded.customer_id, title = excluded.title, key = excluded.key,
    words = excluded.words, lexemes = excluded.lexemes, details = excluded.details,
    at = excluded.at;
$function$;
revoke execute on function search.index_records(entries jsonb) from public;
grant execute on function search.index_records(entries jsonb) to waybill_app;

CREATE OR REPLACE FUNCTION search.needle(kind text, customer_filter bigint, words text[], ending text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
AS $function$
  select (
    string_agg(quote_literal(search.shelf(kind) || w) || ending, ' & ')
    || coalesce(' & ' || quote_literal(search.shelf(kind) || '@' || customer_filter), '')
  )::tsquery
  from unnest(words) w
$function$;
revoke execute on function search.needle(kind text, customer_filter bigint, words text[], ending text) from public;

CREATE OR REPLACE FUNCTION search.newest(kind text, customer_filter bigint, most integer)
 RETURNS SETOF search.entry
 LANGUAGE sql
 STABLE
AS $function$
  (select e.* from search.entry e
   where customer_filter is null and e.tenant_id = platform.tenant_id() and e.type = kind
     and platform.sees_customer(e.customer_id)
   order by e.at desc, e.ref limit most)
  union all
  (select e.* from search.entry e
   where e.customer_id = customer_filter and e.tenant_id = platform.tenant_id() and e.type = kind
     and platform.sees_customer(e.customer_id)
   order by e.at desc, e.ref limit most)
$function$;
revoke execute on function search.newest(kind text, customer_filter bigint, most integer) from public;

CREATE OR REPLACE FUNCTION search.shelf(kind text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (((('t'::text || platform.tenant_id()) || '.'::text) || CASE WHEN (kind ~~ 'Records/%'::text) THEN ('r'::text || substr(kind, 9)) ELSE "left"(kind, 2) END) || '.'::text);
revoke execute on function search.shelf(kind text) from public;

create table search.entry (
  tenant_id bigint not null,
  type text not null,
  ref text not null,
  customer_id bigint,
  title text not null,
  key text not null,
  words text not null,
  lexemes tsvector not null,
  details jsonb not null,
  at timestamp with time zone not null,
  constraint entry_pkey PRIMARY KEY (tenant_id, type, ref),
  constraint entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX entry_by_key ON search.entry USING btree (tenant_id, key text_pattern_ops);
CREATE INDEX entry_by_part ON search.entry USING gin (words gin_trgm_ops);
CREATE INDEX entry_by_word ON search.entry USING gin (lexemes) WITH (fastupdate=off);
CREATE INDEX entry_newest ON search.entry USING btree (tenant_id, type, at DESC, ref);
CREATE INDEX entry_newest_of_customer ON search.entry USING btree (tenant_id, customer_id, type, at DESC, ref) WHERE (customer_id IS NOT NULL);
alter table search.entry enable row level security;
alter table search.entry force row level security;
create policy own_tenant on search.entry as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy owner on search.entry as permissive for all to waybill_owner
  using (true)
  with check (true);

-- search_public
create schema search_public;
grant usage on schema search_public to waybill_app;

-- shops
create schema shops;
grant usage on schema shops to waybill_app;

create table shops.box (
  tenant_id bigint not null,
  id bigint generated by default as identity not null,
  shop_id bigint not null,
  customer_id bigint not null,
  box_type text not null,
  height jsonb not null,
  width jsonb not null,
  length jsonb not null,
  weight jsonb not null,
  maximum_weight jsonb,
  is_available boolean not null,
  constraint box_pkey PRIMARY KEY (tenant_id, id),
  constraint box_box_type_check CHECK ((box_type = ANY (ARRAY['Carton'::text, 'Satchel'::text, 'Tube'::text, 'Pallet'::text, 'Crate'::text]))),
  constraint box_tenant_id_shop_id_fkey FOREIGN KEY (tenant_id, shop_id) REFERENCES shops.shop(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX box_of_shop ON shops.box USING btree (tenant_id, shop_id, id);
alter table shops.box enable row level security;
alter table shops.box force row level security;
create policy own_customer on shops.box as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.box as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on shops.box to waybill_app;

create table shops.import (
  tenant_id bigint not null,
  id bigint generated by default as identity not null,
  token uuid not null,
  customer_id bigint not null,
  created_at timestamp with time zone not null,
  constraint import_pkey PRIMARY KEY (tenant_id, id),
  constraint import_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX import_by_token ON shops.import USING btree (tenant_id, token);
alter table shops.import enable row level security;
alter table shops.import force row level security;
create policy own_customer on shops.import as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.import as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on shops.import to waybill_app;

create table shops.import_shop (
  tenant_id bigint not null,
  import_id bigint not null,
  shop_id bigint not null,
  customer_id bigint not null,
  file_id text,
  created integer default 0 not null,
  failed integer default 0 not null,
  skipped integer default 0 not null,
  attempts integer default 0 not null,
  is_done boolean default false not null,
  messages jsonb default '[]'::jsonb not null,
  constraint import_shop_pkey PRIMARY KEY (tenant_id, import_id, shop_id),
  constraint import_shop_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES shops.import(tenant_id, id) ON DELETE CASCADE,
  constraint import_shop_tenant_id_shop_id_fkey FOREIGN KEY (tenant_id, shop_id) REFERENCES shops.shop(tenant_id, id) ON DELETE CASCADE
);
alter table shops.import_shop enable row level security;
alter table shops.import_shop force row level security;
create policy own_customer on shops.import_shop as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.import_shop as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on shops.import_shop to waybill_app;

create table shops.order_booking (
  tenant_id bigint not null,
  booking_id bigint not null,
  order_id bigint not null,
  customer_id bigint not null,
  is_return boolean default false not null,
  consignment_id text,
  part smallint,
  constraint order_booking_pkey PRIMARY KEY (tenant_id, booking_id),
  constraint order_booking_part_check CHECK ((part >= 0)),
  constraint order_booking_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES shops.shop_order(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX booking_of_order ON shops.order_booking USING btree (tenant_id, order_id);
alter table shops.order_booking enable row level security;
alter table shops.order_booking force row level security;
create policy own_customer on shops.order_booking as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.order_booking as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on shops.order_booking to waybill_app;

create table shops.rate_result (
  tenant_id bigint not null,
  shop_id bigint not null,
  customer_id bigint not null,
  basket_hash bytea not null,
  rates jsonb not null,
  priced_at timestamp with time zone not null,
  constraint rate_result_pkey PRIMARY KEY (tenant_id, shop_id, basket_hash),
  constraint rate_result_tenant_id_shop_id_fkey FOREIGN KEY (tenant_id, shop_id) REFERENCES shops.shop(tenant_id, id) ON DELETE CASCADE
);
alter table shops.rate_result enable row level security;
alter table shops.rate_result force row level security;
create policy own_customer on shops.rate_result as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.rate_result as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on shops.rate_result to waybill_app;

create table shops.received_webhook (
  tenant_id bigint not null,
  shop_id bigint not null,
  customer_id bigint not null,
  body_hash bytea not null,
  received_at timestamp with time zone not null,
  constraint received_webhook_pkey PRIMARY KEY (tenant_id, shop_id, body_hash),
  constraint received_webhook_tenant_id_shop_id_fkey FOREIGN KEY (tenant_id, shop_id) REFERENCES shops.shop(tenant_id, id) ON DELETE CASCADE
);
alter table shops.received_webhook enable row level security;
alter table shops.received_webhook force row level security;
create policy own_customer on shops.received_webhook as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.received_webhook as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on shops.received_webhook to waybill_app;

create table shops.shop (
  tenant_id bigint not null,
  id bigint generated by default as identity not null,
  store_id uuid not null,
  customer_id bigint not null,
  name text not null,
  platform text not null,
  is_active boolean not null,
  attributes jsonb default '{}'::jsonb not null,
  from_address jsonb,
  secret text,
  sync_cursor text,
  last_synced_at timestamp with time zone,
  last_sync_problem text,
  created_at timestamp with time zone not null,
  last_sync_problem_sentence jsonb,
  rates_registered_at timestamp with time zone,
  rates_problem text,
  rates_problem_sentence jsonb,
  order_rules jsonb default '[]'::jsonb not null,
  constraint shop_pkey PRIMARY KEY (tenant_id, id),
  constraint shop_platform_check CHECK ((platform = ANY (ARRAY['Shopify'::text, 'WooCommerce'::text, 'Odoo'::text, 'Magento'::text, 'Csv'::text, 'Simulated'::text]))),
  constraint shop_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint shop_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX shop_by_name ON shops.shop USING btree (tenant_id, customer_id, lower(name));
CREATE UNIQUE INDEX shop_by_store_id ON shops.shop USING btree (tenant_id, store_id);
alter table shops.shop enable row level security;
alter table shops.shop force row level security;
create policy own_customer on shops.shop as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.shop as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON shops.shop FOR EACH ROW EXECUTE FUNCTION platform.note_change('Shop', 'secret', 'attributes', 'sync_cursor');
grant delete, insert, select, update on shops.shop to waybill_app;

create table shops.shop_order (
  tenant_id bigint not null,
  id bigint generated by default as identity not null,
  shop_id bigint not null,
  customer_id bigint not null,
  ecommerce_id text not null,
  order_number text not null,
  status text default 'New'::text not null,
  from_address jsonb not null,
  to_address jsonb not null,
  items jsonb not null,
  parcels jsonb default '[]'::jsonb not null,
  problems jsonb default '[]'::jsonb not null,
  failure text,
  shipping_method text,
  chosen_service text,
  note text,
  total_minor bigint,
  currency text,
  placed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  consignment_id text,
  fulfilled_at timestamp with time zone,
  fulfilment_problem text,
  stage text generated always as (
CASE
    WHEN (status <> 'New'::text) THEN status
    WHEN (failure IS NOT NULL) THEN 'Failed'::text
    WHEN (problems = '[]'::jsonb) THEN 'Ready'::text
    ELSE 'ToCheck'::text
END) stored not null,
  fired_rules jsonb default '[]'::jsonb not null,
  ruled_service text,
  words text generated always as (((((((((((order_number || ' '::text) || ecommerce_id) || ' '::text) || COALESCE((to_address ->> 'contactName'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'suburb'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'postCode'::text), ''::text)) || ' '::text) || COALESCE(consignment_id, ''::text))) stored not null,
  notified_numbers text[] default '{}'::text[] not null,
  constraint shop_order_pkey PRIMARY KEY (tenant_id, id),
  constraint shop_order_status_check CHECK ((status = ANY (ARRAY['New'::text, 'Booked'::text, 'Cancelled'::text]))),
  constraint shop_order_tenant_id_shop_id_fkey FOREIGN KEY (tenant_id, shop_id) REFERENCES shops.shop(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX order_at_stage ON shops.shop_order USING btree (tenant_id, stage, placed_at DESC, id DESC);
CREATE INDEX order_by_words ON shops.shop_order USING gin (words gin_trgm_ops);
CREATE INDEX order_newest ON shops.shop_order USING btree (tenant_id, placed_at DESC, id DESC);
CREATE INDEX order_of_shop ON shops.shop_order USING btree (tenant_id, shop_id, placed_at DESC);
CREATE UNIQUE INDEX order_once ON shops.shop_order USING btree (tenant_id, shop_id, ecommerce_id);
alter table shops.shop_order enable row level security;
alter table shops.shop_order force row level security;
create policy own_customer on shops.shop_order as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.shop_order as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON shops.shop_order FOR EACH ROW EXECUTE FUNCTION platform.note_change('Order', 'words');
grant delete, insert, select, update on shops.shop_order to waybill_app;

create table shops.shop_service (
  tenant_id bigint not null,
  shop_id bigint not null,
  customer_id bigint not null,
  carrier_account_id bigint not null,
  service_code text not null,
  display_name text not null,
  is_active boolean not null,
  position integer not null,
  constraint shop_service_pkey PRIMARY KEY (tenant_id, shop_id, carrier_account_id, service_code),
  constraint shop_service_tenant_id_shop_id_fkey FOREIGN KEY (tenant_id, shop_id) REFERENCES shops.shop(tenant_id, id) ON DELETE CASCADE
);
alter table shops.shop_service enable row level security;
alter table shops.shop_service force row level security;
create policy own_customer on shops.shop_service as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on shops.shop_service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on shops.shop_service to waybill_app;

-- tenancy
create schema tenancy;
grant usage on schema tenancy to waybill_app;

CREATE OR REPLACE FUNCTION tenancy.active_tenants()
 RETURNS TABLE(id bigint, timezone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select t.tenant_id, s.timezone
  from tenancy.tenant t join tenancy.settings s on s.tenant_id = t.tenant_id
  where t.is_active and not exists (
    select from platform.shard_tenant p where p.tenant_id = t.tenant_id and p.state <> 'Here')
  order by 1
$function$;
revoke execute on function tenancy.active_tenants() from public;
grant execute on function tenancy.active_tenants() to waybill_app;

CREATE OR REPLACE FUNCTION tenancy.add_first_languages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  insert into tenancy.language (tenant_id, name, display_name, icon, is_default)
  values
    (new.tenant_id, 'en', 'English', 'us', true),
    (new.tenant_id, 'en-AU', 'English (Australia)', 'au', false),
    (new.tenant_id, 'en-NZ', 'English (New Zealand)', 'nz', false),
    (new.tenant_id, 'de', 'Deutsch', 'de', false);
  return new;
end $function$;
revoke execute on function tenancy.add_first_languages() from public;

CREATE OR REPLACE FUNCTION tenancy.create_tenant(tenant_name text, hosts text[])
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  created bigint := nextval(pg_get_serial_sequence('tenancy.tenant', 'tenant_id'));
begin
  perform set_config('app.tenant_id', created::text, true);
  insert into tenancy.tenant (tenant_id, name) overriding system value values (created, tenant_name);
  insert into tenancy.host (tenant_id, host, is_primary)
  select created, lower(h.host), h.position = 1
  from unnest(hosts) with ordinality as h (host, position);
  insert into tenancy.settings (tenant_id, legal_name) values (created, tenant_name);
  return created;
end $function$;
revoke execute on function tenancy.create_tenant(tenant_name text, hosts text[]) from public;

CREATE OR REPLACE FUNCTION tenancy.tenant_by_id(wanted bigint)
 RETURNS TABLE(id bigint, guid uuid, is_active boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select t.tenant_id, t.guid, t.is_active from tenancy.tenant t
  where t.tenant_id = wanted and not exists (
    select from platform.shard_tenant p where p.tenant_id = t.tenant_id and p.state <> 'Here')
$function$;
revoke execute on function tenancy.tenant_by_id(wanted bigint) from public;
grant execute on function tenancy.tenant_by_id(wanted bigint) to waybill_app;

CREATE OR REPLACE FUNCTION tenancy.tenant_of_host(host_name text)
 RETURNS TABLE(id bigint, guid uuid, is_active boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select t.tenant_id, t.guid, t.is_active
  from tenancy.host h join tenancy.tenant t on t.tenant_id = h.tenant_id
  where h.host = host_name and not exists (
    select from platform.shard_tenant p where p.tenant_id = t.tenant_id and p.state <> 'Here')
$function$;
revoke execute on function tenancy.tenant_of_host(host_name text) from public;
grant execute on function tenancy.tenant_of_host(host_name text) to waybill_app;

create table tenancy.feature (
  tenant_id bigint not null,
  name text not null,
  value text not null,
  constraint feature_pkey PRIMARY KEY (tenant_id, name),
  constraint feature_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table tenancy.feature enable row level security;
alter table tenancy.feature force row level security;
create policy own_tenant on tenancy.feature as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on tenancy.feature to waybill_app;

create table tenancy.host (
  tenant_id bigint not null,
  host text not null,
  is_primary boolean default false not null,
  constraint host_pkey PRIMARY KEY (tenant_id, host),
  constraint host_host_check CHECK ((host = lower(host))),
  constraint host_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX host_of_one_tenant ON tenancy.host USING btree (host);
alter table tenancy.host enable row level security;
alter table tenancy.host force row level security;
create policy own_tenant on tenancy.host as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy owner_reads on tenancy.host as permissive for select to waybill_owner
  using (true);
CREATE TRIGGER reference_version_delete AFTER DELETE ON tenancy.host REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.host');
CREATE TRIGGER reference_version_insert AFTER INSERT ON tenancy.host REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.host');
CREATE TRIGGER reference_version_update AFTER UPDATE ON tenancy.host REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.host');
grant select on tenancy.host to waybill_app;

create table tenancy.language (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  display_name text not null,
  icon text,
  is_disabled boolean default false not null,
  is_default boolean default false not null,
  constraint language_pkey PRIMARY KEY (tenant_id, id),
  constraint language_check CHECK ((NOT (is_default AND is_disabled))),
  constraint language_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 64))),
  constraint language_name_check CHECK (((length(name) >= 2) AND (length(name) <= 32))),
  constraint language_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE UNIQUE INDEX language_by_default ON tenancy.language USING btree (tenant_id) WHERE is_default;
CREATE UNIQUE INDEX language_by_name ON tenancy.language USING btree (tenant_id, lower(name));
alter table tenancy.language enable row level security;
alter table tenancy.language force row level security;
create policy own_tenant on tenancy.language as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON tenancy.language FOR EACH ROW EXECUTE FUNCTION platform.note_change('Language');
CREATE TRIGGER reference_version_delete AFTER DELETE ON tenancy.language REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.language');
CREATE TRIGGER reference_version_insert AFTER INSERT ON tenancy.language REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.language');
CREATE TRIGGER reference_version_update AFTER UPDATE ON tenancy.language REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.language');
grant delete, insert, select, update on tenancy.language to waybill_app;

create table tenancy.language_text (
  tenant_id bigint not null,
  language_id bigint not null,
  source text not null,
  key text not null,
  value text not null,
  constraint language_text_pkey PRIMARY KEY (tenant_id, language_id, source, key),
  constraint language_text_key_check CHECK (((length(key) >= 1) AND (length(key) <= 512))),
  constraint language_text_source_check CHECK ((source = ANY (ARRAY['Platform'::text, 'Mail'::text]))),
  constraint language_text_value_check CHECK (((length(value) >= 1) AND (length(value) <= 2000))),
  constraint language_text_tenant_id_language_id_fkey FOREIGN KEY (tenant_id, language_id) REFERENCES tenancy.language(tenant_id, id) ON DELETE CASCADE
);
alter table tenancy.language_text enable row level security;
alter table tenancy.language_text force row level security;
create policy own_tenant on tenancy.language_text as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER reference_version_delete AFTER DELETE ON tenancy.language_text REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.language_text');
CREATE TRIGGER reference_version_insert AFTER INSERT ON tenancy.language_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.language_text');
CREATE TRIGGER reference_version_update AFTER UPDATE ON tenancy.language_text REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.language_text');
grant delete, insert, select, update on tenancy.language_text to waybill_app;

create table tenancy.settings (
  tenant_id bigint not null,
  base_currency text default 'AUD'::text not null,
  timezone text default 'Australia/Sydney'::text not null,
  legal_name text default ''::text not null,
  billing_address text default ''::text not null,
  tax_number text default ''::text not null,
  allow_self_registration boolean default false not null,
  gst_percent numeric(6,3) default 10 not null,
  gst_rule text default 'TotalInvoice'::text not null,
  groups jsonb default '{}'::jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint settings_pkey PRIMARY KEY (tenant_id),
  constraint settings_gst_rule_check CHECK ((gst_rule = ANY (ARRAY['TotalInvoice'::text, 'TaxableSupply'::text]))),
  constraint settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table tenancy.settings enable row level security;
alter table tenancy.settings force row level security;
create policy own_tenant on tenancy.settings as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy owner_reads on tenancy.settings as permissive for select to waybill_owner
  using (true);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON tenancy.settings FOR EACH ROW EXECUTE FUNCTION platform.note_change('TenantSettings', 'groups');
CREATE TRIGGER reference_version_delete AFTER DELETE ON tenancy.settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.settings');
CREATE TRIGGER reference_version_insert AFTER INSERT ON tenancy.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.settings');
CREATE TRIGGER reference_version_update AFTER UPDATE ON tenancy.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('tenancy.settings');
grant insert, select, update on tenancy.settings to waybill_app;

create table tenancy.sidebar_link (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  url text not null,
  icon text,
  is_external boolean not null,
  sort_order integer not null,
  constraint sidebar_link_pkey PRIMARY KEY (tenant_id, id),
  constraint sidebar_link_title_check CHECK (((length(title) >= 1) AND (length(title) <= 64))),
  constraint sidebar_link_url_check CHECK ((url ~ '^(/|https?://)'::text)),
  constraint sidebar_link_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table tenancy.sidebar_link enable row level security;
alter table tenancy.sidebar_link force row level security;
create policy own_tenant on tenancy.sidebar_link as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON tenancy.sidebar_link FOR EACH ROW EXECUTE FUNCTION platform.note_change('SidebarLink');
grant delete, insert, select, update on tenancy.sidebar_link to waybill_app;

create table tenancy.tenant (
  tenant_id bigint generated always as identity not null,
  guid uuid default gen_random_uuid() not null,
  name text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint tenant_pkey PRIMARY KEY (tenant_id),
  constraint tenant_guid_key UNIQUE (guid)
);
alter table tenancy.tenant enable row level security;
alter table tenancy.tenant force row level security;
create policy own_tenant on tenancy.tenant as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy owner_reads on tenancy.tenant as permissive for select to waybill_owner
  using (true);
CREATE TRIGGER add_first_languages AFTER INSERT ON tenancy.tenant FOR EACH ROW EXECUTE FUNCTION tenancy.add_first_languages();
CREATE TRIGGER add_shard_tenant AFTER INSERT ON tenancy.tenant FOR EACH ROW EXECUTE FUNCTION platform.add_shard_tenant();
CREATE TRIGGER forget AFTER UPDATE ON tenancy.tenant FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();
grant select, update on tenancy.tenant to waybill_app;

-- warehouse
create schema warehouse;
grant usage on schema warehouse to waybill_app;

create table warehouse.consignment (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  from_address jsonb default '{}'::jsonb not null,
  to_address jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  constraint consignment_pkey PRIMARY KEY (tenant_id, id),
  constraint consignment_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint consignment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX consignment_newest ON warehouse.consignment USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX consignment_by_number ON warehouse.consignment USING btree (tenant_id, customer_id, upper(number));
alter table warehouse.consignment enable row level security;
alter table warehouse.consignment force row level security;
create policy own_customer on warehouse.consignment as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on warehouse.consignment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON warehouse.consignment FOR EACH ROW EXECUTE FUNCTION platform.note_change('Consignment');
grant delete, insert, select, update on warehouse.consignment to waybill_app;

create table warehouse.item (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  barcode text not null,
  sku text,
  description text,
  consignment_id uuid,
  height jsonb not null,
  width jsonb not null,
  length jsonb not null,
  weight jsonb not null,
  zone text,
  warehouse_code text,
  delivery_date date,
  status text not null,
  is_damaged boolean default false not null,
  last_scan_id uuid,
  created_at timestamp with time zone not null,
  created_by bigint,
  pallet_spaces numeric(6,2) default 1 not null,
  words text generated always as (((((((barcode || ' '::text) || COALESCE(sku, ''::text)) || ' '::text) || COALESCE(description, ''::text)) || ' '::text) || COALESCE(zone, ''::text))) stored not null,
  in_store_since timestamp with time zone,
  constraint item_pkey PRIMARY KEY (tenant_id, id),
  constraint item_pallet_spaces_check CHECK (((pallet_spaces > (0)::numeric) AND (pallet_spaces <= (100)::numeric))),
  constraint item_status_check CHECK ((status = ANY (ARRAY['Expected'::text, 'Received'::text, 'Stored'::text, 'Picked'::text, 'Packed'::text, 'Loaded'::text, 'Dispatched'::text, 'Missing'::text]))),
  constraint item_tenant_id_consignment_id_fkey FOREIGN KEY (tenant_id, consignment_id) REFERENCES warehouse.consignment(tenant_id, id),
  constraint item_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id),
  constraint item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX item_by_age ON warehouse.item USING btree (tenant_id, in_store_since, id);
CREATE INDEX item_by_words ON warehouse.item USING gin (words gin_trgm_ops);
CREATE INDEX item_in_status ON warehouse.item USING btree (tenant_id, status, created_at DESC, id DESC);
CREATE INDEX item_in_zone ON warehouse.item USING btree (tenant_id, upper(zone)) WHERE (zone IS NOT NULL);
CREATE INDEX item_newest ON warehouse.item USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX item_of_consignment ON warehouse.item USING btree (tenant_id, consignment_id) WHERE (consignment_id IS NOT NULL);
CREATE UNIQUE INDEX item_by_barcode ON warehouse.item USING btree (tenant_id, upper(barcode));
alter table warehouse.item enable row level security;
alter table warehouse.item force row level security;
create policy own_customer on warehouse.item as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on warehouse.item as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON warehouse.item FOR EACH ROW EXECUTE FUNCTION platform.note_change('WarehouseItem', 'last_scan_id', 'words', 'in_store_since');
grant delete, insert, select, update on warehouse.item to waybill_app;

create table warehouse.location (
  tenant_id bigint not null,
  id uuid not null,
  code text not null,
  kind text not null,
  description text,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  pallet_spaces numeric(8,2),
  constraint location_pkey PRIMARY KEY (tenant_id, id),
  constraint location_code UNIQUE (tenant_id, code),
  constraint location_code_check CHECK ((code = upper(code))),
  constraint location_kind_check CHECK ((kind = ANY (ARRAY['Bin'::text, 'Dock'::text, 'Bay'::text, 'Floor'::text]))),
  constraint location_pallet_spaces_check CHECK ((pallet_spaces > (0)::numeric)),
  constraint location_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
alter table warehouse.location enable row level security;
alter table warehouse.location force row level security;
create policy own_tenant on warehouse.location as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON warehouse.location FOR EACH ROW EXECUTE FUNCTION platform.note_change('WarehouseLocation');
grant delete, insert, select, update on warehouse.location to waybill_app;

create table warehouse.scan_event (
  tenant_id bigint not null,
  id uuid not null,
  item_id uuid not null,
  customer_id bigint not null,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb default '{}'::jsonb not null,
  pictures jsonb default '[]'::jsonb not null,
  scanned_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  creator_id bigint,
  client_event_id uuid,
  before jsonb,
  undoes uuid,
  constraint scan_event_pkey PRIMARY KEY (tenant_id, id),
  constraint scan_event_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES warehouse.item(tenant_id, id),
  constraint scan_event_tenant_id_undoes_fkey FOREIGN KEY (tenant_id, undoes) REFERENCES warehouse.scan_event(tenant_id, id)
);
CREATE INDEX item_scan_away ON warehouse.scan_event USING btree (tenant_id, item_id, scanned_at DESC, id DESC) WHERE (code = ANY (ARRAY['DISPATCHED'::text, 'MISSING'::text]));
CREATE INDEX item_scan_newest ON warehouse.scan_event USING btree (tenant_id, scanned_at DESC, id DESC);
CREATE INDEX item_scan_of_item ON warehouse.scan_event USING btree (tenant_id, item_id, scanned_at DESC, id DESC);
CREATE UNIQUE INDEX item_scan_once ON warehouse.scan_event USING btree (tenant_id, client_event_id, item_id) WHERE (client_event_id IS NOT NULL);
CREATE UNIQUE INDEX item_scan_undone_once ON warehouse.scan_event USING btree (tenant_id, undoes) WHERE (undoes IS NOT NULL);
alter table warehouse.scan_event enable row level security;
alter table warehouse.scan_event force row level security;
create policy own_customer on warehouse.scan_event as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on warehouse.scan_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant insert, select on warehouse.scan_event to waybill_app;

create table warehouse.stocktake (
  tenant_id bigint not null,
  id uuid not null,
  prefix text not null,
  is_blind boolean not null,
  status text not null,
  note text,
  created_at timestamp with time zone not null,
  created_by bigint,
  closed_at timestamp with time zone,
  closed_by bigint,
  constraint stocktake_pkey PRIMARY KEY (tenant_id, id),
  constraint closed_stocktakes_say_when CHECK (((status = 'Closed'::text) = (closed_at IS NOT NULL))),
  constraint stocktake_prefix_check CHECK ((prefix = upper(prefix))),
  constraint stocktake_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'Closed'::text]))),
  constraint stocktake_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX stocktake_newest ON warehouse.stocktake USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX stocktake_open_once ON warehouse.stocktake USING btree (tenant_id, prefix) WHERE (status = 'Open'::text);
alter table warehouse.stocktake enable row level security;
alter table warehouse.stocktake force row level security;
create policy own_tenant on warehouse.stocktake as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on warehouse.stocktake to waybill_app;

create table warehouse.stocktake_line (
  tenant_id bigint not null,
  stocktake_id uuid not null,
  barcode text not null,
  item_id uuid,
  expected_zone text,
  counted_zone text,
  counted_at timestamp with time zone,
  counted_by bigint,
  constraint stocktake_line_pkey PRIMARY KEY (tenant_id, stocktake_id, barcode),
  constraint counted_lines_say_when CHECK (((counted_zone IS NULL) = (counted_at IS NULL))),
  constraint stocktake_line_barcode_check CHECK ((barcode = upper(barcode))),
  constraint stocktake_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES warehouse.item(tenant_id, id),
  constraint stocktake_line_tenant_id_stocktake_id_fkey FOREIGN KEY (tenant_id, stocktake_id) REFERENCES warehouse.stocktake(tenant_id, id) ON DELETE CASCADE
);
alter table warehouse.stocktake_line enable row level security;
alter table warehouse.stocktake_line force row level security;
create policy own_tenant on warehouse.stocktake_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on warehouse.stocktake_line to waybill_app;

create table warehouse.storage_charge (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  from_date date not null,
  until_date date not null,
  pallet_days numeric(14,2) not null,
  invoice_id bigint not null,
  created_at timestamp with time zone not null,
  constraint storage_charge_pkey PRIMARY KEY (tenant_id, id),
  constraint storage_charge_pallet_days_check CHECK ((pallet_days > (0)::numeric)),
  constraint storage_charged_once EXCLUDE USING gist (int8range(tenant_id, tenant_id, '[]'::text) WITH &&, int8range(customer_id, customer_id, '[]'::text) WITH &&, daterange(from_date, until_date) WITH &&),
  constraint storage_has_days CHECK ((from_date < until_date)),
  constraint storage_charge_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id)
);
alter table warehouse.storage_charge enable row level security;
alter table warehouse.storage_charge force row level security;
create policy own_customer on warehouse.storage_charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));
create policy own_tenant on warehouse.storage_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select on warehouse.storage_charge to waybill_app;

create table warehouse.user_setting (
  tenant_id bigint not null,
  user_id bigint not null,
  warehouse_location text,
  constraint user_setting_pkey PRIMARY KEY (tenant_id, user_id),
  constraint user_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id),
  constraint user_setting_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id)
);
alter table warehouse.user_setting enable row level security;
alter table warehouse.user_setting force row level security;
create policy own_tenant on warehouse.user_setting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
grant delete, insert, select, update on warehouse.user_setting to waybill_app;

-- warehouse_public
create schema warehouse_public;
grant usage on schema warehouse_public to waybill_app;

create view warehouse_public.consignment_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number
   FROM warehouse.consignment;
grant select on warehouse_public.consignment_card to waybill_app;

create view warehouse_public.item_card with (security_invoker=true) as
 SELECT i.tenant_id,
    i.id,
    i.customer_id,
    i.barcode,
    i.sku,
    i.description,
    i.status,
    i.is_damaged,
    i.zone,
    i.warehouse_code,
    i.pallet_spaces,
    c.number AS consignment_number,
    i.created_at,
    s.scanned_at AS last_scan_at,
    s.code AS last_scan_code
   FROM ((warehouse.item i
     LEFT JOIN warehouse.consignment c ON (((c.tenant_id = i.tenant_id) AND (c.id = i.consignment_id))))
     LEFT JOIN warehouse.scan_event s ON (((s.tenant_id = i.tenant_id) AND (s.id = i.last_scan_id))));
grant select on warehouse_public.item_card to waybill_app;

create view warehouse_public.search_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    (id)::text AS ref,
    customer_id,
    barcode AS title,
    concat_ws(' '::text, barcode, sku, description, consignment_number, zone) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Status', 'value', status), jsonb_build_object('label', 'Location', 'value', COALESCE(zone, ''::text)), jsonb_build_object('label', 'Description', 'value', COALESCE(description, ''::text)), jsonb_build_object('label', 'Consignment', 'value', COALESCE(consignment_number, ''::text))) AS details,
    created_at AS at
   FROM warehouse_public.item_card;
grant select on warehouse_public.search_card to waybill_app;

create view warehouse_public.stay with (security_invoker=true) as
 WITH event AS (
         SELECT e.tenant_id,
            e.item_id,
            e.customer_id,
            e.warehouse_code,
            e.id,
            e.scanned_at,
            (e.code <> ALL (ARRAY['DISPATCHED'::text, 'MISSING'::text])) AS is_here
           FROM warehouse.scan_event e
          WHERE ((e.code = ANY (ARRAY['INWARD'::text, 'PUTAWAY'::text, 'STOCKTAKE'::text, 'DISPATCHED'::text, 'MISSING'::text])) AND (NOT (EXISTS ( SELECT 1
                   FROM warehouse.scan_event u
                  WHERE ((u.tenant_id = e.tenant_id) AND (u.undoes = e.id))))))
        ), change AS (
         SELECT event.tenant_id,
            event.item_id,
            event.customer_id,
            event.warehouse_code,
            event.id,
            event.scanned_at,
            event.is_here,
            lag(event.is_here, 1, false) OVER (PARTITION BY event.tenant_id, event.item_id ORDER BY event.scanned_at, event.id) AS was_here
           FROM event
        ), stay AS (
         SELECT change.tenant_id,
            change.item_id,
            change.customer_id,
            change.warehouse_code,
            change.id,
            change.scanned_at,
            change.is_here,
            change.was_here,
            lead(change.scanned_at) OVER (PARTITION BY change.tenant_id, change.item_id ORDER BY change.scanned_at, change.id) AS until_at
           FROM change
          WHERE (change.is_here <> change.was_here)
        )
 SELECT tenant_id,
    item_id,
    customer_id,
    warehouse_code,
    scanned_at AS from_at,
    until_at
   FROM stay
  WHERE is_here;
grant select on warehouse_public.stay to waybill_app;

-- webhooks
create schema webhooks;
grant usage on schema webhooks to waybill_app;

create table webhooks.delivery (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  webhook_id bigint not null,
  event text not null,
  event_id bigint,
  body text not null,
  status text default 'Queued'::text not null,
  tries integer default 0 not null,
  response_status integer,
  response text,
  error text,
  created_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  next_try_at timestamp with time zone,
  error_sentence jsonb,
  constraint delivery_pkey PRIMARY KEY (tenant_id, id),
  constraint delivery_check CHECK (((status = 'Delivered'::text) = (delivered_at IS NOT NULL))),
  constraint delivery_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Delivered'::text, 'Failed'::text]))),
  constraint delivery_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhooks.webhook(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX delivery_of_webhook ON webhooks.delivery USING btree (tenant_id, webhook_id, created_at DESC, id);
CREATE UNIQUE INDEX delivery_of_event ON webhooks.delivery USING btree (tenant_id, webhook_id, event_id) WHERE (event_id IS NOT NULL);
alter table webhooks.delivery enable row level security;
alter table webhooks.delivery force row level security;
create policy own_tenant on webhooks.delivery as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on webhooks.delivery as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
grant delete, insert, select, update on webhooks.delivery to waybill_app;

create table webhooks.webhook (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  url text not null,
  description text not null,
  events text[] not null,
  secret text not null,
  is_active boolean not null,
  disabled_reason text,
  failures integer default 0 not null,
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null,
  disabled_reason_sentence jsonb,
  constraint webhook_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_check CHECK (((disabled_reason IS NULL) OR (NOT is_active))),
  constraint webhook_check1 CHECK (((failures = 0) = (failing_since IS NULL))),
  constraint webhook_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id)
);
CREATE INDEX webhook_by_event ON webhooks.webhook USING gin (events) WHERE is_active;
alter table webhooks.webhook enable row level security;
alter table webhooks.webhook force row level security;
create policy own_tenant on webhooks.webhook as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));
create policy staff_only on webhooks.webhook as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON webhooks.webhook FOR EACH ROW EXECUTE FUNCTION platform.note_change('Webhook', 'secret', 'failures', 'failing_since');
CREATE TRIGGER reference_version_delete AFTER DELETE ON webhooks.webhook REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('webhooks.webhook');
CREATE TRIGGER reference_version_insert AFTER INSERT ON webhooks.webhook REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('webhooks.webhook');
CREATE TRIGGER reference_version_update AFTER UPDATE ON webhooks.webhook REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.note_reference_change('webhooks.webhook');
grant delete, insert, select, update on webhooks.webhook to waybill_app;

-- webhooks_public
create schema webhooks_public;
grant usage on schema webhooks_public to waybill_app;

create view webhooks_public.webhook_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    url AS name
   FROM webhooks.webhook;
grant select on webhooks_public.webhook_name to waybill_app;

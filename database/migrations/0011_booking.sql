-- What booking stores, from the migrations before the first release.

-- booking
create schema booking;
grant usage on schema booking to waybill_app;

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
      freight_minor, insurance_minor, total_minor
    )
    select tenant_id, customer_id, status, count(*), sum(item_lines), sum(pieces), sum(grams),
           sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor),
           sum(total_minor)
    from after_rows where deleted_at is null and parent_id is null group by 1, 2, 3;
  else
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor
    )
    select tenant_id, customer_id, status, sum(way), sum(way * item_lines), sum(way * pieces),
           sum(way * grams), sum(way * cubic_millimetres), sum(way * freight_minor),
           sum(way * insurance_minor), sum(way * total_minor)
    from (
      select 1 as way, a.* from after_rows a where a.deleted_at is null and a.parent_id is null
      union all
      select -1, b.* from before_rows b where b.deleted_at is null and b.parent_id is null
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
end $function$;

create table booking.booking (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  -- Null only in a draft that nobody was chosen for yet.
  customer_id bigint,
  status text not null,
  -- When the event happened that gave the status; null until freight is scanned (decisions J-04).
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
  -- The price as the wire has it, both sides; the columns are what lists sum and sort by.
  pricing jsonb,
  recharge jsonb,
  freight_minor bigint default 0 not null,
  insurance_minor bigint default 0 not null,
  total_minor bigint default 0 not null,
  total_tax_minor bigint default 0 not null,
  carrier_total_minor bigint default 0 not null,
  -- What the booking holds of its customer's credit until it is invoiced or called off.
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
  -- What people look for in the list: numbers, names, suburbs, references.
  words text generated always as (((((((((((((((((((((((COALESCE(consignment_id, ''::text) || ' '::text) || COALESCE(manifest_number, ''::text)) || ' '::text) || COALESCE(pickup_number, ''::text)) || ' '::text) || COALESCE(order_number, ''::text)) || ' '::text) || COALESCE(invoice_number, ''::text)) || ' '::text) || COALESCE((from_address ->> 'companyName'::text), ''::text)) || ' '::text) || COALESCE((from_address ->> 'suburb'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'companyName'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'contactName'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'suburb'::text), ''::text)) || ' '::text) || COALESCE((to_address ->> 'postCode'::text), ''::text)) || ' '::text) || (reference)::text)) stored not null,
  cut_off_at timestamp with time zone,
  -- One for each piece, in their order; none where the tenant had no prefix when it was booked.
  ssccs text[] default '{}'::text[] not null,
  awaits_number boolean default false not null,
  leg_number smallint,
  price_in_one jsonb,
  is_under_way boolean default false not null,
  quoted_at timestamp with time zone,
  price_held_until timestamp with time zone,
  payment_state text,
  constraint booking_pkey PRIMARY KEY (tenant_id, id),
  constraint booking_leg_number_check CHECK ((leg_number > 0)),
  constraint booking_payment_state_check CHECK ((payment_state = ANY (ARRAY['Pending'::text, 'Paid'::text, 'Declined'::text]))),
  constraint booking_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Quoted'::text, 'Booked'::text, 'PickupRequested'::text, 'ReadyForPickup'::text, 'PickedUp'::text, 'InTransit'::text, 'AtDepot'::text, 'OutForDelivery'::text, 'Delivered'::text, 'DeliveryFailed'::text, 'OnHold'::text, 'Damaged'::text, 'Lost'::text, 'ReturnToSender'::text, 'Cancelled'::text, 'Failed'::text]))),
  constraint legs_are_numbered CHECK (((parent_id IS NULL) = (leg_number IS NULL))),
  constraint legs_cost_customers_nothing CHECK (((parent_id IS NULL) OR ((NOT is_multi_leg) AND (total_minor = 0) AND (exposure_minor = 0)))),
  constraint price_in_one_is_of_journeys CHECK ((is_multi_leg OR (price_in_one IS NULL))),
  constraint sent_bookings_are_complete CHECK (((status = ANY (ARRAY['Draft'::text, 'Quoted'::text, 'Failed'::text, 'Cancelled'::text])) OR (num_nulls(customer_id, consignment_id, carrier_account_id, pricing, booked_at) = 0)))
);

create table booking.consigning (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  carrier_account_id bigint not null,
  -- What the carrier knows the shipment by; never used for another one.
  key text not null,
  -- Of what it is told, names and telephones apart: freight that differs is another shipment.
  fingerprint text not null,
  state text not null,
  -- The one that counts now; others were replaced.
  is_current boolean default true not null,
  attempts integer default 0 not null,
  -- Somebody is calling; after this moment somebody else may.
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
  constraint consigning_state_check CHECK ((state = ANY (ARRAY['Waiting'::text, 'AwaitingNumber'::text, 'Taken'::text, 'Refused'::text, 'GivenUp'::text, 'Withdrawing'::text, 'Withdrawn'::text, 'NotWithdrawn'::text])))
);

create table booking.consolidation (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  -- The one that took the freight, its items before and after, and those that were cancelled for it.
  target_id bigint not null,
  items_before jsonb not null,
  items_after jsonb not null,
  cancelled_ids bigint[] not null,
  at timestamp with time zone not null,
  taken_apart_at timestamp with time zone,
  constraint consolidation_pkey PRIMARY KEY (tenant_id, id),
  constraint consolidation_cancelled_ids_check CHECK ((cardinality(cancelled_ids) > 0))
);

create table booking.import (
  tenant_id bigint not null,
  -- The batch of the bookings it makes.
  id uuid not null,
  -- Whose user brought the file; null is staff.
  customer_id bigint,
  file_name text not null,
  -- SHA-256 in hexadecimal: who brings a file twice is told so.
  file_hash text not null,
  -- The columns that were chosen for these heads are offered for the same heads again.
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
  constraint import_pkey PRIMARY KEY (tenant_id, id),
  constraint import_check CHECK ((rows_done <= rows_total)),
  constraint import_check1 CHECK ((rows_booked <= rows_done)),
  constraint import_operation_check CHECK ((operation = ANY (ARRAY['Save'::text, 'Book'::text]))),
  constraint import_service_choice_check CHECK ((service_choice = ANY (ARRAY['Cheapest'::text, 'Fastest'::text])))
);

create table booking.import_row (
  tenant_id bigint not null,
  import_id uuid not null,
  -- Counts data rows from 1.
  row_no integer not null,
  line integer not null,
  customer_id bigint,
  name text not null,
  -- As in the file, by head; emptied once the row is booked, as the booking has it all then.
  cells jsonb not null,
  -- What is to be booked; null where the row does not say it.
  wanted jsonb,
  booking_id bigint,
  complaints jsonb,
  with_row integer,
  constraint import_row_pkey PRIMARY KEY (tenant_id, import_id, row_no),
  constraint import_row_check CHECK (((booking_id IS NULL) OR (complaints IS NULL)))
);

-- One hand-over of freight: the bookings of one customer, one pickup place and one carrier account.
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
  constraint manifest_pkey PRIMARY KEY (tenant_id, id)
);

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
  constraint note_pkey PRIMARY KEY (tenant_id, id)
);

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
  constraint operation_log_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'InProgress'::text, 'Success'::text, 'Failed'::text, 'Skipped'::text])))
);

create table booking.proof_of_delivery (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  signed_by text not null,
  comment text,
  delivered_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  -- Files of the file store.
  signature_file uuid,
  photo_files uuid[] default '{}'::uuid[] not null,
  constraint proof_of_delivery_pkey PRIMARY KEY (tenant_id, id)
);

create table booking.recharge (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  customer_id bigint not null,
  -- The line of the carrier's invoice behind it: passed on once, whoever approves first.
  carrier_line_id bigint not null,
  service_code text not null,
  service_name text not null,
  is_additional boolean not null,
  is_taxed boolean not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  -- What the carrier wants for it; customers never see it.
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
  constraint recharged_once UNIQUE (tenant_id, carrier_line_id)
);

-- Replays: bookings priced again by a version of a card beside the card in force.
create table booking.replay (
  tenant_id bigint not null,
  id uuid not null,
  rate_card_id uuid not null,
  -- All are priced as if they were despatched on it.
  day date not null,
  -- How many bookings, the latest first.
  wanted integer not null,
  total integer,
  done integer default 0 not null,
  -- Null until all are done.
  outcome jsonb,
  problem text,
  created_at timestamp with time zone not null,
  constraint replay_pkey PRIMARY KEY (tenant_id, id),
  constraint replay_wanted_check CHECK (((wanted >= 1) AND (wanted <= 5000)))
);

-- A quote as somebody was sent it. The link's token is kept as its hash; what was offered stays as it was
-- told, so that a booking that changes later makes no other offer of it.
create table booking.sent_quote (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  booking_id bigint not null,
  -- Null where nobody was chosen yet for whom it is.
  customer_id bigint,
  token_hash text not null,
  email text not null,
  sender_name text not null,
  sender_email text,
  offer jsonb not null,
  price_held_until timestamp with time zone not null,
  -- When the link leads nowhere any more.
  runs_out_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint sent_quote_pkey PRIMARY KEY (tenant_id, id),
  constraint sent_quote_check CHECK ((runs_out_at > price_held_until)),
  constraint sent_quote_email_check CHECK (((length(email) >= 3) AND (length(email) <= 256)))
);

create table booking.sscc_series (
  tenant_id bigint not null,
  company_prefix text not null,
  -- Serials go on where they were when a prefix comes back: no code is given twice.
  next_serial bigint default 0 not null,
  is_current boolean not null,
  constraint sscc_series_pkey PRIMARY KEY (tenant_id, company_prefix),
  constraint sscc_series_company_prefix_check CHECK ((company_prefix ~ '^[0-9]{7,10}$'::text)),
  constraint sscc_series_next_serial_check CHECK ((next_serial >= 0))
);

-- Totals of bookings by customer and status. Every statement adds its differences as rows of their
-- own, so that writers never wait for each other; now and then a writer folds what lies about.
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
  -- What customers pay: freight, insurance, fuel and all else, with tax.
  total_minor bigint not null,
  constraint tally_pkey PRIMARY KEY (tenant_id, id)
);

-- What happened to freight: when it happened and when we learned of it. Never changed.
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
  -- False where the event came too late, or from a place the status cannot come from.
  moved boolean not null,
  constraint tracking_pkey PRIMARY KEY (tenant_id, id)
);

create table booking.used_proof (
  tenant_id bigint not null,
  challenge text not null,
  runs_out_at timestamp with time zone not null,
  constraint used_proof_pkey PRIMARY KEY (tenant_id, challenge),
  constraint used_proof_challenge_check CHECK ((length(challenge) <= 256))
);

alter table booking.booking add constraint booking_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id);

alter table booking.booking add constraint booking_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table booking.booking add constraint booking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.booking add constraint booking_tenant_id_manifest_id_fkey FOREIGN KEY (tenant_id, manifest_id) REFERENCES booking.manifest(tenant_id, id);

alter table booking.booking add constraint booking_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.consigning add constraint consigning_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.consigning add constraint consigning_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id);

alter table booking.consigning add constraint consigning_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.consolidation add constraint consolidation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.consolidation add constraint consolidation_tenant_id_target_id_fkey FOREIGN KEY (tenant_id, target_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.import add constraint import_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.import_row add constraint import_row_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.import_row add constraint import_row_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.import_row add constraint import_row_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES booking.import(tenant_id, id) ON DELETE CASCADE;

alter table booking.manifest add constraint manifest_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.note add constraint note_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.note add constraint note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.operation_log add constraint operation_log_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.operation_log add constraint operation_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.proof_of_delivery add constraint proof_of_delivery_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.proof_of_delivery add constraint proof_of_delivery_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.recharge add constraint recharge_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.replay add constraint replay_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.replay add constraint replay_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE;

alter table booking.sent_quote add constraint sent_quote_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.sent_quote add constraint sent_quote_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.sscc_series add constraint sscc_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.tally add constraint tally_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.tracking add constraint tracking_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table booking.tracking add constraint tracking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table booking.used_proof add constraint used_proof_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX booking_awaiting_number ON booking.booking USING btree (tenant_id, created_at DESC, id DESC) WHERE (awaits_number AND (deleted_at IS NULL));

CREATE INDEX booking_by_booked ON booking.booking USING btree (tenant_id, booked_at) WHERE ((deleted_at IS NULL) AND (booked_at IS NOT NULL));

CREATE INDEX booking_by_delivered ON booking.booking USING btree (tenant_id, delivered_at) WHERE ((deleted_at IS NULL) AND (delivered_at IS NOT NULL));

CREATE INDEX booking_by_words ON booking.booking USING gin (words gin_trgm_ops);

CREATE INDEX booking_in_status ON booking.booking USING btree (tenant_id, status, created_at DESC, id DESC) INCLUDE (customer_id, parent_id) WHERE (deleted_at IS NULL);

-- Lists count journeys, and read indexes alone to do so.
CREATE INDEX booking_newest ON booking.booking USING btree (tenant_id, created_at DESC, id DESC) INCLUDE (customer_id, parent_id) WHERE (deleted_at IS NULL);

CREATE INDEX booking_of_account ON booking.booking USING btree (tenant_id, carrier_account_id) WHERE (carrier_account_id IS NOT NULL);

CREATE INDEX booking_of_batch ON booking.booking USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX booking_of_customer ON booking.booking USING btree (tenant_id, customer_id, created_at DESC, id DESC) INCLUDE (parent_id) WHERE (deleted_at IS NULL);

CREATE INDEX booking_of_invoice ON booking.booking USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);

CREATE INDEX booking_of_manifest ON booking.booking USING btree (tenant_id, manifest_id) WHERE (manifest_id IS NOT NULL);

CREATE INDEX booking_quoted ON booking.booking USING btree (tenant_id, quoted_at DESC, id DESC) INCLUDE (customer_id) WHERE ((quoted_at IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX booking_to_invoice ON booking.booking USING btree (tenant_id, created_at DESC, id DESC) INCLUDE (customer_id, parent_id, total_minor, delivered_at) WHERE ((status = 'Delivered'::text) AND (invoice_id IS NULL) AND (deleted_at IS NULL) AND (parent_id IS NULL));

CREATE INDEX booking_to_invoice_of_customer ON booking.booking USING btree (tenant_id, customer_id, created_at DESC, id DESC) INCLUDE (parent_id) WHERE ((status = 'Delivered'::text) AND (invoice_id IS NULL) AND (deleted_at IS NULL) AND (parent_id IS NULL));

-- What is collected is what a carrier carries: legs, not the journey that they make up.
CREATE INDEX booking_to_manifest ON booking.booking USING btree (tenant_id, cut_off_at, id) INCLUDE (customer_id, parent_id) WHERE ((manifest_id IS NULL) AND (manifest_number IS NULL) AND (deleted_at IS NULL) AND (status = ANY (ARRAY['Booked'::text, 'PickupRequested'::text, 'ReadyForPickup'::text])) AND (NOT is_multi_leg));

CREATE UNIQUE INDEX booking_by_consignment ON booking.booking USING btree (tenant_id, consignment_id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX booking_by_leg ON booking.booking USING btree (tenant_id, parent_id, leg_number) WHERE ((parent_id IS NOT NULL) AND (deleted_at IS NULL));

-- A quote is booked once; two tabs, a double click and a replay meet here.
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

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON booking.booking FOR EACH ROW EXECUTE FUNCTION platform.note_change('Booking', 'words', 'resource_token', 'pricing', 'recharge', 'carrier_total_minor', 'exposure_minor', 'price_in_one', 'is_multi_leg', 'leg_number', 'is_under_way', 'status_at', 'last_tracking_at');

CREATE TRIGGER tally_inserted AFTER INSERT ON booking.booking REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION booking.tally_bookings();

CREATE TRIGGER tally_updated AFTER UPDATE ON booking.booking REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION booking.tally_bookings();

grant delete, insert, select, update on booking.booking to waybill_app;

grant usage on sequence booking.booking_id_seq to waybill_app;

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

CREATE INDEX operation_log_newest ON booking.operation_log USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX operation_log_of_account ON booking.operation_log USING btree (tenant_id, carrier_account_id, created_at DESC, id DESC) WHERE (carrier_account_id IS NOT NULL);

CREATE INDEX operation_log_of_booking ON booking.operation_log USING btree (tenant_id, booking_id, created_at DESC, id DESC);

alter table booking.operation_log enable row level security;

alter table booking.operation_log force row level security;

-- What was done with legs, and that there are any, is the tenant's affair as they are themselves.
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

CREATE INDEX replay_of_card ON booking.replay USING btree (tenant_id, rate_card_id, created_at DESC);

alter table booking.replay enable row level security;

alter table booking.replay force row level security;

create policy own_tenant on booking.replay as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on booking.replay to waybill_app;

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

CREATE UNIQUE INDEX sscc_series_current ON booking.sscc_series USING btree (tenant_id) WHERE is_current;

alter table booking.sscc_series enable row level security;

alter table booking.sscc_series force row level security;

create policy own_tenant on booking.sscc_series as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

select platform.version_reference('booking.sscc_series');

grant delete, insert, select, update on booking.sscc_series to waybill_app;

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

-- What was booked, whatever became of it.
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
    COALESCE((round((((pricing ->> 'carrierTotalCostTaxExclusive'::text))::numeric * (100)::numeric)))::bigint, carrier_total_minor) AS carrier_cost_minor
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

-- The booking that a consignment is carried for: of a leg its journey, else itself.
create view booking_public.carried_for with (security_invoker=true) as
 SELECT tenant_id,
    id,
    COALESCE(parent_id, id) AS booking_id
   FROM booking.booking
  WHERE (deleted_at IS NULL);
grant select on booking_public.carried_for to waybill_app;

-- What customers pay later for a booking, before tax.
create view booking_public.recharged with (security_invoker=true) as
 SELECT tenant_id,
    booking_id,
    (sum(tax_exclusive_minor))::bigint AS tax_exclusive_minor
   FROM booking.recharge
  GROUP BY tenant_id, booking_id;
grant select on booking_public.recharged to waybill_app;

-- Staff find a leg by its number; reports count journeys.
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
           FROM jsonb_array_elements(booking.reference) r(value))) AS words,
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

create policy legs_of_staff on platform.entity_change as restrictive for select to public
  using (
CASE
    WHEN (platform.sees_customer(NULL::bigint) OR (entity_type <> 'Booking'::text)) THEN true
    ELSE (EXISTS ( SELECT
       FROM booking.booking b
      WHERE ((b.tenant_id = entity_change.tenant_id) AND (b.id = (entity_change.entity_id)::bigint))))
END);

-- Rows that another transaction is folding are left to it.
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
    freight_minor, insurance_minor, total_minor
  )
  select tenant_id, customer_id, status, sum(bookings), sum(item_lines), sum(pieces), sum(grams),
         sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor), sum(total_minor)
  from taken group by 1, 2, 3;
$function$;

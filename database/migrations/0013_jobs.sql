-- What jobs stores, from the migrations before the first release.

-- jobs
create schema jobs;
grant usage on schema jobs to waybill_app;

create table jobs.allocation_override (
  tenant_id bigint not null,
  id uuid not null,
  driver_guid uuid not null,
  job_ids uuid[] not null,
  -- What spoke against it, in sentences.
  concerns text[] not null,
  reason text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint allocation_override_pkey PRIMARY KEY (tenant_id, id),
  constraint allocation_override_concerns_check CHECK ((cardinality(concerns) > 0)),
  constraint allocation_override_job_ids_check CHECK ((cardinality(job_ids) > 0)),
  constraint allocation_override_reason_check CHECK ((reason <> ''::text))
);

-- One piece of freight and the number on its label. The legs of a consignment share the numbers.
create table jobs.article (
  tenant_id bigint not null,
  job_id uuid not null,
  number text not null,
  customer_id bigint not null,
  position integer not null,
  constraint article_pkey PRIMARY KEY (tenant_id, job_id, number)
);

-- Written by open boards again and again: whoever was not seen for a while has left.
create table jobs.board_viewer (
  tenant_id bigint not null,
  user_id bigint not null,
  seen_at timestamp with time zone not null,
  constraint board_viewer_pkey PRIMARY KEY (tenant_id, user_id)
);

create table jobs.charge (
  tenant_id bigint not null,
  id uuid not null,
  job_id uuid not null,
  side text not null,
  -- Of the customer's side alone: customers see their own, and never what a driver is paid.
  customer_id bigint,
  -- The driver's user; of the driver's side it is who is paid.
  driver_id bigint,
  driver_guid uuid,
  vehicle_id uuid,
  service_code text not null,
  -- Hundredths per hour, before tax.
  rate_minor bigint not null,
  -- As sent: HH:mm or ISO 8601.
  start_time text,
  end_time text,
  between_min integer,
  break_min integer not null,
  round_by_min integer not null,
  minimum_min integer not null,
  -- After the break, the rounding and the minimum (decisions J-08).
  charged_min integer not null,
  hours_minor bigint not null,
  -- [{serviceCode, isAdditional, amount, isTaxed}], amounts in hundredths before tax.
  lines jsonb default '[]'::jsonb not null,
  -- Hours and lines before tax, in hundredths.
  subtotal_minor bigint not null,
  is_closed boolean default false not null,
  closed_at timestamp with time zone,
  -- The invoice or RCTI of finance that it stands on.
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
  constraint charge_side_check CHECK ((side = ANY (ARRAY['Customer'::text, 'Driver'::text])))
);

-- The quotes that were chosen for a job: what it costs (buy) and what it is sold for (sell), as
-- they were on that day (decisions J-10).
create table jobs.chosen_quote (
  tenant_id bigint not null,
  job_id uuid not null,
  is_buy boolean not null,
  quote_id uuid not null,
  carrier_name text not null,
  service_name text not null,
  -- Before tax, in hundredths: the carrier's price or the customer's.
  amount_minor bigint not null,
  chosen_at timestamp with time zone not null,
  chosen_by_name text not null,
  constraint chosen_quote_pkey PRIMARY KEY (tenant_id, job_id, is_buy)
);

-- What contractors are paid by; a charge of theirs begins with these.
create table jobs.driver_rate (
  tenant_id bigint not null,
  driver_id bigint not null,
  basis text not null,
  -- Hundredths of money per unit, or of a per cent.
  rate integer not null,
  minimum_min integer not null,
  round_by_min integer not null,
  constraint driver_rate_pkey PRIMARY KEY (tenant_id, driver_id, basis),
  constraint driver_rate_basis_check CHECK ((basis = ANY (ARRAY['Hour'::text, 'Kilometre'::text, 'Stop'::text, 'Percentage'::text]))),
  constraint driver_rate_minimum_min_check CHECK ((minimum_min >= 0)),
  constraint driver_rate_rate_check CHECK ((rate >= 0)),
  constraint driver_rate_round_by_min_check CHECK ((round_by_min > 0))
);

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
  constraint head_port_code_check CHECK (length(code) between 1 and 32 and code = upper(code)),
  constraint head_port_country_code_check CHECK ((length(country_code) = 2)),
  constraint head_port_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint head_port_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

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
  -- Lines of freight as the wire has them, with the numbers of their pieces.
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
  -- What the scans say, taken together; the latest scan by its own time.
  scanned_status text,
  last_scan_code text,
  last_scan_at timestamp with time zone,
  last_scan_location text,
  last_scan_warehouse text,
  delivered_at timestamp with time zone,
  -- Where the job stands (decisions J-02): the scans once it is under way, before that the flags.
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
  -- The place in the driver's day, from 1; null at the end, by deadline.
  lane_position integer,
  -- The line haul a job is or was on last, written by that context: its leg (decisions J-11).
  line_haul_id uuid,
  line_haul_from text,
  line_haul_to text,
  leg_sequence integer,
  -- Some of its articles still wait for a line haul.
  is_line_haul_partial boolean default false not null,
  -- As people name it, by the UN list: UN1263 II; null if nothing in it is dangerous.
  dangerous_goods text,
  -- Who gave it to its driver or took it back last.
  moved_by bigint,
  moved_at timestamp with time zone,
  constraint job_pkey PRIMARY KEY (tenant_id, id),
  constraint job_dangerous_goods_check CHECK ((dangerous_goods <> ''::text)),
  constraint job_lane_position_check CHECK ((lane_position > 0)),
  constraint job_multi_stop_position_check CHECK ((multi_stop_position > 0)),
  constraint job_status_check CHECK ((status = ANY (ARRAY['New'::text, 'Confirmed'::text, 'ReadyForPickup'::text, 'Allocated'::text, 'PickedUp'::text, 'InTransit'::text, 'OutForDelivery'::text, 'Delivered'::text, 'Failed'::text]))),
  constraint stops_have_positions CHECK (((multi_stop_id IS NULL) = (multi_stop_position IS NULL)))
);

create table jobs.journey_label (
  tenant_id bigint not null,
  job_id uuid not null,
  -- Of a piece, or of the whole consignment, as labels of the journey say it.
  number text not null,
  customer_id bigint not null,
  -- The same piece as the leg knows it; null stands for all of them.
  article_number text,
  leg_number smallint not null,
  constraint journey_label_pkey PRIMARY KEY (tenant_id, job_id, number)
);

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
  constraint multi_stop_tenant_id_customer_id_id_key UNIQUE (tenant_id, customer_id, id)
);

-- Scans of numbers that nobody knew: kept until a job has the number or is given to the driver.
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
  -- Set where the scan is a driver's, who may scan the own jobs only.
  driver_id bigint,
  client_event_id uuid,
  constraint parked_scan_pkey PRIMARY KEY (tenant_id, id),
  constraint parked_once UNIQUE NULLS NOT DISTINCT (tenant_id, barcode, code, scanned_at, driver_id)
);

create table jobs.proof_rule (
  tenant_id bigint not null,
  id uuid not null,
  -- Null for the rule of all.
  customer_id bigint,
  needs_photo boolean not null,
  needs_signature boolean not null,
  needs_pin boolean not null,
  -- Years.
  minimum_age smallint,
  allows_leaving boolean not null,
  constraint proof_rule_pkey PRIMARY KEY (tenant_id, id),
  constraint proof_rule_minimum_age_check CHECK (((minimum_age >= 1) AND (minimum_age <= 99))),
  constraint proof_rule_once UNIQUE NULLS NOT DISTINCT (tenant_id, customer_id)
);

-- What happened to freight: when, as the device says, and when we learned of it. Rows are added;
-- only their notes may be corrected.
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
  -- [{id, type, kind}]: files of the file store; kind is photo or signature.
  pictures jsonb default '[]'::jsonb not null,
  scanned_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  creator_id bigint,
  -- The device's own number of the event.
  client_event_id uuid,
  -- The same scan told twice is one scan.
  constraint scan_event_pkey PRIMARY KEY (tenant_id, id),
  -- The same scan told twice is one scan.
  constraint scan_once UNIQUE NULLS NOT DISTINCT (tenant_id, job_id, article_number, code, scanned_at)
);

create table jobs.zone (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  head_port_id uuid not null,
  code text not null,
  name text not null,
  is_on_forwarding boolean default false not null,
  is_active boolean default true not null,
  parent_id uuid,
  -- Who delivers beyond the head port, and for how much more, ex tax (decisions J-26).
  on_forward_agent text,
  on_forward_charge_minor bigint,
  created_at timestamp with time zone default now() not null,
  -- A zone lies in a zone of the same head port.
  constraint zone_pkey PRIMARY KEY (tenant_id, id),
  -- A zone lies in a zone of the same head port.
  constraint network_zone_code UNIQUE (tenant_id, code),
  -- A zone lies in a zone of the same head port.
  constraint only_agents_charge CHECK ((is_on_forwarding OR ((on_forward_agent IS NULL) AND (on_forward_charge_minor IS NULL)))),
  -- A zone lies in a zone of the same head port.
  constraint zone_check CHECK ((parent_id <> id)),
  -- A zone lies in a zone of the same head port.
  constraint zone_code_check CHECK (length(code) between 1 and 32 and code = upper(code)),
  -- A zone lies in a zone of the same head port.
  constraint zone_on_forward_charge_minor_check CHECK ((on_forward_charge_minor >= 0)),
  -- A zone lies in a zone of the same head port.
  constraint zone_tenant_id_head_port_id_id_key UNIQUE (tenant_id, head_port_id, id)
);

create table jobs.zone_location (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  head_port_id uuid not null,
  zone_id uuid not null,
  country_code text not null,
  post_code text not null,
  -- Empty: the whole postcode.
  suburb text default ''::text not null,
  -- Compared as it stands: a condition that alters a guarded column cannot use an index.
  suburb_key text generated always as (upper(suburb)) stored not null,
  -- A place is in one zone per head port (decisions J-25).
  constraint zone_location_pkey PRIMARY KEY (tenant_id, id),
  -- A place is in one zone per head port (decisions J-25).
  constraint location_in_one_zone UNIQUE (tenant_id, country_code, post_code, suburb_key, head_port_id),
  -- A place is in one zone per head port (decisions J-25).
  constraint zone_location_country_code_check CHECK (((country_code = upper(country_code)) AND (length(country_code) = 2))),
  -- A place is in one zone per head port (decisions J-25).
  constraint zone_location_post_code_check CHECK (((post_code = upper(post_code)) AND ((length(post_code) >= 1) AND (length(post_code) <= 16))))
);

alter table jobs.article add constraint article_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table jobs.charge add constraint charge_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id);

alter table jobs.charge add constraint charge_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table jobs.chosen_quote add constraint chosen_quote_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table jobs.driver_rate add constraint driver_rate_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id);

alter table jobs.head_port add constraint head_port_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table jobs.job add constraint job_in_multi_stop FOREIGN KEY (tenant_id, customer_id, multi_stop_id) REFERENCES jobs.multi_stop(tenant_id, customer_id, id);

alter table jobs.job add constraint job_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table jobs.job add constraint job_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table jobs.job add constraint job_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id);

alter table jobs.job add constraint job_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table jobs.job add constraint job_tenant_id_from_zone_id_fkey FOREIGN KEY (tenant_id, from_zone_id) REFERENCES jobs.zone(tenant_id, id) ON DELETE SET NULL (from_zone_id);

alter table jobs.job add constraint job_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES jobs.job(tenant_id, id);

alter table jobs.job add constraint job_tenant_id_to_zone_id_fkey FOREIGN KEY (tenant_id, to_zone_id) REFERENCES jobs.zone(tenant_id, id) ON DELETE SET NULL (to_zone_id);

alter table jobs.journey_label add constraint journey_label_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table jobs.multi_stop add constraint multi_stop_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table jobs.multi_stop add constraint multi_stop_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES identity."user"(tenant_id, id);

alter table jobs.multi_stop add constraint multi_stop_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table jobs.parked_scan add constraint parked_scan_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table jobs.proof_rule add constraint proof_rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table jobs.scan_event add constraint scan_event_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table jobs.zone add constraint zone_inside FOREIGN KEY (tenant_id, head_port_id, parent_id) REFERENCES jobs.zone(tenant_id, head_port_id, id);

alter table jobs.zone add constraint zone_of_head_port FOREIGN KEY (tenant_id, head_port_id) REFERENCES jobs.head_port(tenant_id, id);

alter table jobs.zone_location add constraint zone_location_tenant_id_head_port_id_zone_id_fkey FOREIGN KEY (tenant_id, head_port_id, zone_id) REFERENCES jobs.zone(tenant_id, head_port_id, id) ON DELETE CASCADE;

CREATE INDEX override_of_driver ON jobs.allocation_override USING btree (tenant_id, driver_guid, created_at);

CREATE INDEX override_of_job ON jobs.allocation_override USING gin (job_ids);

alter table jobs.allocation_override enable row level security;

alter table jobs.allocation_override force row level security;

create policy own_tenant on jobs.allocation_override as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on jobs.allocation_override to waybill_app;

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

alter table jobs.board_viewer enable row level security;

alter table jobs.board_viewer force row level security;

create policy own_tenant on jobs.board_viewer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on jobs.board_viewer to waybill_app;

CREATE INDEX charge_of_document ON jobs.charge USING btree (tenant_id, side, document_id) WHERE (document_id IS NOT NULL);

CREATE INDEX charge_to_invoice ON jobs.charge USING btree (tenant_id, side, id) WHERE (is_closed AND (document_id IS NULL));

-- One charge for the customer of a job, and one for each of its drivers.
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

alter table jobs.chosen_quote enable row level security;

alter table jobs.chosen_quote force row level security;

create policy own_tenant on jobs.chosen_quote as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on jobs.chosen_quote to waybill_app;

alter table jobs.driver_rate enable row level security;

alter table jobs.driver_rate force row level security;

create policy own_tenant on jobs.driver_rate as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on jobs.driver_rate to waybill_app;

alter table jobs.head_port enable row level security;

alter table jobs.head_port force row level security;

create policy own_tenant on jobs.head_port as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.head_port FOR EACH ROW EXECUTE FUNCTION platform.note_change('HeadPort');

grant delete, insert, select, update on jobs.head_port to waybill_app;

CREATE INDEX job_by_allocated ON jobs.job USING btree (tenant_id, allocated_at) WHERE ((deleted_at IS NULL) AND (driver_guid IS NOT NULL));

CREATE INDEX job_by_connote ON jobs.job USING btree (tenant_id, connote_number) WHERE (connote_number IS NOT NULL);

CREATE INDEX job_from_zone ON jobs.job USING btree (tenant_id, from_zone_id) WHERE (from_zone_id IS NOT NULL);

CREATE INDEX job_in_status ON jobs.job USING btree (tenant_id, status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX job_newest ON jobs.job USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX job_of_customer ON jobs.job USING btree (tenant_id, customer_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX job_of_driver ON jobs.job USING btree (tenant_id, driver_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (driver_id IS NOT NULL));

CREATE INDEX job_of_lane ON jobs.job USING btree (tenant_id, driver_guid, lane_position) WHERE ((driver_guid IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX job_of_multi_stop ON jobs.job USING btree (tenant_id, multi_stop_id, multi_stop_position) WHERE (multi_stop_id IS NOT NULL);

CREATE INDEX job_of_parent ON jobs.job USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

-- Open jobs, which changed zones concern.
CREATE INDEX job_open ON jobs.job USING btree (tenant_id, id) WHERE ((deleted_at IS NULL) AND (delivered_at IS NULL));

CREATE INDEX job_to_zone ON jobs.job USING btree (tenant_id, to_zone_id) WHERE (to_zone_id IS NOT NULL);

CREATE UNIQUE INDEX job_by_number ON jobs.job USING btree (tenant_id, number);

-- A booking becomes one job, however often its manifest is told of.
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

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.job FOR EACH ROW EXECUTE FUNCTION platform.note_change('Job', 'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse', 'scanned_status', 'driver_guid', 'from_zone_id', 'to_zone_id', 'multi_stop_id', 'multi_stop_position', 'lane_position', 'moved_by', 'moved_at');

grant delete, insert, select, update on jobs.job to waybill_app;

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

alter table jobs.parked_scan enable row level security;

alter table jobs.parked_scan force row level security;

create policy own_tenant on jobs.parked_scan as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on jobs.parked_scan to waybill_app;

alter table jobs.proof_rule enable row level security;

alter table jobs.proof_rule force row level security;

create policy own_tenant on jobs.proof_rule as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.proof_rule FOR EACH ROW EXECUTE FUNCTION platform.note_change('ProofRule');

grant delete, insert, select, update on jobs.proof_rule to waybill_app;

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

CREATE INDEX zone_of_parent ON jobs.zone USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);

alter table jobs.zone enable row level security;

alter table jobs.zone force row level security;

create policy own_tenant on jobs.zone as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON jobs.zone FOR EACH ROW EXECUTE FUNCTION platform.note_change('Zone');

grant delete, insert, select, update on jobs.zone to waybill_app;

CREATE INDEX zone_location_of_head_port ON jobs.zone_location USING btree (tenant_id, head_port_id, post_code, suburb_key);

CREATE INDEX zone_location_of_zone ON jobs.zone_location USING btree (tenant_id, zone_id, post_code, suburb_key);

alter table jobs.zone_location enable row level security;

alter table jobs.zone_location force row level security;

create policy own_tenant on jobs.zone_location as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on jobs.zone_location to waybill_app;

-- The hours of a job as the job itself shows them. A driver sees what the own work is paid, never
-- what the customer pays.
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

-- Deliveries that have a signature or a photo, for the performance of drivers.
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

alter table jobs.charge add constraint charge_tenant_id_job_id_customer_id_fkey FOREIGN KEY (tenant_id, job_id, customer_id) REFERENCES jobs.job(tenant_id, id, customer_id) ON UPDATE CASCADE;

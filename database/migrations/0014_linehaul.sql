-- What linehaul stores, from the migrations before the first release.

-- linehaul
create schema linehaul;
grant usage on schema linehaul to waybill_app;

-- An article on a trip, as it was measured when it was allocated. It is open until the trip is
-- completed or cancelled; then it may go on the next one.
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
  constraint article_pkey PRIMARY KEY (tenant_id, line_haul_id, job_id, number),
  constraint article_cubic_metres_check CHECK ((cubic_metres >= (0)::numeric)),
  constraint article_kilograms_check CHECK ((kilograms >= (0)::numeric)),
  constraint article_pallets_check CHECK ((pallets = ANY (ARRAY[0, 1]))),
  constraint article_resolution_check CHECK ((resolution = ANY (ARRAY['Found'::text, 'Accepted'::text])))
);

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
  -- Kilograms, cubic metres and pallets; null is not limited.
  capacity_kilograms numeric(12,3),
  capacity_cubic_metres numeric(12,3),
  capacity_pallets integer,
  status text not null,
  planned_departure_at timestamp with time zone,
  planned_arrival_at timestamp with time zone,
  -- The new arrival of a delayed trip, and why.
  expected_arrival_at timestamp with time zone,
  delay_reason text,
  departed_at timestamp with time zone,
  arrived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  updated_at timestamp with time zone not null,
  updated_by bigint,
  constraint line_haul_pkey PRIMARY KEY (tenant_id, id),
  constraint arrived_trips_say_when CHECK (((arrived_at IS NOT NULL) OR (status = ANY (ARRAY['Planned'::text, 'Loading'::text, 'Cancelled'::text, 'Departed'::text])))),
  constraint departed_trips_say_when CHECK (((departed_at IS NOT NULL) OR (status = ANY (ARRAY['Planned'::text, 'Loading'::text, 'Cancelled'::text])))),
  constraint line_haul_capacity_cubic_metres_check CHECK ((capacity_cubic_metres > (0)::numeric)),
  constraint line_haul_capacity_kilograms_check CHECK ((capacity_kilograms > (0)::numeric)),
  constraint line_haul_capacity_pallets_check CHECK ((capacity_pallets > 0)),
  constraint line_haul_cost_basis_check CHECK ((cost_basis = ANY (ARRAY['Weight'::text, 'Volume'::text, 'Pallet'::text]))),
  constraint line_haul_cost_minor_check CHECK ((cost_minor >= 0)),
  constraint line_haul_goes_elsewhere CHECK ((start_head_port_id <> destination_head_port_id)),
  constraint line_haul_number UNIQUE (tenant_id, number),
  constraint line_haul_status_check CHECK ((status = ANY (ARRAY['Planned'::text, 'Loading'::text, 'Departed'::text, 'Arrived'::text, 'Unloading'::text, 'Completed'::text, 'Cancelled'::text])))
);

create table linehaul.note (
  tenant_id bigint not null,
  id uuid not null,
  line_haul_id uuid not null,
  comment text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint note_pkey PRIMARY KEY (tenant_id, id)
);

-- What was scanned on arrival and is not on the trip. A barcode may be of no job.
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
  constraint over_article_resolution_check CHECK ((resolution = ANY (ARRAY['Found'::text, 'Accepted'::text])))
);

alter table linehaul.article add constraint article_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table linehaul.article add constraint article_tenant_id_line_haul_id_fkey FOREIGN KEY (tenant_id, line_haul_id) REFERENCES linehaul.line_haul(tenant_id, id) ON DELETE CASCADE;

alter table linehaul.line_haul add constraint line_haul_tenant_id_destination_head_port_id_fkey FOREIGN KEY (tenant_id, destination_head_port_id) REFERENCES jobs.head_port(tenant_id, id);

alter table linehaul.line_haul add constraint line_haul_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table linehaul.line_haul add constraint line_haul_tenant_id_start_head_port_id_fkey FOREIGN KEY (tenant_id, start_head_port_id) REFERENCES jobs.head_port(tenant_id, id);

alter table linehaul.note add constraint note_tenant_id_line_haul_id_fkey FOREIGN KEY (tenant_id, line_haul_id) REFERENCES linehaul.line_haul(tenant_id, id) ON DELETE CASCADE;

alter table linehaul.over_article add constraint over_article_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES jobs.job(tenant_id, id);

alter table linehaul.over_article add constraint over_article_tenant_id_line_haul_id_fkey FOREIGN KEY (tenant_id, line_haul_id) REFERENCES linehaul.line_haul(tenant_id, id) ON DELETE CASCADE;

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

CREATE INDEX note_of_line_haul ON linehaul.note USING btree (tenant_id, line_haul_id, created_at DESC);

alter table linehaul.note enable row level security;

alter table linehaul.note force row level security;

create policy own_tenant on linehaul.note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on linehaul.note to waybill_app;

alter table linehaul.over_article enable row level security;

alter table linehaul.over_article force row level security;

create policy own_tenant on linehaul.over_article as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on linehaul.over_article to waybill_app;

-- linehaul_public
create schema linehaul_public;
grant usage on schema linehaul_public to waybill_app;

-- What travels on each line haul, a row for each job.
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

-- What routing stores, from the migrations before the first release.

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
  -- Seconds, metres and a cost that the solver added up.
  cost double precision not null,
  setup_s double precision not null,
  service_s double precision not null,
  duration_s double precision not null,
  waiting_s double precision not null,
  priority double precision not null,
  distance_m double precision not null,
  -- [{type, location, arrival, violations, jobid, jobno}] in the order of the day.
  steps jsonb not null,
  violations jsonb not null,
  geometry text not null,
  location jsonb not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint run_pkey PRIMARY KEY (tenant_id, id),
  constraint run_cost_check CHECK ((cost >= (0)::double precision)),
  constraint run_distance_m_check CHECK ((distance_m >= (0)::double precision)),
  constraint run_duration_s_check CHECK ((duration_s >= (0)::double precision)),
  constraint run_priority_check CHECK ((priority >= (0)::double precision)),
  constraint run_service_s_check CHECK ((service_s >= (0)::double precision)),
  constraint run_setup_s_check CHECK ((setup_s >= (0)::double precision)),
  constraint run_waiting_s_check CHECK ((waiting_s >= (0)::double precision))
);

alter table routing.run add constraint run_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id);

alter table routing.run add constraint run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX run_newest ON routing.run USING btree (tenant_id, run_date DESC, id DESC);

CREATE INDEX run_of_driver ON routing.run USING btree (tenant_id, driver_id, run_date DESC);

-- A driver has one open run a day (decisions R-01).
CREATE UNIQUE INDEX run_open ON routing.run USING btree (tenant_id, driver_id, run_date) WHERE (NOT is_completed);

alter table routing.run enable row level security;

alter table routing.run force row level security;

create policy own_tenant on routing.run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON routing.run FOR EACH ROW EXECUTE FUNCTION platform.note_change('Run');

grant delete, insert, select, update on routing.run to waybill_app;

-- What reports stores, from the migrations before the first release.

-- reports
create schema reports;
grant usage on schema reports to waybill_app;

-- One run in the background and its file.
create table reports.run (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  user_id bigint not null,
  report_id uuid not null,
  parameters jsonb not null,
  -- The day that ranges count from.
  day date not null,
  status text default 'Queued'::text not null,
  row_count integer default 0 not null,
  total_count integer,
  problem text,
  -- A stored file of the purpose 'report'.
  file_id uuid,
  schedule_id bigint,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  -- As they were when the run was queued.
  readers bigint[] default '{}'::bigint[] not null,
  constraint run_pkey PRIMARY KEY (tenant_id, id),
  constraint run_check CHECK (((status = 'Done'::text) = (file_id IS NOT NULL))),
  constraint run_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Running'::text, 'Done'::text, 'Failed'::text])))
);

-- A report that somebody is sent by e-mail.
create table reports.schedule (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  report_id uuid not null,
  -- As they were asked; ranges of days by their name.
  parameters jsonb not null,
  every text not null,
  weekday integer,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  readers bigint[] default '{}'::bigint[] not null,
  constraint schedule_pkey PRIMARY KEY (tenant_id, id),
  constraint schedule_check CHECK (((every = 'Week'::text) = (weekday IS NOT NULL))),
  constraint schedule_every_check CHECK ((every = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text]))),
  constraint schedule_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

alter table reports.run add constraint run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table reports.run add constraint run_tenant_id_schedule_id_fkey FOREIGN KEY (tenant_id, schedule_id) REFERENCES reports.schedule(tenant_id, id) ON DELETE SET NULL (schedule_id);

alter table reports.schedule add constraint schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX run_of_user ON reports.run USING btree (tenant_id, user_id, created_at DESC);

-- However often a day's work is done, a schedule runs once for it.
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

alter table reports.schedule enable row level security;

alter table reports.schedule force row level security;

create policy own on reports.schedule as restrictive for all to waybill_app
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (platform.user_id() = ANY (readers))))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));

create policy own_tenant on reports.schedule as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on reports.schedule to waybill_app;

-- The one change a reader may make to a colleague's schedule: to be sent it no more.
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

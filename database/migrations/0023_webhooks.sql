-- What webhooks stores, from the migrations before the first release.

-- webhooks
create schema webhooks;
grant usage on schema webhooks to waybill_app;

create table webhooks.delivery (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  webhook_id bigint not null,
  event text not null,
  -- The fact it tells of; null for a test.
  event_id bigint,
  -- As it is signed, byte by byte.
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
  constraint delivery_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Delivered'::text, 'Failed'::text])))
);

create table webhooks.webhook (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  url text not null,
  description text not null,
  events text[] not null,
  -- Sealed with the installation's own secret: it must be known to sign.
  secret text not null,
  is_active boolean not null,
  disabled_reason text,
  -- The streak of failures that goes on, of tries and since when.
  failures integer default 0 not null,
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null,
  disabled_reason_sentence jsonb,
  constraint webhook_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_check CHECK (((disabled_reason IS NULL) OR (NOT is_active))),
  constraint webhook_check1 CHECK (((failures = 0) = (failing_since IS NULL))),
  constraint webhook_events_check CHECK ((cardinality(events) > 0))
);

alter table webhooks.delivery add constraint delivery_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhooks.webhook(tenant_id, id) ON DELETE CASCADE;

alter table webhooks.webhook add constraint webhook_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX delivery_of_webhook ON webhooks.delivery USING btree (tenant_id, webhook_id, created_at DESC, id);

-- A fact is told to an address once.
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

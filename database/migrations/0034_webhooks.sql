-- Webhooks: addresses of others that are told what happens, and what was told to them.

create schema webhooks;
grant usage on schema webhooks to waybill_app;

create table webhooks.webhook (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  url text not null,
  description text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Sealed with the installation's own secret: it must be known to sign.
  secret text not null,
  is_active boolean not null,
  disabled_reason text check (disabled_reason is null or not is_active),
  -- The streak of failures that goes on, of tries and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((failures = 0) = (failing_since is null))
);
create index webhook_by_event on webhooks.webhook using gin (events) where is_active;

create table webhooks.delivery (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  webhook_id bigint not null,
  event text not null,
  -- The fact it tells of; null for a test.
  event_id bigint,
  -- As it is signed, byte by byte.
  body text not null,
  status text not null default 'Queued' check (status in ('Queued', 'Delivered', 'Failed')),
  tries integer not null default 0,
  response_status integer,
  response text,
  error text,
  created_at timestamptz not null,
  delivered_at timestamptz,
  next_try_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhooks.webhook on delete cascade,
  check ((status = 'Delivered') = (delivered_at is not null))
);
create index delivery_of_webhook on webhooks.delivery (tenant_id, webhook_id, created_at desc, id);
-- A fact is told to an address once.
create unique index delivery_of_event on webhooks.delivery (tenant_id, webhook_id, event_id)
  where event_id is not null;

-- Where a tenant's news go is the tenant's own business: customers' sessions see none of it.
do $$
declare
  guarded regclass;
begin
  foreach guarded in array array['webhooks.webhook', 'webhooks.delivery']::regclass[] loop
    perform platform.guard(guarded);
    execute format(
      'create policy staff_only on %s as restrictive
       using (platform.sees_customer(null)) with check (platform.sees_customer(null))', guarded);
  end loop;
end $$;
select platform.track('webhooks.webhook', 'Webhook', array['secret', 'failures', 'failing_since']);

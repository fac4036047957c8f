-- Who is told what, by which channel: messages on their way, what people were notified of, their
-- devices and wishes.

-- By which guid comments name their readers.
create view identity_public.user_guid with (security_invoker = true) as
select tenant_id, id, guid from identity."user";
grant select on identity_public.user_guid to waybill_app;

-- Letters, short messages and push messages: queued in the transaction of what they tell, kept as
-- history.
create table messaging.message (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  -- Says what the message tells to whom, so that nothing is told twice.
  key text not null,
  channel text not null check (channel in ('Email', 'Sms', 'Push')),
  event text,
  customer_id bigint,
  user_id bigint,
  discussion_id uuid,
  template_id uuid,
  push_token_id uuid,
  sender_name text not null,
  sender_address text not null,
  recipients text[] not null,
  copies text[] not null default '{}',
  subject text not null,
  -- Plain text; of a letter its twin without markup.
  content text not null,
  html text,
  -- What a push message carries.
  data jsonb,
  -- [{fileName, key}] of the file store.
  attachments jsonb not null default '[]',
  -- The text carries a link that is its receiver's secret: it goes once the letter has gone.
  is_secret boolean not null default false,
  status text not null default 'Queued' check (status in ('Queued', 'Sent', 'NotSent', 'Failed')),
  tries integer not null default 0,
  error text,
  created_at timestamptz not null,
  created_by bigint,
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index message_by_key on messaging.message (tenant_id, key);
create index message_by_age on messaging.message (tenant_id, created_at desc, id desc)
  where channel <> 'Push';
create index message_by_discussion on messaging.message (tenant_id, discussion_id)
  where discussion_id is not null;
select platform.guard('messaging.message', 'customer_id');

-- What somebody was notified of, behind the bell. Nobody reads another's.
create table messaging.notification (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  -- Orders what was told in the same moment.
  position bigint generated always as identity,
  key text not null,
  user_id bigint not null,
  event text not null,
  -- What a push message calls it; other events have none.
  notification_type text not null,
  title text not null,
  body text not null,
  href text,
  discussion_id uuid,
  topic text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, id)
);
create unique index notification_by_key on messaging.notification (tenant_id, user_id, key);
create index notification_by_user
  on messaging.notification (tenant_id, user_id, position desc);
create index unread_notification on messaging.notification (tenant_id, user_id)
  where read_at is null;
select platform.guard('messaging.notification');
create policy own on messaging.notification as restrictive
  using (platform.user_id() is null or user_id = platform.user_id())
  with check (platform.user_id() is null or user_id = platform.user_id());

-- The devices of people.
create table messaging.push_token (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  user_guid uuid not null,
  token text not null,
  -- Indexes do not hold tokens of any length.
  token_hash text not null generated always as (md5(token)) stored,
  is_active boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
-- A device is in the hands of one person.
create unique index push_token_of_device on messaging.push_token (tenant_id, token_hash);
create index push_token_by_user on messaging.push_token (tenant_id, user_id);
select platform.guard('messaging.push_token');

-- What people and the tenant have chosen where it differs from what the contract says.
create table messaging.preference (
  tenant_id bigint not null references tenancy.tenant,
  user_id bigint not null,
  event text not null,
  channel text not null,
  is_on boolean not null,
  primary key (tenant_id, user_id, event, channel)
);
select platform.guard('messaging.preference');

create table messaging.rule (
  tenant_id bigint not null references tenancy.tenant,
  event text not null,
  audience text not null,
  channel text not null,
  is_on boolean not null,
  primary key (tenant_id, event, audience, channel)
);
select platform.guard('messaging.rule');

-- How far people have read; the unread line of a discussion stands there.
create table messaging.reading (
  tenant_id bigint not null,
  user_id bigint not null,
  discussion_id uuid not null,
  read_at timestamptz not null,
  primary key (tenant_id, user_id, discussion_id),
  foreign key (tenant_id, discussion_id) references messaging.discussion
);
select platform.guard('messaging.reading');

-- What templates said before.
create table messaging.template_version (
  tenant_id bigint not null,
  template_id uuid not null,
  version integer not null,
  name text not null,
  subject text not null,
  content text not null,
  saved_by text,
  saved_at timestamptz not null,
  primary key (tenant_id, template_id, version),
  foreign key (tenant_id, template_id) references messaging.template on delete cascade
);
select platform.guard('messaging.template_version');

-- Which stored files are images of which templates.
create table messaging.template_image (
  tenant_id bigint not null,
  id uuid not null,
  template_id uuid not null,
  file_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references messaging.template on delete cascade
);
select platform.guard('messaging.template_image');

-- A fact may name the users whose pages it concerns; then nobody else's hear of it.
create or replace function platform.publish(events jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  published record;
  event_id bigint;
begin
  for published in select f ->> 'name' as name, f -> 'payload' as payload from jsonb_array_elements(events) f
  loop
    insert into platform.event (tenant_id, name, payload)
    values (platform.tenant_id(), published.name, published.payload)
    returning id into event_id;

    perform graphile_worker.add_job(
      l.task, json_build_object('tenantId', platform.tenant_id(), 'eventId', event_id))
    from platform.listener l where l.event = published.name;

    perform pg_notify('waybill_live', json_build_object(
      'tenant', platform.tenant_id(), 'customer', published.payload -> 'customerId',
      'users', published.payload -> 'userIds',
      'topic', t.topic, 'id', published.payload -> 'id')::text)
    from platform.live_topic t where t.event = published.name;
  end loop;
end $$;

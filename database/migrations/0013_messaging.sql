-- What people say to each other about freight, and who may read it.

create schema messaging;
grant usage on schema messaging to waybill_app;

create table messaging.discussion (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  -- The customer who takes part; nothing where staff are among themselves.
  customer_id bigint,
  -- True once something was written that the customer may read; until then it is the staff's alone.
  is_shared boolean not null,
  topic text not null check (length(topic) between 1 and 256),
  type text not null,
  status text not null check (status in ('Open', 'InProgress', 'Resolved', 'Closed')),
  entity_type text,
  entity_id text,
  entity_label text,
  template_id uuid,
  created_by bigint,
  author_guid uuid,
  author_name text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create index discussion_by_age on messaging.discussion (tenant_id, created_at desc, id desc)
  where deleted_at is null;
create index discussion_by_record on messaging.discussion (tenant_id, entity_type, entity_id);
select platform.guard('messaging.discussion', 'customer_id');
select platform.track('messaging.discussion', 'Discussion');
create policy shared on messaging.discussion as restrictive
  using (current_setting('app.customer_id', true) = 'all' or is_shared)
  with check (current_setting('app.customer_id', true) = 'all' or is_shared);

create table messaging.comment (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  -- Orders what was written in the same moment.
  position bigint generated always as identity,
  discussion_id uuid not null,
  customer_id bigint,
  content text not null check (length(content) between 1 and 10000),
  status text not null check (status in ('Active', 'Edited', 'Deleted')),
  visibility_level text not null
    check (visibility_level in ('Internal', 'Customer', 'ThirdParty', 'Public')),
  user_tags uuid[] not null,
  third_party_tags text[] not null,
  entity_tags jsonb not null,
  is_discussion_content boolean not null,
  created_by bigint,
  author_guid uuid,
  author_name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, discussion_id) references messaging.discussion
);
create index comment_by_discussion on messaging.comment (tenant_id, discussion_id, position);
create index comment_by_age on messaging.comment (tenant_id, created_at desc, id desc);
select platform.guard('messaging.comment', 'customer_id');
-- Customers never read what is meant for staff or for somebody else (decisions M-02).
create policy for_customers on messaging.comment as restrictive
  using (
    current_setting('app.customer_id', true) = 'all'
    or visibility_level in ('Customer', 'Public')
  )
  with check (
    current_setting('app.customer_id', true) = 'all'
    or visibility_level in ('Customer', 'Public')
  );

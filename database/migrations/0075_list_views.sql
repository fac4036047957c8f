-- What people keep of lists follows them to another device: views, and the columns that they chose.

create table identity.list_view (
  tenant_id bigint not null,
  user_id bigint not null,
  id bigint generated always as identity,
  list text not null,
  name text not null check (length(name) between 1 and 40),
  -- The part of the list's address that it stands for, by name.
  search jsonb not null check (jsonb_typeof(search) = 'object' and pg_column_size(search) <= 40000),
  columns text[] check (cardinality(columns) <= 60),
  is_shared boolean not null,
  position integer not null check (position >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id, id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
create unique index list_view_by_name on identity.list_view (tenant_id, user_id, list, lower(name));
create unique index list_view_by_id on identity.list_view (tenant_id, id);
create index list_view_shared on identity.list_view (tenant_id, list) where is_shared;
select platform.guard('identity.list_view');
-- Nobody sees another's, but staff what a colleague shares.
create policy own_or_shared on identity.list_view as restrictive
  using (platform.user_id() is null or user_id = platform.user_id()
    or (is_shared and platform.sees_customer(null)))
  with check (platform.user_id() is null or user_id = platform.user_id()
    or (is_shared and platform.sees_customer(null)));

create table identity.list_columns (
  tenant_id bigint not null,
  user_id bigint not null,
  list text not null,
  columns text[] not null check (cardinality(columns) <= 60),
  primary key (tenant_id, user_id, list),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
select platform.guard('identity.list_columns');
create policy own_columns on identity.list_columns as restrictive
  using (platform.user_id() is null or user_id = platform.user_id())
  with check (platform.user_id() is null or user_id = platform.user_id());

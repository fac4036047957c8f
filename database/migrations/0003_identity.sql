-- People and systems that sign in: users, roles, permissions, sessions, clients.

create schema identity;
grant usage on schema identity to waybill_app;

create table identity."user" (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  guid uuid not null default gen_random_uuid(),
  customer_id bigint,
  name text not null check (length(name) between 1 and 64),
  surname text not null check (length(surname) <= 64),
  user_name text not null check (length(user_name) between 1 and 256),
  email text not null check (length(email) between 3 and 256),
  phone_number text,
  password_hash text,
  is_active boolean not null default true,
  is_driver boolean not null default false,
  is_lockout_enabled boolean not null default true,
  is_two_factor_enabled boolean not null default false,
  should_change_password boolean not null default false,
  is_email_confirmed boolean not null default false,
  failed_count integer not null default 0,
  locked_until timestamptz,
  timezone text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create unique index user_by_guid on identity."user" (tenant_id, guid);
create unique index user_by_name on identity."user" (tenant_id, lower(user_name))
  where deleted_at is null;
create unique index user_by_email on identity."user" (tenant_id, lower(email))
  where deleted_at is null;
create index user_by_customer on identity."user" (tenant_id, customer_id);
select platform.guard('identity."user"', 'customer_id');
select platform.track('identity."user"', 'User',
  array['password_hash', 'failed_count', 'locked_until', 'last_sign_in_at']);

-- The name and face beside a record somebody made are for everybody of the tenant.
create function identity.name_of_user(wanted bigint) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select trim(u.name || ' ' || u.surname) from identity."user" u
  where u.tenant_id = platform.tenant_id() and u.id = wanted
$$;
drop policy own_customer on identity."user";
create policy own_customer on identity."user" as restrictive to waybill_app
  using (platform.sees_customer(customer_id)) with check (platform.sees_customer(customer_id));
revoke all on function identity.name_of_user from public;
grant execute on function identity.name_of_user to waybill_app;

create table identity.role (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint,
  name text not null,
  display_name text not null check (length(display_name) between 1 and 64),
  is_static boolean not null default false,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index role_by_name on identity.role (tenant_id, coalesce(customer_id, 0), name);
create unique index role_by_display_name
  on identity.role (tenant_id, coalesce(customer_id, 0), lower(display_name));
select platform.guard('identity.role');
select platform.track('identity.role', 'Role');

create table identity.role_permission (
  tenant_id bigint not null,
  role_id bigint not null,
  permission text not null,
  primary key (tenant_id, role_id, permission),
  foreign key (tenant_id, role_id) references identity.role on delete cascade
);
select platform.guard('identity.role_permission');

create table identity.user_role (
  tenant_id bigint not null,
  user_id bigint not null,
  role_id bigint not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade,
  foreign key (tenant_id, role_id) references identity.role on delete cascade
);
create index user_role_by_role on identity.user_role (tenant_id, role_id);
select platform.guard('identity.user_role');

-- A user's own grant or denial wins over the roles.
create table identity.user_permission (
  tenant_id bigint not null,
  user_id bigint not null,
  permission text not null,
  is_granted boolean not null,
  primary key (tenant_id, user_id, permission),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
select platform.guard('identity.user_permission');

-- A browser that is signed in. The cookie's secret is kept as a hash only.
create table identity.session (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  impersonator_id bigint,
  remembered boolean not null default false,
  ip text not null,
  browser text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade,
  foreign key (tenant_id, impersonator_id) references identity."user" on delete cascade
);
create index session_by_user on identity.session (tenant_id, user_id);
select platform.guard('identity.session');

-- A ticket that signs in once, within a minute: how an impersonation begins and ends.
create table identity.impersonation_ticket (
  tenant_id bigint not null,
  token_hash text not null,
  user_id bigint not null,
  impersonator_id bigint,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
select platform.guard('identity.impersonation_ticket');

create table identity.sign_in_attempt (
  tenant_id bigint not null,
  id bigint generated always as identity,
  user_id bigint,
  user_name text not null,
  ip text not null,
  browser text not null,
  result text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index sign_in_attempt_by_user on identity.sign_in_attempt (tenant_id, user_id, at desc);
select platform.guard('identity.sign_in_attempt', null, 'select, insert');

-- Systems that sign in by client credentials.
create table identity.client (
  tenant_id bigint not null references tenancy.tenant,
  id text not null check (length(id) between 3 and 64),
  name text not null,
  secret_hash text not null,
  scopes text[] not null default '{api}',
  permissions text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select platform.guard('identity.client');

-- Every process forgets what it remembered of a tenant's people when any of this changes.
create function identity.note_identity_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('waybill_identity', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $$;

create trigger forget after update of is_active, deleted_at, customer_id, is_driver, name, surname
  on identity."user" for each row execute function identity.note_identity_change();
create trigger forget after delete on identity.session
  for each row execute function identity.note_identity_change();
create trigger forget after insert or delete on identity.role_permission
  for each row execute function identity.note_identity_change();
create trigger forget after insert or delete on identity.user_role
  for each row execute function identity.note_identity_change();
create trigger forget after insert or update or delete on identity.user_permission
  for each row execute function identity.note_identity_change();
create trigger forget after update or delete on identity.client
  for each row execute function identity.note_identity_change();
create trigger forget after update on tenancy.tenant
  for each row execute function identity.note_identity_change();

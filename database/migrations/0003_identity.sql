-- What identity stores, from the migrations before the first release.

-- identity
create schema identity;
grant usage on schema identity to waybill_app;

-- Every process forgets what it remembered of a tenant's people when any of this changes.
CREATE OR REPLACE FUNCTION identity.note_identity_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('waybill_identity', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $function$;

-- One of a kind per user: a newer letter makes the older one worthless. Only the hash is kept.
create table identity.account_code (
  tenant_id bigint not null,
  user_id bigint not null,
  purpose text not null,
  code_hash text not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint account_code_pkey PRIMARY KEY (tenant_id, user_id, purpose),
  constraint account_code_purpose_check CHECK ((purpose = ANY (ARRAY['Password'::text, 'Change'::text, 'Email'::text])))
);

create table identity.api_key (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint not null,
  begins text not null,
  key_hash text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint api_key_pkey PRIMARY KEY (tenant_id, id)
);

-- The secret is sealed with the installation's own. A code is good once: `last_counter` is its time step.
create table identity.authenticator (
  tenant_id bigint not null,
  user_id bigint not null,
  sealed_secret text not null,
  confirmed_at timestamp with time zone,
  last_counter bigint default 0 not null,
  constraint authenticator_pkey PRIMARY KEY (tenant_id, user_id)
);

-- Systems that sign in by client credentials.
create table identity.client (
  tenant_id bigint not null,
  id text not null,
  name text not null,
  secret_hash text not null,
  scopes text[] default '{api}'::text[] not null,
  permissions text[] default '{}'::text[] not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint client_pkey PRIMARY KEY (tenant_id, id),
  constraint client_id_check CHECK (((length(id) >= 3) AND (length(id) <= 64)))
);

-- Which roles the groups of a tenant's directory give: set at every sign-in by it.
create table identity.directory_role (
  tenant_id bigint not null,
  -- A group's whole name (`cn=dispatch,ou=groups,dc=example`) or its first part alone (`dispatch`).
  group_name text not null,
  role_id bigint not null,
  constraint directory_role_pkey PRIMARY KEY (tenant_id, group_name, role_id),
  constraint directory_role_group_name_check CHECK (((length(group_name) >= 1) AND (length(group_name) <= 256)))
);

-- A ticket that signs in once, within a minute: how an impersonation begins and ends.
create table identity.impersonation_ticket (
  tenant_id bigint not null,
  token_hash text not null,
  user_id bigint not null,
  impersonator_id bigint,
  expires_at timestamp with time zone not null,
  constraint impersonation_ticket_pkey PRIMARY KEY (tenant_id, token_hash)
);

create table identity.known_browser (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint known_browser_pkey PRIMARY KEY (tenant_id, id)
);

create table identity.list_columns (
  tenant_id bigint not null,
  user_id bigint not null,
  list text not null,
  columns text[] not null,
  constraint list_columns_pkey PRIMARY KEY (tenant_id, user_id, list),
  constraint list_columns_columns_check CHECK ((cardinality(columns) <= 60))
);

create table identity.list_view (
  tenant_id bigint not null,
  user_id bigint not null,
  id bigint generated always as identity not null,
  list text not null,
  name text not null,
  -- The part of the list's address that it stands for, by name.
  search jsonb not null,
  columns text[],
  is_shared boolean not null,
  position integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint list_view_pkey PRIMARY KEY (tenant_id, user_id, id),
  constraint list_view_columns_check CHECK ((cardinality(columns) <= 60)),
  constraint list_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint list_view_position_check CHECK (("position" >= 0)),
  constraint list_view_search_check CHECK (((jsonb_typeof(search) = 'object'::text) AND (pg_column_size(search) <= 40000)))
);

create table identity.organization_unit (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  parent_id bigint,
  -- Five digits for every step from the root, at most ten steps: sorts as the tree reads.
  code text not null,
  display_name text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  changed_by bigint,
  changed_at timestamp with time zone,
  constraint organization_unit_pkey PRIMARY KEY (tenant_id, id),
  constraint organization_unit_code_check CHECK ((code ~ '^\d{5}(\.\d{5}){0,9}$'::text)),
  constraint organization_unit_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 128)))
);

-- Each code is good once; only its hash is kept.
create table identity.recovery_code (
  tenant_id bigint not null,
  user_id bigint not null,
  code_hash text not null,
  constraint recovery_code_pkey PRIMARY KEY (tenant_id, user_id, code_hash)
);

create table identity.role (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint,
  name text not null,
  display_name text not null,
  is_static boolean default false not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint role_pkey PRIMARY KEY (tenant_id, id),
  constraint role_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 64)))
);

create table identity.role_permission (
  tenant_id bigint not null,
  role_id bigint not null,
  permission text not null,
  constraint role_permission_pkey PRIMARY KEY (tenant_id, role_id, permission)
);

-- A browser that is signed in. The cookie's secret is kept as a hash only.
create table identity.session (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  impersonator_id bigint,
  remembered boolean default false not null,
  ip text not null,
  browser text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (tenant_id, id)
);

create table identity.sign_in_attempt (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint,
  user_name text not null,
  ip text not null,
  browser text not null,
  result text not null,
  at timestamp with time zone not null,
  constraint sign_in_attempt_pkey PRIMARY KEY (tenant_id, id)
);

-- Somebody whose password was right and who owes a code.
create table identity.sign_in_step (
  tenant_id bigint not null,
  id uuid not null,
  secret_hash text not null,
  user_id bigint not null,
  remembered boolean not null,
  code_hash text,
  code_expires_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint sign_in_step_pkey PRIMARY KEY (tenant_id, id)
);

create table identity.unit_member (
  tenant_id bigint not null,
  unit_id bigint not null,
  user_id bigint not null,
  added_at timestamp with time zone not null,
  constraint unit_member_pkey PRIMARY KEY (tenant_id, unit_id, user_id)
);

create table identity.user (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  guid uuid default gen_random_uuid() not null,
  customer_id bigint,
  name text not null,
  surname text not null,
  user_name text not null,
  email text not null,
  phone_number text,
  password_hash text,
  is_active boolean default true not null,
  is_driver boolean default false not null,
  is_lockout_enabled boolean default true not null,
  is_two_factor_enabled boolean default false not null,
  should_change_password boolean default false not null,
  is_email_confirmed boolean default false not null,
  failed_count integer default 0 not null,
  locked_until timestamp with time zone,
  timezone text,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  picture_id uuid,
  -- Null reads texts in the language of the device.
  language text,
  directory_name text,
  constraint user_pkey PRIMARY KEY (tenant_id, id),
  constraint user_directory_name_check CHECK (((length(directory_name) >= 1) AND (length(directory_name) <= 256))),
  constraint user_email_check CHECK (((length(email) >= 3) AND (length(email) <= 256))),
  constraint user_language_check CHECK (((length(language) >= 1) AND (length(language) <= 32))),
  constraint user_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint user_surname_check CHECK ((length(surname) <= 64)),
  constraint user_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 256)))
);

-- A user's own grant or denial wins over the roles.
create table identity.user_permission (
  tenant_id bigint not null,
  user_id bigint not null,
  permission text not null,
  is_granted boolean not null,
  constraint user_permission_pkey PRIMARY KEY (tenant_id, user_id, permission)
);

create table identity.user_role (
  tenant_id bigint not null,
  user_id bigint not null,
  role_id bigint not null,
  constraint user_role_pkey PRIMARY KEY (tenant_id, user_id, role_id)
);

alter table identity.account_code add constraint account_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.api_key add constraint api_key_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.authenticator add constraint authenticator_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.client add constraint client_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table identity.directory_role add constraint directory_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES identity.role(tenant_id, id) ON DELETE CASCADE;

alter table identity.impersonation_ticket add constraint impersonation_ticket_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.known_browser add constraint known_browser_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.list_columns add constraint list_columns_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.list_view add constraint list_view_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.organization_unit add constraint organization_unit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table identity.organization_unit add constraint organization_unit_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES identity.organization_unit(tenant_id, id) ON DELETE CASCADE;

alter table identity.recovery_code add constraint recovery_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.role add constraint role_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table identity.role_permission add constraint role_permission_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES identity.role(tenant_id, id) ON DELETE CASCADE;

alter table identity.session add constraint session_tenant_id_impersonator_id_fkey FOREIGN KEY (tenant_id, impersonator_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.session add constraint session_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.sign_in_step add constraint sign_in_step_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.unit_member add constraint unit_member_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES identity.organization_unit(tenant_id, id) ON DELETE CASCADE;

alter table identity.unit_member add constraint unit_member_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.user add constraint user_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table identity.user_permission add constraint user_permission_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.user_role add constraint user_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES identity.role(tenant_id, id) ON DELETE CASCADE;

alter table identity.user_role add constraint user_role_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id) ON DELETE CASCADE;

alter table identity.account_code enable row level security;

alter table identity.account_code force row level security;

create policy own_tenant on identity.account_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.account_code to waybill_app;

CREATE INDEX api_key_by_user ON identity.api_key USING btree (tenant_id, user_id, id DESC);

CREATE UNIQUE INDEX api_key_by_hash ON identity.api_key USING btree (tenant_id, key_hash);

alter table identity.api_key enable row level security;

alter table identity.api_key force row level security;

create policy own_tenant on identity.api_key as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER DELETE ON identity.api_key FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

grant delete, insert, select, update on identity.api_key to waybill_app;

alter table identity.authenticator enable row level security;

alter table identity.authenticator force row level security;

create policy own_tenant on identity.authenticator as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.authenticator to waybill_app;

alter table identity.client enable row level security;

alter table identity.client force row level security;

create policy own_tenant on identity.client as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER DELETE OR UPDATE ON identity.client FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

grant delete, insert, select, update on identity.client to waybill_app;

CREATE INDEX directory_role_of_role ON identity.directory_role USING btree (tenant_id, role_id);

alter table identity.directory_role enable row level security;

alter table identity.directory_role force row level security;

create policy own_tenant on identity.directory_role as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.directory_role to waybill_app;

alter table identity.impersonation_ticket enable row level security;

alter table identity.impersonation_ticket force row level security;

create policy own_tenant on identity.impersonation_ticket as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.impersonation_ticket to waybill_app;

CREATE INDEX known_browser_by_user ON identity.known_browser USING btree (tenant_id, user_id);

alter table identity.known_browser enable row level security;

alter table identity.known_browser force row level security;

create policy own_tenant on identity.known_browser as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.known_browser to waybill_app;

alter table identity.list_columns enable row level security;

alter table identity.list_columns force row level security;

create policy own_columns on identity.list_columns as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id())))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));

create policy own_tenant on identity.list_columns as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.list_columns to waybill_app;

CREATE INDEX list_view_shared ON identity.list_view USING btree (tenant_id, list) WHERE is_shared;

CREATE UNIQUE INDEX list_view_by_id ON identity.list_view USING btree (tenant_id, id);

CREATE UNIQUE INDEX list_view_by_name ON identity.list_view USING btree (tenant_id, user_id, list, lower(name));

alter table identity.list_view enable row level security;

alter table identity.list_view force row level security;

-- Nobody sees another's, but staff what a colleague shares.
create policy own_or_shared on identity.list_view as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (is_shared AND platform.sees_customer(NULL::bigint))))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id()) OR (is_shared AND platform.sees_customer(NULL::bigint))));

create policy own_tenant on identity.list_view as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.list_view to waybill_app;

CREATE INDEX unit_by_parent ON identity.organization_unit USING btree (tenant_id, parent_id);

CREATE UNIQUE INDEX unit_by_code ON identity.organization_unit USING btree (tenant_id, code);

CREATE UNIQUE INDEX unit_by_name ON identity.organization_unit USING btree (tenant_id, COALESCE(parent_id, (0)::bigint), lower(display_name));

alter table identity.organization_unit enable row level security;

alter table identity.organization_unit force row level security;

create policy own_tenant on identity.organization_unit as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON identity.organization_unit FOR EACH ROW EXECUTE FUNCTION platform.note_change('OrganizationUnit');

grant delete, insert, select, update on identity.organization_unit to waybill_app;

alter table identity.recovery_code enable row level security;

alter table identity.recovery_code force row level security;

create policy own_tenant on identity.recovery_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.recovery_code to waybill_app;

CREATE UNIQUE INDEX role_by_display_name ON identity.role USING btree (tenant_id, COALESCE(customer_id, (0)::bigint), lower(display_name));

CREATE UNIQUE INDEX role_by_name ON identity.role USING btree (tenant_id, COALESCE(customer_id, (0)::bigint), name);

alter table identity.role enable row level security;

alter table identity.role force row level security;

create policy own_tenant on identity.role as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON identity.role FOR EACH ROW EXECUTE FUNCTION platform.note_change('Role');

grant delete, insert, select, update on identity.role to waybill_app;

alter table identity.role_permission enable row level security;

alter table identity.role_permission force row level security;

create policy own_tenant on identity.role_permission as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER INSERT OR DELETE ON identity.role_permission FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

grant delete, insert, select, update on identity.role_permission to waybill_app;

CREATE INDEX session_by_user ON identity.session USING btree (tenant_id, user_id);

alter table identity.session enable row level security;

alter table identity.session force row level security;

create policy own_tenant on identity.session as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER DELETE ON identity.session FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

grant delete, insert, select, update on identity.session to waybill_app;

CREATE INDEX sign_in_attempt_by_user ON identity.sign_in_attempt USING btree (tenant_id, user_id, at DESC);

alter table identity.sign_in_attempt enable row level security;

alter table identity.sign_in_attempt force row level security;

create policy own_tenant on identity.sign_in_attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on identity.sign_in_attempt to waybill_app;

CREATE INDEX sign_in_step_by_user ON identity.sign_in_step USING btree (tenant_id, user_id);

alter table identity.sign_in_step enable row level security;

alter table identity.sign_in_step force row level security;

create policy own_tenant on identity.sign_in_step as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.sign_in_step to waybill_app;

CREATE INDEX unit_member_by_user ON identity.unit_member USING btree (tenant_id, user_id);

alter table identity.unit_member enable row level security;

alter table identity.unit_member force row level security;

create policy own_tenant on identity.unit_member as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on identity.unit_member to waybill_app;

CREATE INDEX user_by_customer ON identity."user" USING btree (tenant_id, customer_id);

-- One account per person, also of those who were deleted: the directory does not bring them back.
CREATE UNIQUE INDEX user_by_directory_name ON identity."user" USING btree (tenant_id, lower(directory_name));

CREATE UNIQUE INDEX user_by_email ON identity."user" USING btree (tenant_id, lower(email)) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX user_by_guid ON identity."user" USING btree (tenant_id, guid);

CREATE UNIQUE INDEX user_by_name ON identity."user" USING btree (tenant_id, lower(user_name)) WHERE (deleted_at IS NULL);

alter table identity.user enable row level security;

alter table identity.user force row level security;

create policy own_customer on identity.user as restrictive for all to waybill_app
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on identity.user as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER UPDATE OF is_active, deleted_at, customer_id, is_driver, name, surname ON identity."user" FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON identity."user" FOR EACH ROW EXECUTE FUNCTION platform.note_change('User', 'password_hash', 'failed_count', 'locked_until', 'last_sign_in_at');

grant delete, insert, select, update on identity.user to waybill_app;

alter table identity.user_permission enable row level security;

alter table identity.user_permission force row level security;

create policy own_tenant on identity.user_permission as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER INSERT OR DELETE OR UPDATE ON identity.user_permission FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

grant delete, insert, select, update on identity.user_permission to waybill_app;

CREATE INDEX user_role_by_role ON identity.user_role USING btree (tenant_id, role_id);

alter table identity.user_role enable row level security;

alter table identity.user_role force row level security;

create policy own_tenant on identity.user_role as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER forget AFTER INSERT OR DELETE ON identity.user_role FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

grant delete, insert, select, update on identity.user_role to waybill_app;

-- identity_public
create schema identity_public;
grant usage on schema identity_public to waybill_app;

CREATE OR REPLACE FUNCTION identity_public.name_of_user(wanted bigint)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select trim(u.name || ' ' || u.surname) from identity."user" u
  where u.tenant_id = platform.tenant_id() and u.id = wanted
$function$;
revoke execute on function identity_public.name_of_user(wanted bigint) from public;
grant execute on function identity_public.name_of_user(wanted bigint) to waybill_app;

-- What fleet shows of the users who drive: their name and address are kept in one place.
create view identity_public.driver_user with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid,
    TRIM(BOTH FROM ((name || ' '::text) || surname)) AS name,
    email,
    phone_number,
    is_active
   FROM identity."user"
  WHERE (is_driver AND (deleted_at IS NULL));
grant select on identity_public.driver_user to waybill_app;

create view identity_public.role_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    display_name AS name
   FROM identity.role;
grant select on identity_public.role_name to waybill_app;

-- By which guid comments name their readers.
create view identity_public.user_guid with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid
   FROM identity."user";
grant select on identity_public.user_guid to waybill_app;

create view identity_public.user_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid,
    TRIM(BOTH FROM ((name || ' '::text) || surname)) AS name
   FROM identity."user";
grant select on identity_public.user_name to waybill_app;

CREATE TRIGGER forget AFTER UPDATE ON tenancy.tenant FOR EACH ROW EXECUTE FUNCTION identity.note_identity_change();

-- The app may not change who tried to sign in; an erased person's tries go.
CREATE OR REPLACE FUNCTION identity.forget_sign_ins(account bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from identity.sign_in_attempt where tenant_id = platform.tenant_id() and user_id = account;
$function$;
revoke execute on function identity.forget_sign_ins(account bigint) from public;
grant execute on function identity.forget_sign_ins(account bigint) to waybill_app;

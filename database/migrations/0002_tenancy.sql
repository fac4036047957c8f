-- What tenancy stores, from the migrations before the first release.

-- tenancy
create schema tenancy;
grant usage on schema tenancy to waybill_app;

-- What every tenant starts with (decisions T-18), and German, which is built in whole.
CREATE OR REPLACE FUNCTION tenancy.add_first_languages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  insert into tenancy.language (tenant_id, name, display_name, icon, is_default)
  values
    (new.tenant_id, 'en', 'English', 'us', true),
    (new.tenant_id, 'en-AU', 'English (Australia)', 'au', false),
    (new.tenant_id, 'en-NZ', 'English (New Zealand)', 'nz', false),
    (new.tenant_id, 'de', 'Deutsch', 'de', false);
  return new;
end $function$;
revoke execute on function tenancy.add_first_languages() from public;

-- A new tenant with its hosts, the first being the one its links lead to.
CREATE OR REPLACE FUNCTION tenancy.create_tenant(tenant_name text, hosts text[])
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  created bigint := nextval(pg_get_serial_sequence('tenancy.tenant', 'tenant_id'));
begin
  perform set_config('app.tenant_id', created::text, true);
  insert into tenancy.tenant (tenant_id, name) overriding system value values (created, tenant_name);
  insert into tenancy.host (tenant_id, host, is_primary)
  select created, lower(h.host), h.position = 1
  from unnest(hosts) with ordinality as h (host, position);
  insert into tenancy.settings (tenant_id, legal_name) values (created, tenant_name);
  return created;
end $function$;
revoke execute on function tenancy.create_tenant(tenant_name text, hosts text[]) from public;

create table tenancy.feature (
  tenant_id bigint not null,
  name text not null,
  value text not null,
  constraint feature_pkey PRIMARY KEY (tenant_id, name)
);

create table tenancy.host (
  tenant_id bigint not null,
  host text not null,
  is_primary boolean default false not null,
  constraint host_pkey PRIMARY KEY (tenant_id, host),
  constraint host_host_check CHECK ((host = lower(host)))
);

create table tenancy.language (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  display_name text not null,
  icon text,
  is_disabled boolean default false not null,
  -- The language of everybody who chose none: there is always one, and it is never disabled.
  is_default boolean default false not null,
  constraint language_pkey PRIMARY KEY (tenant_id, id),
  constraint language_check CHECK ((NOT (is_default AND is_disabled))),
  constraint language_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 64))),
  constraint language_name_check CHECK (((length(name) >= 2) AND (length(name) <= 32)))
);

create table tenancy.language_text (
  tenant_id bigint not null,
  language_id bigint not null,
  source text not null,
  key text not null,
  value text not null,
  constraint language_text_pkey PRIMARY KEY (tenant_id, language_id, source, key),
  constraint language_text_key_check CHECK (((length(key) >= 1) AND (length(key) <= 512))),
  constraint language_text_source_check CHECK ((source = ANY (ARRAY['Platform'::text, 'Mail'::text]))),
  constraint language_text_value_check CHECK (((length(value) >= 1) AND (length(value) <= 2000)))
);

-- One row per tenant; a group of settings is a JSON object whose defaults live in the contract.
create table tenancy.settings (
  tenant_id bigint not null,
  base_currency text default 'AUD'::text not null,
  timezone text default 'Australia/Sydney'::text not null,
  legal_name text default ''::text not null,
  billing_address text default ''::text not null,
  tax_number text default ''::text not null,
  allow_self_registration boolean default false not null,
  gst_percent numeric(6,3) default 10 not null,
  gst_rule text default 'TotalInvoice'::text not null,
  groups jsonb default '{}'::jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint settings_pkey PRIMARY KEY (tenant_id),
  constraint settings_gst_rule_check CHECK ((gst_rule = ANY (ARRAY['TotalInvoice'::text, 'TaxableSupply'::text])))
);

create table tenancy.sidebar_link (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  title text not null,
  url text not null,
  icon text,
  is_external boolean not null,
  sort_order integer not null,
  constraint sidebar_link_pkey PRIMARY KEY (tenant_id, id),
  constraint sidebar_link_title_check CHECK (((length(title) >= 1) AND (length(title) <= 64))),
  constraint sidebar_link_url_check CHECK ((url ~ '^(/|https?://)'::text))
);

create table tenancy.tenant (
  tenant_id bigint generated always as identity not null,
  guid uuid default gen_random_uuid() not null,
  name text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint tenant_pkey PRIMARY KEY (tenant_id),
  constraint tenant_guid_key UNIQUE (guid)
);

alter table tenancy.feature add constraint feature_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table tenancy.host add constraint host_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table tenancy.language add constraint language_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table tenancy.language_text add constraint language_text_tenant_id_language_id_fkey FOREIGN KEY (tenant_id, language_id) REFERENCES tenancy.language(tenant_id, id) ON DELETE CASCADE;

alter table tenancy.settings add constraint settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table tenancy.sidebar_link add constraint sidebar_link_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table tenancy.feature enable row level security;

alter table tenancy.feature force row level security;

create policy own_tenant on tenancy.feature as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on tenancy.feature to waybill_app;

-- A host name leads to one tenant only.
CREATE UNIQUE INDEX host_of_one_tenant ON tenancy.host USING btree (host);

alter table tenancy.host enable row level security;

alter table tenancy.host force row level security;

create policy own_tenant on tenancy.host as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy owner_reads on tenancy.host as permissive for select to current_user
  using (true);

grant select on tenancy.host to waybill_app;

CREATE UNIQUE INDEX language_by_default ON tenancy.language USING btree (tenant_id) WHERE is_default;

CREATE UNIQUE INDEX language_by_name ON tenancy.language USING btree (tenant_id, lower(name));

alter table tenancy.language enable row level security;

alter table tenancy.language force row level security;

create policy own_tenant on tenancy.language as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON tenancy.language FOR EACH ROW EXECUTE FUNCTION platform.note_change('Language');

grant delete, insert, select, update on tenancy.language to waybill_app;

alter table tenancy.language_text enable row level security;

alter table tenancy.language_text force row level security;

create policy own_tenant on tenancy.language_text as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on tenancy.language_text to waybill_app;

alter table tenancy.settings enable row level security;

alter table tenancy.settings force row level security;

create policy own_tenant on tenancy.settings as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy owner_reads on tenancy.settings as permissive for select to current_user
  using (true);

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON tenancy.settings FOR EACH ROW EXECUTE FUNCTION platform.note_change('TenantSettings', 'groups');

select platform.version_reference('tenancy.settings');

grant insert, select, update on tenancy.settings to waybill_app;

alter table tenancy.sidebar_link enable row level security;

alter table tenancy.sidebar_link force row level security;

create policy own_tenant on tenancy.sidebar_link as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON tenancy.sidebar_link FOR EACH ROW EXECUTE FUNCTION platform.note_change('SidebarLink');

grant delete, insert, select, update on tenancy.sidebar_link to waybill_app;

alter table tenancy.tenant enable row level security;

alter table tenancy.tenant force row level security;

create policy own_tenant on tenancy.tenant as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

-- The owner answers two questions that come before a tenant is known: whose host, and which tenants.
create policy owner_reads on tenancy.tenant as permissive for select to current_user
  using (true);

CREATE TRIGGER add_first_languages AFTER INSERT ON tenancy.tenant FOR EACH ROW EXECUTE FUNCTION tenancy.add_first_languages();

grant select, update on tenancy.tenant to waybill_app;

CREATE OR REPLACE FUNCTION tenancy.active_tenants()
 RETURNS TABLE(id bigint, timezone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select t.tenant_id, s.timezone
  from tenancy.tenant t join tenancy.settings s on s.tenant_id = t.tenant_id
  where t.is_active order by 1
$function$;
revoke execute on function tenancy.active_tenants() from public;
grant execute on function tenancy.active_tenants() to waybill_app;

CREATE OR REPLACE FUNCTION tenancy.tenant_by_id(wanted bigint)
 RETURNS TABLE(id bigint, guid uuid, is_active boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select t.tenant_id, t.guid, t.is_active from tenancy.tenant t where t.tenant_id = wanted
$function$;
revoke execute on function tenancy.tenant_by_id(wanted bigint) from public;
grant execute on function tenancy.tenant_by_id(wanted bigint) to waybill_app;

CREATE OR REPLACE FUNCTION tenancy.tenant_of_host(host_name text)
 RETURNS TABLE(id bigint, guid uuid, is_active boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select t.tenant_id, t.guid, t.is_active
  from tenancy.host h join tenancy.tenant t on t.tenant_id = h.tenant_id
  where h.host = host_name
$function$;
revoke execute on function tenancy.tenant_of_host(host_name text) from public;
grant execute on function tenancy.tenant_of_host(host_name text) to waybill_app;

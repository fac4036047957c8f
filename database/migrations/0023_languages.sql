-- The languages a tenant speaks, and its own texts where they differ from the built-in ones.

create table tenancy.language (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  name text not null check (length(name) between 2 and 32),
  display_name text not null check (length(display_name) between 1 and 64),
  icon text,
  is_disabled boolean not null default false,
  -- The language of everybody who chose none: there is always one, and it is never disabled.
  is_default boolean not null default false check (not (is_default and is_disabled)),
  primary key (tenant_id, id)
);
create unique index language_by_name on tenancy.language (tenant_id, lower(name));
create unique index language_by_default on tenancy.language (tenant_id) where is_default;
select platform.guard('tenancy.language');
select platform.track('tenancy.language', 'Language');

create table tenancy.language_text (
  tenant_id bigint not null,
  language_id bigint not null,
  source text not null check (source in ('Platform', 'Mail')),
  key text not null check (length(key) between 1 and 256),
  value text not null check (length(value) between 1 and 2000),
  primary key (tenant_id, language_id, source, key),
  foreign key (tenant_id, language_id) references tenancy.language on delete cascade
);
select platform.guard('tenancy.language_text');

-- What every tenant starts with (decisions T-18), and German, which is built in whole.
create function tenancy.add_first_languages() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  insert into tenancy.language (tenant_id, name, display_name, icon, is_default)
  values
    (new.tenant_id, 'en', 'English', 'us', true),
    (new.tenant_id, 'en-AU', 'English (Australia)', 'au', false),
    (new.tenant_id, 'en-NZ', 'English (New Zealand)', 'nz', false),
    (new.tenant_id, 'de', 'Deutsch', 'de', false);
  return new;
end $$;
revoke all on function tenancy.add_first_languages from public;
create trigger add_first_languages after insert on tenancy.tenant
  for each row execute function tenancy.add_first_languages();

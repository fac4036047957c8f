-- Further links of a tenant's sidebar, such as its handbook.

create table tenancy.sidebar_link (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 64),
  url text not null check (url ~ '^(/|https?://)'),
  icon text,
  is_external boolean not null,
  sort_order integer not null,
  primary key (tenant_id, id)
);
select platform.guard('tenancy.sidebar_link');
select platform.track('tenancy.sidebar_link', 'SidebarLink');

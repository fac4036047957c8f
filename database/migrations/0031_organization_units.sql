-- A tenant's organization: a tree of units, and the people who belong to them.

create table identity.organization_unit (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  parent_id bigint,
  -- Five digits for every step from the root, at most ten steps: sorts as the tree reads.
  code text not null check (code ~ '^\d{5}(\.\d{5}){0,9}$'),
  display_name text not null check (length(display_name) between 1 and 128),
  created_by bigint,
  created_at timestamptz not null,
  changed_by bigint,
  changed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references identity.organization_unit on delete cascade
);
create unique index unit_by_code on identity.organization_unit (tenant_id, code);
create unique index unit_by_name
  on identity.organization_unit (tenant_id, coalesce(parent_id, 0), lower(display_name));
create index unit_by_parent on identity.organization_unit (tenant_id, parent_id);
select platform.guard('identity.organization_unit');
select platform.track('identity.organization_unit', 'OrganizationUnit');

create table identity.unit_member (
  tenant_id bigint not null,
  unit_id bigint not null,
  user_id bigint not null,
  added_at timestamptz not null,
  primary key (tenant_id, unit_id, user_id),
  foreign key (tenant_id, unit_id) references identity.organization_unit on delete cascade,
  foreign key (tenant_id, user_id) references identity."user" on delete cascade
);
create index unit_member_by_user on identity.unit_member (tenant_id, user_id);
select platform.guard('identity.unit_member');

-- The unit that looks after a customer; without the unit, nobody in particular.
alter table customers.customer
  add constraint customer_of_unit foreign key (tenant_id, organization_unit_id)
  references identity.organization_unit on delete set null (organization_unit_id);

-- Which roles the groups of a tenant's directory give: set at every sign-in by it.
create table identity.directory_role (
  tenant_id bigint not null,
  -- A group's whole name (`cn=dispatch,ou=groups,dc=example`) or its first part alone (`dispatch`).
  group_name text not null check (length(group_name) between 1 and 256),
  role_id bigint not null,
  primary key (tenant_id, group_name, role_id),
  foreign key (tenant_id, role_id) references identity.role on delete cascade
);
create index directory_role_of_role on identity.directory_role (tenant_id, role_id);
select platform.guard('identity.directory_role');

-- What messages are made from.

create table messaging.template (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 256),
  type text not null,
  channel text not null check (channel in ('Email', 'Sms', 'Push')),
  subject text not null,
  content text not null,
  -- For this customer alone, else for customers of this type, else for everybody.
  customer_id bigint,
  customer_type text,
  tags text[] not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create index template_by_name on messaging.template (tenant_id, name, id);
select platform.guard('messaging.template', 'customer_id');
select platform.track('messaging.template', 'Template');

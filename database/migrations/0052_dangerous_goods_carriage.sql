-- Who carries dangerous goods: the classes that a carrier account takes of anybody and of single
-- customers, and who answers at any hour when something is spilt.

create table dangerous_goods.carrier_classes (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  classes text[] not null check (classes <@ array['1', '2', '3', '4', '5', '6', '7', '8', '9']),
  primary key (tenant_id, carrier_account_id),
  foreign key (tenant_id, carrier_account_id) references carriers.account on delete cascade
);
select platform.guard('dangerous_goods.carrier_classes');

-- Narrows what the account takes; a customer without a row here is like anybody.
create table dangerous_goods.customer_carrier_classes (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  customer_id bigint not null,
  classes text[] not null check (classes <@ array['1', '2', '3', '4', '5', '6', '7', '8', '9']),
  primary key (tenant_id, carrier_account_id, customer_id),
  foreign key (tenant_id, carrier_account_id) references carriers.account on delete cascade,
  foreign key (tenant_id, customer_id) references customers.customer
);
create index customer_carrier_classes_by_customer
  on dangerous_goods.customer_carrier_classes (tenant_id, customer_id);
select platform.guard('dangerous_goods.customer_carrier_classes', 'customer_id');

create table dangerous_goods.emergency_contact (
  tenant_id bigint not null references tenancy.tenant,
  name text not null check (length(name) between 1 and 128),
  telephone text not null check (length(telephone) between 8 and 64),
  primary key (tenant_id)
);
select platform.guard('dangerous_goods.emergency_contact');

-- What dangerous_goods stores, from the migrations before the first release.

-- dangerous_goods
create schema dangerous_goods;
grant usage on schema dangerous_goods to waybill_app;

create table dangerous_goods.carrier_classes (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  classes text[] not null,
  constraint carrier_classes_pkey PRIMARY KEY (tenant_id, carrier_account_id),
  constraint carrier_classes_classes_check CHECK ((classes <@ ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text]))
);

-- Narrows what the account takes; a customer without a row here is like anybody.
create table dangerous_goods.customer_carrier_classes (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  customer_id bigint not null,
  classes text[] not null,
  constraint customer_carrier_classes_pkey PRIMARY KEY (tenant_id, carrier_account_id, customer_id),
  constraint customer_carrier_classes_classes_check CHECK ((classes <@ ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text, '8'::text, '9'::text]))
);

create table dangerous_goods.customer_permission (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  un_number text not null,
  -- Nothing allows every group of the number.
  package_group text,
  constraint customer_permission_pkey PRIMARY KEY (tenant_id, id),
  constraint customer_permission_package_group_check CHECK ((package_group = ANY (ARRAY['I'::text, 'II'::text, 'III'::text]))),
  constraint customer_permission_un_number_check CHECK ((un_number ~ '^\d{4}$'::text))
);

create table dangerous_goods.emergency_contact (
  tenant_id bigint not null,
  name text not null,
  telephone text not null,
  constraint emergency_contact_pkey PRIMARY KEY (tenant_id),
  constraint emergency_contact_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint emergency_contact_telephone_check CHECK (((length(telephone) >= 8) AND (length(telephone) <= 64)))
);

-- Facts typed from public lists, each row with its source; the app reads them.
create table dangerous_goods.un_code (
  id bigint generated always as identity not null,
  un_number text not null,
  description text not null,
  package_group text,
  -- The division where there is one: 2.1
  category text not null,
  -- Further hazards, as papers show them: 5.1, 8
  subsidiary text default ''::text not null,
  source text not null,
  entered_at timestamp with time zone default now() not null,
  constraint un_code_pkey PRIMARY KEY (id),
  constraint un_code_category_check CHECK ((category ~ '^[1-9](\.\d)?$'::text)),
  constraint un_code_package_group_check CHECK ((package_group = ANY (ARRAY['I'::text, 'II'::text, 'III'::text]))),
  constraint un_code_un_number_check CHECK ((un_number ~ '^\d{4}$'::text))
);

alter table dangerous_goods.customer_carrier_classes add constraint customer_carrier_classes_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table dangerous_goods.customer_permission add constraint customer_permission_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table dangerous_goods.emergency_contact add constraint emergency_contact_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table dangerous_goods.carrier_classes enable row level security;

alter table dangerous_goods.carrier_classes force row level security;

create policy own_tenant on dangerous_goods.carrier_classes as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on dangerous_goods.carrier_classes to waybill_app;

CREATE INDEX customer_carrier_classes_by_customer ON dangerous_goods.customer_carrier_classes USING btree (tenant_id, customer_id);

alter table dangerous_goods.customer_carrier_classes enable row level security;

alter table dangerous_goods.customer_carrier_classes force row level security;

create policy own_customer on dangerous_goods.customer_carrier_classes as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on dangerous_goods.customer_carrier_classes as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on dangerous_goods.customer_carrier_classes to waybill_app;

CREATE UNIQUE INDEX customer_permission_once ON dangerous_goods.customer_permission USING btree (tenant_id, customer_id, un_number, package_group) NULLS NOT DISTINCT;

alter table dangerous_goods.customer_permission enable row level security;

alter table dangerous_goods.customer_permission force row level security;

create policy own_customer on dangerous_goods.customer_permission as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on dangerous_goods.customer_permission as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON dangerous_goods.customer_permission FOR EACH ROW EXECUTE FUNCTION platform.note_change('CustomerDangerousGoods');

grant delete, insert, select, update on dangerous_goods.customer_permission to waybill_app;

alter table dangerous_goods.emergency_contact enable row level security;

alter table dangerous_goods.emergency_contact force row level security;

create policy own_tenant on dangerous_goods.emergency_contact as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on dangerous_goods.emergency_contact to waybill_app;

CREATE UNIQUE INDEX un_code_once ON dangerous_goods.un_code USING btree (un_number, package_group, category) NULLS NOT DISTINCT;

grant select on dangerous_goods.un_code to waybill_app;

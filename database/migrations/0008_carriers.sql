-- What carriers stores, from the migrations before the first release.

-- carriers
create schema carriers;
grant usage on schema carriers to waybill_app;

create table carriers.account (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  code text not null,
  carrier_code text not null,
  carrier_name text not null,
  -- Set when the account belongs to one customer, who brought it along.
  customer_id bigint,
  is_active boolean default true not null,
  use_manual_rates boolean default false not null,
  available_for_guest boolean default false not null,
  available_for_payg boolean default false not null,
  attributes jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (tenant_id, id),
  constraint account_code_check CHECK (((length(code) >= 1) AND (length(code) <= 32))),
  constraint account_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128)))
);

-- Which accounts carry whose freight.
create table carriers.account_customer (
  tenant_id bigint not null,
  customer_id bigint not null,
  account_id bigint not null,
  is_active boolean default true not null,
  constraint account_customer_pkey PRIMARY KEY (tenant_id, customer_id, account_id)
);

create table carriers.account_service (
  tenant_id bigint not null,
  account_id bigint not null,
  service_id bigint not null,
  is_active boolean default true not null,
  constraint account_service_pkey PRIMARY KEY (tenant_id, account_id, service_id)
);

create table carriers.call (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  account_id bigint not null,
  purpose text not null,
  booking_id bigint,
  is_ok boolean not null,
  -- In words: what it answered, or why it did not.
  answer text,
  -- JSON, secrets struck out; null where no server was called.
  request text,
  response text,
  took_ms integer not null,
  at timestamp with time zone not null,
  outcome_sentence jsonb,
  constraint call_pkey PRIMARY KEY (tenant_id, id),
  constraint call_purpose_check CHECK ((purpose = ANY (ARRAY['Quote'::text, 'Book'::text, 'Track'::text, 'Cancel'::text, 'Test'::text])))
);

-- What a carrier sells; accounts of the same carrier choose from it.
create table carriers.service (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  carrier_code text not null,
  code text not null,
  name text not null,
  is_additional boolean default false not null,
  exceptions text[] default '{}'::text[] not null,
  exception_keywords text[] default '{}'::text[] not null,
  constraint service_pkey PRIMARY KEY (tenant_id, id),
  constraint service_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint service_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128)))
);

alter table carriers.account add constraint account_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table carriers.account add constraint account_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table carriers.account_customer add constraint account_customer_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table carriers.account_customer add constraint account_customer_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table carriers.account_service add constraint account_service_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table carriers.account_service add constraint account_service_tenant_id_service_id_fkey FOREIGN KEY (tenant_id, service_id) REFERENCES carriers.service(tenant_id, id);

alter table carriers.call add constraint call_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table carriers.call add constraint call_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table carriers.service add constraint service_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE UNIQUE INDEX account_code ON carriers.account USING btree (tenant_id, upper(code));

alter table carriers.account enable row level security;

alter table carriers.account force row level security;

create policy own_tenant on carriers.account as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy shared_or_own on carriers.account as restrictive for all to public
  using (((customer_id IS NULL) OR platform.sees_customer(customer_id)))
  with check (((customer_id IS NULL) OR platform.sees_customer(customer_id)));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON carriers.account FOR EACH ROW EXECUTE FUNCTION platform.note_change('CarrierAccount', 'attributes');

select platform.version_reference('carriers.account');

grant delete, insert, select, update on carriers.account to waybill_app;

CREATE INDEX account_customer_by_account ON carriers.account_customer USING btree (tenant_id, account_id);

alter table carriers.account_customer enable row level security;

alter table carriers.account_customer force row level security;

create policy own_customer on carriers.account_customer as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on carriers.account_customer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

select platform.version_reference('carriers.account_customer');

grant delete, insert, select, update on carriers.account_customer to waybill_app;

alter table carriers.account_service enable row level security;

alter table carriers.account_service force row level security;

create policy own_tenant on carriers.account_service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

select platform.version_reference('carriers.account_service');

grant delete, insert, select, update on carriers.account_service to waybill_app;

CREATE INDEX call_by_age ON carriers.call USING btree (tenant_id, at);

CREATE INDEX call_of_account ON carriers.call USING btree (tenant_id, account_id, at DESC, id DESC);

alter table carriers.call enable row level security;

alter table carriers.call force row level security;

create policy own_tenant on carriers.call as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on carriers.call to waybill_app;

CREATE UNIQUE INDEX service_code ON carriers.service USING btree (tenant_id, carrier_code, upper(code));

alter table carriers.service enable row level security;

alter table carriers.service force row level security;

create policy own_tenant on carriers.service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON carriers.service FOR EACH ROW EXECUTE FUNCTION platform.note_change('CarrierService');

select platform.version_reference('carriers.service');

grant delete, insert, select, update on carriers.service to waybill_app;

-- carriers_public
create schema carriers_public;
grant usage on schema carriers_public to waybill_app;

create view carriers_public.account_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    name,
    code,
    carrier_code,
    carrier_name,
    customer_id,
    is_active
   FROM carriers.account;
grant select on carriers_public.account_card to waybill_app;

alter table dangerous_goods.carrier_classes add constraint carrier_classes_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table dangerous_goods.customer_carrier_classes add constraint customer_carrier_classes_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

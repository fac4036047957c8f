-- Files that hang on records of any kind; their bytes lie in the file store, under the document's uuid.

create schema records;
grant usage on schema records to waybill_app;

create table records.document (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  document_id uuid not null,
  entity_type text not null,
  -- The record's number or uuid, as text.
  entity_ref text not null,
  -- The customer behind the record; nothing where there is none.
  customer_id bigint,
  document_type text not null,
  -- True where the customer's users see it.
  is_shared boolean not null,
  -- True where the customer sent it.
  by_customer boolean not null,
  created_by bigint,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references platform.stored_file,
  foreign key (tenant_id, customer_id) references customers.customer,
  check (is_shared or not by_customer),
  check (customer_id is not null or not is_shared)
);
create unique index document_of_file on records.document (tenant_id, document_id);
create index document_by_record on records.document (tenant_id, entity_type, entity_ref, id desc);
select platform.guard('records.document', 'customer_id');
select platform.track('records.document', 'Document');
create policy shared on records.document as restrictive
  using (current_setting('app.customer_id', true) = 'all' or is_shared)
  with check (current_setting('app.customer_id', true) = 'all' or is_shared);

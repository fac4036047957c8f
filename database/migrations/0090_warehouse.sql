-- Things that lie in a warehouse, what happened to each, and the consignments they belong to.

create schema warehouse;
grant usage on schema warehouse to waybill_app;

create table warehouse.consignment (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  from_address jsonb not null default '{}',
  to_address jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index consignment_by_number
  on warehouse.consignment (tenant_id, customer_id, upper(number));
create index consignment_newest on warehouse.consignment (tenant_id, created_at desc, id desc);
select platform.guard('warehouse.consignment', 'customer_id');
select platform.track('warehouse.consignment', 'Consignment');

-- An item is in one place at a time: its row has one location, and a scan changes it under the row's lock.
create table warehouse.item (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  customer_id bigint not null,
  barcode text not null,
  sku text,
  description text,
  consignment_id uuid,
  -- Each measure as entered: {value, unit}.
  height jsonb not null,
  width jsonb not null,
  length jsonb not null,
  weight jsonb not null,
  zone text,
  warehouse_code text,
  delivery_date date,
  status text not null check (status in (
    'Expected', 'Received', 'Stored', 'Picked', 'Packed', 'Loaded', 'Dispatched', 'Missing'
  )),
  is_damaged boolean not null default false,
  last_scan_id uuid,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer,
  foreign key (tenant_id, consignment_id) references warehouse.consignment
);
-- A barcode is on one item of the tenant (decisions W-02).
create unique index item_by_barcode on warehouse.item (tenant_id, upper(barcode));
create index item_newest on warehouse.item (tenant_id, created_at desc, id desc);
create index item_of_consignment on warehouse.item (tenant_id, consignment_id)
  where consignment_id is not null;
select platform.guard('warehouse.item', 'customer_id');
select platform.track('warehouse.item', 'WarehouseItem');

-- A log: rows are added and read.
create table warehouse.scan_event (
  tenant_id bigint not null,
  id uuid not null,
  item_id uuid not null,
  customer_id bigint not null,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb not null default '{}',
  -- [{id, type, kind}]: files of the file store.
  pictures jsonb not null default '[]',
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  creator_id bigint,
  -- The device's own number of the scan.
  client_event_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references warehouse.item
);
create unique index item_scan_once on warehouse.scan_event (tenant_id, client_event_id, item_id)
  where client_event_id is not null;
create index item_scan_newest on warehouse.scan_event (tenant_id, scanned_at desc, id desc);
create index item_scan_of_item on warehouse.scan_event (tenant_id, item_id, scanned_at desc, id desc);
select platform.guard('warehouse.scan_event', 'customer_id', 'select, insert');

create table warehouse.user_setting (
  tenant_id bigint not null references tenancy.tenant,
  user_id bigint not null,
  warehouse_location text,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references identity."user"
);
select platform.guard('warehouse.user_setting');

-- The floor of a warehouse: its locations, stocktakes and stored days. And what an item was before
-- each scan, so that a scan made by mistake can be undone by another one: the log only grows.

alter table warehouse.scan_event
  -- {status, isDamaged, zone, warehouseCode}; null for scans from before this migration.
  add column before jsonb,
  add column undoes uuid,
  add foreign key (tenant_id, undoes) references warehouse.scan_event;
create unique index item_scan_undone_once on warehouse.scan_event (tenant_id, undoes)
  where undoes is not null;

alter table warehouse.item
  -- Pallet spaces that it takes, which storage is charged by.
  add column pallet_spaces numeric(6, 2) not null default 1
    check (pallet_spaces > 0 and pallet_spaces <= 100);

create table warehouse.location (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  code text not null check (code = upper(code)),
  kind text not null check (kind in ('Bin', 'Dock', 'Bay', 'Floor')),
  description text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint location_code unique (tenant_id, code)
);
select platform.guard('warehouse.location');
select platform.track('warehouse.location', 'WarehouseLocation');

-- Where each item lies, for the map and for counts.
create index item_in_zone on warehouse.item (tenant_id, upper(zone)) where zone is not null;

-- A count of everything whose location begins with a prefix. What was expected is kept when the
-- count is opened, so that a blind count is compared with that and not with what moved since.
create table warehouse.stocktake (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  prefix text not null check (prefix = upper(prefix)),
  is_blind boolean not null,
  status text not null check (status in ('Open', 'Closed')),
  note text,
  created_at timestamptz not null,
  created_by bigint,
  closed_at timestamptz,
  closed_by bigint,
  primary key (tenant_id, id),
  constraint closed_stocktakes_say_when check ((status = 'Closed') = (closed_at is not null))
);
-- Two people count one area together, not against each other.
create unique index stocktake_open_once on warehouse.stocktake (tenant_id, prefix)
  where status = 'Open';
create index stocktake_newest on warehouse.stocktake (tenant_id, created_at desc, id desc);
select platform.guard('warehouse.stocktake');

create table warehouse.stocktake_line (
  tenant_id bigint not null,
  stocktake_id uuid not null,
  barcode text not null check (barcode = upper(barcode)),
  -- Null: no item has this barcode.
  item_id uuid,
  -- Null: it was not expected here.
  expected_zone text,
  -- Null: it was not counted.
  counted_zone text,
  counted_at timestamptz,
  counted_by bigint,
  primary key (tenant_id, stocktake_id, barcode),
  foreign key (tenant_id, stocktake_id) references warehouse.stocktake on delete cascade,
  foreign key (tenant_id, item_id) references warehouse.item,
  constraint counted_lines_say_when check ((counted_zone is null) = (counted_at is null))
);
select platform.guard('warehouse.stocktake_line');

-- Storage that was put on an invoice: a customer's days are charged once, whoever asks at once.
create table warehouse.storage_charge (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  from_date date not null,
  -- The first day that is not charged.
  until_date date not null,
  pallet_days numeric(14, 2) not null check (pallet_days > 0),
  invoice_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer,
  constraint storage_has_days check (from_date < until_date),
  -- Ranges of one number stand in for btree_gist.
  constraint storage_charged_once exclude using gist (
    int8range(tenant_id, tenant_id, '[]') with &&,
    int8range(customer_id, customer_id, '[]') with &&,
    daterange(from_date, until_date) with &&
  )
);
select platform.guard('warehouse.storage_charge', 'customer_id', 'select, insert, delete');

-- A fee by pallet space and day.
alter table finance.fee drop constraint fee_fee_type_check;
alter table finance.fee add constraint fee_fee_type_check check (fee_type in (
  'Fuel', 'Admin', 'CardSurcharge', 'LatePayment', 'Residential', 'TailLift', 'Storage', 'Custom'
));

-- What other contexts may read.

create schema warehouse_public;
grant usage on schema warehouse_public to waybill_app;

create view warehouse_public.item_card with (security_invoker = true) as
select i.tenant_id, i.id, i.customer_id, i.barcode, i.sku, i.description, i.status, i.is_damaged,
       i.zone, i.warehouse_code, i.pallet_spaces, c.number as consignment_number, i.created_at,
       s.scanned_at as last_scan_at, s.code as last_scan_code
from warehouse.item i
left join warehouse.consignment c on c.tenant_id = i.tenant_id and c.id = i.consignment_id
left join warehouse.scan_event s on s.tenant_id = i.tenant_id and s.id = i.last_scan_id;

-- The times that each item was here: from a receipt, or from being found, until it was dispatched
-- or missed; until null: it is here. What was undone neither begins nor ends one.
create view warehouse_public.stay with (security_invoker = true) as
with event as (
  select e.tenant_id, e.item_id, e.customer_id, e.warehouse_code, e.id, e.scanned_at,
         e.code not in ('DISPATCHED', 'MISSING') as is_here
  from warehouse.scan_event e
  where e.code in ('INWARD', 'PUTAWAY', 'STOCKTAKE', 'DISPATCHED', 'MISSING') and not exists (
    select 1 from warehouse.scan_event u where u.tenant_id = e.tenant_id and u.undoes = e.id
  )
), change as (
  select *, lag(is_here, 1, false) over (
    partition by tenant_id, item_id order by scanned_at, id
  ) as was_here
  from event
), stay as (
  select *, lead(scanned_at) over (
    partition by tenant_id, item_id order by scanned_at, id
  ) as until_at
  from change where is_here <> was_here
)
select tenant_id, item_id, customer_id, warehouse_code, scanned_at as from_at, until_at
from stay where is_here;

create view warehouse_public.search_card with (security_invoker = true) as
select tenant_id, id, id::text as ref, customer_id, barcode as title,
       concat_ws(' ', barcode, sku, description, consignment_number, zone) as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Status', 'value', status),
         jsonb_build_object('label', 'Location', 'value', coalesce(zone, '')),
         jsonb_build_object('label', 'Description', 'value', coalesce(description, '')),
         jsonb_build_object('label', 'Consignment', 'value', coalesce(consignment_number, ''))
       ) as details,
       created_at as at
from warehouse_public.item_card;
grant select on warehouse_public.item_card, warehouse_public.stay, warehouse_public.search_card
  to waybill_app;

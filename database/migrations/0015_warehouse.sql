-- What warehouse stores, from the migrations before the first release.

-- warehouse
create schema warehouse;
grant usage on schema warehouse to waybill_app;

create table warehouse.consignment (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  from_address jsonb default '{}'::jsonb not null,
  to_address jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  constraint consignment_pkey PRIMARY KEY (tenant_id, id)
);

-- An item is in one place at a time: its row has one location, and a scan changes it under the row's lock.
create table warehouse.item (
  tenant_id bigint not null,
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
  status text not null,
  is_damaged boolean default false not null,
  last_scan_id uuid,
  created_at timestamp with time zone not null,
  created_by bigint,
  -- Pallet spaces that it takes, which storage is charged by.
  pallet_spaces numeric(6,2) default 1 not null,
  constraint item_pkey PRIMARY KEY (tenant_id, id),
  constraint item_pallet_spaces_check CHECK (((pallet_spaces > (0)::numeric) AND (pallet_spaces <= (100)::numeric))),
  constraint item_status_check CHECK ((status = ANY (ARRAY['Expected'::text, 'Received'::text, 'Stored'::text, 'Picked'::text, 'Packed'::text, 'Loaded'::text, 'Dispatched'::text, 'Missing'::text])))
);

create table warehouse.location (
  tenant_id bigint not null,
  id uuid not null,
  code text not null,
  kind text not null,
  description text,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint location_pkey PRIMARY KEY (tenant_id, id),
  constraint location_code UNIQUE (tenant_id, code),
  constraint location_code_check CHECK ((code = upper(code))),
  constraint location_kind_check CHECK ((kind = ANY (ARRAY['Bin'::text, 'Dock'::text, 'Bay'::text, 'Floor'::text])))
);

-- A log: rows are added and read.
create table warehouse.scan_event (
  tenant_id bigint not null,
  id uuid not null,
  item_id uuid not null,
  customer_id bigint not null,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb default '{}'::jsonb not null,
  -- [{id, type, kind}]: files of the file store.
  pictures jsonb default '[]'::jsonb not null,
  scanned_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  creator_id bigint,
  -- The device's own number of the scan.
  client_event_id uuid,
  -- {status, isDamaged, zone, warehouseCode}; null for scans from before this migration.
  before jsonb,
  undoes uuid,
  constraint scan_event_pkey PRIMARY KEY (tenant_id, id)
);

-- A count of everything whose location begins with a prefix. What was expected is kept when the
-- count is opened, so that a blind count is compared with that and not with what moved since.
create table warehouse.stocktake (
  tenant_id bigint not null,
  id uuid not null,
  prefix text not null,
  is_blind boolean not null,
  status text not null,
  note text,
  created_at timestamp with time zone not null,
  created_by bigint,
  closed_at timestamp with time zone,
  closed_by bigint,
  constraint stocktake_pkey PRIMARY KEY (tenant_id, id),
  constraint closed_stocktakes_say_when CHECK (((status = 'Closed'::text) = (closed_at IS NOT NULL))),
  constraint stocktake_prefix_check CHECK ((prefix = upper(prefix))),
  constraint stocktake_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'Closed'::text])))
);

create table warehouse.stocktake_line (
  tenant_id bigint not null,
  stocktake_id uuid not null,
  barcode text not null,
  -- Null: no item has this barcode.
  item_id uuid,
  -- Null: it was not expected here.
  expected_zone text,
  -- Null: it was not counted.
  counted_zone text,
  counted_at timestamp with time zone,
  counted_by bigint,
  constraint stocktake_line_pkey PRIMARY KEY (tenant_id, stocktake_id, barcode),
  constraint counted_lines_say_when CHECK (((counted_zone IS NULL) = (counted_at IS NULL))),
  constraint stocktake_line_barcode_check CHECK ((barcode = upper(barcode)))
);

-- Storage that was put on an invoice: a customer's days are charged once, whoever asks at once.
create table warehouse.storage_charge (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint not null,
  from_date date not null,
  -- The first day that is not charged.
  until_date date not null,
  pallet_days numeric(14,2) not null,
  invoice_id bigint not null,
  created_at timestamp with time zone not null,
  -- Ranges of one number stand in for btree_gist.
  constraint storage_charge_pkey PRIMARY KEY (tenant_id, id),
  -- Ranges of one number stand in for btree_gist.
  constraint storage_charge_pallet_days_check CHECK ((pallet_days > (0)::numeric)),
  -- Ranges of one number stand in for btree_gist.
  constraint storage_charged_once EXCLUDE USING gist (int8range(tenant_id, tenant_id, '[]'::text) WITH &&, int8range(customer_id, customer_id, '[]'::text) WITH &&, daterange(from_date, until_date) WITH &&),
  -- Ranges of one number stand in for btree_gist.
  constraint storage_has_days CHECK ((from_date < until_date))
);

create table warehouse.user_setting (
  tenant_id bigint not null,
  user_id bigint not null,
  warehouse_location text,
  constraint user_setting_pkey PRIMARY KEY (tenant_id, user_id)
);

alter table warehouse.consignment add constraint consignment_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table warehouse.consignment add constraint consignment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table warehouse.item add constraint item_tenant_id_consignment_id_fkey FOREIGN KEY (tenant_id, consignment_id) REFERENCES warehouse.consignment(tenant_id, id);

alter table warehouse.item add constraint item_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table warehouse.item add constraint item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table warehouse.location add constraint location_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table warehouse.scan_event add constraint scan_event_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES warehouse.item(tenant_id, id);

alter table warehouse.scan_event add constraint scan_event_tenant_id_undoes_fkey FOREIGN KEY (tenant_id, undoes) REFERENCES warehouse.scan_event(tenant_id, id);

alter table warehouse.stocktake add constraint stocktake_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table warehouse.stocktake_line add constraint stocktake_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES warehouse.item(tenant_id, id);

alter table warehouse.stocktake_line add constraint stocktake_line_tenant_id_stocktake_id_fkey FOREIGN KEY (tenant_id, stocktake_id) REFERENCES warehouse.stocktake(tenant_id, id) ON DELETE CASCADE;

alter table warehouse.storage_charge add constraint storage_charge_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table warehouse.user_setting add constraint user_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table warehouse.user_setting add constraint user_setting_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id);

CREATE INDEX consignment_newest ON warehouse.consignment USING btree (tenant_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX consignment_by_number ON warehouse.consignment USING btree (tenant_id, customer_id, upper(number));

alter table warehouse.consignment enable row level security;

alter table warehouse.consignment force row level security;

create policy own_customer on warehouse.consignment as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on warehouse.consignment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON warehouse.consignment FOR EACH ROW EXECUTE FUNCTION platform.note_change('Consignment');

grant delete, insert, select, update on warehouse.consignment to waybill_app;

-- Where each item lies, for the map and for counts.
CREATE INDEX item_in_zone ON warehouse.item USING btree (tenant_id, upper(zone)) WHERE (zone IS NOT NULL);

CREATE INDEX item_newest ON warehouse.item USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX item_of_consignment ON warehouse.item USING btree (tenant_id, consignment_id) WHERE (consignment_id IS NOT NULL);

-- A barcode is on one item of the tenant (decisions W-02).
CREATE UNIQUE INDEX item_by_barcode ON warehouse.item USING btree (tenant_id, upper(barcode));

alter table warehouse.item enable row level security;

alter table warehouse.item force row level security;

create policy own_customer on warehouse.item as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on warehouse.item as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON warehouse.item FOR EACH ROW EXECUTE FUNCTION platform.note_change('WarehouseItem');

grant delete, insert, select, update on warehouse.item to waybill_app;

alter table warehouse.location enable row level security;

alter table warehouse.location force row level security;

create policy own_tenant on warehouse.location as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON warehouse.location FOR EACH ROW EXECUTE FUNCTION platform.note_change('WarehouseLocation');

grant delete, insert, select, update on warehouse.location to waybill_app;

CREATE INDEX item_scan_newest ON warehouse.scan_event USING btree (tenant_id, scanned_at DESC, id DESC);

CREATE INDEX item_scan_of_item ON warehouse.scan_event USING btree (tenant_id, item_id, scanned_at DESC, id DESC);

CREATE UNIQUE INDEX item_scan_once ON warehouse.scan_event USING btree (tenant_id, client_event_id, item_id) WHERE (client_event_id IS NOT NULL);

CREATE UNIQUE INDEX item_scan_undone_once ON warehouse.scan_event USING btree (tenant_id, undoes) WHERE (undoes IS NOT NULL);

alter table warehouse.scan_event enable row level security;

alter table warehouse.scan_event force row level security;

create policy own_customer on warehouse.scan_event as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on warehouse.scan_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on warehouse.scan_event to waybill_app;

CREATE INDEX stocktake_newest ON warehouse.stocktake USING btree (tenant_id, created_at DESC, id DESC);

-- Two people count one area together, not against each other.
CREATE UNIQUE INDEX stocktake_open_once ON warehouse.stocktake USING btree (tenant_id, prefix) WHERE (status = 'Open'::text);

alter table warehouse.stocktake enable row level security;

alter table warehouse.stocktake force row level security;

create policy own_tenant on warehouse.stocktake as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on warehouse.stocktake to waybill_app;

alter table warehouse.stocktake_line enable row level security;

alter table warehouse.stocktake_line force row level security;

create policy own_tenant on warehouse.stocktake_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on warehouse.stocktake_line to waybill_app;

alter table warehouse.storage_charge enable row level security;

alter table warehouse.storage_charge force row level security;

create policy own_customer on warehouse.storage_charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on warehouse.storage_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select on warehouse.storage_charge to waybill_app;

alter table warehouse.user_setting enable row level security;

alter table warehouse.user_setting force row level security;

create policy own_tenant on warehouse.user_setting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on warehouse.user_setting to waybill_app;

-- warehouse_public
create schema warehouse_public;
grant usage on schema warehouse_public to waybill_app;

create view warehouse_public.item_card with (security_invoker=true) as
 SELECT i.tenant_id,
    i.id,
    i.customer_id,
    i.barcode,
    i.sku,
    i.description,
    i.status,
    i.is_damaged,
    i.zone,
    i.warehouse_code,
    i.pallet_spaces,
    c.number AS consignment_number,
    i.created_at,
    s.scanned_at AS last_scan_at,
    s.code AS last_scan_code
   FROM ((warehouse.item i
     LEFT JOIN warehouse.consignment c ON (((c.tenant_id = i.tenant_id) AND (c.id = i.consignment_id))))
     LEFT JOIN warehouse.scan_event s ON (((s.tenant_id = i.tenant_id) AND (s.id = i.last_scan_id))));
grant select on warehouse_public.item_card to waybill_app;

create view warehouse_public.search_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    (id)::text AS ref,
    customer_id,
    barcode AS title,
    concat_ws(' '::text, barcode, sku, description, consignment_number, zone) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Status', 'value', status), jsonb_build_object('label', 'Location', 'value', COALESCE(zone, ''::text)), jsonb_build_object('label', 'Description', 'value', COALESCE(description, ''::text)), jsonb_build_object('label', 'Consignment', 'value', COALESCE(consignment_number, ''::text))) AS details,
    created_at AS at
   FROM warehouse_public.item_card;
grant select on warehouse_public.search_card to waybill_app;

-- The times that each item was here: from a receipt, or from being found, until it was dispatched
-- or missed; until null: it is here. What was undone neither begins nor ends one.
create view warehouse_public.stay with (security_invoker=true) as
 WITH event AS (
         SELECT e.tenant_id,
            e.item_id,
            e.customer_id,
            e.warehouse_code,
            e.id,
            e.scanned_at,
            (e.code <> ALL (ARRAY['DISPATCHED'::text, 'MISSING'::text])) AS is_here
           FROM warehouse.scan_event e
          WHERE ((e.code = ANY (ARRAY['INWARD'::text, 'PUTAWAY'::text, 'STOCKTAKE'::text, 'DISPATCHED'::text, 'MISSING'::text])) AND (NOT (EXISTS ( SELECT 1
                   FROM warehouse.scan_event u
                  WHERE ((u.tenant_id = e.tenant_id) AND (u.undoes = e.id))))))
        ), change AS (
         SELECT event.tenant_id,
            event.item_id,
            event.customer_id,
            event.warehouse_code,
            event.id,
            event.scanned_at,
            event.is_here,
            lag(event.is_here, 1, false) OVER (PARTITION BY event.tenant_id, event.item_id ORDER BY event.scanned_at, event.id) AS was_here
           FROM event
        ), stay AS (
         SELECT change.tenant_id,
            change.item_id,
            change.customer_id,
            change.warehouse_code,
            change.id,
            change.scanned_at,
            change.is_here,
            change.was_here,
            lead(change.scanned_at) OVER (PARTITION BY change.tenant_id, change.item_id ORDER BY change.scanned_at, change.id) AS until_at
           FROM change
          WHERE (change.is_here <> change.was_here)
        )
 SELECT tenant_id,
    item_id,
    customer_id,
    warehouse_code,
    scanned_at AS from_at,
    until_at
   FROM stay
  WHERE is_here;
grant select on warehouse_public.stay to waybill_app;

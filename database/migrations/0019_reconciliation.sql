-- What reconciliation stores, from the migrations before the first release.

-- reconciliation
create schema reconciliation;
grant usage on schema reconciliation to waybill_app;

-- The rows of the invoice as they were read.
create table reconciliation.charge (
  tenant_id bigint not null,
  reconciliation_id bigint not null,
  row_no integer not null,
  -- A row with columns of charges holds several, from 0.
  part integer default 0 not null,
  -- Byte by byte, so that the import knows which number comes next wherever it runs.
  consignment_id text collate "C" not null,
  service_code text not null,
  service_name text not null,
  grams bigint,
  cubic_millimetres bigint,
  amount_minor bigint not null,
  problem text,
  constraint charge_pkey PRIMARY KEY (tenant_id, reconciliation_id, row_no, part)
);

create table reconciliation.consignment (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  consignment_id text collate "C" not null,
  -- Null where no booking of ours has the number.
  booking_id bigint,
  customer_id bigint,
  booking_status text,
  declared_grams bigint not null,
  declared_cubic_millimetres bigint not null,
  charged_grams bigint not null,
  charged_cubic_millimetres bigint not null,
  constraint consignment_pkey PRIMARY KEY (tenant_id, id),
  constraint consignment_tenant_id_reconciliation_id_consignment_id_key UNIQUE (tenant_id, reconciliation_id, consignment_id)
);

-- What a carrier was written about the lines of its invoice that are disputed.
create table reconciliation.dispute_letter (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  carrier_code text not null,
  sent_to text not null,
  subject text not null,
  content text not null,
  sent_at timestamp with time zone not null,
  sent_by_name text not null,
  constraint dispute_letter_pkey PRIMARY KEY (tenant_id, id)
);

-- The columns of a carrier's last file: {"amountExTax": "Net", …}.
create table reconciliation.layout (
  tenant_id bigint not null,
  carrier_code text not null,
  columns jsonb not null,
  constraint layout_pkey PRIMARY KEY (tenant_id, carrier_code)
);

create table reconciliation.line (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  reconciliation_id bigint not null,
  consignment_no bigint not null,
  position integer not null,
  carrier_code text not null,
  -- The consignment's number and the service as later invoices would name them: told twice is twice.
  consignment_id text collate "C" not null,
  service_key text not null,
  invoice_service_code text not null,
  service_code text,
  service_name text not null,
  is_additional boolean not null,
  -- Whether carrier_quoted_minor is the whole quoted cost or that of this service.
  compared_with text not null,
  is_taxed boolean not null,
  is_rechargeable boolean not null,
  carrier_quoted_minor bigint not null,
  carrier_invoiced_minor bigint not null,
  carrier_recharge_minor bigint not null,
  carrier_recharge_tax_minor bigint not null,
  quoted_minor bigint not null,
  requoted_minor bigint not null,
  customer_recharge_minor bigint not null,
  customer_recharge_tax_minor bigint not null,
  status text not null,
  reason text,
  explanation text not null,
  resolution text,
  approved_minor bigint,
  note text,
  decided_by bigint,
  decided_by_name text,
  decided_at timestamp with time zone,
  explanation_sentence jsonb,
  constraint line_pkey PRIMARY KEY (tenant_id, id),
  constraint line_approved_minor_check CHECK ((approved_minor >= 0)),
  constraint line_check CHECK (((status = 'Approved'::text) = (approved_minor IS NOT NULL))),
  constraint line_check1 CHECK (((resolution IS DISTINCT FROM 'PassedOn'::text) OR is_rechargeable)),
  constraint line_compared_with_check CHECK ((compared_with = ANY (ARRAY['total'::text, 'charge'::text]))),
  constraint line_customer_recharge_minor_check CHECK ((customer_recharge_minor >= 0)),
  constraint line_customer_recharge_tax_minor_check CHECK ((customer_recharge_tax_minor >= 0)),
  constraint line_reason_check CHECK ((reason = ANY (ARRAY['Weight'::text, 'Fuel'::text, 'Zone'::text, 'Accessorial'::text, 'Duplicate'::text, 'Cancelled'::text, 'Unmatched'::text]))),
  constraint line_resolution_check CHECK ((resolution = ANY (ARRAY['Absorbed'::text, 'PassedOn'::text, 'Disputed'::text, 'Duplicate'::text, 'Cancelled'::text]))),
  constraint line_status_check CHECK ((status = ANY (ARRAY['Matched'::text, 'OverCharged'::text, 'UnderCharged'::text, 'NotQuoted'::text, 'NotBooked'::text, 'Approved'::text]))),
  constraint line_tenant_id_consignment_no_position_key UNIQUE (tenant_id, consignment_no, "position")
);

create table reconciliation.reconciliation (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  status text not null,
  carrier_code text not null,
  carrier_name text not null,
  invoice_number text,
  file_id uuid,
  file_name text not null,
  file_kind text not null,
  file_hash bytea not null,
  columns jsonb not null,
  invalid_file_id uuid,
  problem text,
  -- How far the import is: rows read, and the last consignment that was compared.
  row_count integer not null,
  rows_read integer default 0 not null,
  rows_compared integer default 0 not null,
  compared_to text default ''::text not null,
  -- Sums over all lines, written when the last one is there.
  lines integer default 0 not null,
  matched integer default 0 not null,
  waiting integer default 0 not null,
  quoted_minor bigint default 0 not null,
  invoiced_minor bigint default 0 not null,
  recharged_minor bigint default 0 not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  created_by_name text,
  -- What of the invoice is approved, so agreed to be paid to the carrier, before tax.
  agreed_minor bigint default 0 not null,
  -- Decisions up to here stand: somebody has them in a file.
  exported_at timestamp with time zone,
  constraint reconciliation_pkey PRIMARY KEY (tenant_id, id),
  constraint reconciliation_status_check CHECK ((status = ANY (ARRAY['Uploaded'::text, 'Processing'::text, 'ReadyForApproval'::text, 'PartiallyApproved'::text, 'Approved'::text, 'Failed'::text])))
);

-- How far a charge may be from its quote and still match; accounts without a row have the usual one.
create table reconciliation.tolerance (
  tenant_id bigint not null,
  carrier_account_id bigint not null,
  above_minor bigint not null,
  above_percent numeric(6,3) not null,
  below_minor bigint not null,
  below_percent numeric(6,3) not null,
  fuel_above_minor bigint not null,
  fuel_above_percent numeric(6,3) not null,
  fuel_below_minor bigint not null,
  fuel_below_percent numeric(6,3) not null,
  constraint tolerance_pkey PRIMARY KEY (tenant_id, carrier_account_id),
  constraint tolerance_above_minor_check CHECK ((above_minor >= 0)),
  constraint tolerance_above_percent_check CHECK (((above_percent >= (0)::numeric) AND (above_percent <= (100)::numeric))),
  constraint tolerance_below_minor_check CHECK ((below_minor >= 0)),
  constraint tolerance_below_percent_check CHECK (((below_percent >= (0)::numeric) AND (below_percent <= (100)::numeric))),
  constraint tolerance_fuel_above_minor_check CHECK ((fuel_above_minor >= 0)),
  constraint tolerance_fuel_above_percent_check CHECK (((fuel_above_percent >= (0)::numeric) AND (fuel_above_percent <= (100)::numeric))),
  constraint tolerance_fuel_below_minor_check CHECK ((fuel_below_minor >= 0)),
  constraint tolerance_fuel_below_percent_check CHECK (((fuel_below_percent >= (0)::numeric) AND (fuel_below_percent <= (100)::numeric)))
);

-- A file that was uploaded and looked at; the bytes are a stored file of the same id.
create table reconciliation.upload (
  tenant_id bigint not null,
  id uuid not null,
  original_name text not null,
  kind text not null,
  hash bytea not null,
  heads text[] not null,
  row_count integer not null,
  -- In the order of the heads; null where a cell of the column is no amount.
  sums_minor bigint[] not null,
  created_at timestamp with time zone not null,
  constraint upload_pkey PRIMARY KEY (tenant_id, id),
  constraint upload_kind_check CHECK ((kind = ANY (ARRAY['csv'::text, 'xlsx'::text])))
);

alter table reconciliation.charge add constraint charge_tenant_id_reconciliation_id_fkey FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES reconciliation.reconciliation(tenant_id, id) ON DELETE CASCADE;

alter table reconciliation.consignment add constraint consignment_tenant_id_booking_id_fkey FOREIGN KEY (tenant_id, booking_id) REFERENCES booking.booking(tenant_id, id);

alter table reconciliation.consignment add constraint consignment_tenant_id_reconciliation_id_fkey FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES reconciliation.reconciliation(tenant_id, id) ON DELETE CASCADE;

alter table reconciliation.dispute_letter add constraint dispute_letter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table reconciliation.dispute_letter add constraint dispute_letter_tenant_id_reconciliation_id_fkey FOREIGN KEY (tenant_id, reconciliation_id) REFERENCES reconciliation.reconciliation(tenant_id, id) ON DELETE CASCADE;

alter table reconciliation.layout add constraint layout_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table reconciliation.line add constraint line_tenant_id_consignment_no_fkey FOREIGN KEY (tenant_id, consignment_no) REFERENCES reconciliation.consignment(tenant_id, id) ON DELETE CASCADE;

alter table reconciliation.reconciliation add constraint reconciliation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table reconciliation.tolerance add constraint tolerance_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table reconciliation.tolerance add constraint tolerance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table reconciliation.upload add constraint upload_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX charge_of_consignment ON reconciliation.charge USING btree (tenant_id, reconciliation_id, consignment_id, row_no, part) WHERE (problem IS NULL);

alter table reconciliation.charge enable row level security;

alter table reconciliation.charge force row level security;

create policy own_tenant on reconciliation.charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.charge as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant delete, insert, select, update on reconciliation.charge to waybill_app;

alter table reconciliation.consignment enable row level security;

alter table reconciliation.consignment force row level security;

create policy own_tenant on reconciliation.consignment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.consignment as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant delete, insert, select, update on reconciliation.consignment to waybill_app;

CREATE INDEX dispute_letter_of_carrier ON reconciliation.dispute_letter USING btree (tenant_id, carrier_code, id DESC);

CREATE INDEX dispute_letter_of_reconciliation ON reconciliation.dispute_letter USING btree (tenant_id, reconciliation_id, id);

alter table reconciliation.dispute_letter enable row level security;

alter table reconciliation.dispute_letter force row level security;

create policy own_tenant on reconciliation.dispute_letter as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.dispute_letter as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant delete, insert, select on reconciliation.dispute_letter to waybill_app;

alter table reconciliation.layout enable row level security;

alter table reconciliation.layout force row level security;

create policy own_tenant on reconciliation.layout as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.layout as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant delete, insert, select, update on reconciliation.layout to waybill_app;

CREATE INDEX line_by_service ON reconciliation.line USING btree (tenant_id, carrier_code, consignment_id, service_key);

CREATE INDEX line_of_reconciliation ON reconciliation.line USING btree (tenant_id, reconciliation_id, id);

CREATE INDEX line_waiting ON reconciliation.line USING btree (tenant_id, reconciliation_id, reason) WHERE ((status <> 'Approved'::text) AND ((resolution IS NULL) OR (resolution = 'Disputed'::text)));

alter table reconciliation.line enable row level security;

alter table reconciliation.line force row level security;

create policy own_tenant on reconciliation.line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.line as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

-- Decisions are history; what the import wrote stands in the invoice.
CREATE TRIGGER note_change AFTER UPDATE ON reconciliation.line FOR EACH ROW EXECUTE FUNCTION platform.note_change('ReconciliationLine');

grant delete, insert, select, update on reconciliation.line to waybill_app;

-- The same file, or the same invoice number, of a carrier comes in once.
CREATE UNIQUE INDEX reconciliation_of_file ON reconciliation.reconciliation USING btree (tenant_id, carrier_code, file_hash) WHERE (status <> 'Failed'::text);

CREATE UNIQUE INDEX reconciliation_of_invoice ON reconciliation.reconciliation USING btree (tenant_id, carrier_code, upper(invoice_number)) WHERE ((invoice_number IS NOT NULL) AND (status <> 'Failed'::text));

alter table reconciliation.reconciliation enable row level security;

alter table reconciliation.reconciliation force row level security;

create policy own_tenant on reconciliation.reconciliation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.reconciliation as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON reconciliation.reconciliation FOR EACH ROW EXECUTE FUNCTION platform.note_change('Reconciliation', 'columns', 'file_hash', 'file_id', 'invalid_file_id', 'row_count', 'rows_read', 'rows_compared', 'compared_to', 'lines', 'matched', 'waiting', 'quoted_minor', 'invoiced_minor', 'recharged_minor', 'agreed_minor');

grant delete, insert, select, update on reconciliation.reconciliation to waybill_app;

alter table reconciliation.tolerance enable row level security;

alter table reconciliation.tolerance force row level security;

create policy own_tenant on reconciliation.tolerance as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.tolerance as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant delete, insert, select, update on reconciliation.tolerance to waybill_app;

alter table reconciliation.upload enable row level security;

alter table reconciliation.upload force row level security;

create policy own_tenant on reconciliation.upload as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on reconciliation.upload as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant delete, insert, select, update on reconciliation.upload to waybill_app;

-- reconciliation_public
create schema reconciliation_public;
grant usage on schema reconciliation_public to waybill_app;

-- By how much the carrier's agreed charges differ from what was quoted for them, before tax, booking by
-- booking. One with a line that waits for a decision or for the carrier has no agreed cost yet; lines
-- that are refused, such as duplicates, cost nothing and were quoted nothing.
create view reconciliation_public.agreed_cost with (security_invoker=true) as
 SELECT k.tenant_id,
    k.booking_id,
    (COALESCE(sum((l.carrier_invoiced_minor - l.carrier_quoted_minor)) FILTER (WHERE (l.status = 'Approved'::text)), (0)::numeric))::bigint AS difference_minor
   FROM (reconciliation.line l
     JOIN reconciliation.consignment k ON (((k.tenant_id = l.tenant_id) AND (k.id = l.consignment_no))))
  WHERE (k.booking_id IS NOT NULL)
  GROUP BY k.tenant_id, k.booking_id
 HAVING (bool_or((l.status = 'Approved'::text)) AND (NOT bool_or(((l.status <> 'Approved'::text) AND (COALESCE(l.resolution, 'Disputed'::text) = 'Disputed'::text)))));
grant select on reconciliation_public.agreed_cost to waybill_app;

create view reconciliation_public.reconciliation_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    ((carrier_name || ' '::text) || COALESCE(invoice_number, file_name)) AS name
   FROM reconciliation.reconciliation;
grant select on reconciliation_public.reconciliation_name to waybill_app;

-- Later charges that their customers would pay, and nobody has decided on.
create view reconciliation_public.undecided_extra with (security_invoker=true) as
 SELECT k.tenant_id,
    k.booking_id,
    l.reconciliation_id
   FROM (reconciliation.line l
     JOIN reconciliation.consignment k ON (((k.tenant_id = l.tenant_id) AND (k.id = l.consignment_no))))
  WHERE ((k.booking_id IS NOT NULL) AND l.is_rechargeable AND (l.customer_recharge_minor > 0) AND (l.status <> ALL (ARRAY['Approved'::text, 'Matched'::text])) AND ((l.resolution IS NULL) OR (l.resolution = 'Disputed'::text)));
grant select on reconciliation_public.undecided_extra to waybill_app;

-- What a carrier charged later and a customer pays: each waits for the customer's next invoice.

create table booking.recharge (
  tenant_id bigint not null,
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint not null,
  -- The line of the carrier's invoice behind it: passed on once, whoever approves first.
  carrier_line_id bigint not null,
  service_code text not null,
  service_name text not null,
  is_additional boolean not null,
  is_taxed boolean not null,
  tax_exclusive_minor bigint not null check (tax_exclusive_minor > 0),
  tax_minor bigint not null check (tax_minor >= 0),
  -- What the carrier wants for it; customers never see it.
  carrier_tax_exclusive_minor bigint not null,
  carrier_tax_minor bigint not null,
  note text,
  created_at timestamptz not null,
  created_by bigint,
  invoice_id bigint,
  invoice_number text,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking,
  constraint recharged_once unique (tenant_id, carrier_line_id),
  check (num_nulls(invoice_id, invoice_number) in (0, 2))
);
create index recharge_of_booking on booking.recharge (tenant_id, booking_id, id);
create index recharge_to_invoice on booking.recharge (tenant_id, customer_id, id)
  where invoice_id is null;
create index recharge_of_invoice on booking.recharge (tenant_id, invoice_id)
  where invoice_id is not null;
select platform.guard('booking.recharge', 'customer_id', 'select, insert, update');

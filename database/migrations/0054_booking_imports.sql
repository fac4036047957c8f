-- Files of bookings that people bring, and what became of each row. The background books row by row,
-- and each row's outcome commits with its booking, so that a death in between books nothing twice.

create table booking.import (
  tenant_id bigint not null references tenancy.tenant,
  -- The batch of the bookings it makes.
  id uuid not null,
  -- Whose user brought the file; null is staff.
  customer_id bigint,
  file_name text not null,
  -- SHA-256 in hexadecimal: who brings a file twice is told so.
  file_hash text not null,
  -- The columns that were chosen for these heads are offered for the same heads again.
  heads jsonb not null,
  columns jsonb not null,
  operation text not null check (operation in ('Save', 'Book')),
  service_choice text not null check (service_choice in ('Cheapest', 'Fastest')),
  rows_total integer not null,
  rows_done integer not null default 0 check (rows_done <= rows_total),
  rows_booked integer not null default 0 check (rows_booked <= rows_done),
  started_by bigint,
  started_by_name text not null,
  started_at timestamptz not null,
  primary key (tenant_id, id)
);
create index import_newest on booking.import (tenant_id, started_at desc, id);
create index import_by_hash on booking.import (tenant_id, file_hash);
select platform.guard('booking.import', 'customer_id');

create table booking.import_row (
  tenant_id bigint not null references tenancy.tenant,
  import_id uuid not null,
  -- Counts data rows from 1.
  row_no integer not null,
  line integer not null,
  customer_id bigint,
  name text not null,
  -- As in the file, by head; emptied once the row is booked, as the booking has it all then.
  cells jsonb not null,
  -- What is to be booked; null where the row does not say it.
  wanted jsonb,
  booking_id bigint,
  complaints jsonb,
  primary key (tenant_id, import_id, row_no),
  foreign key (tenant_id, import_id) references booking.import on delete cascade,
  foreign key (tenant_id, booking_id) references booking.booking,
  check (booking_id is null or complaints is null)
);
create index import_row_to_do on booking.import_row (tenant_id, import_id, row_no)
  where booking_id is null and complaints is null;
create index import_row_of_booking on booking.import_row (tenant_id, booking_id)
  where booking_id is not null;
select platform.guard('booking.import_row', 'customer_id');

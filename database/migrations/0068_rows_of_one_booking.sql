-- Rows of a file that are one booking: the first becomes it, the others share what becomes of that.

alter table booking.import_row add column with_row integer;
create index import_row_with on booking.import_row (tenant_id, import_id, with_row)
  where with_row is not null;

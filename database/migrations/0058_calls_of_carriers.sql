-- What an account with a carrier was asked, newest first, without reading what others were.

alter table booking.operation_log add column carrier_account_id bigint;
create index operation_log_of_account
  on booking.operation_log (tenant_id, carrier_account_id, created_at desc, id desc)
  where carrier_account_id is not null;

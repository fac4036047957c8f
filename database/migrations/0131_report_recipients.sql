-- Reports are sent as CSV file, Excel workbook or PDF, and to people without an account.

alter table reports.run
  add column format text not null default 'Csv',
  add constraint run_format_check check (format in ('Csv', 'Excel', 'Pdf'));

alter table reports.schedule
  add column format text not null default 'Csv',
  add constraint schedule_format_check check (format in ('Csv', 'Excel', 'Pdf'));

-- Somebody outside the tenant who is sent a scheduled report.
create table reports.recipient (
  tenant_id bigint not null references tenancy.tenant (tenant_id),
  id bigint generated always as identity,
  schedule_id bigint not null,
  -- In lower case.
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  created_at timestamptz not null,
  -- When they unsubscribed; they are then not added again.
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, schedule_id, email),
  foreign key (tenant_id, schedule_id) references reports.schedule (tenant_id, id)
    on delete cascade
);
grant select, insert, update, delete on reports.recipient to waybill_app;
select platform.guard('reports.recipient');

-- How a program of accounts that journals are exported to calls the ledger's accounts: typed once.

create table finance.account_code (
  tenant_id bigint not null references tenancy.tenant,
  format text not null check (format in ('Xero', 'MYOB')),
  receivable text not null,
  revenue text not null,
  tax text not null,
  bank text not null,
  used_at timestamptz not null,
  primary key (tenant_id, format)
);
select platform.guard('finance.account_code', null, 'select, insert, update');
create policy staff_only on finance.account_code as restrictive
  using (platform.sees_customer(null)) with check (platform.sees_customer(null));

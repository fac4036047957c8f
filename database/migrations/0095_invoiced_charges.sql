-- A charge of a job stands on one invoice at a time; voiding the invoice sets it free. The key is what
-- keeps two billing runs from invoicing the same job twice.

create table finance.invoiced_charge (
  tenant_id bigint not null,
  charge_id uuid not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  primary key (tenant_id, charge_id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
create index invoiced_charge_by_invoice on finance.invoiced_charge (tenant_id, invoice_id);
select platform.guard('finance.invoiced_charge', 'customer_id', 'select, insert, delete');

-- The list of customers begins in the order of their names: its first page is read without the others.

create index customer_by_name on customers.customer (tenant_id, company_name, id)
  where deleted_at is null;

-- The names of further records that people talk about, for whoever may see them.

create view finance_public.payment_name with (security_invoker = true) as
select tenant_id, id, reference as name, customer_id from finance.payment;
grant select on finance_public.payment_name to waybill_app;

create view finance_public.credit_note_name with (security_invoker = true) as
select tenant_id, id, number as name, customer_id from finance.credit_note where deleted_at is null;
grant select on finance_public.credit_note_name to waybill_app;

create view finance_public.fee_name with (security_invoker = true) as
select tenant_id, id, name from finance.fee;
grant select on finance_public.fee_name to waybill_app;

create view reconciliation_public.reconciliation_name with (security_invoker = true) as
select tenant_id, id, carrier_name || ' ' || coalesce(invoice_number, file_name) as name
from reconciliation.reconciliation;
grant select on reconciliation_public.reconciliation_name to waybill_app;

create view identity_public.role_name with (security_invoker = true) as
select tenant_id, id, display_name as name from identity.role;
grant select on identity_public.role_name to waybill_app;

create schema webhooks_public;
grant usage on schema webhooks_public to waybill_app;
create view webhooks_public.webhook_name with (security_invoker = true) as
select tenant_id, id, url as name from webhooks.webhook;
grant select on webhooks_public.webhook_name to waybill_app;

-- The log knows what was refused, too: who wanted what and may not, and who did not get in.
alter table platform.audit add column refusal text;
create index audit_of_refusals on platform.audit (tenant_id, id desc) where refusal is not null;

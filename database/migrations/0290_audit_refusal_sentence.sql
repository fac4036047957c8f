-- Refusals with values, so that the audit log shows them in the reader's language.
alter table platform.audit add column refusal_sentence jsonb;

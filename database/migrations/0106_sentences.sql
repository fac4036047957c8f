-- What the server wrote by itself, as the text and values it was made of: screens show it in their
-- reader's language. The column beside it holds the English sentence, for exports and systems. Null
-- where a person or an outside system wrote it, and in rows from before.
alter table booking.consigning add column problem_sentence jsonb;
alter table booking.operation_log add column value_sentence jsonb;
alter table booking.note add column comment_sentence jsonb;
alter table finance.payment
  add column note_sentence jsonb,
  add column reversal_note_sentence jsonb;
alter table reconciliation.line add column explanation_sentence jsonb;
alter table webhooks.webhook add column disabled_reason_sentence jsonb;
alter table webhooks.delivery add column error_sentence jsonb;
alter table shops.shop add column last_sync_problem_sentence jsonb;
alter table carriers.call add column outcome_sentence jsonb;

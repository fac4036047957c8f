-- Notes of the server, so that the history of an invoice shows them in the reader's language.
alter table finance.invoice_event add column note_sentence jsonb;

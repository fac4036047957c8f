-- A quote can be accepted from its link: by whom and when is kept with what was sent, and who sent
-- it is notified.
alter table booking.sent_quote
  add column sender_id bigint,
  add column accepted_at timestamptz,
  add column accepted_by text check (length(accepted_by) between 1 and 100),
  add foreign key (tenant_id, sender_id) references identity."user" (tenant_id, id),
  add check ((accepted_at is null) = (accepted_by is null));

-- A manifest at its carrier: the carrier's own number of it, or why there is none.
alter table booking.manifest
  add column carrier_reference text,
  add column carrier_problem text,
  add column carrier_problem_sentence jsonb;

alter table carriers.call drop constraint call_purpose_check;
alter table carriers.call add constraint call_purpose_check
  check (purpose in ('Quote', 'Book', 'Track', 'Cancel', 'Test', 'Manifest'));

-- A carrier's file may state no weight or no volume; 0 said that it charged for none.
alter table reconciliation.consignment
  alter column charged_grams drop not null,
  alter column charged_cubic_millimetres drop not null;
update reconciliation.consignment set
  charged_grams = nullif(charged_grams, 0),
  charged_cubic_millimetres = nullif(charged_cubic_millimetres, 0)
where charged_grams = 0 or charged_cubic_millimetres = 0;

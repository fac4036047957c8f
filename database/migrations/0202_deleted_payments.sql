-- When a payment that the accounting program has was found deleted there: a person decides.
alter table books.transfer add column their_deleted_at timestamptz;

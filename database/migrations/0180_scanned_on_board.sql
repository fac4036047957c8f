-- A scan that put an article on a line haul without a plan takes it off again when it is undone.
alter table linehaul.article add column is_scanned_on boolean not null default false;

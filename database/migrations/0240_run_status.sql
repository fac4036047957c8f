-- The status of a run: a draft is not the driver's yet, a released one is; one on hold is resumed or
-- cancelled. Once a job of a released run is scanned, the run is in progress.
alter table routing.run add column status text not null default 'Draft'
  check (status in ('Draft', 'Released', 'InProgress', 'OnHold', 'Completed', 'Cancelled'));
update routing.run set status = 'Completed' where is_completed;
alter table routing.run alter column status drop default;
alter table routing.run add constraint run_ended
  check (is_completed = (status in ('Completed', 'Cancelled')));

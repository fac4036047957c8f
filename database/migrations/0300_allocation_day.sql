-- The day on whose board a job was allocated. Null for jobs without a driver, for those that were
-- allocated before, and for what older processes allocate meanwhile: these count as of today.
alter table jobs.job add column allocated_for date;

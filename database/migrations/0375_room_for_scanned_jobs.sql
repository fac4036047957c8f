-- Most scans of a job change columns without an index. Where its page has room for the new version
-- of the row, none of the table's indexes is written, and the space of the old one is used again at
-- once.
alter table jobs.job set (fillfactor = 70);

-- The state of a job follows from its latest scans and its deliveries, the stay of an item from the
-- first scan after it was away. They are found without reading all scans: freight that is scanned
-- at every stop may have hundreds.
create index scan_delivered on jobs.scan_event (tenant_id, job_id) where code = 'DELIVERED';

create index item_scan_away on warehouse.scan_event (tenant_id, item_id, scanned_at desc, id desc)
  where code in ('DISPATCHED', 'MISSING');

-- How much a tenant keeps is asked before each upload; and what became of a carrier's invoice is told
-- field by field, but for the figures that its import counts.
create index stored_file_bytes on platform.stored_file (tenant_id) include (size_bytes);
select platform.track('reconciliation.reconciliation', 'Reconciliation', array[
  'columns', 'file_hash', 'file_id', 'invalid_file_id', 'row_count', 'rows_read', 'rows_compared',
  'compared_to', 'lines', 'matched', 'waiting', 'quoted_minor', 'invoiced_minor', 'recharged_minor',
  'agreed_minor'
]);

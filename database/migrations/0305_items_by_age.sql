-- The list of items is sorted by how long they have been in the warehouse, oldest first. A scan
-- saves the time beside the status; a process of an earlier version leaves it as it was until the
-- item's next scan.
alter table warehouse.item add column in_store_since timestamptz;

update warehouse.item i set in_store_since = s.from_at
from warehouse_public.stay s
where s.tenant_id = i.tenant_id and s.item_id = i.id and s.until_at is null
  and i.status not in ('Expected', 'Dispatched', 'Missing');

create index item_by_age on warehouse.item (tenant_id, in_store_since, id);

-- The history tells the scan and the status, from which the time follows.
drop trigger note_change on warehouse.item;
select platform.track('warehouse.item', 'WarehouseItem', '{last_scan_id,words,in_store_since}');

-- The history of an item tells its status and its place; the id of the last scan told nobody anything.
drop trigger note_change on warehouse.item;
select platform.track('warehouse.item', 'WarehouseItem', '{last_scan_id}');

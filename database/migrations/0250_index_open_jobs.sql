-- Of a tenant's jobs nearly all are delivered; the dispatch board, the lists of allocation, the
-- driver's run and the list of drivers read the others. Their indexes hold only these.
create index job_waiting on jobs.job (tenant_id, created_at desc, id desc)
  where deleted_at is null and driver_id is null and status <> 'Delivered' and not is_line_haul;
create index job_open_of_driver on jobs.job (tenant_id, driver_id, created_at, id)
  where deleted_at is null and driver_id is not null and status <> 'Delivered';
drop index jobs.job_of_lane;
create index job_of_lane on jobs.job (tenant_id, driver_guid, lane_position)
  where deleted_at is null and driver_guid is not null and status <> 'Delivered';
create index job_delivered on jobs.job (tenant_id, delivered_at)
  where deleted_at is null and delivered_at is not null;

-- Texts that lists search in, as bookings have them.
alter table jobs.job add column words text generated always as (
  number || ' ' || coalesce(connote_number, '') || ' ' || coalesce(manifest_number, '') || ' '
  || coalesce(to_address ->> 'suburb', '') || ' ' || coalesce(to_address ->> 'companyName', '')
) stored not null;
create index job_by_words on jobs.job using gin (words gin_trgm_ops);

alter table warehouse.item add column words text generated always as (
  barcode || ' ' || coalesce(sku, '') || ' ' || coalesce(description, '') || ' '
  || coalesce(zone, '')
) stored not null;
create index item_by_words on warehouse.item using gin (words gin_trgm_ops);
create index item_in_status on warehouse.item (tenant_id, status, created_at desc, id desc);

alter table shops.shop_order add column words text generated always as (
  order_number || ' ' || ecommerce_id || ' ' || coalesce(to_address ->> 'contactName', '') || ' '
  || coalesce(to_address ->> 'suburb', '') || ' ' || coalesce(to_address ->> 'postCode', '') || ' '
  || coalesce(consignment_id, '')
) stored not null;
create index order_by_words on shops.shop_order using gin (words gin_trgm_ops);
drop index shops.order_at_stage;
create index order_at_stage on shops.shop_order (tenant_id, stage, placed_at desc, id desc);

-- The searched text repeats what the history tells.
drop trigger note_change on jobs.job;
create trigger note_change after insert or delete or update on jobs.job
  for each row execute function platform.note_change('Job', 'items', 'last_scan_code',
    'last_scan_at', 'last_scan_location', 'last_scan_warehouse', 'scanned_status', 'driver_guid',
    'from_zone_id', 'to_zone_id', 'multi_stop_id', 'multi_stop_position', 'lane_position',
    'moved_by', 'moved_at', 'words');
drop trigger note_change on warehouse.item;
create trigger note_change after insert or delete or update on warehouse.item
  for each row execute function platform.note_change('WarehouseItem', 'last_scan_id', 'words');
drop trigger note_change on shops.shop_order;
create trigger note_change after insert or delete or update on shops.shop_order
  for each row execute function platform.note_change('Order', 'words');

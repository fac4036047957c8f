-- How many pallet spaces a location takes; nothing: it is not limited. A place that is suggested
-- for received goods has room.

alter table warehouse.location
  add column pallet_spaces numeric(8, 2)
    constraint location_pallet_spaces_check check (pallet_spaces > 0);

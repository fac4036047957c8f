-- The locality nearest to a place on the map is looked for in a strip of latitude, whose width is
-- the same all around the globe; a pair of degrees would break at 180.
create index location_by_latitude on lookups.location (latitude);

-- Not every country has codes for its parts: then a file names the part, as New Zealand's does.
alter table lookups.location add column state text not null default '';

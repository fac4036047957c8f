-- The locality nearest to a place on the map is looked for in a strip of latitude, whose width is
-- the same all around the globe; a pair of degrees would break at 180.
create index location_by_latitude on lookups.location (latitude);

-- A suburb and postcode that are not in the table are refused where the table has all of a country.

/* The countries whose whole postal file was loaded; shared by all tenants like the locations. */
create table lookups.known_country (
  country_code text primary key check (country_code ~ '^[A-Z]{2}$'),
  source text not null,
  loaded_at timestamptz not null default now()
);
grant select on lookups.known_country to waybill_app;

-- Names are compared by their letters: "Parramata" is like "Parramatta".
create index location_by_likeness on lookups.location using gin (lower(suburb) gin_trgm_ops);

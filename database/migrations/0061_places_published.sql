-- Every known place, for whoever asks which of them are served: a rate card by its zones, whose places
-- are found by their postcode. A condition that alters a guarded column cannot use an index, so
-- postcodes are kept in upper case.

create view lookups_public.locality with (security_invoker = true) as
select id, country_code, suburb, post_code, state_code from lookups.location;
grant select on lookups_public.locality to waybill_app;
create index location_by_postcode on lookups.location (country_code, upper(post_code));

alter table rates.zone_location add check (post_code = upper(post_code));
create index zone_location_by_postcode
  on rates.zone_location (tenant_id, rate_card_id, country_code, post_code);
drop index rates.zone_location_of_card;

-- What carriers answered for the freight of a file, kept as long as a quote, so that each is asked
-- once for each distinct freight, however often the file is looked at and then booked.
create table pricing.carrier_reply (
  tenant_id bigint not null,
  -- Of customer, day and freight.
  freight_key text not null,
  carrier_account_id bigint not null,
  customer_id bigint,
  -- Prices, and why there is none.
  offers jsonb not null,
  -- False if the carrier did not respond.
  has_response boolean not null,
  requested_at timestamptz not null,
  primary key (tenant_id, freight_key, carrier_account_id),
  foreign key (tenant_id, carrier_account_id) references carriers.account on delete cascade
);
create index carrier_reply_of_account on pricing.carrier_reply (tenant_id, carrier_account_id);
create index carrier_reply_by_age on pricing.carrier_reply (tenant_id, requested_at);
select platform.guard('pricing.carrier_reply', 'customer_id');

alter table booking.import add column asks_carriers boolean not null default false;

-- Quotes that nobody booked are swept away once a day, by when they expired.

create index quote_request_by_expiry on pricing.quote_request (tenant_id, expires_at);
create index quote_request_by_expiry on rates.quote_request (tenant_id, expires_at);

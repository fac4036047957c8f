-- The tally counts invoiced bookings, so that the bookings to invoice need not be counted one by one.
lock table booking.booking in share mode;

alter table booking.tally add column invoiced bigint not null default 0;

create or replace function booking.fold_tally() returns void language sql as $function$
  with loose as (
    select tenant_id, id from booking.tally limit 5000 for update skip locked
  ), taken as (
    delete from booking.tally t using loose
    where t.tenant_id = loose.tenant_id and t.id = loose.id
    returning t.*
  )
  insert into booking.tally (
    tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
    freight_minor, insurance_minor, total_minor, invoiced
  )
  select tenant_id, customer_id, status, sum(bookings), sum(item_lines), sum(pieces), sum(grams),
         sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor), sum(total_minor),
         sum(invoiced)
  from taken group by 1, 2, 3;
$function$;

create or replace function booking.tally_bookings() returns trigger language plpgsql as $function$
begin
  if tg_op = 'INSERT' then
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor, invoiced
    )
    select tenant_id, customer_id, status, count(*), sum(item_lines), sum(pieces), sum(grams),
           sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor),
           sum(total_minor), count(invoice_id)
    from after_rows where deleted_at is null and parent_id is null group by 1, 2, 3;
  else
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor, invoiced
    )
    select tenant_id, customer_id, status, sum(way), sum(way * item_lines), sum(way * pieces),
           sum(way * grams), sum(way * cubic_millimetres), sum(way * freight_minor),
           sum(way * insurance_minor), sum(way * total_minor), sum(way * invoiced)
    from (
      select 1 as way, num_nonnulls(a.invoice_id) as invoiced, a.*
      from after_rows a where a.deleted_at is null and a.parent_id is null
      union all
      select -1, num_nonnulls(b.invoice_id), b.*
      from before_rows b where b.deleted_at is null and b.parent_id is null
    ) changed
    group by 1, 2, 3
    having (sum(way), sum(way * item_lines), sum(way * pieces), sum(way * grams),
            sum(way * cubic_millimetres), sum(way * freight_minor), sum(way * insurance_minor),
            sum(way * total_minor), sum(way * invoiced))
           <> (0, 0, 0, 0, 0, 0, 0, 0, 0);
  end if;
  if random() < 0.02 then
    perform booking.fold_tally();
  end if;
  return null;
end $function$;

insert into booking.tally (
  tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
  freight_minor, insurance_minor, total_minor, invoiced
)
select tenant_id, customer_id, status, 0, 0, 0, 0, 0, 0, 0, 0, count(*)
from booking.booking
where invoice_id is not null and deleted_at is null and parent_id is null
group by tenant_id, customer_id, status;

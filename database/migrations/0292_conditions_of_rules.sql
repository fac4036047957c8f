-- Order rules have any number of further conditions; those saved before have none.
update shops.shop set order_rules = (
  select jsonb_agg(e.rule || '{"also": []}' order by e.place)
  from jsonb_array_elements(order_rules) with ordinality as e (rule, place)
)
where order_rules <> '[]';

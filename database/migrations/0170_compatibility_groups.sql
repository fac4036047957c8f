-- The compatibility group of explosives, the letter of 1.4S, decides which of them may travel
-- together (49 CFR 177.848 (f)).
-- Imports dropped it; rows of imported lists get it with the next import.

alter table dangerous_goods.un_code
  add column compatibility_group text
    check (compatibility_group is null
           or compatibility_group ~ '^[A-HJKLNS]$' and category like '1.%');

update dangerous_goods.un_code set compatibility_group = 'S'
where un_number = '0012' and category = '1.4';
update dangerous_goods.un_code set compatibility_group = 'G'
where un_number = '0336' and category = '1.4';

-- A journey stands where its least advanced leg does, so that its status alone does not say that another leg
-- has left: then it is called off no more, and whoever does not see legs has to be told so.

alter table booking.booking add column is_under_way boolean not null default false;

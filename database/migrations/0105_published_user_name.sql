-- Jobs and line hauls show who did something: the name of a user is published like the views that
-- other contexts read.
alter function identity.name_of_user(bigint) set schema identity_public;

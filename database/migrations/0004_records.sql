-- What records stores, from the migrations before the first release.

-- records
create schema records;
grant usage on schema records to waybill_app;

-- The history of both, field by field: what their JSON says is what people changed.
-- Which column a field is in is nothing that people changed.
CREATE OR REPLACE FUNCTION records.note_own_type_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) -> tg_argv[1] end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) -> tg_argv[1] end;
  record jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changes jsonb := platform.differences(
    before, after, case tg_argv[1] when 'definition' then array['slots'] else array[]::text[] end);
begin
  if changes <> '[]' then
    insert into platform.entity_change (
      tenant_id, entity_type, entity_id, customer_id, change_type, changes,
      user_id, impersonator_id, request_id
    ) values (
      (record ->> 'tenant_id')::bigint,
      -- Records of one type are read by those who see the type.
      tg_argv[0] || case when tg_argv[0] = 'EntityRecord' then '/' || (record ->> 'type') else '' end,
      record ->> 'id', (record ->> 'customer_id')::bigint,
      case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
      changes, platform.user_id(), platform.impersonator_id(),
      nullif(current_setting('app.request_id', true), '')
    );
  end if;
  return null;
end $function$;

-- A value as people read it.
CREATE OR REPLACE FUNCTION records.value_text(field jsonb, value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN ((field ->> 'fieldtype'::text) = 'money'::text) THEN (round((((value #>> '{}'::text[]))::numeric / (100)::numeric), 2))::text WHEN (jsonb_typeof(value) = 'array'::text) THEN (SELECT string_agg(each.value, ', '::text) AS string_agg FROM jsonb_array_elements_text(value_text.value) each(value)) ELSE (value #>> '{}'::text[]) END;

-- All that a record says, to be looked through; never shown, as it holds hidden fields too.
CREATE OR REPLACE FUNCTION records.words_of(data jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(string_agg(jsonb_each_text.value, '
'::text), ''::text) AS "coalesce" FROM jsonb_each_text(words_of.data) jsonb_each_text(key, value));

create table records.document (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  document_id uuid not null,
  entity_type text not null,
  -- The record's number or uuid, as text.
  entity_ref text not null,
  -- The customer behind the record; nothing where there is none.
  customer_id bigint,
  document_type text not null,
  -- True where the customer's users see it.
  is_shared boolean not null,
  -- True where the customer sent it.
  by_customer boolean not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  constraint document_pkey PRIMARY KEY (tenant_id, id),
  constraint document_check CHECK ((is_shared OR (NOT by_customer))),
  constraint document_check1 CHECK (((customer_id IS NOT NULL) OR (NOT is_shared)))
);

create table records.entity_definition (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  -- Its name on the wire and in addresses.
  type text not null,
  -- Name, fields in their order, rules; see EntityType of the server.
  definition jsonb not null,
  is_public boolean generated always as (((definition ->> 'ispublic'::text))::boolean) stored,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone,
  constraint entity_definition_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_definition_tenant_id_type_key UNIQUE (tenant_id, type)
);

create table records.entity_record (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  -- Its name in addresses.
  url text not null,
  -- Values by the keys of their fields; a field without a value is absent.
  data jsonb not null,
  -- Whom the type's customer field names.
  customer_id bigint,
  created_by bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone,
  text_1 text,
  text_2 text,
  text_3 text,
  text_4 text,
  text_5 text,
  number_1 double precision,
  number_2 double precision,
  number_3 double precision,
  day_1 date,
  day_2 date,
  moment_1 timestamp with time zone,
  moment_2 timestamp with time zone,
  reference_1 uuid,
  reference_2 uuid,
  words text generated always as (records.words_of(data)) stored not null,
  constraint entity_record_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_record_data_check CHECK ((jsonb_typeof(data) = 'object'::text))
);

alter table records.document add constraint document_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES platform.stored_file(tenant_id, id);

alter table records.document add constraint document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table records.entity_definition add constraint entity_definition_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table records.entity_record add constraint entity_record_tenant_id_type_fkey FOREIGN KEY (tenant_id, type) REFERENCES records.entity_definition(tenant_id, type);

CREATE INDEX document_by_record ON records.document USING btree (tenant_id, entity_type, entity_ref, id DESC);

CREATE UNIQUE INDEX document_of_file ON records.document USING btree (tenant_id, document_id);

alter table records.document enable row level security;

alter table records.document force row level security;

create policy own_customer on records.document as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on records.document as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy shared on records.document as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared))
  with check (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON records.document FOR EACH ROW EXECUTE FUNCTION platform.note_change('Document');

grant delete, insert, select, update on records.document to waybill_app;

alter table records.entity_definition enable row level security;

alter table records.entity_definition force row level security;

create policy own_tenant on records.entity_definition as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

-- Customers and guests know what is public.
create policy shared on records.entity_definition as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_public))
  with check ((current_setting('app.customer_id'::text, true) = 'all'::text));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON records.entity_definition FOR EACH ROW EXECUTE FUNCTION records.note_own_type_change('EntityDefinition', 'definition');

grant delete, insert, select, update on records.entity_definition to waybill_app;

-- With the customer inside, so that counting a list reads the index alone.
CREATE INDEX entity_record_by_age ON records.entity_record USING btree (tenant_id, type, created_at DESC, id DESC) INCLUDE (customer_id);

CREATE INDEX entity_record_by_day_1 ON records.entity_record USING btree (tenant_id, type, day_1, id);

CREATE INDEX entity_record_by_day_2 ON records.entity_record USING btree (tenant_id, type, day_2, id);

CREATE INDEX entity_record_by_moment_1 ON records.entity_record USING btree (tenant_id, type, moment_1, id);

CREATE INDEX entity_record_by_moment_2 ON records.entity_record USING btree (tenant_id, type, moment_2, id);

CREATE INDEX entity_record_by_number_1 ON records.entity_record USING btree (tenant_id, type, number_1, id);

CREATE INDEX entity_record_by_number_2 ON records.entity_record USING btree (tenant_id, type, number_2, id);

CREATE INDEX entity_record_by_number_3 ON records.entity_record USING btree (tenant_id, type, number_3, id);

CREATE INDEX entity_record_by_reference_1 ON records.entity_record USING btree (tenant_id, type, reference_1, id);

CREATE INDEX entity_record_by_reference_2 ON records.entity_record USING btree (tenant_id, type, reference_2, id);

CREATE INDEX entity_record_by_text_1 ON records.entity_record USING btree (tenant_id, type, text_1, id);

CREATE INDEX entity_record_by_text_2 ON records.entity_record USING btree (tenant_id, type, text_2, id);

CREATE INDEX entity_record_by_text_3 ON records.entity_record USING btree (tenant_id, type, text_3, id);

CREATE INDEX entity_record_by_text_4 ON records.entity_record USING btree (tenant_id, type, text_4, id);

CREATE INDEX entity_record_by_text_5 ON records.entity_record USING btree (tenant_id, type, text_5, id);

CREATE INDEX entity_record_by_words ON records.entity_record USING gin (words gin_trgm_ops);

CREATE INDEX entity_record_of_customer ON records.entity_record USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX entity_record_written ON records.entity_record USING btree (tenant_id, COALESCE(updated_at, created_at));

CREATE UNIQUE INDEX entity_record_by_url ON records.entity_record USING btree (tenant_id, type, url);

alter table records.entity_record enable row level security;

alter table records.entity_record force row level security;

create policy own_tenant on records.entity_record as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

-- Customers and guests read records of public types that name no customer, and customers their own.
create policy shared on records.entity_record as restrictive for all to public
  using (
CASE
    WHEN (current_setting('app.customer_id'::text, true) = 'all'::text) THEN true
    WHEN ((customer_id IS NOT NULL) AND (NOT COALESCE(platform.sees_customer(customer_id), false))) THEN false
    ELSE (EXISTS ( SELECT
       FROM records.entity_definition d
      WHERE ((d.tenant_id = entity_record.tenant_id) AND (d.type = entity_record.type) AND d.is_public)))
END)
  with check ((current_setting('app.customer_id'::text, true) = 'all'::text));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON records.entity_record FOR EACH ROW EXECUTE FUNCTION records.note_own_type_change('EntityRecord', 'data');

grant delete, insert, select, update on records.entity_record to waybill_app;

-- records_public
create schema records_public;
grant usage on schema records_public to waybill_app;

-- What the search over everything tells of a record: its first fields that are in the list and that
-- name nothing else. For staff alone: hidden fields are among them.
create view records_public.search_card with (security_invoker=true) as
 SELECT e.tenant_id,
    e.id,
    ('Records/'::text || e.type) AS type,
    ((e.type || '/'::text) || e.id) AS ref,
    e.customer_id,
    COALESCE(shown_fields.title, (d.definition ->> 'name'::text)) AS title,
    COALESCE(shown_fields.words, ''::text) AS words,
    (jsonb_build_array(jsonb_build_object('label', 'Type', 'value', (d.definition ->> 'name'::text))) || shown_fields.details) AS details,
    e.created_at AS at,
    COALESCE(e.updated_at, e.created_at) AS written_at
   FROM ((records.entity_record e
     JOIN records.entity_definition d ON (((d.tenant_id = e.tenant_id) AND (d.type = e.type))))
     CROSS JOIN LATERAL ( SELECT max(field.text) FILTER (WHERE (field.is_shown AND (field.place = 1))) AS title,
            string_agg(field.text, ' '::text) FILTER (WHERE (field.type <> 'boolean'::text)) AS words,
            COALESCE(jsonb_agg(jsonb_build_object('label', field.label, 'value', field.text) ORDER BY field.place) FILTER (WHERE (field.is_shown AND ((field.place >= 2) AND (field.place <= 4)))), '[]'::jsonb) AS details
           FROM ( SELECT (p.field ->> 'fieldtype'::text) AS type,
                    (p.field ->> 'displayname'::text) AS label,
                    ((p.field ->> 'showontable'::text))::boolean AS is_shown,
                    records.value_text(p.field, (e.data -> (p.field ->> 'key'::text))) AS text,
                    row_number() OVER (PARTITION BY (p.field -> 'showontable'::text) ORDER BY p.nr) AS place
                   FROM jsonb_array_elements((d.definition -> 'properties'::text)) WITH ORDINALITY p(field, nr)
                  WHERE ((e.data ? (p.field ->> 'key'::text)) AND ((p.field ->> 'fieldtype'::text) <> ALL (ARRAY['file'::text, 'user'::text, 'customer'::text, 'entity'::text])))) field) shown_fields);
grant select on records_public.search_card to waybill_app;

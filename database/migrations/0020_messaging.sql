-- What messaging stores, from the migrations before the first release.

-- messaging
create schema messaging;
grant usage on schema messaging to waybill_app;

create table messaging.comment (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  -- Orders what was written in the same moment.
  position bigint generated always as identity not null,
  discussion_id uuid not null,
  customer_id bigint,
  content text not null,
  status text not null,
  visibility_level text not null,
  user_tags uuid[] not null,
  third_party_tags text[] not null,
  entity_tags jsonb not null,
  is_discussion_content boolean not null,
  created_by bigint,
  author_guid uuid,
  author_name text not null,
  created_at timestamp with time zone not null,
  constraint comment_pkey PRIMARY KEY (tenant_id, id),
  constraint comment_content_check CHECK (((length(content) >= 1) AND (length(content) <= 10000))),
  constraint comment_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Edited'::text, 'Deleted'::text]))),
  constraint comment_visibility_level_check CHECK ((visibility_level = ANY (ARRAY['Internal'::text, 'Customer'::text, 'ThirdParty'::text, 'Public'::text])))
);

create table messaging.discussion (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  -- The customer who takes part; nothing where staff are among themselves.
  customer_id bigint,
  -- True once something was written that the customer may read; until then it is the staff's alone.
  is_shared boolean not null,
  topic text not null,
  type text not null,
  status text not null,
  entity_type text,
  entity_id text,
  entity_label text,
  template_id uuid,
  created_by bigint,
  author_guid uuid,
  author_name text not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint discussion_pkey PRIMARY KEY (tenant_id, id),
  constraint discussion_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'InProgress'::text, 'Resolved'::text, 'Closed'::text]))),
  constraint discussion_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 256)))
);

-- Letters, short messages and push messages: queued in the transaction of what they tell, kept as
-- history.
create table messaging.message (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  -- Says what the message tells to whom, so that nothing is told twice.
  key text not null,
  channel text not null,
  event text,
  customer_id bigint,
  user_id bigint,
  discussion_id uuid,
  template_id uuid,
  push_token_id uuid,
  sender_name text not null,
  sender_address text not null,
  recipients text[] not null,
  copies text[] default '{}'::text[] not null,
  subject text not null,
  -- Plain text; of a letter its twin without markup.
  content text not null,
  html text,
  -- What a push message carries.
  data jsonb,
  -- [{fileName, key}] of the file store.
  attachments jsonb default '[]'::jsonb not null,
  -- The text carries a link that is its receiver's secret: it goes once the letter has gone.
  is_secret boolean default false not null,
  status text default 'Queued'::text not null,
  tries integer default 0 not null,
  error text,
  created_at timestamp with time zone not null,
  created_by bigint,
  sent_at timestamp with time zone,
  constraint message_pkey PRIMARY KEY (tenant_id, id),
  constraint message_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'Sms'::text, 'Push'::text]))),
  constraint message_status_check CHECK ((status = ANY (ARRAY['Queued'::text, 'Sent'::text, 'NotSent'::text, 'Failed'::text])))
);

-- What somebody was notified of, behind the bell. Nobody reads another's.
create table messaging.notification (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  -- Orders what was told in the same moment.
  position bigint generated always as identity not null,
  key text not null,
  user_id bigint not null,
  event text not null,
  -- What a push message calls it; other events have none.
  notification_type text not null,
  title text not null,
  body text not null,
  href text,
  discussion_id uuid,
  topic text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (tenant_id, id)
);

-- What people and the tenant have chosen where it differs from what the contract says.
create table messaging.preference (
  tenant_id bigint not null,
  user_id bigint not null,
  event text not null,
  channel text not null,
  is_on boolean not null,
  constraint preference_pkey PRIMARY KEY (tenant_id, user_id, event, channel)
);

-- The devices of people.
create table messaging.push_token (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  user_id bigint not null,
  user_guid uuid not null,
  token text not null,
  -- Indexes do not hold tokens of any length.
  token_hash text generated always as (md5(token)) stored not null,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  constraint push_token_pkey PRIMARY KEY (tenant_id, id)
);

-- How far people have read; the unread line of a discussion stands there.
create table messaging.reading (
  tenant_id bigint not null,
  user_id bigint not null,
  discussion_id uuid not null,
  read_at timestamp with time zone not null,
  constraint reading_pkey PRIMARY KEY (tenant_id, user_id, discussion_id)
);

create table messaging.rule (
  tenant_id bigint not null,
  event text not null,
  audience text not null,
  channel text not null,
  is_on boolean not null,
  constraint rule_pkey PRIMARY KEY (tenant_id, event, audience, channel)
);

create table messaging.template (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  type text not null,
  channel text not null,
  subject text not null,
  content text not null,
  -- For this customer alone, else for customers of this type, else for everybody.
  customer_id bigint,
  customer_type text,
  tags text[] not null,
  created_at timestamp with time zone not null,
  constraint template_pkey PRIMARY KEY (tenant_id, id),
  constraint template_channel_check CHECK ((channel = ANY (ARRAY['Email'::text, 'Sms'::text, 'Push'::text]))),
  constraint template_name_check CHECK (((length(name) >= 1) AND (length(name) <= 256)))
);

create table messaging.template_resource (
  tenant_id bigint not null,
  id uuid not null,
  template_id uuid not null,
  file_name text not null,
  created_at timestamp with time zone not null,
  type text not null,
  constraint template_image_pkey PRIMARY KEY (tenant_id, id),
  constraint template_resource_type_check CHECK ((type = ANY (ARRAY['Image'::text, 'Attachment'::text])))
);

-- What templates said before.
create table messaging.template_version (
  tenant_id bigint not null,
  template_id uuid not null,
  version integer not null,
  name text not null,
  subject text not null,
  content text not null,
  saved_by text,
  saved_at timestamp with time zone not null,
  constraint template_version_pkey PRIMARY KEY (tenant_id, template_id, version)
);

alter table messaging.comment add constraint comment_tenant_id_discussion_id_fkey FOREIGN KEY (tenant_id, discussion_id) REFERENCES messaging.discussion(tenant_id, id);

alter table messaging.discussion add constraint discussion_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table messaging.discussion add constraint discussion_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.message add constraint message_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table messaging.message add constraint message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.notification add constraint notification_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.preference add constraint preference_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.push_token add constraint push_token_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.reading add constraint reading_tenant_id_discussion_id_fkey FOREIGN KEY (tenant_id, discussion_id) REFERENCES messaging.discussion(tenant_id, id);

alter table messaging.rule add constraint rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.template add constraint template_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table messaging.template add constraint template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table messaging.template_resource add constraint template_image_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES messaging.template(tenant_id, id) ON DELETE CASCADE;

alter table messaging.template_version add constraint template_version_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES messaging.template(tenant_id, id) ON DELETE CASCADE;

CREATE INDEX comment_by_age ON messaging.comment USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX comment_by_discussion ON messaging.comment USING btree (tenant_id, discussion_id, "position");

alter table messaging.comment enable row level security;

alter table messaging.comment force row level security;

-- Customers never read what is meant for staff or for somebody else (decisions M-02).
create policy for_customers on messaging.comment as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR (visibility_level = ANY (ARRAY['Customer'::text, 'Public'::text]))))
  with check (((current_setting('app.customer_id'::text, true) = 'all'::text) OR (visibility_level = ANY (ARRAY['Customer'::text, 'Public'::text]))));

create policy own_customer on messaging.comment as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on messaging.comment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.comment to waybill_app;

CREATE INDEX discussion_by_age ON messaging.discussion USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX discussion_by_record ON messaging.discussion USING btree (tenant_id, entity_type, entity_id);

alter table messaging.discussion enable row level security;

alter table messaging.discussion force row level security;

create policy own_customer on messaging.discussion as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on messaging.discussion as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy shared on messaging.discussion as restrictive for all to public
  using (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared))
  with check (((current_setting('app.customer_id'::text, true) = 'all'::text) OR is_shared));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON messaging.discussion FOR EACH ROW EXECUTE FUNCTION platform.note_change('Discussion');

grant delete, insert, select, update on messaging.discussion to waybill_app;

CREATE INDEX message_by_age ON messaging.message USING btree (tenant_id, created_at DESC, id DESC) WHERE (channel <> 'Push'::text);

CREATE INDEX message_by_discussion ON messaging.message USING btree (tenant_id, discussion_id) WHERE (discussion_id IS NOT NULL);

CREATE UNIQUE INDEX message_by_key ON messaging.message USING btree (tenant_id, key);

alter table messaging.message enable row level security;

alter table messaging.message force row level security;

create policy own_customer on messaging.message as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on messaging.message as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.message to waybill_app;

CREATE INDEX notification_by_user ON messaging.notification USING btree (tenant_id, user_id, "position" DESC);

CREATE INDEX unread_notification ON messaging.notification USING btree (tenant_id, user_id) WHERE (read_at IS NULL);

CREATE UNIQUE INDEX notification_by_key ON messaging.notification USING btree (tenant_id, user_id, key);

alter table messaging.notification enable row level security;

alter table messaging.notification force row level security;

create policy own on messaging.notification as restrictive for all to public
  using (((platform.user_id() IS NULL) OR (user_id = platform.user_id())))
  with check (((platform.user_id() IS NULL) OR (user_id = platform.user_id())));

create policy own_tenant on messaging.notification as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.notification to waybill_app;

alter table messaging.preference enable row level security;

alter table messaging.preference force row level security;

create policy own_tenant on messaging.preference as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.preference to waybill_app;

CREATE INDEX push_token_by_user ON messaging.push_token USING btree (tenant_id, user_id);

-- A device is in the hands of one person.
CREATE UNIQUE INDEX push_token_of_device ON messaging.push_token USING btree (tenant_id, token_hash);

alter table messaging.push_token enable row level security;

alter table messaging.push_token force row level security;

create policy own_tenant on messaging.push_token as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.push_token to waybill_app;

alter table messaging.reading enable row level security;

alter table messaging.reading force row level security;

create policy own_tenant on messaging.reading as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.reading to waybill_app;

alter table messaging.rule enable row level security;

alter table messaging.rule force row level security;

create policy own_tenant on messaging.rule as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.rule to waybill_app;

CREATE INDEX template_by_name ON messaging.template USING btree (tenant_id, name, id);

alter table messaging.template enable row level security;

alter table messaging.template force row level security;

create policy own_customer on messaging.template as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on messaging.template as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON messaging.template FOR EACH ROW EXECUTE FUNCTION platform.note_change('Template');

grant delete, insert, select, update on messaging.template to waybill_app;

alter table messaging.template_resource enable row level security;

alter table messaging.template_resource force row level security;

create policy own_tenant on messaging.template_resource as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.template_resource to waybill_app;

alter table messaging.template_version enable row level security;

alter table messaging.template_version force row level security;

create policy own_tenant on messaging.template_version as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on messaging.template_version to waybill_app;
